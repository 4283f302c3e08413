import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from '../database.fixture.ts';
import type { PendingIdentity, SocialAttempt } from './identities.repository.ts';

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

test('of twenty who race for an identity one account gets it', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => addPerson(repositories)));
  const won = await Promise.all(people.map(({ account }) => identities.add('https://id.example', 'wanted', account.id, NOON)));
  expect(won.filter(Boolean)).toHaveLength(1);
  expect(await identities.findAccountId('https://id.example', 'wanted')).toBe(people[won.indexOf(true)]?.account.id);
  expect(await identities.findAccountId('https://other.example', 'wanted')).toBeNull();
});

test('an identity goes with its account', async () => {
  const { account } = await addPerson(repositories);
  await identities.add('https://id.example', 'gone', account.id, NOON);
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

test('a browser has one identity that waits, the newest', async () => {
  const { account } = await addPerson(repositories);
  const first: PendingIdentity = {
    browserHash: randomBytes(32),
    issuer: 'https://id.example',
    subject: '1',
    provider: 'google',
    accountId: account.id,
    remembered: false,
    wayBack: '/en_us/plan',
    expiresAt: NOON + 600_000,
  };
  await identities.savePending(first, NOON);
  await identities.savePending({ ...first, subject: '2' }, NOON);
  expect(await identities.findPending(first.browserHash)).toEqual({ ...first, subject: '2' });
  await identities.removePending(first.browserHash);
  expect(await identities.findPending(first.browserHash)).toBeNull();
});

test('an assertion is used once, whoever races, and is known as long as it could be shown', async () => {
  const uses = await Promise.all(Array.from({ length: 10 }, () => handOvers.useAssertion('odk', 'j', NOON + 60_000, NOON)));
  expect(uses.filter(Boolean)).toHaveLength(1);
  expect(await handOvers.useAssertion('bango', 'j', NOON + 60_000, NOON)).toBe(true);
  expect(await handOvers.useAssertion('odk', 'j', NOON + 120_000, NOON + 60_000)).toBe(false);
  expect(await handOvers.useAssertion('odk', 'j', NOON + 120_000, NOON + 60_001)).toBe(true);
});

test('a hand-over waits for its person until it is removed', async () => {
  const open = {
    partner: 'bango' as const,
    requestId: 'r',
    productId: 'p',
    subject: 'b',
    browserHash: randomBytes(32),
    birthday: null,
    expiresAt: NOON + 1000,
  };
  await handOvers.save(open, NOON);
  await handOvers.save({ ...open, birthday: '1994-05-17' }, NOON);
  expect(await handOvers.findLocked('bango', 'r')).toEqual({ ...open, birthday: '1994-05-17' });
  expect(await handOvers.findLocked('odk', 'r')).toBeNull();
  await handOvers.remove('bango', 'r');
  expect(await handOvers.findLocked('bango', 'r')).toBeNull();
});

test('a birth date is given once; a type may change', async () => {
  const { account } = await addPerson(repositories);
  await accounts.addBirthday(account.id, '1994-05-17');
  await accounts.addBirthday(account.id, '2001-01-01');
  await accounts.changeUserType(account.id, 'bango');
  expect(await accounts.find(account.id)).toMatchObject({ birthday: '1994-05-17', userType: 'bango' });
});
