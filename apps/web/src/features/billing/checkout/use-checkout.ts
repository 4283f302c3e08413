import type { Bought, PurchasePreview } from '@madang/contract/billing/billing.contract.ts';
import { faultOfCode, normalCode } from '@madang/domain/coupons/code.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { api, isCallFailed } from '#app/platform/api.ts';
import { newId } from '#app/platform/new-id.ts';
import { isBefore, tries } from '#app/shell/tries.ts';
import { COUPON_COOKIE, readCookie, removeCookie, writeCookie } from '#app/platform/cookies.ts';
import { removeCheckout, type SavedCheckout, writeCheckout } from '#app/platform/saved-checkout.ts';
import { isAboutCoupon, orderOf, type PayMethod } from './order-of.ts';
import { type Pending, pendingOf } from './use-pending.ts';
import { returnName, televisionOf } from '@madang/domain/billing/checkout-return.ts';

/** Why something did not come about: a refusal, an outage before anything was sent, or a purchase of which nobody knows. */
export type Reason = Refusal | 'OUTAGE' | 'PURCHASE_FAILED';

/** A card that pays: one that is saved, or a token for one that was typed. */
export type PayingCard = { readonly billing_info_id: string } | { readonly token_id: string };

/** What stands in the form beside the order. */
export interface Filled {
  /** Differs wherever something else was filled in, so that the same again is known for it. */
  readonly choice: string;
  readonly keepAddress: () => Promise<boolean>;
  readonly cardOf: () => Promise<PayingCard | null>;
}

type Asked = { readonly quote: PurchasePreview } | { readonly refusal: Refusal | 'OUTAGE' };

const ask = async (saved: SavedCheckout, coupon: string | null, method: PayMethod): Promise<Asked> => {
  try {
    return { quote: await api.previewPurchase(orderOf(saved, coupon, method)) };
  } catch (error) {
    if (!isCallFailed(error)) throw error;
    return { refusal: error.reason ?? 'OUTAGE' };
  }
};

export interface Coupon {
  readonly typed: string;
  /** The code that the total is reckoned with. */
  readonly applied: string | null;
  readonly fault: Refusal | 'OUTAGE' | 'NO_COOKIE' | null;
  readonly busy: boolean;
}

