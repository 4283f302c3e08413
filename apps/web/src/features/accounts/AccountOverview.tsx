import type { Account } from '@madang/contract/accounts/accounts.contract.ts';
import type { Gender } from '@madang/domain/accounts/sign-up.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Link } from '@madang/ui/link.tsx';
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './AccountOverview.module.css';
import { StateBadge } from './StateBadge.tsx';
import { useVerification } from './use-verification.ts';

/** Account data, one row per fact, each with a link to its form. */
export function AccountOverview({ account }: { account: Account }) {
  const { words, language, locale } = useWords(accountsWords, sessionsWords);
  const { rows, leaving } = words.accounts;
  const { state, address } = account.email_verification;
  const verification = useVerification(account.email_verification);
  const edit = paths.accountEdit(language);
  const birthday = account.date_of_birth;
  return (
    <>
      <dl className={styles.rows}>
        <Row name={rows.email} href={`${edit}#email`}>
          <span>{account.email}</span>
          <StateBadge state={state} />
          {address !== account.email && <span className={styles.missing}>→ {address}</span>}
          {state !== 'verified' && <VerificationTodo address={address} verification={verification} />}
        </Row>
        <Row name={rows.name} href={`${edit}#details`}>
          {account.first_name} {account.last_name}
        </Row>
        <Row name={rows.gender} href={`${edit}#details`}>
          {words.sessions.genders[account.gender as Gender]}
        </Row>
        <Row name={rows.birthday} href={`${edit}#details`}>
          {birthday === null ? <span className={styles.missing}>{rows.notGiven}</span> : formatDate(locale, birthday)}
        </Row>
        <Row name={rows.password} href={`${edit}#password`}>
          <span className={account.has_password ? undefined : styles.missing}>
            {account.has_password ? rows.passwordSet : rows.passwordMissing}
          </span>
        </Row>
      </dl>
      <section className={styles.leaving}>
        <h2>{leaving.title}</h2>
        <p>{leaving.text}</p>
        <Link href={paths.helpArticle(language, 'account')} className={styles.help}>
          {words.shell.helpCenter}
        </Link>
      </section>
    </>
  );
}

/** What to do about an address that is not verified yet, with the button that mails the link (AC-39). */
function VerificationTodo({
  address,
  verification: { pending, busy, resend: mailLink },
}: {
  address: string;
  verification: ReturnType<typeof useVerification>;
}) {
  const { words } = useWords(accountsWords);
  const { todo, follow, start, resend } = words.accounts.verify;
  return (
    <div className={styles.todo}>
      <p role="status">{pending ? fill(follow, { address }) : todo}</p>
      <Button busy={busy === 'resend'} onClick={mailLink}>
        {pending ? resend : start}
      </Button>
    </div>
  );
}

function Row({ name, href, children }: { name: string; href: string; children: ReactNode }) {
  const { words } = useWords(accountsWords);
  const { change, changeWhat } = words.accounts.rows;
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.action}>
        <Link href={href} className={styles.change} aria-label={fill(changeWhat, { what: name })}>
          {change}
        </Link>
      </dd>
    </div>
  );
}
