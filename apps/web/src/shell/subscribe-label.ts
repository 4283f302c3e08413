interface Standing {
  readonly entitlement: 'Basic' | 'Premium' | null;
  /** As the session says it; plans say monthly and annual, older ones month and year. */
  readonly period: string | null;
  readonly promotion: boolean;
}

const FULL_PERIODS: readonly (string | null)[] = ['annual', 'monthly', 'month', 'year'];

/** What the header's button says (HF-09 to HF-12). */
export const subscribeLabel = ({ entitlement, period, promotion }: Standing): 'subscribe' | 'upgrade' => {
  if (entitlement === null || promotion) return 'subscribe';
  return entitlement === 'Premium' && FULL_PERIODS.includes(period) ? 'subscribe' : 'upgrade';
};
