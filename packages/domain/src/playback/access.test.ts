import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWith } from '../catalog/content.fixture.ts';
import {
  CONTENT_TYPES,
  DETAIL_TYPES,
  DISPLAY_STATES,
  POLICY_RANGES,
  type PolicyRange,
  RATINGS,
  type Rating,
} from '../catalog/vocabulary.ts';
import { VIEWING_AGES } from '../profiles/viewing-age.ts';
import { accessTo, carriesAds, policyFor, type Viewer } from './access.ts';

const TODAY = '2026-11-22';
const entitlement = (plan: 'Basic' | 'Premium') => ({ plan, period: 'monthly', until: 9_999_999_999_999 }) as const;
const viewer = (different: Partial<Viewer> = {}): Viewer => ({
  signedIn: true,
  viewingAge: 'adult',
  entitlement: null,
  partnerBilled: false,
  country: 'US',
  today: TODAY,
  ...different,
});

const WHO = {
  anonymous: viewer({ signedIn: false }),
  registered: viewer(),
  basic: viewer({ entitlement: entitlement('Basic') }),
  premium: viewer({ entitlement: entitlement('Premium') }),
  partner: viewer({ partnerBilled: true }),
} as const;
type Who = keyof typeof WHO;

/** Expected result for each viewer and policy range, from the requirements (PL-10 to PL-20) and not from the code. */
const TABLE: Readonly<Record<Who, Readonly<Record<PolicyRange, 'login' | 'subscribe' | 'plays' | 'plays with ads'>>>> = {
  anonymous: { SVOD: 'login', 'AVOD-R': 'login', 'AVOD-A': 'plays with ads', FREE: 'plays' },
  registered: { SVOD: 'subscribe', 'AVOD-R': 'plays with ads', 'AVOD-A': 'plays with ads', FREE: 'plays' },
  basic: { SVOD: 'plays', 'AVOD-R': 'plays with ads', 'AVOD-A': 'plays with ads', FREE: 'plays' },
  premium: { SVOD: 'plays', 'AVOD-R': 'plays', 'AVOD-A': 'plays', FREE: 'plays' },
  partner: { SVOD: 'plays', 'AVOD-R': 'plays with ads', 'AVOD-A': 'plays with ads', FREE: 'plays' },
};
const DECISIONS = {
  login: { ok: false, refusal: 'SIGN_IN_NEEDED' },
  subscribe: { ok: false, refusal: 'SUBSCRIPTION_NEEDED' },
  plays: { ok: true, value: { ads: false } },
  'plays with ads': { ok: true, value: { ads: true } },
} as const;
const whos = Object.keys(TABLE) as Who[];

const rows = whos.flatMap((who) => POLICY_RANGES.map((range) => [who, range, TABLE[who][range]] as const));

test.each(rows)(
  '%s opens %s: %s [PL-10] [PL-11] [PL-12] [PL-13] [PL-17] [PL-18] [PL-19] [PL-20] [PL-25]',
  (who, range, expected) => {
    expect(accessTo(contentWith({ range }), WHO[who])).toEqual(DECISIONS[expected]);
  },
);

const STRIP = { type: 'episode', detailType: 'webtoon' } as const;
const read = (decision: (typeof DECISIONS)[keyof typeof DECISIONS]) => (decision.ok ? 'reads' : decision.refusal);

test.each(rows)('%s reads an episode of a webtoon that is %s as they would watch one (%s)', (who, range, expected) => {
  const decision = accessTo(contentWith({ ...STRIP, range }), WHO[who]);
  expect(decision.ok ? 'reads' : decision.refusal).toBe(read(DECISIONS[expected]));
});

test('a webtoon is opened, not read: its episodes are', () => {
  for (const who of whos)
    expect(accessTo(contentWith({ type: 'webtoon', detailType: 'webtoon' }), WHO[who])).toEqual({
      ok: false,
      refusal: 'CONTENT_NOT_PLAYABLE',
    });
});

test.each(rows)(
  'the policy type for %s and %s follows from the same table (%s) [PL-14] [PL-15] [PL-16]',
  (who, range, expected) => {
    expect(policyFor(range, WHO[who])).toBe(expected === 'login' || expected === 'subscribe' ? expected : 'allow');
  },
);

test('ads ride on the ad-supported ranges alone, and never for Premium [PL-25]', () => {
  for (const range of POLICY_RANGES) {
    expect(carriesAds(range, WHO.premium)).toBe(false);
    expect(carriesAds(range, WHO.basic)).toBe(range === 'AVOD-A' || range === 'AVOD-R');
  }
});

