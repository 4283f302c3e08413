import { randomBytes } from 'node:crypto';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { afterAll, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from '../database.fixture.ts';
import type { SocialAttempt, StoredPendingIdentity } from './identities.repository.ts';

const { repositories, database, close } = await freshDatabase();
afterAll(close);
const { accounts, identities, handOvers } = repositories;

const attempt = (different: Partial<SocialAttempt> = {}): SocialAttempt => ({
  stateHash: randomBytes(32),
  browserHash: randomBytes(32),
  provider: 'google',
  nonce: 'nonce',
  codeVerifier: 'verifier',
  language: 'pt_br',
  remembered: true,
  wayBack: null,
  expiresAt: NOON + 600_000,
  ...different,
});

const named = (subject: string) => ({ issuer: 'https://id.example', subject, email: normalEmail(`${subject}@id.example`) });
const pendingIdentity = (different: Partial<StoredPendingIdentity> = {}): StoredPendingIdentity => ({
  browserHash: randomBytes(32),
  person: { ...named('1'), emailVerified: true, firstName: 'Mina', lastName: 'Oliveira' },
  provider: 'google',
  accountId: null,
  language: 'vi_vn',
  birthday: '1994-05-17',
  guest: false,
  requestId: null,
  productId: null,
  redirectUri: null,
  remembered: false,
  wayBack: '/en_us/plan',
  createdAt: NOON,
  expiresAt: NOON + 600_000,
  ...different,
});

test('of twenty who race for an identity one account gets it', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => addPerson(repositories)));
  const won = await Promise.all(people.map(({ account }) => identities.add(named('wanted'), account.id, NOON)));
  expect(won.filter(Boolean)).toHaveLength(1);
  expect(await identities.findAccountId('https://id.example', 'wanted')).toBe(people[won.indexOf(true)]?.account.id);
  expect(await identities.findAccountId('https://other.example', 'wanted')).toBeNull();
});

test('an identity goes with its account', async () => {
  const { account } = await addPerson(repositories);
  await identities.add(named('gone'), account.id, NOON);
  await database.deleteFrom('accounts').where('id', '=', account.id).execute();
  expect(await identities.findAccountId('https://id.example', 'gone')).toBeNull();
});

test('an attempt is taken once, as it was kept', async () => {
  const kept = attempt({ wayBack: '/pt_br/plan' });
  await identities.addAttempt(kept, NOON);
  const taken = await Promise.all(Array.from({ length: 8 }, () => identities.takeAttempt(kept.stateHash)));
  expect(taken.filter(Boolean)).toEqual([kept]);
});

test('attempts that ran out are forgotten by and by', async () => {
  const old = attempt({ expiresAt: NOON - 1 });
  await identities.addAttempt(old, NOON - 600_000);
  await identities.addAttempt(attempt(), NOON);
  expect(await identities.takeAttempt(old.stateHash)).toBeNull();
});

test('a browser has one pending identity, the newest, as it was kept', async () => {
  const { account } = await addPerson(repositories);
  const first = pendingIdentity();
  await identities.savePending(first, NOON);
  const second = { ...first, accountId: account.id, person: { ...first.person, subject: '2', email: null } };
  await identities.savePending(second, NOON);
  expect(await identities.findPending(first.browserHash)).toEqual(second);
  await identities.removePending(first.browserHash);
  expect(await identities.findPending(first.browserHash)).toBeNull();
});

test('of ten who take a pending identity at once one gets it', async () => {
  const kept = pendingIdentity({ guest: true, requestId: 'r', productId: 'p', redirectUri: 'https://b.example/' });
  await identities.savePending(kept, NOON);
  const taken = await Promise.all(Array.from({ length: 10 }, () => identities.takePending(kept.browserHash)));
  expect(taken.filter(Boolean)).toEqual([kept]);
});

