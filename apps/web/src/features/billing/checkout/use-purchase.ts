import type { PurchaseResult } from '@madang/contract/billing/billing.contract.ts';
import type { CallFailed } from '@madang/contract/client.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { useRef, useState } from 'react';
import { newId } from '#app/platform/new-id.ts';
import { useCall } from '#app/platform/use-call.ts';
import { isBefore, tries } from '#app/shell/tries.ts';
import { type Pending, toPending } from './use-pending.ts';

/** Why a purchase failed: a refusal, an outage before anything was sent, or an unknown outcome. */
export type Reason = Refusal | 'OUTAGE' | 'PURCHASE_FAILED';

/** A card that pays: one that is saved, or a token for one that was typed. */
export type ChosenCard = { readonly billing_info_id: string } | { readonly token_id: string };

/** A refused purchase. `reason` is null when there was no response. */
interface Failed {
  readonly reason: Refusal | null;
  readonly fields: Readonly<Record<string, string>>;
}

interface Ways {
  /** All that is wanted: the same again is known by it. */
  readonly wanted: string;
  /** All checks before the purchase. Null when one fails and shows an error, else the call that places it. */
  readonly prepare: () => Promise<((idempotencyKey: string) => Promise<PurchaseResult>) | null>;
  readonly onPaid: () => void;
  readonly onFailed: (failed: Failed) => void | Promise<void>;
  /** Goes to the buyer's bank. */
  readonly leave: (url: string) => void;
}

/** Purchase flow shared by plans and gifts: problems, busy state and the pending purchase. */
export const usePurchase = () => {
  const [problem, setProblem] = useState<Reason | null>(null);
  /** Why nothing can be bought here at all. */
  const [stop, setStop] = useState<Refusal | 'OUTAGE' | null>(null);
  const { busy, run } = useCall();
  /** A purchase that is under way, as far as it is known. */
  const [pending, setPending] = useState<Pending | 'unknown' | null>(null);
  const [purchases] = useState(() => tries<PurchaseResult>(newId));
  /** The last try got no response: a purchase that turns out to be pending is that one. */
  const wasLost = useRef(false);

  const fail = async (failure: CallFailed, onFailed: Ways['onFailed']): Promise<void> => {
    const { reason } = failure;
    // Only a try without a response can have used this key before.
    if (reason === 'IDEMPOTENCY_KEY_REUSED') wasLost.current = true;
    if (isBefore(reason)) return setPending('unknown');
    wasLost.current = reason === null && purchases.isOpen();
    await onFailed(failure);
  };

  /** Drops the try: the next one is another purchase. */
  const giveUp = (): void => {
    wasLost.current = false;
    purchases.giveUp();
    setPending(null);
  };

  return {
    problem,
    setProblem,
    stop,
    setStop,
    busy,
    pending,
    giveUp,
    /** The pending purchase settled: this one, or another one, after which this one can be placed. */
    settle: (onSettled: () => void): void => {
      const isAnother = pending === 'unknown' && !wasLost.current;
      if (isAnother) return setPending(null);
      giveUp();
      onSettled();
    },
    /**
     * Places the purchase. After an unknown outcome it retries with the same idempotency key. A second press while busy
     * is ignored.
     */
    pay: async ({ wanted, prepare, onPaid, onFailed, leave }: Ways): Promise<void> => {
      const purchase = async () => {
        setProblem(null);
        const bought = await purchases.make(wanted, prepare);
        if (bought === null) return null;
        wasLost.current = false;
        if (bought.state === 'paid') onPaid();
        else if (bought.action_url !== null) leave(bought.action_url);
        else setPending(toPending(bought));
        return bought;
      };
      await run(purchase, {
        onFailure: (failure) => fail(failure, onFailed),
        staysBusy: (bought) => bought !== null && (bought.state === 'paid' || bought.action_url !== null),
      });
    },
  };
};
