import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerCampaign, campaignFor, type ZipCampaign } from './zip-campaign.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY_MS = 86_400_000;
const texts = { en_us: 'Tell us.', pt_br: 'Conte.', es_es: 'Dinos.', zh_cn: '请告知。', vi_vn: 'Hãy cho biết.' };
const campaign = (id: string, more: Partial<ZipCampaign> = {}): ZipCampaign => ({
  id,
  countries: ['US'],
  prefixes: ['100', '981'],
  message: texts,
  startsAt: NOW - DAY_MS,
  endsAt: NOW + DAY_MS,
  ...more,
});
const activeFor = (campaigns: readonly ZipCampaign[], more: object = {}) =>
  campaignFor(campaigns, { country: 'US', answered: new Set(), now: NOW, ...more })?.id ?? null;

test('an account is asked once, while a campaign runs in its country', () => {
  const one = campaign('fall');
  expect(activeFor([one])).toBe('fall');
  expect(activeFor([one], { country: 'BR' })).toBeNull();
  expect(activeFor([one], { answered: new Set(['fall']) })).toBeNull();
  expect([one.startsAt - 1, one.startsAt, one.endsAt - 1, one.endsAt].map((now) => activeFor([one], { now }))).toEqual([
    null,
    'fall',
    'fall',
    null,
  ]);
});

test('of several the one that ends first is asked about, whatever their order', () => {
  const all = [campaign('late', { endsAt: NOW + 3 * DAY_MS }), campaign('soon'), campaign('also-soon')];
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 3 }), (shuffled) => {
      expect(activeFor(shuffled)).toBe('also-soon');
    }),
  );
});

test.each([
  ['10001', '10001', true],
  ['98101-1234', '98101-1234', true],
  ['98101 1234', '98101-1234', true],
  ['60601', '60601', false],
] as const)('the ZIP code %s is kept as %s; meant: %s', (zip, kept, isMeant) => {
  expect(answerCampaign(campaign('fall'), { country: 'US', zip, now: NOW })).toEqual({
    ok: true,
    value: { campaignId: 'fall', country: 'US', zip: kept, isMeant },
  });
});

test('a campaign without places is meant for all of them', () => {
  const answer = answerCampaign(campaign('all', { prefixes: [] }), { country: 'US', zip: '60601', now: NOW });
  expect(answer).toMatchObject({ value: { isMeant: true } });
});

test('an invalid ZIP code, or one for a campaign that does not run, is refused', () => {
  const answered = (one: ZipCampaign | null, zip: string, now = NOW) => answerCampaign(one, { country: 'US', zip, now });
  for (const zip of ['', '1000', '10001-1', 'ABCDE'])
    expect(answered(campaign('fall'), zip)).toEqual({ ok: false, refusal: 'INPUT_INVALID' });
  for (const answer of [
    answered(null, '10001'),
    answered(campaign('fall'), '10001', NOW + DAY_MS),
    answered(campaign('br', { countries: ['BR'] }), '10001'),
  ])
    expect(answer).toEqual({ ok: false, refusal: 'CAMPAIGN_NOT_FOUND' });
});
