import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { LoadFailedPanel } from '#app/shell/LoadFailedPanel.tsx';
import { useWords } from '#app/shell/words.tsx';

/** Cards or billing details could not be loaded: nothing was charged. */
export function CheckoutFailed() {
  const { words } = useWords(checkoutWords);
  return <LoadFailedPanel title={words.checkout.stopped} more={words.checkout.notCharged} help="billing" />;
}
