import { faultOfCode, normalCode } from '@madang/domain/coupons/code.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isCallFailed } from '#app/platform/api.ts';
import { type CodeKind, forgetCode, keepCode } from './kept-code.ts';

/** Why a code was not redeemed. `seen` means the page refused it without a call. */
export interface Refused {
  readonly reason: Refusal | 'OUTAGE';
  readonly seen: boolean;
}

/** Redeems a code, once for a double click. The shell then revalidates the plan. */
export const useRedeeming = <Redeemed>(kind: CodeKind, call: (code: string) => Promise<Redeemed>) => {
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const { revalidate } = useRevalidator();

  /** True once the code is redeemed. */
  const redeem = async (typed: string): Promise<boolean> => {
    if (underWay.current) return false;
    const fault = faultOfCode(typed);
    if (fault !== null) {
      setRefused({ reason: fault === 'wrong_length' ? 'COUPON_LENGTH_WRONG' : 'COUPON_INVALID', seen: true });
      return false;
    }
    underWay.current = true;
    setBusy(true);
    setRefused(null);
    // The session may have ended: the code is kept for after the next sign-in.
    keepCode(kind, typed);
    try {
      setRedeemed(await call(normalCode(typed)));
      forgetCode(kind);
      void revalidate();
      return true;
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      if (error.status !== 401) forgetCode(kind);
      setRefused({ reason: error.reason ?? 'OUTAGE', seen: false });
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { redeemed, refused, busy, redeem, clear: () => setRefused(null) };
};
