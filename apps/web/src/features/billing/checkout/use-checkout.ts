import type { PurchasePreview } from '@madang/contract/billing/billing.contract.ts';
import { faultOfCode, normalCode } from '@madang/domain/coupons/code.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { api, isCallFailed } from '#app/platform/api.ts';
import { COUPON_COOKIE, readCookie, removeCookie, writeCookie } from '#app/platform/cookies.ts';
import { removeCheckout, type SavedCheckout, writeCheckout } from '#app/platform/saved-checkout.ts';
import { isAboutCoupon, orderOf } from './order-of.ts';
import { returnName, televisionOf } from '@madang/domain/billing/checkout-return.ts';

/** Why something did not come about: a refusal, an outage before anything was sent, or a purchase of which nobody knows. */
export type Reason = Refusal | 'OUTAGE' | 'PURCHASE_FAILED';

/** A card that pays: one that is saved, or a token for one that was typed. */
export type PayingCard = { readonly billing_info_id: string } | { readonly token_id: string };

type Asked = { readonly quote: PurchasePreview } | { readonly refusal: Refusal | 'OUTAGE' };

const ask = async (saved: SavedCheckout, coupon: string | null): Promise<Asked> => {
  try {
    return { quote: await api.previewPurchase(orderOf(saved, coupon)) };
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

/** What is bought, what it costs by the server's word, and the way to having it. */
export const useCheckout = (saved: SavedCheckout) => {
  const navigate = useNavigate();
  const [quote, setQuote] = useState<PurchasePreview | null>(null);
  const [coupon, setCoupon] = useState<Coupon>({ typed: '', applied: null, fault: null, busy: false });
  const [problem, setProblem] = useState<Reason | null>(null);
  const [busy, setBusy] = useState(false);
  /** Why nothing can be bought here at all. */
  const [stop, setStop] = useState<Refusal | 'OUTAGE' | null>(null);
  const [pending, setPending] = useState(false);
  const underWay = useRef(false);

  const take = (asked: Asked): PurchasePreview | null => {
    if ('refusal' in asked) {
      setStop(asked.refusal);
      return null;
    }
    setStop(null);
    setQuote(asked.quote);
    return asked.quote;
  };

  const keepCode = (code: string | null): void => {
    if (code === null) removeCookie(COUPON_COOKIE.name);
    else writeCookie(COUPON_COOKIE, code);
    writeCheckout({ ...saved, campaignId: code === null ? saved.campaignId : null, couponCode: code });
  };

  /** Where the code counts for nothing, the total stays as it is without it (CP-03). */
  const applyCode = async (code: string): Promise<void> => {
    const asked = await ask(saved, code);
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
    if (take(await ask(saved, null)) !== null && code !== null) await applyCode(code);
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
    take(await ask(saved, null));
  };

  const fail = async (error: unknown): Promise<void> => {
    if (!isCallFailed(error)) throw error;
    const { reason } = error;
    if (reason === 'PURCHASE_UNDER_WAY') return setPending(true);
    if (reason === 'ALREADY_SUBSCRIBED') return setStop(reason);
    if (reason !== null && coupon.applied !== null && isAboutCoupon(reason)) return dropCoupon(reason);
    // What is shown must be what is asked for: only then can it be agreed to.
    if (reason === 'PRICE_CHANGED') take(await ask(saved, coupon.applied));
    return setProblem(reason ?? 'PURCHASE_FAILED');
  };

  /** Everything before the purchase that may say no, then the purchase; a second press while it is under way is none. */
  const pay = async (keepAddress: () => Promise<boolean>, cardOf: () => Promise<PayingCard | null>): Promise<void> => {
    if (underWay.current || quote === null) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    let left = false;
    try {
      if (!(await keepAddress())) return;
      const asked = await ask(saved, coupon.applied);
      if ('refusal' in asked) return asked.refusal === 'OUTAGE' ? setProblem('OUTAGE') : setStop(asked.refusal);
      setQuote(asked.quote);
      if (asked.quote.total !== quote.total) return setProblem('PRICE_CHANGED');
      const card = await cardOf();
      if (card === null) return;
      const { state } = await api.purchase({
        ...orderOf(saved, coupon.applied),
        ...card,
        terms_accepted: true,
        shown_total: asked.quote.total,
      });
      left = state === 'paid';
      if (left) finish(true);
      else setPending(true);
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
      const asked = await ask(saved, coupon.applied);
      if ('quote' in asked || quote === null) take(asked);
    },
  };
};
export type Checkout = ReturnType<typeof useCheckout>;
