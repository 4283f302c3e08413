import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from '../database.fixture.ts';
import { repositories as bind } from '../repositories.ts';
import type { Session } from './sessions.repository.ts';

const { repositories, database, close } = await freshDatabase();
afterAll(close);
const { sessions } = repositories;

const SESSION = {
  pinStamp: null,
  remembered: true,
  signInType: 2,
  newestGeneration: 1,
  revoked: false,
  endsAt: NOON + 1000,
} as const;

const begin = async (): Promise<{ session: Session; hash: Buffer }> => {
  const { account, profile } = await addPerson(repositories);
  const session: Session = {
    ...SESSION,
    id: randomUUID(),
    accountId: account.id,
    profileId: profile.id,
  };
  const hash = randomBytes(32);
  await sessions.begin(session, { token: { hash, expiresAt: NOON + 500 }, createdAt: NOON });
  return { session, hash };
};

test('a session is read as it was stored', async () => {
  const { session } = await begin();
  expect(await sessions.find(session.id)).toEqual(session);
  expect(await sessions.find(randomUUID())).toBeNull();
});

test('a session with credentials begins only while the account has them', async () => {
  const { account } = await addPerson(repositories);
  await repositories.accounts.savePassword(account.id, 'old');
  const start = (email: string, passwordHash: string | null) => {
    const session: Session = { ...SESSION, id: randomUUID(), accountId: account.id, profileId: null };
    const token = { hash: randomBytes(32), expiresAt: NOON + 500 };
    return { session, begun: sessions.begin(session, { token, createdAt: NOON, credentials: { email, passwordHash } }) };
  };
  const kept = start(account.email, 'old');
  expect(await kept.begun).toBe(true);
  expect(await sessions.find(kept.session.id)).toEqual(kept.session);
  for (const [email, hash] of [
    ['another@madang.example', 'old'],
    [account.email, 'another'],
    [account.email, null],
  ] as const) {
    const refused = start(email, hash);
    expect(await refused.begun).toBe(false);
    expect(await sessions.find(refused.session.id)).toBeNull();
  }
});

test('a session that waits for a change of the password does not begin with the old one', async () => {
  const { account } = await addPerson(repositories);
  await repositories.accounts.savePassword(account.id, 'old');
  const session: Session = { ...SESSION, id: randomUUID(), accountId: account.id, profileId: null };
  const token = { hash: randomBytes(32), expiresAt: NOON + 500 };
  const credentials = { email: account.email, passwordHash: 'old' };
  let begun: Promise<boolean> | undefined;
  await database.transaction().execute(async (trx) => {
    await bind(trx).accounts.savePassword(account.id, 'new');
    begun = sessions.begin(session, { token, createdAt: NOON, credentials });
    // The statement reaches the row before the change is committed, where connections run side by side.
    await new Promise((done) => setTimeout(done, 100));
  });
  expect(await begun).toBe(false);
  expect(await sessions.find(session.id)).toBeNull();
});

test('a token is found by its hash, unused', async () => {
  const { session, hash } = await begin();
  const token = await database.transaction().execute((trx) => bind(trx).sessions.findTokenLocked(hash));
  expect(token).toEqual({ sessionId: session.id, generation: 1, usedAt: null, expiresAt: NOON + 500, sealedSuccessor: null });
  expect(await sessions.findTokenLocked(randomBytes(32))).toBeNull();
});

test('a used token keeps when it was used and its sealed successor, and the session knows its newest', async () => {
  const { session, hash } = await begin();
  const sealed = randomBytes(71);
  await sessions.markUsed(hash, NOON + 7, sealed);
  await sessions.addToken(randomBytes(32), session.id, 2, NOON + 900);
  expect(await sessions.findTokenLocked(hash)).toMatchObject({ usedAt: NOON + 7, sealedSuccessor: sealed });
  expect((await sessions.find(session.id))?.newestGeneration).toBe(2);
});

test('a token has one successor, whatever races', async () => {
  const { session } = await begin();
  await sessions.addToken(randomBytes(32), session.id, 2, NOON);
  await expect(sessions.addToken(randomBytes(32), session.id, 2, NOON)).rejects.toThrow(/duplicate|unique/i);
});

test('racers for one token take turns: the second sees that the first has used it', async () => {
  const { session, hash } = await begin();
  const race = () =>
    database.transaction().execute(async (trx) => {
      const { sessions: mine } = bind(trx);
      const token = await mine.findTokenLocked(hash);
      if (token?.usedAt !== null) return 'too late';
      await mine.markUsed(hash, NOON, randomBytes(8));
      await mine.addToken(randomBytes(32), session.id, 2, NOON);
      return 'first';
    });
  const outcomes = await Promise.all(Array.from({ length: 10 }, race));
  expect(outcomes.filter((outcome) => outcome === 'first')).toHaveLength(1);
});

test('a revoked session stays revoked from the first time on', async () => {
  const { session } = await begin();
  await sessions.revoke(session.id, NOON + 1);
  await sessions.revoke(session.id, NOON + 9);
  expect((await sessions.find(session.id))?.revoked).toBe(true);
  const row = await database.selectFrom('sessions').select('revoked_at').where('id', '=', session.id).executeTakeFirstOrThrow();
  expect(row.revoked_at).toBe(NOON + 1);
});

test('another profile can watch in a session', async () => {
  const { session } = await begin();
  const other = { ...(await repositories.profiles.listOf(session.accountId))[0], id: randomUUID() } as Parameters<
    typeof repositories.profiles.add
  >[0];
  await repositories.profiles.add(other, NOON);
  await sessions.selectProfile(session.id, { ...other, pinStamp: 'stamp' });
  expect(await sessions.find(session.id)).toMatchObject({ profileId: other.id, pinStamp: 'stamp' });
  await sessions.selectProfile(session.id, null);
  expect(await sessions.find(session.id)).toMatchObject({ profileId: null, pinStamp: null });
});

test('tokens are stored as hashes of 32 bytes and nothing else that opens a session', async () => {
  const { hash } = await begin();
  const row = await database.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirstOrThrow();
  expect(Object.keys(row).sort()).toEqual(['expires_at', 'generation', 'hash', 'sealed_successor', 'session_id', 'used_at']);
  expect(row.hash).toHaveLength(32);
});
