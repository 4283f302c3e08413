import type { PurchaseResult, Followed } from '@madang/contract/billing/billing.contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';

/** Polling interval in milliseconds. A boleto is not paid within seconds. */
const LOOK_EVERY_MS = { pending: 3000, action_needed: 3000, waiting: 10_000 } as const;

/** A purchase that is not settled: the bank checks it, asks its buyer, or waits for a slip to be paid. */
export type Pending = PurchaseResult & { readonly state: keyof typeof LOOK_EVERY_MS };

/** A purchase that settles asynchronously. The response has its state. */
export const toPending = (bought: PurchaseResult): Pending | null =>
  bought.state === 'paid' ? null : { ...bought, state: bought.state };

/** The settled purchase. `other` is a purchase of another kind than this page's. */
interface Over {
  readonly over: 'paid' | 'failed' | 'other';
  readonly followed: Followed | null;
}

/** State of a pending purchase. */
const look = async (kind: Followed['kind']): Promise<Pending | Over> => {
  const followed = await api.confirmPurchase();
  if (followed === null) return { over: 'failed', followed };
  const { state } = followed;
  if (state !== 'paid' && state !== 'declined') return { ...followed, state };
  if (followed.kind !== kind) return { over: 'other', followed };
  return { over: state === 'paid' ? 'paid' : 'failed', followed };
};

interface Ways {
  /** The kind of purchase on this page. */
  readonly kind: Followed['kind'];
  readonly onSettled: (succeeded: boolean, followed: Followed | null) => void;
  /** A purchase of another kind was pending and is settled. */
  readonly onOther: () => void;
}

/** Polls a purchase until it is paid or has failed. Returns its last known state. */
export const usePending = (begun: Pending | null, { kind, onSettled, onOther }: Ways): Pending | null => {
  const [pending, setPending] = useState(begun);
  const settle = useEffectEvent(({ over, followed }: Over) =>
    over === 'other' ? onOther() : onSettled(over === 'paid', followed),
  );
  useEffect(
    () =>
      abortOnCleanup((signal) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        signal.addEventListener('abort', () => clearTimeout(timer));
        let known = begun;
        const wait = (): void => {
          timer = setTimeout(() => void poll(), LOOK_EVERY_MS[known?.state ?? 'pending']);
        };
        const poll = async (): Promise<void> => {
          const found = await look(kind).catch(onCallFailed(() => null));
          if (signal.aborted) return;
          if (found !== null && 'over' in found) return settle(found);
          known = found ?? known;
          setPending(known);
          wait();
        };
        // A state from the response just now needs no poll.
        if (begun === null) void poll();
        else wait();
      }),
    [begun, kind],
  );
  return pending;
};
