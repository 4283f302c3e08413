import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { isOpenedByWebmail } from '#app/platform/return-to-mail.ts';
import { showAlert } from '#app/shell/alerts/board.ts';
import { Notice } from '#app/shell/Notice.tsx';
import { useWords } from '#app/shell/words.tsx';

/** Follows the link of a mail. A person does, by the page's own script: what only looks at links in mails proves nothing. */
export function VerifyEmail({ token }: { token: string }) {
  const { words } = useWords(accountsWords);
  const { confirm } = words.accounts;
  const [broken, setBroken] = useState(false);
  const begun = useRef(false);

  const follow = useCallback(async () => {
    setBroken(false);
    const openedBy = isOpenedByWebmail() ? 'webmail' : 'mail';
    // A link without its token was cut off on the way: there is nothing to confirm.
    if (token === '') return void showAlert({ event: 'VERIFICATION_LINK_INVALID', openedBy });
    try {
      const { email } = await api.confirmEmail({ token });
      showAlert({ event: 'EMAIL_VERIFIED', email, openedBy });
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      setBroken(error.reason === null);
      showAlert({ event: error.reason, openedBy });
    }
  }, [token]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void follow();
  }, [follow]);

  return (
    <Notice
      scene="empty"
      title={confirm.title}
      text={confirm.text}
      action={
        broken && (
          <Button variant="primary" onClick={follow}>
            {confirm.button}
          </Button>
        )
      }
    />
  );
}
