import type { Followed } from '@madang/contract/billing/billing.contract.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useCall } from '#app/platform/use-call.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { useWords } from '#app/shell/words.tsx';
import { atBank } from './at-bank.ts';
import { BoletoSlip } from './BoletoSlip.tsx';
import { type Pending, usePending } from './use-pending.ts';

interface PendingPurchaseProps {
  /** The kind of purchase on this page. The outcome of any other kind is not shown here. */
  kind?: Followed['kind'];
  /** How it stands, where that was said just now. */
  begun: Pending | null;
  payUrl: string;
  /** `followed` is null where nothing was ever bought. */
  onSettled: (succeeded: boolean, followed: Followed | null) => void;
  /** The buyer pays in another way, or something else was paid meanwhile: of what is bought here, nothing was. */
  onGivenUp: () => void;
}

/** A purchase that is not settled: the step its buyer has to take, if any. The buyer may leave the page. */
export function PendingPurchase({ kind = 'purchase', begun, payUrl, onSettled, onGivenUp }: PendingPurchaseProps) {
  const { words, language } = useWords(checkoutWords);
  const { pending: texts, consent } = words.checkout;
  const pending = usePending(begun, { kind, onSettled, onOther: onGivenUp });
  const { busy, run } = useCall();
  const giveUp = async () => {
    const left = await api.cancelPurchase();
    if (left?.state === 'paid' && left.kind === kind) onSettled(true, left);
    else onGivenUp();
  };
  const other = (
    <Button busy={busy} onClick={() => void run(giveUp, { staysBusy: () => true })}>
      {consent.other}
    </Button>
  );
  if (pending?.state === 'waiting' && pending.voucher !== null)
    return <BoletoSlip voucher={pending.voucher} payUrl={payUrl} other={other} />;
  if (pending?.state === 'action_needed' && pending.action_url !== null)
    return (
      <StatusPanel
        scene="closed"
        title={consent.title}
        text={consent.text}
        action={
          <>
            <ButtonLink variant="primary" href={atBank(pending.action_url, payUrl, language)}>
              {consent.go}
            </ButtonLink>
            {other}
          </>
        }
      />
    );
  return (
    <div role="status">
      <StatusPanel
        scene="dark"
        title={texts.title}
        text={texts.text}
        action={<ButtonLink href={paths.home(language)}>{words.shell.goHome}</ButtonLink>}
      />
    </div>
  );
}
