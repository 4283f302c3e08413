import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { PAUSE_MONTHS, pauseEnd } from '@madang/domain/subscriptions/pause.ts';
import { fill, plural } from '@madang/i18n/fill.ts';
import type { ChoiceView } from './ChoiceList.tsx';
import { sayDate, sayPrice, type PlanFormat } from './own-view.ts';

/**
 * Available pauses, computed by the same calendar rule that the server applies. Empty for a plan that does not renew.
 */
export const pausesOf = (
  format: PlanFormat,
  { next_renewal_at: begins, next_amount: amount, currency }: ActiveSubscription,
): readonly ChoiceView[] => {
  const { months: named, span } = format.words.payment.pausing;
  if (begins === null || amount === null) return [];
  const price = sayPrice(format, amount, currency);
  return PAUSE_MONTHS.map((months) => {
    const until = new Date(pauseEnd(Date.parse(begins), months)).toISOString();
    return {
      value: String(months),
      name: plural(format.locale, named, months),
      details: fill(span, { from: sayDate(format, begins), until: sayDate(format, until), price }),
    };
  });
};
