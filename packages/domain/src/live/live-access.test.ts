import { expect, test } from 'vitest';
import { contentWith } from '../catalog/content.fixture.ts';
import type { Viewer } from '../playback/access.ts';
import { accessToLive, liveLoanEnds } from './live-access.ts';

const viewer = (different: Partial<Viewer> = {}): Viewer => ({
  signedIn: true,
  viewingAge: 'adult',
  entitlement: { plan: 'Basic', period: 'monthly', until: 9_999_999_999_999 },
  partnerBilled: false,
  country: 'US',
  today: '2026-11-23',
  ...different,
});
const FAMILY = contentWith({ id: 'family', rating: 'ALL' });
const ADULT = contentWith({ id: 'adult', rating: '19' });
const KOREAN = contentWith({ id: 'korean', rating: 'ALL', countries: ['KR'] });

test('the channel is for subscribers, and says so before it says that it is off air', () => {
  expect(accessToLive(FAMILY, viewer())).toEqual({ ok: true, value: null });
  expect(accessToLive(FAMILY, viewer({ entitlement: null, partnerBilled: true }))).toEqual({ ok: true, value: null });
  for (const content of [FAMILY, null]) {
    expect(accessToLive(content, viewer({ signedIn: false }))).toMatchObject({ refusal: 'SIGN_IN_NEEDED' });
    expect(accessToLive(content, viewer({ entitlement: null }))).toMatchObject({ refusal: 'SUBSCRIPTION_NEEDED' });
  }
  expect(accessToLive(null, viewer())).toMatchObject({ refusal: 'LIVE_OFF_AIR' });
});

test('a programme is not for every profile, nor for every country', () => {
  expect(accessToLive(ADULT, viewer({ viewingAge: 'teen' }))).toMatchObject({ refusal: 'RATED_ABOVE_PROFILE' });
  expect(accessToLive(KOREAN, viewer())).toMatchObject({ refusal: 'CONTENT_NOT_IN_COUNTRY' });
  expect(accessToLive(KOREAN, viewer({ country: 'KR' })).ok).toBe(true);
});

test('an address is lent until a programme that is not for this viewer', () => {
  const airings = [
    { startsAt: 0, endsAt: 100, contentId: 'adult' },
    { startsAt: 100, endsAt: 200, contentId: 'family' },
    { startsAt: 200, endsAt: 300, contentId: null },
    { startsAt: 300, endsAt: 400, contentId: 'adult' },
    { startsAt: 400, endsAt: 500, contentId: 'korean' },
  ];
  const contents = new Map([FAMILY, ADULT, KOREAN].map((content) => [content.id, content]));
  const ends = (who: Viewer, mostMs: number) => liveLoanEnds(airings, (id) => contents.get(id), who, { now: 150, mostMs });
  expect(ends(viewer({ viewingAge: 'family' }), 1000)).toBe(300);
  expect(ends(viewer({ viewingAge: 'family' }), 100)).toBe(250);
  expect(ends(viewer(), 1000)).toBe(400);
  expect(ends(viewer({ country: 'KR' }), 1000)).toBe(1150);
});
