import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { LoadFailedPanel } from '#app/shell/LoadFailedPanel.tsx';
import { useWords } from '#app/shell/words.tsx';

/** The plans could not be loaded. */
export function PlanFailed() {
  const { words } = useWords(subscriptionsWords);
  return <LoadFailedPanel title={words.subscriptions.failed} help="plans" />;
}
