import { expect, test } from 'vitest';
import { createSignedUrlRenewer, isRenewalDue, type SignedAddress, type Need, type Renewal } from './signed-url-renewer.ts';

const SECOND = 1000;
const signed = (token: string, different: Partial<SignedAddress> = {}): SignedAddress => ({
  address: `/media/${token}/moon/master.m3u8`,
  validSeconds: 180,
  renewAfterSeconds: 30,
  ...different,
});

/** A renewer with a clock that the test moves. It receives the answers one after the other. */
const setUp = (answers: readonly Renewal<string>[], first = signed('first.seal')) => {
  const clock = { now: 0 };
  const requests: string[] = [];
  const renewer = createSignedUrlRenewer<string>({
    first,
    authority: async () => 'mina',
    now: () => clock.now,
    renew: async (address) => {
      requests.push(address);
      return answers[requests.length - 1] ?? { kind: 'unreachable' };
    },
  });
  return { renewer, clock, requests };
};
const SEGMENT = '/media/first.seal/moon/v360-0a/1.m4s';
const given = (token: string): Renewal<string> => ({ kind: 'issued', next: signed(token) });
/** The requests of the renewer have ended. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each<[string, Need, number, boolean]>([
  ['a film that plays says so every half minute', 'playing', 25, true],
  ['… and not with every position', 'playing', 20, false],
  ['a paused film asks for nothing while its address is good', 'request', 160, false],
  ['… and for another address before a request would come too late', 'request', 170, true],
  ['who wakes after an hour asks first', 'request', 3600, true],
])('%s', (_what, need, age, due) => expect(isRenewalDue(need, age, signed('any'))).toBe(due));

test.each<[string, Need, number, boolean]>([
  ['is renewed in time', 'request', 3, true],
  ['is used before', 'request', 2.9, false],
  ['counts as a heartbeat', 'playing', 3, true],
])('an address of four seconds %s', (_what, need, age, due) =>
  expect(isRenewalDue(need, age, { address: '', validSeconds: 4, renewAfterSeconds: 4 })).toBe(due),
);

test('files are asked for where they are now, and known by the address of the beginning', async () => {
  const { renewer, clock, requests } = setUp([given('second.seal')]);
  expect(renewer.addressOf(SEGMENT)).toBe(SEGMENT);
  clock.now = 30 * SECOND;
  renewer.goesOn();
  await settled();
  expect(requests).toEqual(['/media/first.seal/moon/master.m3u8']);
  const now = 'https://madang.test/media/second.seal/moon/v360-0a/1.m4s';
  expect(renewer.addressOf(`https://madang.test${SEGMENT}`)).toBe(now);
  expect(renewer.nameOf(now)).toBe(`https://madang.test${SEGMENT}`);
  // A retry of what was asked for by an older one.
  expect(renewer.addressOf('/media/zeroth.seal/moon/v360-0a/1.m4s')).toBe('/media/second.seal/moon/v360-0a/1.m4s');
});

test.each([
  'https://elsewhere.test/words.vtt',
  '/media/other.seal/sun/v360-0a/1.m4s',
  '/media/first.seal',
  'data:text/vtt,WEBVTT',
  '/pictures/moon/1.webp',
])('%s is no file of this film', (address) => {
  const { renewer } = setUp([]);
  expect([renewer.addressOf(address), renewer.nameOf(address)]).toEqual([address, address]);
});

test('the films of a channel lie below it', () => {
  const { renewer } = setUp([], signed('first.seal', { address: '/media/first.seal/live/master.m3u8' }));
  const file = '/media/old.seal/live/moon/v360-0a/1.m4s';
  expect(renewer.addressOf(file)).toBe('/media/first.seal/live/moon/v360-0a/1.m4s');
});

test('many requests at the end of an address ask for another one once, and wait for it', async () => {
  const { renewer, clock, requests } = setUp([given('second.seal')]);
  clock.now = 3_600_000;
  expect(renewer.hasRunOut()).toBe(true);
  await Promise.all(Array.from({ length: 6 }, () => renewer.ready()));
  expect(requests).toHaveLength(1);
  expect([renewer.hasRunOut(), renewer.addressOf(SEGMENT)]).toEqual([false, '/media/second.seal/moon/v360-0a/1.m4s']);
});

test('an address that is refused before its time is replaced, and not doubted for what was asked before', async () => {
  const { renewer, requests } = setUp([given('second.seal'), given('third.seal')]);
  renewer.doubt(SEGMENT);
  await renewer.ready();
  expect(requests).toHaveLength(1);
  renewer.doubt(SEGMENT);
  await renewer.ready();
  expect(requests).toHaveLength(1);
  renewer.doubt('/media/second.seal/moon/v360-0a/1.m4s');
  renewer.goesOn();
  await settled();
  expect(requests).toHaveLength(2);
});

test('a refusal is reported once and no further URL is requested', async () => {
  const { renewer, clock, requests } = setUp([{ kind: 'refused', reason: 'STREAM_ENDED' }]);
  const refusals: string[] = [];
  const stop = renewer.whenRefused((reason) => refusals.push(reason));
  clock.now = 30 * SECOND;
  renewer.goesOn();
  await settled();
  clock.now = 3_600_000;
  renewer.goesOn();
  await renewer.ready();
  expect([refusals, requests.length]).toEqual([['STREAM_ENDED'], 1]);
  stop();
});

test('without a connection the film goes on with what it has, and asks again', async () => {
  const { renewer, clock, requests } = setUp([{ kind: 'unreachable' }, given('second.seal')]);
  clock.now = 30 * SECOND;
  renewer.goesOn();
  await settled();
  expect(renewer.addressOf(SEGMENT)).toBe(SEGMENT);
  clock.now = 40 * SECOND;
  renewer.goesOn();
  await settled();
  expect([requests.length, renewer.addressOf(SEGMENT)]).toEqual([2, '/media/second.seal/moon/v360-0a/1.m4s']);
});

test('an unsubscribed listener is not notified of a refusal', async () => {
  const { renewer } = setUp([{ kind: 'refused', reason: 'STREAM_ENDED' }]);
  const refusals: string[] = [];
  renewer.whenRefused((reason) => refusals.push(reason))();
  renewer.doubt(SEGMENT);
  await renewer.ready();
  expect(refusals).toEqual([]);
});
