import { randomBytes, randomUUID } from 'node:crypto';
import type { Lease } from '@madang/domain/playback/lease.ts';
import { afterAll, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from '../database.fixture.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);
const { leases, sessions } = repositories;

const SINCE = NOON - 60_000;
const { account, profile } = await addPerson(repositories);
const addLease = async (different: Partial<Lease> = {}): Promise<Lease> => {
  const sessionId = randomUUID();
  const session = {
    id: sessionId,
    accountId: account.id,
    profileId: profile.id,
    remembered: true,
    signInType: 0,
    pinStamp: null,
    newestGeneration: 1,
    revoked: false,
  } as const;
  const token = { hash: randomBytes(32), expiresAt: NOON + 1000 };
  await sessions.begin({ ...session, endsAt: NOON + 1000 }, { token, createdAt: SINCE });
  const lease = {
    sessionId,
    profileId: profile.id,
    contentId: '50',
    startedAt: SINCE,
    renewedAt: SINCE,
    ended: null,
    ...different,
  };
  await leases.save(account.id, lease);
  return lease;
};
const stored = async ({ sessionId }: Lease) => (await leases.listOf(account.id)).find((lease) => lease.sessionId === sessionId);

test('a heartbeat renews the lease of its session, and nothing else of it', async () => {
  const [own, other] = [await addLease(), await addLease()];
  expect(await leases.renew(own.sessionId, SINCE, NOON)).toBe(true);
  expect([await stored(own), await stored(other)]).toEqual([{ ...own, renewedAt: NOON }, other]);
});

test.each([
  ['was silent for too long', { renewedAt: SINCE - 1 }],
  ['was ended by another device', { ended: { at: NOON - 1, by: 'another device' } }],
  ['has stopped by itself', { ended: { at: NOON - 1, by: 'itself' } }],
] as const)('a lease that %s stays as it is', async (_what, different) => {
  const lease = await addLease(different);
  expect(await leases.renew(lease.sessionId, SINCE, NOON)).toBe(false);
  expect(await stored(lease)).toEqual(lease);
});

test('a session without a lease has nothing to renew', async () => {
  expect(await leases.renew(randomUUID(), SINCE, NOON)).toBe(false);
});
