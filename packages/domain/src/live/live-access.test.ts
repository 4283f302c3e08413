import { expect, test } from 'vitest';
import { contentWith } from '../catalog/content.fixture.ts';
import type { Viewer } from '../playback/access.ts';
import { accessToLive, liveUrlExpiresAt, mayFinish, mayStay } from './live-access.ts';

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
  const ends = (who: Viewer, mostMs: number) => liveUrlExpiresAt(airings, (id) => contents.get(id), who, { now: 150, mostMs });
  expect(ends(viewer({ viewingAge: 'family' }), 1000)).toBe(300);
  expect(ends(viewer({ viewingAge: 'family' }), 100)).toBe(250);
  expect(ends(viewer(), 1000)).toBe(400);
  expect(ends(viewer({ country: 'KR' }), 1000)).toBe(1150);
});

test('a viewer of the channel stays while it is off air, and is otherwise refused for the same reasons as a new one', () => {
  expect(mayStay(null, viewer())).toEqual({ ok: true, value: null });
  expect(mayStay(FAMILY, viewer())).toEqual({ ok: true, value: null });
  expect(mayStay(null, viewer({ entitlement: null }))).toMatchObject({ refusal: 'SUBSCRIPTION_NEEDED' });
  expect(mayStay(ADULT, viewer({ viewingAge: 'teen' }))).toMatchObject({ refusal: 'RATED_ABOVE_PROFILE' });
});

const HOUR = 3_600_000;
test.each([
  ['before it begins', -1, true, false],
  ['while it is shown', HOUR - 1, false, true],
  ['by a viewer who began in its last minute', 2 * HOUR - 1, false, true],
  ['after that', 2 * HOUR, false, false],
  ['for seven days where its rights allow it', 7 * 24 * HOUR, true, true],
  ['by a viewer who began at the end of these', 7 * 24 * HOUR + 2 * HOUR - 1, true, true],
  ['no longer than that', 7 * 24 * HOUR + 2 * HOUR, true, false],
])('a programme is finished %s', (_when, now, catchUp, may) => {
  const airing = {
    ...{ id: '1', startsAt: 0, endsAt: HOUR, contentId: 'family', asset: 'a', durationSeconds: 3600, segments: 900, passes: 60 },
    ...{ firstSequence: 0, firstDiscontinuity: 0, catchUp },
  };
  expect(mayFinish(airing, now)).toBe(may);
});
