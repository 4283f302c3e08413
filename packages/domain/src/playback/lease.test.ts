import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressEnds, isSignedUrlFresh, isRunning, type Lease, renewLease, runsOnSince, maxStreams, takeLease } from './lease.ts';

const NOW = 1_000_000_000;
const entitled = (plan: 'Basic' | 'Premium') => ({ plan, period: 'monthly', until: Number.MAX_SAFE_INTEGER }) as const;
const lease = (sessionId: string, different: Partial<Lease> = {}): Lease => ({
  sessionId,
  profileId: 'p',
  contentId: '1',
  startedAt: NOW - 60_000,
  renewedAt: NOW - 10_000,
  ended: null,
  ...different,
});
const wanted = (sessionId: string) => ({ sessionId, profileId: 'p', contentId: '2' });
const three = ['a', 'b', 'c'].map((id) => lease(id));

test('Premium plays on four devices at once, every other plan and none on two [PL-27]', () => {
  expect([entitled('Premium'), entitled('Basic'), null].map(maxStreams)).toEqual([4, 2, 2]);
  const premium = (leases: readonly Lease[]) => takeLease(wanted('x'), { leases, entitlement: entitled('Premium') }, NOW).ok;
  expect([premium(three), premium([...three, lease('d')])]).toEqual([true, false]);
  const basic = (leases: readonly Lease[]) => takeLease(wanted('x'), { leases, entitlement: entitled('Basic') }, NOW);
  expect([basic([lease('a')]).ok, basic(three)]).toEqual([true, { ok: false, refusal: 'TOO_MANY_STREAMS' }]);
});

test('a device that plays something else takes no second place, and one that stopped or is gone takes none', () => {
  const leases = [lease('a'), lease('x')];
  expect(takeLease(wanted('x'), { leases, entitlement: null }, NOW)).toMatchObject({ value: { contentId: '2', startedAt: NOW } });
  const gone = [
    lease('a', { renewedAt: NOW - 90_000 }),
    lease('b', { ended: { at: NOW - 1, by: 'itself' } }),
    lease('c', { ended: { at: NOW - 1, by: 'another device' } }),
    lease('d'),
  ];
  expect(gone.map((one) => isRunning(one, NOW))).toEqual([false, false, false, true]);
  expect(takeLease(wanted('x'), { leases: gone, entitlement: null }, NOW).ok).toBe(true);
});

test('a device goes on, is refused once another has ended it, and resumes after sleep where there is room', () => {
  const renew = (leases: readonly Lease[], at = NOW) => renewLease('x', { leases, entitlement: null }, at);
  expect(renew([lease('x')])).toEqual({ ok: true, value: lease('x', { renewedAt: NOW }) });
  expect(renew([])).toMatchObject({ refusal: 'STREAM_ENDED' });
  expect(renew([lease('x', { ended: { at: NOW - 1, by: 'another device' } })])).toMatchObject({ refusal: 'STREAM_ENDED' });
  // Playing on after a pause in which the tab said goodbye.
  expect(renew([lease('x', { ended: { at: NOW - 1, by: 'itself' } })])).toMatchObject({ value: { ended: null } });
  const asleep = lease('x', { renewedAt: NOW - 3_600_000 });
  expect(renew([asleep, lease('a')])).toMatchObject({ value: { renewedAt: NOW, startedAt: asleep.startedAt } });
  expect(renew([asleep, lease('a'), lease('b')])).toMatchObject({ refusal: 'TOO_MANY_STREAMS' });
});

test('a lease that runs on by itself is renewed whatever the account plays, and still runs for half a minute', () => {
  const age = fc.integer({ min: 0, max: 200_000 });
  fc.assert(
    fc.property(age, fc.array(age, { maxLength: 6 }), (own, others) => {
      const renewed = lease('x', { renewedAt: NOW - own });
      fc.pre(renewed.renewedAt >= runsOnSince(NOW));
      const leases = [renewed, ...others.map((since, index) => lease(`${index}`, { renewedAt: NOW - since }))];
      expect(renewLease('x', { leases, entitlement: null }, NOW)).toEqual({ ok: true, value: { ...renewed, renewedAt: NOW } });
      expect(isRunning(renewed, NOW + 29_999)).toBe(true);
    }),
  );
});

test('whatever devices begin, go on, stop and fall asleep, never more play at once than the plan allows', () => {
  const step = fc.record({
    who: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    what: fc.constantFrom('take', 'renew', 'stop', 'end'),
    after: fc.integer({ min: 0, max: 60_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.constantFrom(entitled('Premium'), entitled('Basic'), null),
      (steps, entitlement) => {
        let [leases, now]: [readonly Lease[], number] = [[], NOW];
        for (const { who, what, after } of steps) {
          now += after;
          const account = { leases, entitlement };
          const ended = what === 'stop' ? 'itself' : 'another device';
          const decided =
            what === 'take' ? takeLease(wanted(who), account, now) : what === 'renew' ? renewLease(who, account, now) : null;
          leases = decided
            ? decided.ok
              ? [...leases.filter(({ sessionId }) => sessionId !== who), decided.value]
              : leases
            : leases.map((one) => (one.sessionId === who ? { ...one, ended: { at: now, by: ended } as const } : one));
          expect(leases.filter((one) => isRunning(one, now)).length).toBeLessThanOrEqual(maxStreams(entitlement));
        }
      },
    ),
  );
});

test.each([
  ['lives for three minutes', 0, undefined, 180_000],
  ['ends in whole seconds', 999, undefined, 180_000],
  ['ends where what it is for ends', 0, 60_500, 60_000],
  ['does not outlive its three minutes for what ends later', 0, 3_600_000, 180_000],
])('an address %s', (_what, now, atMost, ends) => expect(addressEnds(now, atMost)).toBe(ends));

test.each([
  ['with more than half of its life left', 90_001, 3_600_000, true],
  ['with half of it', 90_000, 3_600_000, false],
  ['that has run out', -1, 3_600_000, false],
  ['that would outlive what it is for', 120_000, 119_999, false],
])('an address %s is kept or not', (_what, left, atMost, kept) =>
  expect(isSignedUrlFresh(NOW + left, NOW, NOW + atMost)).toBe(kept),
);
