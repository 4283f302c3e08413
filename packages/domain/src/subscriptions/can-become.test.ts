import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERIODS, PLANS } from './plan.ts';
import { canBecome, type ChangeFacts, decidePlanChange } from './plan-change.ts';
import { takeOver } from './subscription.ts';

const NOW = Date.UTC(2026, 10, 22);
const DAY_MS = 86_400_000;
const someNamed = fc.record({ plan: fc.constantFrom(...PLANS), period: fc.constantFrom(...PERIODS) });

test('a way is shown from one plan to another exactly where a change of a plan in good order is allowed [SU-72]', () => {
  fc.assert(
    fc.property(someNamed, someNamed, (from, to) => {
      const subscription = takeOver({
        ...from,
        id: 'subscription',
        accountId: 'account',
        sku: `WEB_${from.plan.toUpperCase()}_${from.period.toUpperCase()}_USD`,
        gateway: 'CARD',
        status: 'ACTIVE',
        country: 'US',
        currency: 'USD',
        startedAt: NOW - DAY_MS,
        periodStart: NOW - DAY_MS,
        periodEnd: NOW + DAY_MS,
      });
      const facts: ChangeFacts = {
        subscription,
        reserved: null,
        partnerBilled: false,
        subscriptionsOpen: true,
        promotion: null,
        hasInstrument: true,
        isChanging: false,
        now: NOW,
      };
      expect(canBecome(from, to)).toBe(decidePlanChange(facts, to).ok);
    }),
  );
});
