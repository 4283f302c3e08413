import { expect, test } from 'vitest';
import { playOffer, findPolicy } from './play-offer.ts';

const SUBSCRIBER = { signedIn: true, entitled: true };
const ANONYMOUS = { signedIn: false, entitled: false };
const REGISTERED = { signedIn: true, entitled: false };
const READY = { state: 'ready', airs: '2026-03-07' } as const;
const FIRST = { id: '1001001', title: 'The Lodger', episode: 1, duration: 3600, range: 'SVOD', ...READY } as const;
const FOURTH = { ...FIRST, id: '1001004', title: 'Three Pillows', episode: 4 };

test('the button and the play call use the same rule [PL-14] [PL-15] [PL-16]', () => {
  expect(findPolicy('SVOD', ANONYMOUS)).toBe('login');
  expect(findPolicy('AVOD-R', ANONYMOUS)).toBe('login');
  expect(findPolicy('SVOD', REGISTERED)).toBe('subscribe');
  expect(findPolicy('AVOD-R', REGISTERED)).toBe('allow');
  expect(findPolicy('FREE', ANONYMOUS)).toBe('allow');
  expect(findPolicy('SVOD', SUBSCRIBER)).toBe('allow');
});

test('a series not in progress plays its first episode from the beginning', () => {
  expect(playOffer(READY, FIRST, null, SUBSCRIBER)).toMatchObject({
    kind: 'play',
    id: '1001001',
    episode: 1,
    position: 0,
    policy: 'allow',
  });
});

test('a series in progress resumes at its position [PL-32]', () => {
  const offer = playOffer(READY, FIRST, { playable: FOURTH, position: 2220 }, SUBSCRIBER);
  expect(offer).toMatchObject({ kind: 'play', id: '1001004', position: 2220, duration: 3600 });
});

test('a title watched to its end plays from the beginning', () => {
  expect(playOffer(READY, FOURTH, { playable: FOURTH, position: 3400 }, SUBSCRIBER)).toMatchObject({ position: 0 });
});

test.each(['preparing', 'coming_soon', 'expired'] as const)('a title that is %s offers nothing to play [PL-35]', (state) => {
  expect(playOffer({ state, airs: '2026-12-12' }, FIRST, null, SUBSCRIBER)).toEqual({ kind: 'wait', state, airs: '2026-12-12' });
});

test('a series whose first episode is still to come shows the date', () => {
  const first = { ...FIRST, state: 'coming_soon', airs: '2026-12-01' } as const;
  expect(playOffer(READY, first, null, SUBSCRIBER)).toEqual({ kind: 'wait', state: 'coming_soon', airs: '2026-12-01' });
});

test('a webtoon offers nothing to play', () => {
  expect(playOffer(READY, null, null, SUBSCRIBER)).toBeNull();
});
