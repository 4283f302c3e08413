import { faultOfCode, normalCode } from '@madang/domain/coupons/code.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#app/platform/use-call.ts';
import { type CodeKind, forgetCode, keepCode } from './kept-code.ts';

/** Why a code was not redeemed. `seen` means the page refused it without a call. */
export interface RefusedCode {
  readonly reason: Refusal | 'OUTAGE';
  readonly seen: boolean;
}

/** Redeems a code, once for a double click. The shell then revalidates the plan. */
export const useRedeeming = <Redeemed>(kind: CodeKind, call: (code: string) => Promise<Redeemed>) => {
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  const [refused, setRefused] = useState<RefusedCode | null>(null);
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();

  /** True once the code is redeemed. */
  const redeem = async (typed: string): Promise<boolean> => {
    if (busy) return false;
    const fault = faultOfCode(typed);
    if (fault !== null) {
      setRefused({ reason: fault === 'wrong_length' ? 'COUPON_LENGTH_WRONG' : 'COUPON_INVALID', seen: true });
      return false;
    }
    const isRedeemed = await run(
      async () => {
        setRefused(null);
        // The session may have ended: the code is kept for after the next sign-in.
        keepCode(kind, typed);
        setRedeemed(await call(normalCode(typed)));
        forgetCode(kind);
        void revalidate();
        return true;
      },
      {
        onFailure: ({ status, reason }) => {
          if (status !== 401) forgetCode(kind);
          setRefused({ reason: reason ?? 'OUTAGE', seen: false });
        },
      },
    );
    return isRedeemed ?? false;
  };
  return { redeemed, refused, busy, redeem, clear: () => setRefused(null) };
};
