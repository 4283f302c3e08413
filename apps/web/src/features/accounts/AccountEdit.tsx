import type { Account } from '@madang/contract/accounts/accounts.contract.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import type { PropsWithChildren } from 'react';
import { useWords } from '#app/shell/words.tsx';
import styles from './AccountForms.module.css';
import { DetailsForm } from './DetailsForm.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SetPassword } from './SetPassword.tsx';

/** Email, details and password, each with its own form. `today` is YYYY-MM-DD. */
export function AccountEdit({ account, today }: { account: Account; today: string }) {
  const { words } = useWords(accountsWords);
  const { email, details, password } = words.accounts;
  return (
    <div className={styles.sections}>
      <Section id="email" title={email.title}>
        <EmailSection account={account} />
      </Section>
      <Section id="details" title={details.title}>
        <DetailsForm account={account} today={today} />
      </Section>
      <Section id="password" title={password.title}>
        {account.has_password ? <PasswordForm email={account.email} /> : <SetPassword email={account.email} />}
      </Section>
    </div>
  );
}

const Section = ({ id, title, children }: PropsWithChildren<{ id: string; title: string }>) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} className={styles.heading}>
      {title}
    </h2>
    {children}
  </section>
);
