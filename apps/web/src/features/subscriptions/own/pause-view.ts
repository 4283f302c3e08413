import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { PAUSE_MONTHS, pauseEnd } from '@madang/domain/subscriptions/pause.ts';
import { fill, plural } from '@madang/i18n/fill.ts';
import type { ChoiceView } from './ChoiceList.tsx';
import { sayDate, sayPrice, type Speech } from './own-view.ts';

/** The pauses that may be taken, by the same rule of the calendar as they are taken; none where nothing renews. */
export const pausesOf = (
  speech: Speech,
  { next_renewal_at: begins, next_amount: amount, currency }: ActiveSubscription,
): readonly ChoiceView[] => {
  const { months: named, span } = speech.words.payment.pausing;
  if (begins === null || amount === null) return [];
  const price = sayPrice(speech, amount, currency);
  return PAUSE_MONTHS.map((months) => {
    const until = new Date(pauseEnd(Date.parse(begins), months)).toISOString();
    return {
      value: String(months),
      name: plural(speech.locale, named, months),
      details: fill(span, { from: sayDate(speech, begins), until: sayDate(speech, until), price }),
    };
  });
};