test.each([
  ['preparing', 'CONTENT_PREPARING'],
  ['coming_soon', 'CONTENT_COMING_SOON'],
  ['expired', 'CONTENT_EXPIRED'],
] as const)('what is %s plays for no one and says so [PL-35]', (state, refusal) => {
  for (const who of whos) expect(accessTo(contentWith({ state }), WHO[who])).toEqual({ ok: false, refusal });
});

test('anonymous viewers sign in for the next episode, even of what is free [PL-21]', () => {
  for (const range of POLICY_RANGES) {
    expect(accessTo(contentWith({ range }), WHO.anonymous, 'auto-next')).toEqual({ ok: false, refusal: 'SIGN_IN_NEEDED' });
    expect(accessTo(contentWith({ range }), WHO.premium, 'auto-next').ok).toBe(true);
  }
});

test('a viewer without a chosen profile plays family content only', () => {
  const nobodyYet = viewer({ signedIn: false, viewingAge: 'family' });
  expect(accessTo(contentWith({ rating: '19' }), nobodyYet)).toEqual({ ok: false, refusal: 'RATED_ABOVE_PROFILE' });
  expect(accessTo(contentWith({ rating: '7' }), nobodyYet).ok).toBe(true);
  expect(accessTo(contentWith({ rating: '19' }), WHO.anonymous).ok).toBe(true);
});

test('a title plays in the countries it is offered in, and in all when none is named', () => {
  expect(accessTo(contentWith({ countries: ['BR'] }), viewer())).toEqual({ ok: false, refusal: 'CONTENT_NOT_IN_COUNTRY' });
  expect(accessTo(contentWith({ countries: ['BR'] }), viewer({ country: 'BR' })).ok).toBe(true);
  expect(accessTo(contentWith({ countries: [] }), viewer())).toEqual({ ok: false, refusal: 'CONTENT_NOT_IN_COUNTRY' });
});

const AGE_ALLOWS: Readonly<Record<Viewer['viewingAge'], readonly Rating[]>> = {
  family: ['ALL', '7'],
  teen: ['ALL', '7', '12', '15'],
  adult: ['ALL', '7', '12', '15', '19'],
};

test('every cell of range, viewer, state, rating, country and auto-next gives the first reason that holds [PR-24] [PL-36]', () => {
  const cells = fc.record({
    who: fc.constantFrom(...whos),
    range: fc.constantFrom(...POLICY_RANGES),
    state: fc.constantFrom(...DISPLAY_STATES),
    rating: fc.constantFrom(...RATINGS),
    viewingAge: fc.constantFrom(...VIEWING_AGES),
    type: fc.constantFrom(...CONTENT_TYPES),
    detailType: fc.constantFrom(...DETAIL_TYPES),
    countries: fc.constantFrom(null, ['US'], ['BR']),
    from: fc.constantFrom(undefined, 'auto-next' as const),
  });
  fc.assert(
    fc.property(cells, ({ who, range, state, rating, viewingAge, type, detailType, countries, from }) => {
      const anonymous = who === 'anonymous';
      const reasons: [boolean, string][] = [
        [detailType === 'season' || (detailType === 'webtoon' && type !== 'episode'), 'CONTENT_NOT_PLAYABLE'],
        [state === 'preparing', 'CONTENT_PREPARING'],
        [state === 'coming_soon', 'CONTENT_COMING_SOON'],
        [state === 'expired', 'CONTENT_EXPIRED'],
        [countries?.[0] === 'BR', 'CONTENT_NOT_IN_COUNTRY'],
        [!AGE_ALLOWS[viewingAge].includes(rating), 'RATED_ABOVE_PROFILE'],
        [anonymous && (from === 'auto-next' || TABLE[who][range] === 'login'), 'SIGN_IN_NEEDED'],
        [TABLE[who][range] === 'subscribe', 'SUBSCRIPTION_NEEDED'],
      ];
      const reason = reasons.find(([holds]) => holds)?.[1];
      const decision = accessTo(
        contentWith({ range, state, rating, type, detailType, countries }),
        { ...WHO[who], viewingAge },
        from,
      );
      expect(decision).toEqual(
        reason ? { ok: false, refusal: reason } : { ok: true, value: { ads: TABLE[who][range] === 'plays with ads' } },
      );
    }),
    { numRuns: 5000 },
  );
});
