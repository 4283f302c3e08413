import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotePurchase } from '../billing/price.ts';
import { CHARGE_NOTICE_MS, chargeNoticeAt, isTooShortForNotice } from './charge-notice.ts';
import { productsFor } from './product.ts';
import { begin, cancel, reactivate, type Reserved, stepDue, type Subscription, markChargeNoticeSent } from './subscription.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const DAY_MS = 86_400_000;

const trialOf = (days: number): Subscription => {
  const [product] = productsFor('US').filter(({ sku }) => sku === 'WEB_BASIC_MONTHLY_USD');
  if (!product) throw new Error('Nothing is sold.');
  const tax = () => ({ added: 0, included: 0 });
  const terms = { firstTime: true, skipTrial: false, renewable: true, promotion: null, offer: null, balance: 0 };
  const quote = quotePurchase({ product, ...terms, tax, now: NOW });
  const end = NOW + days * DAY_MS;
  const shown = { ...quote, freeUntil: end, periodEnd: end };
  return begin({ id: 's', accountId: 'a', country: 'US', gateway: 'CARD', renewable: true, quote: shown, code: null, now: NOW });
};
const value = <T>(decided: { readonly ok: boolean; readonly value?: T }): T => {
  if (!decided.ok || decided.value === undefined) throw new Error('It was refused.');
  return decided.value;
};

test('the holder of a trial is notified once, seven days before it ends, and charged when it ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 90 }), fc.nat(7 * 24 - 1), (days, late) => {
      const trial = trialOf(days);
      const due = trial.periodEnd - CHARGE_NOTICE_MS;
      expect(stepDue(trial, null, due - 1)).toEqual({ do: 'wait', until: due });
      const at = due + late * 3_600_000;
      expect(stepDue(trial, null, at)).toMatchObject({ do: 'tell_charge', period: { plan: 'Basic', start: trial.periodEnd } });
      const noticed = markChargeNoticeSent(trial, at);
      expect(stepDue(noticed, null, at)).toEqual({ do: 'wait', until: trial.periodEnd });
      expect(stepDue(noticed, null, trial.periodEnd)).toMatchObject({ do: 'charge', period: { start: trial.periodEnd } });
    }),
  );
});

test('a trial of a week or less is announced when it begins, by the mail that names the price', () => {
  for (const days of [1, 6, 7]) {
    const trial = trialOf(days);
    expect([trial.toldAt, trial.nextAt]).toEqual([NOW, trial.periodEnd]);
  }
  expect([isTooShortForNotice(0, CHARGE_NOTICE_MS), isTooShortForNotice(0, CHARGE_NOTICE_MS + 1)]).toEqual([true, false]);
});

test('a canceled trial sends no charge notice, and one resumed within the last week is announced at once', () => {
  const canceled = value(cancel(trialOf(14), NOW));
  expect(chargeNoticeAt(canceled)).toBeNull();
  expect(stepDue(canceled, null, NOW + 10 * DAY_MS)).toEqual({ do: 'wait', until: canceled.periodEnd });
  const at = NOW + 11 * DAY_MS;
  const resumed = value(reactivate(canceled, at));
  expect(resumed).toEqual(trialOf(14));
  expect(stepDue(resumed, null, at).do).toBe('tell_charge');
  const noticed = markChargeNoticeSent(resumed, at);
  expect(value(reactivate(value(cancel(noticed, at)), at))).toEqual(noticed);
});

test('a node that was down for the whole week charges when the trial ends, and sends no late notice', () => {
  const trial = trialOf(14);
  expect(stepDue(trial, null, trial.periodEnd).do).toBe('charge');
});

test('where a pass follows, nothing will be charged yet; a plan that follows is what will be charged', () => {
  const trial = trialOf(14);
  const at = trial.periodEnd - CHARGE_NOTICE_MS;
  const pass: Reserved = { kind: 'pass', sku: 'PASS_PREMIUM_MONTHLY', plan: 'Premium', days: 30, effectiveAt: trial.periodEnd };
  expect(stepDue(trial, pass, at)).toEqual({ do: 'tell_charge', period: null });
  expect(stepDue(markChargeNoticeSent(trial, at), pass, trial.periodEnd)).toEqual({ do: 'begin_pass', pass });
  const plan: Reserved = {
    kind: 'plan',
    sku: 'WEB_PREMIUM_ANNUAL_USD',
    plan: 'Premium',
    period: 'annual',
    effectiveAt: trial.periodEnd,
  };
  expect(stepDue(trial, plan, at)).toMatchObject({ do: 'tell_charge', period: { plan: 'Premium', period: 'annual' } });
});
