import type { Account } from '@madang/contract/accounts/accounts.contract.ts';
import { privacyWords } from '@madang/i18n/parts/privacy.ts';
import { Button } from '@madang/ui/Button.tsx';
import { PasswordField } from '@madang/ui/PasswordField.tsx';
import { useEffect, useRef, useState } from 'react';
import {
  rejectedFor,
  type Rejection,
  RejectionNotice,
  toRejection,
  textIn,
  useCheckedForm,
} from '#app/features/sessions/index.ts';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import forms from './AccountForms.module.css';
import styles from './DataExport.module.css';
import { SetPassword } from './SetPassword.tsx';
import { useFaultWords } from './use-fault-words.ts';

/** Export of all data stored about the account. Requires the password again. */
export function DataExport({ account }: { account: Account }) {
  const { words } = useWords(privacyWords);
  const [url, setUrl] = useState<string | null>(null);
  const { title, text, noPassword } = words.privacy.export;
  return (
    <section id="data" className={styles.data} aria-labelledby="data-heading">
      <h2 id="data-heading">{title}</h2>
      <p className={styles.text}>{text}</p>
      {!account.has_password && (
        <>
          <p className={styles.text}>{noPassword}</p>
          <SetPassword email={account.email} />
        </>
      )}
      {account.has_password && url === null && <AskForFile email={account.email} onLent={setUrl} />}
      {url !== null && <LentFile url={url} onAgain={() => setUrl(null)} />}
    </section>
  );
}

function AskForFile({ email, onLent }: { email: string; onLent: (url: string) => void }) {
  const { words } = useWords(privacyWords);
  const { password, submit } = words.privacy.export;
  const signedUrl = useRef('');
  const send = async (form: FormData): Promise<Rejection | null> => {
    const given = textIn(form, 'password');
    if (given === '') return rejectedFor({ password: 'missing' });
    try {
      signedUrl.current = (await api.createDataExport({ password: given })).url;
      return null;
    } catch (error) {
      return toRejection(error);
    }
  };
  const { rejection, busy, handlers } = useCheckedForm({ send, onDone: () => onLent(signedUrl.current) });
  const errorOf = useFaultWords(rejection.faults);
  return (
    <form method="post" noValidate className={forms.form} {...handlers}>
      <RejectionNotice reason={rejection.reason} />
      <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
      <PasswordField name="password" label={password} error={errorOf('password')} autoComplete="current-password" required />
      <div>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

function LentFile({ url, onAgain }: { url: string; onAgain: () => void }) {
  const { words } = useWords(privacyWords);
  const { ready, download, again } = words.privacy.export;
  const link = useRef<HTMLAnchorElement>(null);
  // The form that had the focus is gone.
  useEffect(() => link.current?.focus(), []);
  return (
    <div className={forms.panel}>
      <p role="status">{ready}</p>
      <div className={forms.actions}>
        <a ref={link} href={url} download className={styles.download}>
          {download}
        </a>
        <Button variant="quiet" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </div>
  );
}