/** What is bought, what it costs by the server's word, and the way to having it; `leave` goes to the buyer's bank. */
export const useCheckout = (saved: SavedCheckout, leave: (url: string) => void) => {
  const navigate = useNavigate();
  const [quote, setQuote] = useState<PurchasePreview | null>(null);
  const [coupon, setCoupon] = useState<Coupon>({ typed: '', applied: null, fault: null, busy: false });
  const [problem, setProblem] = useState<Reason | null>(null);
  const [busy, setBusy] = useState(false);
  /** Why nothing can be bought here at all. */
  const [stop, setStop] = useState<Refusal | 'OUTAGE' | null>(null);
  /** A purchase that is under way, as far as it is known. */
  const [pending, setPending] = useState<Pending | 'unknown' | null>(null);
  const [method, setMethod] = useState<PayMethod>('card');
  /** Why no slip can be had. */
  const [methodFault, setMethodFault] = useState<Refusal | 'OUTAGE' | null>(null);
  const underWay = useRef(false);
  const [purchases] = useState(() => tries<Bought>(newId));

  const take = (asked: Asked): void => {
    if ('refusal' in asked) return setStop(asked.refusal);
    setStop(null);
    setQuote(asked.quote);
  };

  const keepCode = (code: string | null): void => {
    if (code === null) removeCookie(COUPON_COOKIE.name);
    else writeCookie(COUPON_COOKIE, code);
    writeCheckout({ ...saved, campaignId: code === null ? saved.campaignId : null, couponCode: code });
  };

  /** Where the code counts for nothing, the total stays as it is without it (CP-03). */
  const applyCode = async (code: string): Promise<void> => {
    const asked = await ask(saved, code, method);
    if ('quote' in asked) {
      take(asked);
      keepCode(code);
      setCoupon({ typed: code, applied: code, fault: null, busy: false });
      return;
    }
    const { refusal } = asked;
    setCoupon((before) => ({ ...before, typed: code, fault: refusal, busy: false }));
    if (refusal !== 'OUTAGE' && !isAboutCoupon(refusal)) setStop(refusal);
  };

  const begin = async (): Promise<void> => {
    const cookie = readCookie(COUPON_COOKIE.name);
    const code = saved.campaignId === null ? cookie : null;
    if (saved.couponCode !== null && cookie === null)
      setCoupon({ typed: saved.couponCode, applied: null, fault: 'NO_COOKIE', busy: false });
    const without = await ask(saved, null, method);
    if ('refusal' in without || code === null) return take(without);
    // What is shown first is shown with the code, or without it where it counts for nothing.
    await applyCode(code);
    setQuote((before) => before ?? without.quote);
  };
  const onBegin = useEffectEvent(() => void begin());
  useEffect(() => onBegin(), []);

  const finish = (succeeded: boolean): void => {
    removeCheckout();
    removeCookie(COUPON_COOKIE.name);
    const name = returnName({ coupon: coupon.applied !== null, succeeded, tv: televisionOf(saved.skuID) });
    void navigate(paths.process(name), { replace: true });
  };

  const dropCoupon = async (fault: Coupon['fault']): Promise<void> => {
    keepCode(null);
    setCoupon((before) => ({ typed: fault === null ? '' : before.typed, applied: null, fault, busy: false }));
    take(await ask(saved, null, method));
  };

  const fail = async (error: unknown): Promise<void> => {
    if (!isCallFailed(error)) throw error;
    const { reason } = error;
    if (isBefore(reason)) return setPending('unknown');
    if (reason === 'ALREADY_SUBSCRIBED') return setStop(reason);
    if (reason !== null && coupon.applied !== null && isAboutCoupon(reason)) return dropCoupon(reason);
    // What is shown must be what is asked for: only then can it be agreed to.
    if (reason === 'PRICE_CHANGED') take(await ask(saved, coupon.applied, method));
    return setProblem(reason ?? 'PURCHASE_FAILED');
  };

  /** Everything before the purchase that may say no, and shows it; then the purchase can be made. */
  const prepare = async (shownTotal: number, { keepAddress, cardOf }: Filled) => {
    if (!(await keepAddress())) return null;
    const asked = await ask(saved, coupon.applied, method);
    if ('refusal' in asked) {
      if (asked.refusal === 'OUTAGE') setProblem('OUTAGE');
      else setStop(asked.refusal);
      return null;
    }
    setQuote(asked.quote);
    if (asked.quote.total !== shownTotal) {
      setProblem('PRICE_CHANGED');
      return null;
    }
    const order = { ...orderOf(saved, coupon.applied, method), terms_accepted: true, shown_total: shownTotal };
    if (method === 'boleto') return (idempotencyKey: string) => api.createBoletoPayment(order, { idempotencyKey });
    const card = await cardOf();
    return card && ((idempotencyKey: string) => api.purchase({ ...order, ...card }, { idempotencyKey }));
  };

  /**
   * Makes the purchase, or the same try again where nobody knows what became of it; a second press while it is under way is none.
   */
  const pay = async (filled: Filled): Promise<void> => {
    if (underWay.current || quote === null) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    let left = false;
    try {
      const wanted = JSON.stringify([orderOf(saved, coupon.applied, method), quote.total, filled.choice]);
      const bought = await purchases.make(wanted, () => prepare(quote.total, filled));
      if (bought === null) return;
      left = bought.state === 'paid' || bought.action_url !== null;
      if (bought.state === 'paid') finish(true);
      else if (bought.action_url !== null) leave(bought.action_url);
      else setPending(pendingOf(bought));
    } catch (error) {
      await fail(error);
    } finally {
      if (!left) {
        underWay.current = false;
        setBusy(false);
      }
    }
  };

  return {
    quote,
    coupon,
    problem,
    busy,
    stop,
    pending,
    method,
    methodFault,
    /** Another way to pay is another quote: a slip neither begins free nor renews. */
    chooseMethod: async (chosen: PayMethod): Promise<void> => {
      setMethod(chosen);
      setProblem(null);
      setMethodFault(null);
      const asked = await ask(saved, coupon.applied, chosen);
      if ('quote' in asked) setQuote(asked.quote);
      else setMethodFault(asked.refusal);
    },
    /** Whoever gave a purchase up begins anew, with all that was typed gone to nobody. */
    resume: (): void => {
      purchases.giveUp();
      setPending(null);
    },
    finish,
    pay,
    typeCode: (typed: string) => setCoupon((before) => ({ ...before, typed, fault: null })),
    applyCode: (typed: string): void => {
      if (coupon.busy) return;
      if (faultOfCode(typed) === 'wrong_length')
        return setCoupon((before) => ({ ...before, typed, fault: 'COUPON_LENGTH_WRONG' }));
      setCoupon((before) => ({ ...before, typed, fault: null, busy: true }));
      return void applyCode(normalCode(typed));
    },
    dropCode: (): void => void dropCoupon(null),
    /** Asks anew, because something that the price depends on is another, or because the first time failed. */
    requote: async (): Promise<void> => {
      const asked = await ask(saved, coupon.applied, method);
      if ('quote' in asked || quote === null) take(asked);
    },
  };
};
export type Checkout = ReturnType<typeof useCheckout>;
