import type { GiftPreview } from '@madang/contract/gifts/gifts.contract.ts';
import { type DedicationFaults, faultsOfDedication, normalDedication } from '@madang/domain/gifts/dedication.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { wallClock } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';
import { type PayingCard, usePurchase } from '../billing/index.ts';
import { toDedication, forgetDraft, type GiftDraft, toGiftOrder } from './gift-draft.ts';

type QuoteAnswer = { readonly quote: GiftPreview } | { readonly refusal: Refusal | 'OUTAGE' };

const requestQuote = ({ plan, months }: Pick<GiftDraft, 'plan' | 'months'>): Promise<QuoteAnswer> =>
  api
    .previewGift({ plan, months })
    .then((quote) => ({ quote }))
    .catch(onCallFailed(({ reason }) => ({ refusal: reason ?? 'OUTAGE' })));

interface Ways {
  /** Fingerprint of the payer and payment method. */
  readonly choice: () => string;
  readonly keepAddress: () => Promise<boolean>;
  readonly cardOf: () => Promise<PayingCard | null>;
  /** Goes to the buyer's bank. */
  readonly leave: (url: string) => void;
  /** Something in the form is wrong: it is led to. */
  readonly focusFirstFault: () => void;
}

/** What a gift costs by the server's word, and the way to having bought it. */
export const useGift = (draft: GiftDraft) => {
  const { language } = useWords();
  const navigate = useNavigate();
  const { plan, months } = draft;
  const [quote, setQuote] = useState<GiftPreview | null>(null);
  const [faults, setFaults] = useState<DedicationFaults>({});
  const purchase = usePurchase();
  const { setProblem, setStop } = purchase;

  const take = (answer: QuoteAnswer): void => {
    if ('refusal' in answer) return setStop(answer.refusal);
    setStop(null);
    setQuote(answer.quote);
  };
  const requote = async (): Promise<void> => take(await requestQuote({ plan, months }));

  const onAsked = useEffectEvent(take);
  useEffect(
    () =>
      abortOnCleanup(async (signal) => {
        const answer = await requestQuote({ plan, months });
        if (!signal.aborted) onAsked(answer);
      }),
    [plan, months],
  );

  const finish = (): void => {
    forgetDraft();
    void navigate(paths.gifts(language, { bought: 'yes' }), { replace: true });
  };

  /** True where nothing is wrong with what was written. */
  const check = (): boolean => {
    const found = faultsOfDedication(normalDedication(toDedication(draft)), wallClock());
    setFaults(found);
    return Object.keys(found).length === 0;
  };

  /** All checks before the purchase that may fail and show an error. Then the purchase can be sent. */
  const prepare = async (shownTotal: number, { keepAddress, cardOf }: Pick<Ways, 'keepAddress' | 'cardOf'>) => {
    if (!(await keepAddress())) return null;
    const answer = await requestQuote(draft);
    // Typed values stay when a retry may help.
    if ('refusal' in answer && answer.refusal === 'OUTAGE') setProblem('OUTAGE');
    else take(answer);
    if ('refusal' in answer) return null;
    if (answer.quote.total !== shownTotal) {
      setProblem('PRICE_CHANGED');
      return null;
    }
    const card = await cardOf();
    const order = { ...toGiftOrder(draft), ...card, terms_accepted: true, shown_total: shownTotal };
    return card && ((idempotencyKey: string) => api.createGift(order, { idempotencyKey }));
  };

  const pay = async ({ choice, leave, focusFirstFault, ...ways }: Ways): Promise<void> => {
    if (quote === null) return;
    if (!check()) return focusFirstFault();
    await purchase.pay({
      wanted: JSON.stringify([toGiftOrder(draft), quote.total, choice()]),
      prepare: () => prepare(quote.total, ways),
      onPaid: finish,
      onFailed: async ({ reason, fields }) => {
        if (reason === 'PRICE_CHANGED') await requote();
        if (reason === 'INPUT_INVALID') {
          setFaults(fields as DedicationFaults);
          focusFirstFault();
        }
        setProblem(reason ?? 'PURCHASE_FAILED');
      },
      leave,
    });
  };

  return {
    /** For the current choice. Null while it is being calculated. */
    quote: quote?.plan === plan && quote.months === months ? quote : null,
    problem: purchase.problem,
    stop: purchase.stop,
    faults,
    busy: purchase.busy,
    pending: purchase.pending,
    pay,
    requote,
    /** Editing a field clears its validation error. */
    clear: (name: keyof DedicationFaults): void => setFaults(({ [name]: _gone, ...rest }) => rest),
    settle: (succeeded: boolean): void =>
      purchase.settle(() => {
        if (succeeded) finish();
        else setProblem('CARD_DECLINED');
      }),
    /** Giving up a purchase makes another payment method available. */
    resume: purchase.giveUp,
  };
};
