import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWith } from '../catalog/content.fixture.ts';
import { POLICY_RANGES } from '../catalog/vocabulary.ts';
import type { Viewer } from '../playback/access.ts';
import {
  decideDownload,
  type Download,
  downloadOffer,
  downloadExpiresAt,
  isExpired,
  isForgotten,
  mayDownload,
  renewDownload,
} from './download.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY = 86_400_000;
const entitled = (plan: 'Basic' | 'Premium', until = NOW + 365 * DAY) => ({ plan, period: 'annual', until }) as const;
const viewer = (different: Partial<Viewer> = {}): Viewer => ({
  signedIn: true,
  viewingAge: 'adult',
  entitlement: entitled('Premium'),
  partnerBilled: false,
  country: 'US',
  today: '2026-11-22',
  ...different,
});
const download = (different: Partial<Download> = {}): Download => ({
  id: 'd',
  profileId: 'p',
  deviceId: 'phone',
  contentId: '1',
  quality: 360,
  addedAt: NOW - DAY,
  expiresAt: NOW + DAY,
  ...different,
});
const LIMITS = { count: 50, devices: 4 };
const refusal = (name: string) => ({ ok: false, refusal: name });

test('Premium keeps what it may watch; every other plan, and none, needs Premium for it [PL-24] [PL-29]', () => {
  for (const range of POLICY_RANGES) {
    const content = contentWith({ range });
    expect(mayDownload(content, viewer())).toEqual({ ok: true, value: entitled('Premium') });
    expect(mayDownload(content, viewer({ entitlement: entitled('Basic') }))).toEqual(refusal('PREMIUM_NEEDED'));
    expect(mayDownload(content, viewer({ entitlement: null }))).toEqual(refusal('PREMIUM_NEEDED'));
    expect(mayDownload(content, viewer({ entitlement: null, partnerBilled: true }))).toEqual(refusal('PREMIUM_NEEDED'));
  }
});

test.each([
  ['a series', contentWith({ detailType: 'season' }), viewer(), 'CONTENT_NOT_PLAYABLE'],
  ['an episode of a webtoon', contentWith({ detailType: 'webtoon' }), viewer(), 'CONTENT_NOT_PLAYABLE'],
  ['what is being prepared', contentWith({ state: 'preparing' }), viewer(), 'CONTENT_PREPARING'],
  ['what is to come', contentWith({ startDate: '2026-11-23' }), viewer(), 'CONTENT_COMING_SOON'],
  ['what has left', contentWith({ endDate: '2026-11-21' }), viewer(), 'CONTENT_EXPIRED'],
  ['what is offered elsewhere', contentWith({ countries: ['BR'] }), viewer(), 'CONTENT_NOT_IN_COUNTRY'],
  ['what the profile may not see', contentWith({ rating: '19' }), viewer({ viewingAge: 'teen' }), 'RATED_ABOVE_PROFILE'],
  [
    'anything, without an account',
    contentWith({ range: 'SVOD' }),
    viewer({ signedIn: false, entitlement: null }),
    'SIGN_IN_NEEDED',
  ],
] as const)('downloading %s is refused, whatever the plan', (_what, content, who, expected) => {
  expect(mayDownload(content, who)).toEqual(refusal(expected));
});

test('the button downloads with Premium, leads to the plans otherwise, and is not shown to strangers [PL-24] [PL-29]', () => {
  expect([
    downloadOffer({ signedIn: true, plan: 'Premium' }),
    downloadOffer({ signedIn: true, plan: 'Basic' }),
    downloadOffer({ signedIn: true, plan: null }),
    downloadOffer({ signedIn: false, plan: null }),
  ]).toEqual(['download', 'upgrade', 'upgrade', null]);
});

