import { expect, test } from 'vitest';
import { toDecline } from './stripe-decline.ts';

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'soft', 'insufficient_funds'],
  [{ code: 'card_declined', decline_code: 'do_not_honor' }, 'soft', 'do_not_honor'],
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'soft', 'generic_decline'],
  [{ code: 'authentication_required', decline_code: 'authentication_required' }, 'soft', 'authentication_required'],
  [{ code: 'processing_error' }, 'soft', 'processing_error'],
  [{ code: 'a_reason_of_tomorrow' }, 'soft', 'a_reason_of_tomorrow'],
  [{}, 'soft', 'card_declined'],
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'hard', 'stolen_card'],
  [{ code: 'expired_card' }, 'hard', 'expired_card'],
  [{ code: 'card_declined', decline_code: 'generic_decline', advice_code: 'do_not_try_again' }, 'hard', 'generic_decline'],
  [{ code: 'card_declined', decline_code: 'insufficient_funds', advice_code: 'try_again_later' }, 'soft', 'insufficient_funds'],
] as const)('the Stripe error %j is a %s decline', (reason, decline, code) => {
  expect(toDecline(reason)).toEqual({ state: 'DECLINED', decline, code });
});
