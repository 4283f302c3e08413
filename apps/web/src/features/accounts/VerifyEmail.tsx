import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { api, isCallFailed } from '#app/platform/api.ts';
import { returnToMail } from '#app/platform/return-to-mail.ts';
import { Notice } from '#app/shell/Notice.tsx';
import { usePerson } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import { type PopupName, popupOf } from './popup-of.ts';
import { VerificationPopup } from './VerificationPopup.tsx';

/** Follows the link of a mail. A person does, by the page's own script: what only looks at links in mails proves nothing. */
export function VerifyEmail({ token }: { token: string }) {
  const { words, language } = useWords(accountsWords);
  const { confirm, popup: labels } = words.accounts;
  const navigate = useNavigate();
  const person = usePerson();
  const [result, setResult] = useState<{ readonly popup: PopupName; readonly address: string } | null>(null);
  const [dismissed, setDismissed] = useState(false);
  const begun = useRef(false);

  const follow = useCallback(async () => {
    setDismissed(false);
    try {
      const { email } = await api.confirmEmail({ token });
      setResult({ popup: 'verified', address: email });
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      setResult({ popup: popupOf(error.reason), address: '' });
    }
  }, [token]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void follow();
  }, [follow]);

  const account = person ? paths.accountEdit(language) : paths.signIn(language, { callbackUrl: paths.accountEdit(language) });
  const handleClose = () => {
    if (!returnToMail()) void navigate(paths.home(language), { replace: true });
  };
  return (
    <>
      <Notice
        scene="empty"
        title={confirm.title}
        text={confirm.text}
        action={
          result?.popup === 'serverError' && (
            <Button variant="primary" onClick={follow}>
              {confirm.button}
            </Button>
          )
        }
      />
      <VerificationPopup
        popup={dismissed ? null : (result?.popup ?? null)}
        address={result?.address ?? ''}
        onClose={result?.popup === 'serverError' ? () => setDismissed(true) : handleClose}
        actions={
          result?.popup === 'serverError' ? undefined : (
            <>
              <Button onClick={handleClose}>{labels.close}</Button>
              <ButtonLink variant="primary" href={account}>
                {result?.popup === 'linkInvalid' ? labels.resend : labels.account}
              </ButtonLink>
            </>
          )
        }
      />
    </>
  );
}