test('a download plays for thirty days, and never longer than the paid period or the title', () => {
  const content = contentWith();
  expect(downloadExpiresAt(content, entitled('Premium'), NOW)).toBe(NOW + 30 * DAY);
  expect(downloadExpiresAt(content, entitled('Premium', NOW + 5 * DAY), NOW)).toBe(NOW + 5 * DAY);
  expect(downloadExpiresAt(contentWith({ endDate: '2026-11-24' }), entitled('Premium'), NOW)).toBe(
    Date.parse('2026-11-25T00:00:00Z'),
  );
  expect([NOW - 1, NOW, NOW + 1].map((expiresAt) => isExpired({ expiresAt }, NOW))).toEqual([true, true, false]);
  expect([NOW - 30 * DAY, NOW - 30 * DAY + 1].map((expiresAt) => isForgotten({ expiresAt }, NOW))).toEqual([true, false]);
});

test('asking again for the same is the same download, with the quality asked for last', () => {
  const before = download();
  const wanted = { ...before, id: 'another', quality: 720, expiresAt: NOW + 30 * DAY };
  expect(decideDownload(wanted, [before], 'Premium', NOW)).toEqual({
    ok: true,
    value: { ...before, quality: 720, expiresAt: NOW + 30 * DAY },
  });
});

test('a download beyond the limit of titles or devices is refused, and expired downloads do not count', () => {
  const many = Array.from({ length: LIMITS.count }, (_, at) => download({ contentId: `${at + 100}` }));
  expect(decideDownload(download(), many, 'Premium', NOW)).toEqual(refusal('TOO_MANY_DOWNLOADS'));
  expect(decideDownload(download(), many.with(0, download({ contentId: '100', expiresAt: NOW })), 'Premium', NOW)).toMatchObject({
    ok: true,
  });
  const everywhere = Array.from({ length: LIMITS.devices }, (_, at) => download({ deviceId: `tv ${at}` }));
  expect(decideDownload(download(), everywhere, 'Premium', NOW)).toEqual(refusal('TOO_MANY_DOWNLOAD_DEVICES'));
  expect(decideDownload(download({ contentId: '2', deviceId: 'tv 0' }), everywhere, 'Premium', NOW)).toMatchObject({
    value: { contentId: '2', addedAt: NOW },
  });
  const old = everywhere.with(0, download({ deviceId: 'tv 0', expiresAt: NOW - 1 }));
  expect(decideDownload(download(), old, 'Premium', NOW)).toMatchObject({ value: { deviceId: 'phone' } });
});

test.each([
  ['still entitled', contentWith(), viewer(), { value: { expiresAt: NOW + 30 * DAY } }],
  ['downgraded', contentWith(), viewer({ entitlement: entitled('Basic') }), refusal('PREMIUM_NEEDED')],
  ['without a plan any more', contentWith(), viewer({ entitlement: null }), refusal('PREMIUM_NEEDED')],
  ['when the title has left', contentWith({ state: 'expired' }), viewer(), refusal('CONTENT_EXPIRED')],
  ['when the title is unknown', null, viewer(), refusal('CONTENT_NOT_FOUND')],
  ['on a journey', contentWith({ countries: ['BR'] }), viewer(), { value: download() }],
] as const)('a download that is renewed %s', (_when, content, who, expected) => {
  expect(renewDownload(download(), content, who, NOW)).toMatchObject(expected);
});

test('whatever is asked for in whatever order, an account never keeps more than it may', () => {
  const wish = fc.record({
    deviceId: fc.integer({ max: 6, min: 0 }).map(String),
    contentId: fc.integer({ max: 40, min: 0 }).map(String),
  });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 150 }), (wishes) => {
      let kept: readonly Download[] = [];
      for (const different of wishes) {
        const added = decideDownload(download(different), kept, 'Premium', NOW);
        if (!added.ok) continue;
        const { deviceId, contentId } = added.value;
        kept = [...kept.filter((one) => one.deviceId !== deviceId || one.contentId !== contentId), added.value];
      }
      expect(kept.length).toBeLessThanOrEqual(LIMITS.count);
      expect(new Set(kept.map(({ deviceId }) => deviceId)).size).toBeLessThanOrEqual(LIMITS.devices);
    }),
  );
});
