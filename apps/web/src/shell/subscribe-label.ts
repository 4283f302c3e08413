import type { Plan } from '@madang/domain/subscriptions/plan.ts';
import { TOP_PLAN } from '@madang/domain/subscriptions/plan-capabilities.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { paths } from '../paths.ts';

interface Standing {
  readonly entitlement: Plan | null;
  /** As in the session: plans have monthly and annual, older ones month and year. */
  readonly period: string | null;
  readonly promotion: boolean;
  /** A plan takes a pause, and wants to be resumed rather than bought. */
  readonly paused: boolean;
}

export type SubscribeLabel = 'subscribe' | 'upgrade' | 'resume';

const FULL_PERIODS: readonly (string | null)[] = ['annual', 'monthly', 'month', 'year'];

/** What the header's button says (HF-09 to HF-12). */
export const subscribeLabel = ({ entitlement, period, promotion, paused }: Standing): SubscribeLabel => {
  if (paused) return 'resume';
  if (entitlement === null || promotion) return 'subscribe';
  return entitlement === TOP_PLAN && FULL_PERIODS.includes(period) ? 'subscribe' : 'upgrade';
};

/** Where the button leads to. */
export const subscribePath = (label: SubscribeLabel, language: Language): string =>
  label === 'resume' ? paths.accountPayment(language) : paths.plan(language);

/** The gradient is for viewers who can buy. With the top plan the link is outlined. */
export const subscribeLook = (plan: Plan | null): 'subscribe' | 'outline' => (plan === TOP_PLAN ? 'outline' : 'subscribe');
