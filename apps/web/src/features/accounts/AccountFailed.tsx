import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { LoadFailedPanel } from '#app/shell/LoadFailedPanel.tsx';
import { useWords } from '#app/shell/words.tsx';

/** The account could not be loaded. */
export function AccountFailed() {
  const { words } = useWords(accountsWords);
  return <LoadFailedPanel title={words.accounts.failed.title} help="account" />;
}