test('a pending identity that ran out is deleted by the next one, and one of an older node cannot be accepted', async () => {
  const { account } = await addPerson(repositories);
  const old = pendingIdentity({ expiresAt: NOON - 1 });
  await identities.savePending(old, NOON - 600_000);
  await identities.savePending(pendingIdentity(), NOON);
  expect(await identities.takePending(old.browserHash)).toBeNull();
  const browser_hash = randomBytes(32);
  const written = { browser_hash, issuer: 'i', subject: 's', provider: 'google', account_id: account.id, remembered: false };
  await database
    .insertInto('pending_identities')
    .values({ ...written, way_back: null, expires_at: new Date(NOON + 1000) })
    .execute();
  expect(await identities.findPending(browser_hash)).toBeNull();
});

test('a request of a partner is pending until it runs out', async () => {
  const issuer = 'partner:bango';
  const kept = pendingIdentity({ requestId: 'waiting' });
  await identities.savePending({ ...kept, person: { ...kept.person, issuer } }, NOON);
  const isPending = (of: string, id: string, at: number) => identities.isRequestPending(of, id, at);
  expect(await isPending(issuer, 'waiting', NOON + 599_999)).toBe(true);
  expect(await isPending(issuer, 'waiting', NOON + 600_000)).toBe(false);
  expect(await isPending('partner:odk', 'waiting', NOON)).toBe(false);
  expect(await isPending(issuer, 'another', NOON)).toBe(false);
});

test('an account lists its identities, oldest first, and only it can remove one', async () => {
  const [mina, joon] = [await addPerson(repositories), await addPerson(repositories)];
  await identities.add(named('second'), mina.account.id, NOON + 1);
  await identities.add({ ...named('first'), email: null }, mina.account.id, NOON);
  const listed = await identities.listOf(mina.account.id);
  expect(listed).toEqual([
    { id: expect.any(String), issuer: 'https://id.example', subject: 'first', email: null, joinedAt: NOON },
    { id: expect.any(String), ...named('second'), joinedAt: NOON + 1 },
  ]);
  expect(await identities.remove(named('first'), joon.account.id)).toBe(false);
  expect(await identities.remove(named('first'), mina.account.id)).toBe(true);
  expect(await identities.listOf(mina.account.id)).toEqual([listed[1]]);
});

test('an undo link is found by its hash, ends with its identity, and is deleted after it ran out', async () => {
  const { account } = await addPerson(repositories);
  const hash = randomBytes(32);
  const { issuer, subject } = named('undone');
  const link = { accountId: account.id, issuer, subject, expiresAt: NOON + 1000 };
  await identities.addUndoLink(hash, link, NOON);
  expect(await identities.findUndoLink(hash)).toEqual({ ...link, usedAt: null });
  await identities.endUndoLinks({ issuer, subject: 'another' }, account.id, NOON + 1);
  expect(await identities.findUndoLink(hash)).toMatchObject({ usedAt: null });
  await identities.endUndoLinks({ issuer, subject }, account.id, NOON + 2);
  await identities.endUndoLinks({ issuer, subject }, account.id, NOON + 3);
  expect(await identities.findUndoLink(hash)).toMatchObject({ usedAt: NOON + 2 });
  await identities.addUndoLink(randomBytes(32), { ...link, expiresAt: NOON + 9000 }, NOON + 1001);
  expect(await identities.findUndoLink(hash)).toBeNull();
});

test('an assertion is accepted once under concurrency, and remembered until it expires', async () => {
  const uses = await Promise.all(Array.from({ length: 10 }, () => handOvers.useAssertion('odk', 'j', NOON + 60_000, NOON)));
  expect(uses.filter(Boolean)).toHaveLength(1);
  expect(await handOvers.useAssertion('bango', 'j', NOON + 60_000, NOON)).toBe(true);
  expect(await handOvers.useAssertion('odk', 'j', NOON + 120_000, NOON + 60_000)).toBe(false);
  expect(await handOvers.useAssertion('odk', 'j', NOON + 120_000, NOON + 60_001)).toBe(true);
});

test('a birth date is given once; a type may change', async () => {
  const { account } = await addPerson(repositories);
  await accounts.addBirthday(account.id, '1994-05-17');
  await accounts.addBirthday(account.id, '2001-01-01');
  await accounts.changeUserType(account.id, 'bango');
  expect(await accounts.find(account.id)).toMatchObject({ birthday: '1994-05-17', userType: 'bango' });
});
