import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { FailureLine } from '#app/shell/FailureLine.tsx';
import { usePlanFormat } from './use-plan-format.ts';
import { useWithdraw } from './use-withdraw.ts';

interface WithdrawDialogProps {
  withdrawal: NonNullable<ActiveSubscription['withdrawal']>;
  currency: string;
  onClose: () => void;
}

/** States what withdrawing from the purchase does and how much is refunded, before it is done. */
export function WithdrawDialog({ withdrawal, currency, onClose }: WithdrawDialogProps) {
  const { words, locale } = usePlanFormat();
  const { busy, failure, withdraw } = useWithdraw(onClose);
  const { withdrawing } = words.payment;
  const { transaction_id: id, amount } = withdrawal;
  return (
    <Dialog
      open
      onClose={onClose}
      title={withdrawing.title}
      actions={
        <>
          <Button onClick={onClose}>{withdrawing.keep}</Button>
          <Button variant="primary" busy={busy} onClick={() => withdraw(id)}>
            {withdrawing.confirm}
          </Button>
        </>
      }
    >
      <p>{amount === 0 ? withdrawing.textFree : fill(withdrawing.text, { price: formatPrice(locale, amount, currency) })}</p>
      <FailureLine text={failure?.text ?? null} help={failure?.help} />
    </Dialog>
  );
}
