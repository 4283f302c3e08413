import type { PurchasePreview } from '@madang/contract/billing/billing.contract.ts';
import { faultOfCode, normalCode } from '@madang/domain/coupons/code.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { COUPON_COOKIE, readCookie, removeCookie, writeCookie } from '#app/platform/cookies.ts';
import { removeCheckout, type SavedCheckout, writeCheckout } from '#app/platform/saved-checkout.ts';
import { isAboutCoupon, toOrder, type PayMethod } from './to-order.ts';
import { type ChosenCard, usePurchase } from './use-purchase.ts';
import { returnName, detectTelevision } from '@madang/domain/billing/checkout-return.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';

/** Form state beside the order. */
export interface Filled {
  /** Differs wherever something else was filled in, so that the same again is known for it. */
  readonly choice: string;
  /** The buyer asked for a start within the withdrawal period. */
  readonly startRequested: boolean;
  readonly keepAddress: () => Promise<boolean>;
  readonly cardOf: () => Promise<ChosenCard | null>;
}

type QuoteAnswer = { readonly quote: PurchasePreview } | { readonly refusal: Refusal | 'OUTAGE' };

const requestQuote = (saved: SavedCheckout, coupon: string | null, method: PayMethod): Promise<QuoteAnswer> =>
  api
    .previewPurchase(toOrder(saved, coupon, method))
    .then((quote) => ({ quote }))
    .catch(onCallFailed(({ reason }) => ({ refusal: reason ?? 'OUTAGE' })));

export interface Coupon {
  readonly typed: string;
  /** The code included in the quote. */
  readonly applied: string | null;
  readonly fault: Refusal | 'OUTAGE' | 'NO_COOKIE' | null;
  readonly busy: boolean;
}

/** The order, its server-side price, and the purchase. `leave` goes to the buyer's bank. */
export const useCheckout = (saved: SavedCheckout, leave: (url: string) => void) => {
  const navigate = useNavigate();
  const [quote, setQuote] = useState<PurchasePreview | null>(null);
  const [coupon, setCoupon] = useState<Coupon>({ typed: '', applied: null, fault: null, busy: false });
  const purchase = usePurchase();
  const { setProblem, setStop } = purchase;
  const [method, setMethod] = useState<PayMethod>('card');
  /** Why no slip can be had. */
  const [methodFault, setMethodFault] = useState<Refusal | 'OUTAGE' | null>(null);

  const take = (answer: QuoteAnswer): void => {
    if ('refusal' in answer) return setStop(answer.refusal);
    setStop(null);
    setQuote(answer.quote);
  };

  const keepCode = (code: string | null): void => {
    if (code === null) removeCookie(COUPON_COOKIE.name);
    else writeCookie(COUPON_COOKIE, code);
    writeCheckout({ ...saved, campaignId: code === null ? saved.campaignId : null, couponCode: code });
  };

  /** Where the code counts for nothing, the total stays as it is without it (CP-03). */
  const applyCode = async (code: string): Promise<void> => {
    const answer = await requestQuote(saved, code, method);
    if ('quote' in answer) {
      take(answer);
      keepCode(code);
      setCoupon({ typed: code, applied: code, fault: null, busy: false });
      return;
    }
    const { refusal } = answer;
    setCoupon((before) => ({ ...before, typed: code, fault: refusal, busy: false }));
    if (refusal !== 'OUTAGE' && !isAboutCoupon(refusal)) setStop(refusal);
  };

  const begin = async (): Promise<void> => {
    const cookie = readCookie(COUPON_COOKIE.name);
    const code = saved.campaignId === null ? cookie : null;
    if (saved.couponCode !== null && cookie === null)
      setCoupon({ typed: saved.couponCode, applied: null, fault: 'NO_COOKIE', busy: false });
    const without = await requestQuote(saved, null, method);
    if ('refusal' in without || code === null) return take(without);
    // The first quote shown includes the code, or omits it when it has no effect.
    await applyCode(code);
    setQuote((before) => before ?? without.quote);
  };
  const onBegin = useEffectEvent(() => void begin());
  useEffect(() => onBegin(), []);

  const finish = (succeeded: boolean): void => {
    removeCheckout();
    removeCookie(COUPON_COOKIE.name);
    const name = returnName({ coupon: coupon.applied !== null, succeeded, tv: detectTelevision(saved.skuID) });
    void navigate(paths.process(name), { replace: true });
  };

  const dropCoupon = async (fault: Coupon['fault']): Promise<void> => {
    keepCode(null);
    setCoupon((before) => ({ typed: fault === null ? '' : before.typed, applied: null, fault, busy: false }));
    take(await requestQuote(saved, null, method));
  };

  const fail = async (reason: Refusal | null): Promise<void> => {
    if (reason === 'ALREADY_SUBSCRIBED') return setStop(reason);
    if (reason !== null && coupon.applied !== null && isAboutCoupon(reason)) return dropCoupon(reason);
    // The shown price must be the requested one, because the buyer agrees to it.
    if (reason === 'PRICE_CHANGED') take(await requestQuote(saved, coupon.applied, method));
    return setProblem(reason ?? 'PURCHASE_FAILED');
  };

  /** All checks before the purchase that may fail and show an error. Then the purchase can be sent. */
  const prepare = async (shownTotal: number, { startRequested, keepAddress, cardOf }: Filled) => {
    if (!(await keepAddress())) return null;
    const answer = await requestQuote(saved, coupon.applied, method);
    if ('refusal' in answer) {
      if (answer.refusal === 'OUTAGE') setProblem('OUTAGE');
      else setStop(answer.refusal);
      return null;
    }
    setQuote(answer.quote);
    if (answer.quote.total !== shownTotal) {
      setProblem('PRICE_CHANGED');
      return null;
    }
    const order = { ...toOrder(saved, coupon.applied, method), terms_accepted: true, shown_total: shownTotal };
    if (method === 'boleto') return (idempotencyKey: string) => api.createBoletoPayment(order, { idempotencyKey });
    const card = await cardOf();
    return (
      card &&
      ((idempotencyKey: string) => api.purchase({ ...order, ...card, start_requested: startRequested }, { idempotencyKey }))
    );
  };

  const pay = async (filled: Filled): Promise<void> => {
    if (quote === null) return;
    await purchase.pay({
      wanted: JSON.stringify([toOrder(saved, coupon.applied, method), quote.total, filled.choice]),
      prepare: () => prepare(quote.total, filled),
      onPaid: () => finish(true),
      onFailed: ({ reason }) => fail(reason),
      leave,
    });
  };

  return {
    quote,
    coupon,
    problem: purchase.problem,
    busy: purchase.busy,
    stop: purchase.stop,
    pending: purchase.pending,
    method,
    methodFault,
    /** Another way to pay is another quote: a slip neither begins free nor renews. */
    chooseMethod: async (chosen: PayMethod): Promise<void> => {
      setMethod(chosen);
      setProblem(null);
      setMethodFault(null);
      const answer = await requestQuote(saved, coupon.applied, chosen);
      if ('quote' in answer) setQuote(answer.quote);
      else setMethodFault(answer.refusal);
    },
    /** Giving a purchase up restarts the form. Typed card data never left the provider's fields. */
    resume: purchase.giveUp,
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
    /** Requests a new quote after an input of the price changed, or after the first request failed. */
    requote: async (): Promise<void> => {
      const answer = await requestQuote(saved, coupon.applied, method);
      if ('quote' in answer || quote === null) take(answer);
    },
  };
};
export type Checkout = ReturnType<typeof useCheckout>;
