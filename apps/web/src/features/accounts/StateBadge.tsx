import type { VerificationState } from '@madang/domain/accounts/email-verification.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { CLOCK } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { useWords } from '#app/shell/words.tsx';
import styles from './StateBadge.module.css';

const ICONS = { not_verified: 'alert', mail_sent: CLOCK, waiting: CLOCK, verified: 'check' } as const;

/** Where the proof of the address stands (AC-39). */
export function StateBadge({ state }: { state: VerificationState }) {
  const { words } = useWords(accountsWords);
  return (
    <span className={styles.badge} data-state={state}>
      <Icon name={ICONS[state]} size="small" />
      {words.accounts.states[state]}
    </span>
  );
}
