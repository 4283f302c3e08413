import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useCallback, useEffect, useRef } from 'react';
import { api } from '#app/platform/api.ts';
import { isOpenedByWebmail } from '#app/platform/return-to-mail.ts';
import { useCall } from '#app/platform/use-call.ts';
import { showAlert } from '#app/shell/alerts/board.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { useWords } from '#app/shell/words.tsx';

/** Follows the link of a mail. A person does, by the page's own script: what only looks at links in mails proves nothing. */
export function VerifyEmail({ token }: { token: string }) {
  const { words } = useWords(accountsWords);
  const { confirm } = words.accounts;
  const { failure, run, retry } = useCall();
  const begun = useRef(false);

  const follow = useCallback(async () => {
    const openedBy = isOpenedByWebmail() ? 'webmail' : 'mail';
    // A link without its token was cut off on the way: there is nothing to confirm.
    if (token === '') return void showAlert({ event: 'VERIFICATION_LINK_INVALID', openedBy });
    const confirmEmail = async () => {
      const { email } = await api.confirmEmail({ token });
      showAlert({ event: 'EMAIL_VERIFIED', email, openedBy });
    };
    await run(confirmEmail, { onFailure: ({ reason }) => showAlert({ event: reason, openedBy }) });
  }, [token, run]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void follow();
  }, [follow]);

  return (
    <StatusPanel
      scene="empty"
      title={confirm.title}
      text={confirm.text}
      action={
        failure?.reason === null && (
          <Button variant="primary" onClick={retry}>
            {confirm.button}
          </Button>
        )
      }
    />
  );
}
