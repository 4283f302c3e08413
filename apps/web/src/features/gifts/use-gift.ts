import type { Bought } from '@madang/contract/billing/billing.contract.ts';
import type { GiftPreview } from '@madang/contract/gifts/gifts.contract.ts';
import { type DedicationFaults, faultsOfDedication, normalDedication } from '@madang/domain/gifts/dedication.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { api, isCallFailed } from '#app/platform/api.ts';
import { wallClock } from '#app/platform/clock.ts';
import { newId } from '#app/platform/new-id.ts';
import { isBefore, tries } from '#app/shell/tries.ts';
import { useWords } from '#app/shell/words.tsx';
import { type PayingCard, type Pending, pendingOf, type Reason } from '../billing/index.ts';
import { dedicationOf, forgetDraft, type GiftDraft, orderOf } from './gift-draft.ts';

type Asked = { readonly quote: GiftPreview } | { readonly refusal: Refusal | 'OUTAGE' };

const ask = async ({ plan, months }: Pick<GiftDraft, 'plan' | 'months'>): Promise<Asked> => {
  try {
    return { quote: await api.previewGift({ plan, months }) };
  } catch (error) {
    if (!isCallFailed(error)) throw error;
    return { refusal: error.reason ?? 'OUTAGE' };
  }
};

interface Ways {
  /** Differs wherever somebody pays with something else. */
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
  const [problem, setProblem] = useState<Reason | null>(null);
  /** Why nothing can be bought here at all. */
  const [stop, setStop] = useState<Refusal | 'OUTAGE' | null>(null);
  const [faults, setFaults] = useState<DedicationFaults>({});
  const [busy, setBusy] = useState(false);
  /** A purchase that is under way, as far as it is known. */
  const [pending, setPending] = useState<Pending | 'unknown' | null>(null);
  const underWay = useRef(false);
  const [purchases] = useState(() => tries<Bought>(newId));
  /** A try was sent of which nothing was heard: a gift that turns out to be under way is that one. */
  const wasLost = useRef(false);

  const take = (asked: Asked): void => {
    if ('refusal' in asked) return setStop(asked.refusal);
    setStop(null);
    setQuote(asked.quote);
  };
  const requote = async (): Promise<void> => take(await ask({ plan, months }));

  const onAsked = useEffectEvent(take);
  useEffect(() => {
    let isLate = false;
    const turn = async () => {
      const asked = await ask({ plan, months });
      if (!isLate) onAsked(asked);
    };
    void turn();
    return () => {
      isLate = true;
    };
  }, [plan, months]);

  const finish = (succeeded: boolean): void => {
    if (!succeeded) {
      setPending(null);
      return setProblem('CARD_DECLINED');
    }
    forgetDraft();
    void navigate(paths.gifts(language, { bought: 'yes' }), { replace: true });
  };

  /** True where nothing is wrong with what was written. */
  const check = (): boolean => {
    const found = faultsOfDedication(normalDedication(dedicationOf(draft)), wallClock());
    setFaults(found);
    return Object.keys(found).length === 0;
  };

  const fail = async (error: unknown, onFault: () => void): Promise<void> => {
    if (!isCallFailed(error)) throw error;
    const { reason, fields } = error;
    // Only a try of which nothing was heard can have had this key before.
    if (reason === 'IDEMPOTENCY_KEY_REUSED') wasLost.current = true;
    if (isBefore(reason)) return setPending('unknown');
    wasLost.current = reason === null && purchases.isOpen();
    if (reason === 'PRICE_CHANGED') await requote();
    if (reason === 'INPUT_INVALID') {
      setFaults(fields as DedicationFaults);
      onFault();
    }
    return setProblem(reason ?? 'PURCHASE_FAILED');
  };

  /** Everything before the purchase that may say no, and shows it; then the purchase can be made. */
  const prepare = async (shownTotal: number, { keepAddress, cardOf }: Pick<Ways, 'keepAddress' | 'cardOf'>) => {
    if (!(await keepAddress())) return null;
    const asked = await ask(draft);
    // What was typed stays where trying again may help.
    if ('refusal' in asked && asked.refusal === 'OUTAGE') setProblem('OUTAGE');
    else take(asked);
    if ('refusal' in asked) return null;
    if (asked.quote.total !== shownTotal) {
      setProblem('PRICE_CHANGED');
      return null;
    }
    const card = await cardOf();
    const order = { ...orderOf(draft), ...card, terms_accepted: true, shown_total: shownTotal };
    return card && ((idempotencyKey: string) => api.createGift(order, { idempotencyKey }));
  };

  /** Makes the purchase, or the same try again where nobody knows what became of it; a second press while it is under way is none. */
  const pay = async ({ choice, leave, focusFirstFault, ...ways }: Ways): Promise<void> => {
    if (underWay.current || quote === null) return;
    if (!check()) return focusFirstFault();
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    let left = false;
    try {
      const wanted = JSON.stringify([orderOf(draft), quote.total, choice()]);
      const bought = await purchases.make(wanted, () => prepare(quote.total, ways));
      if (bought === null) return;
      wasLost.current = false;
      left = bought.state === 'paid' || bought.action_url !== null;
      if (bought.state === 'paid') finish(true);
      else if (bought.action_url !== null) leave(bought.action_url);
      else setPending(pendingOf(bought));
    } catch (error) {
      await fail(error, focusFirstFault);
    } finally {
      if (!left) {
        underWay.current = false;
        setBusy(false);
      }
    }
  };

  return {
    /** Of what is chosen now; null while it is being reckoned. */
    quote: quote?.plan === plan && quote.months === months ? quote : null,
    problem,
    stop,
    faults,
    busy,
    pending,
    pay,
    requote,
    /** What is written anew is looked at anew. */
    clear: (name: keyof DedicationFaults): void => setFaults(({ [name]: _gone, ...rest }) => rest),
    /** What was under way is settled: the try of which nothing was heard, or else another purchase, after which this one can be made. */
    settle: (succeeded: boolean): void => {
      if (pending === 'unknown' && !wasLost.current) return setPending(null);
      wasLost.current = false;
      purchases.giveUp();
      finish(succeeded);
    },
    /** Whoever gave a purchase up pays in another way. */
    resume: (): void => {
      wasLost.current = false;
      purchases.giveUp();
      setPending(null);
    },
  };
};
