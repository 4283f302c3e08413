import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriesAds, policyFor } from '../playback/access.ts';
import { downloadOffer } from '../downloads/download.ts';
import { maxStreams } from '../playback/lease.ts';
import { isProtected } from '../playback/protection.ts';
import { CONTENT_TYPES, POLICY_RANGES, type PolicyRange } from '../catalog/vocabulary.ts';
import { maxProfiles } from '../profiles/profile-allowance.ts';
import { PERIODS, type Plan, planOfSku, PLANS } from './plan.ts';
import { comparePlans, ENTRY_PLAN, TOP_PLAN } from './plan-capabilities.ts';
import { canBecome } from './plan-change.ts';

const entitled = (plan: Plan | null) => plan && ({ plan, period: 'monthly', until: 9_999_999_999_999 } as const);
const viewer = (plan: Plan | null) => ({ signedIn: true, partnerBilled: false, entitlement: entitled(plan) });

/** What the requirements say of each plan (PR-12, PR-13, PL-24 to PL-29), and not the code. */
const EXPECTED = [
  { plan: null, profiles: 2, streams: 2, offer: 'upgrade', ads: true, subscriberFilms: 'subscribe' },
  { plan: 'Basic', profiles: 2, streams: 2, offer: 'upgrade', ads: true, subscriberFilms: 'allow' },
  { plan: 'Premium', profiles: 4, streams: 4, offer: 'download', ads: false, subscriberFilms: 'allow' },
] as const;

test.each(EXPECTED)('the capabilities of the plan $plan', ({ plan, profiles, streams, offer, ads, subscriberFilms }) => {
  expect(maxProfiles(plan)).toBe(profiles);
  expect(maxStreams(entitled(plan))).toBe(streams);
  expect(downloadOffer({ signedIn: true, plan })).toBe(offer);
  expect([carriesAds('AVOD-A', viewer(plan)), carriesAds('AVOD-R', viewer(plan))]).toEqual([ads, ads]);
  expect(policyFor('SVOD', viewer(plan))).toBe(subscriberFilms);
});

/** Text that is no member of a list, such as a plan that only a newer version of the product sells. */
const unknownTo = (members: readonly string[]) =>
  fc
    .oneof(fc.string(), fc.constantFrom('Family', 'basic', 'PREMIUM', '', 'SVOD ', 'PVOD', 'toString', '__proto__'))
    .filter((value) => !members.includes(value));

test('an unknown plan is an error in every decision, and never counts as Basic or as no plan', () => {
  fc.assert(
    fc.property(unknownTo(PLANS), (text) => {
      const plan = text as Plan;
      expect(() => maxProfiles(plan)).toThrow('unknown plan');
      expect(() => maxStreams({ plan, period: 'monthly', until: 1 })).toThrow('unknown plan');
      expect(() => downloadOffer({ signedIn: true, plan })).toThrow('unknown plan');
      for (const range of ['AVOD-A', 'AVOD-R'] as const)
        expect(() => carriesAds(range, { entitlement: { plan, period: 'monthly', until: 1 } })).toThrow('unknown plan');
      for (const range of POLICY_RANGES)
        expect(() =>
          policyFor(range, { signedIn: true, partnerBilled: false, entitlement: { plan, period: 'monthly', until: 1 } }),
        ).toThrow('unknown plan');
      for (const known of PLANS)
        expect(() => canBecome({ plan: known, period: 'monthly' }, { plan, period: 'monthly' })).toThrow('unknown plan');
    }),
  );
});

test('an unknown policy range is an error: it is neither free, nor without ads, nor unencrypted', () => {
  fc.assert(
    fc.property(unknownTo(POLICY_RANGES), fc.boolean(), fc.constantFrom(null, ...PLANS), (text, signedIn, plan) => {
      const range = text as PolicyRange;
      expect(() => policyFor(range, { ...viewer(plan), signedIn })).toThrow('unknown policy range');
      expect(() => policyFor(range, { ...viewer(plan), partnerBilled: true })).toThrow('unknown policy range');
      expect(() => carriesAds(range, viewer(plan))).toThrow('unknown policy range');
      for (const type of CONTENT_TYPES) expect(() => isProtected({ range, type })).toThrow('unknown policy range');
    }),
  );
});

test('the sku of each plan names that plan, and the sku of any other plan names none', () => {
  for (const plan of PLANS)
    for (const period of PERIODS)
      expect(planOfSku(`WEB_${plan.toUpperCase()}_${period.toUpperCase()}_USD`)).toEqual({ plan, period });
  const names = PLANS.map((plan) => plan.toUpperCase());
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z]{1,12}$/).filter((name) => !names.includes(name)),
      (name) => {
        expect(planOfSku(`WEB_${name}_MONTHLY_USD`)).toBeNull();
      },
    ),
  );
});

test('the entry plan has the lowest rank and the top plan the highest', () => {
  expect(PLANS.toSorted(comparePlans).at(0)).toBe(ENTRY_PLAN);
  expect(PLANS.toSorted(comparePlans).at(-1)).toBe(TOP_PLAN);
});
