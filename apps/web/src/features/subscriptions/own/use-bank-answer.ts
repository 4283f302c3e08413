import type { Followed } from '@madang/contract/billing/billing.contract.ts';
import type { ChangeUnderWay } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import type { PlanNamed } from '@madang/domain/subscriptions/plan-change.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';

/** How a change of plan ended that waited for its payer's bank. */
export interface BankAnswer {
  readonly state: 'paid' | 'declined' | 'given_up';
  /** The plan that was to be taken, as far as the page knows. */
  readonly plan: PlanNamed | null;
  readonly sku: string | null;
}

/**
 * The plan change that waits for its payer's bank, and the outcome of the last one, after which the page revalidates.
 * `isBack`: the payer returns from the bank, and the payment may have settled before.
 */
export const useBankAnswer = (given: ChangeUnderWay | null, isBack: boolean) => {
  const { language } = useWords();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [answer, setAnswer] = useState<BankAnswer | null>(null);
  /** A settled change, which is no longer polled although the loader data may still show it as pending. */
  const [closed, setClosed] = useState<string | null>(null);
  /** Revalidation may clear the pending change before its outcome is known. */
  const [last, setLast] = useState(given);
  if (given !== null && given.transaction_id !== last?.transaction_id) setLast(given);
  const isOpen = last !== null && last.transaction_id !== closed;

  const close = async (): Promise<void> => {
    if (last) setClosed(last.transaction_id);
    if (isBack) await navigate(paths.accountPayment(language), { replace: true, preventScrollReset: true });
    else await revalidate();
  };
  return {
    answer,
    waiting: isOpen ? last : null,
    isAsked: isOpen || (isBack && answer === null),
    settle: (state: BankAnswer['state'], followed: Followed | null): void => {
      const { transaction_id: id = last?.transaction_id, sku = last?.sku ?? null } = followed ?? {};
      setAnswer({ state, plan: last?.transaction_id === id ? last : null, sku });
      void close();
    },
    /** The pending purchase is of another kind: shows nothing. */
    leave: (): void => void close(),
  };
};
