import { randomBytes, randomUUID } from 'node:crypto';
import { NOTHING_CHOSEN } from '@madang/domain/privacy/choices.ts';
import { beginWindow } from '@madang/domain/subscriptions/subscription.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { AfterCommitDuty } from './after-commit.ts';
import type { Mail } from './accounts/mail-outbox.repository.ts';
import { addPerson, freshDatabase, NOON } from './database.fixture.ts';
import type { Repositories } from './repositories.ts';
import type { Session } from './sessions/sessions.repository.ts';
import { transactions } from './transactions.ts';

const connection = await freshDatabase();
afterAll(() => connection.close());

/** Duties of each commit. */
const commits: (readonly AfterCommitDuty[])[] = [];
const { repositories, inTransaction } = transactions(connection, (duties) => void commits.push(duties));
beforeEach(() => void commits.splice(0));

/** An account with a profile and a session, stored without duties. */
const person = async () => {
  const { account, profile } = await addPerson(connection.repositories);
  const session: Session = {
    id: randomUUID(),
    accountId: account.id,
    profileId: profile.id,
    pinStamp: null,
    remembered: true,
    signInType: 2,
    newestGeneration: 1,
    revoked: false,
    endsAt: NOON + 1000,
  };
  const token = { hash: randomBytes(32), expiresAt: NOON + 500 };
  await connection.repositories.sessions.begin(session, { token, createdAt: NOON });
  return { account, profile, session, token };
};
type Person = Awaited<ReturnType<typeof person>>;

const mailTo = ({ account }: Person): Mail => ({
  id: randomUUID(),
  accountId: account.id,
  kind: 'password_changed',
  address: account.email,
  language: 'en_us',
  name: 'Mina',
  details: {},
});
const planOf = ({ account }: Person) =>
  beginWindow({
    id: randomUUID(),
    accountId: account.id,
    sku: 'PASS_BASIC_MONTHLY',
    plan: 'Basic',
    country: 'US',
    currency: 'USD',
    code: 'code',
    now: NOON,
    until: NOON + 1000,
  });
const text = { en_us: '', pt_br: '', es_es: '', zh_cn: '', vi_vn: '' };
const push = { accountId: null, referenceType: 'episode', referenceId: 'e-1', path: '/main', title: text, body: text };

test('duties run once after the commit, without duplicates, caches before workers', async () => {
  const one = await person();
  const { account, session } = one;
  const result = await inTransaction(async ({ accounts, mailOutbox, sessions }) => {
    await mailOutbox.add(mailTo(one), NOON);
    await mailOutbox.add(mailTo(one), NOON);
    await accounts.savePassword(account.id, 'hash');
    await accounts.changeUserType(account.id, '2');
    await sessions.revoke(session.id, NOON);
    expect(commits).toEqual([]);
    return 'done';
  });
  expect(result).toBe('done');
  expect(commits).toEqual([
    [
      { kind: 'session changed', sessionId: session.id },
      { kind: 'account changed', accountId: account.id },
      { kind: 'mail queued' },
    ],
  ]);
});

test('what a duty reads is committed', async () => {
  const { account } = await person();
  let read: Promise<string | null | undefined> | undefined;
  const reading = transactions(connection, () => {
    read = connection.repositories.accounts.find(account.id).then((found) => found?.passwordHash);
  });
  await reading.inTransaction(({ accounts }) => accounts.savePassword(account.id, 'committed'));
  expect(await read).toBe('committed');
});

test('a rollback runs no duty', async () => {
  const one = await person();
  const failing = inTransaction(async ({ accounts, mailOutbox }) => {
    await accounts.savePassword(one.account.id, 'hash');
    await mailOutbox.add(mailTo(one), NOON);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(commits).toEqual([]);
});

test('a transaction that is refused at its commit runs no duty', async () => {
  const { account } = await person();
  await connection.query(
    `create table deferred (account_id uuid references accounts deferrable initially deferred);
     create function add_deferred() returns trigger language plpgsql as $$
       begin insert into deferred values (gen_random_uuid()); return null; end $$;
     create trigger add_deferred after update on accounts execute function add_deferred()`,
  );
  try {
    await expect(inTransaction(({ accounts }) => accounts.savePassword(account.id, 'hash'))).rejects.toThrow('foreign key');
    expect(commits).toEqual([]);
  } finally {
    await connection.query('drop trigger add_deferred on accounts; drop function add_deferred; drop table deferred');
  }
});

test('a retried transaction runs the duties of the committed try alone, once', async () => {
  const [first, second] = [await person(), await person()];
  let tries = 0;
  const attempt = () =>
    inTransaction(async ({ accounts, mailOutbox }) => {
      tries += 1;
      await mailOutbox.add(mailTo(first), NOON);
      await accounts.savePassword((tries === 1 ? first : second).account.id, 'hash');
      if (tries === 1) throw new Error('could not serialize access');
    });
  await attempt().catch(attempt);
  expect(commits).toEqual([[{ kind: 'account changed', accountId: second.account.id }, { kind: 'mail queued' }]]);
});

test('concurrent transactions run their own duties', async () => {
  const people = [await person(), await person()];
  await Promise.all(people.map(({ account: { id } }) => inTransaction(({ accounts }) => accounts.savePassword(id, 'hash'))));
  const duties = people.map(({ account: { id } }) => [{ kind: 'account changed', accountId: id }]);
  expect(commits).toHaveLength(2);
  expect(commits).toEqual(expect.arrayContaining(duties));
});

test('outside a transaction every statement runs its duty before its call returns', async () => {
  const { account } = await person();
  await repositories.accounts.savePassword(account.id, 'hash');
  expect(commits).toEqual([[{ kind: 'account changed', accountId: account.id }]]);
});

test('a statement that fails runs no duty', async () => {
  const one = await person();
  const other = { ...mailTo(one), accountId: randomUUID() };
  await expect(repositories.mailOutbox.add(other, NOON)).rejects.toThrow('foreign key');
  expect(commits).toEqual([]);
});

const ofAccount = ({ account }: Person): AfterCommitDuty => ({ kind: 'account changed', accountId: account.id });
const ofSession = ({ session }: Person): AfterCommitDuty => ({ kind: 'session changed', sessionId: session.id });
const PIN = { hash: randomBytes(32), email: 'mina@madang.example', stamp: randomUUID() };

test.each<[string, (bound: Repositories, one: Person) => Promise<unknown>, (one: Person) => AfterCommitDuty]>([
  ['new details', ({ accounts }, { account }) => accounts.saveDetails(account.id, { ...account, firstName: 'Ana' }), ofAccount],
  ['a password', ({ accounts }, { account }) => accounts.savePassword(account.id, 'hash'), ofAccount],
  ['a rehashed password', ({ accounts }, { account }) => accounts.replacePasswordHash(account.id, null, 'hash'), ofAccount],
  ['privacy choices', ({ accounts }, { account }) => accounts.savePrivacyChoices(account.id, NOTHING_CHOSEN), ofAccount],
  ['an email change', ({ accounts }, { account }) => accounts.saveEmailChange(account.id, NOON), ofAccount],
  ['a verified address', ({ accounts }, { account }) => accounts.proveEmail(account.id, account.email), ofAccount],
  [
    'a normalized address',
    ({ accounts }, { account }) => accounts.normalizeEmail(account.id, account.email, account.email),
    ofAccount,
  ],
  ['a birth date', ({ accounts }, { account }) => accounts.addBirthday(account.id, '1990-01-02'), ofAccount],
  ['a user type', ({ accounts }, { account }) => accounts.changeUserType(account.id, '2'), ofAccount],
  ['a new profile', ({ profiles }, { profile }) => profiles.add({ ...profile, id: randomUUID() }, NOON), ofAccount],
  ['a changed profile', ({ profiles }, { profile }) => profiles.save({ ...profile, name: 'Ana' }), ofAccount],
  ['a new PIN', ({ profiles }, { profile }) => profiles.savePin(profile.id, PIN), ofAccount],
  ['a removed profile', ({ profiles }, { profile }) => profiles.remove(profile.id), ofAccount],
  ['a subscription', ({ subscriptions }, one) => subscriptions.save(planOf(one)), ofAccount],
  ['a locked subscription', ({ subscriptions }, { account }) => subscriptions.findLocked(account.id), ofAccount],
  ['ended sessions', ({ sessions }, { account }) => sessions.endOthers(account.id, null, NOON), ofAccount],
  ['an ended session', ({ sessions }, { account, session }) => sessions.end(account.id, session.id, NOON), ofSession],
  ['a revoked session', ({ sessions }, { session }) => sessions.revoke(session.id, NOON), ofSession],
  ['a chosen profile', ({ sessions }, { session, profile }) => sessions.selectProfile(session.id, profile), ofSession],
  ['a rotated token', ({ sessions }, { session }) => sessions.addToken(randomBytes(32), session.id, 2, NOON), ofSession],
  ['a locked token', ({ sessions }, { token }) => sessions.findTokenLocked(token.hash), ofSession],
  ['a mail', ({ mailOutbox }, one) => mailOutbox.add(mailTo(one), NOON), () => ({ kind: 'mail queued' })],
  [
    'a push message',
    ({ push: outbox }) => outbox.addMessage({ id: randomUUID(), ...push }, NOON),
    () => ({ kind: 'push message queued' }),
  ],
  [
    'a payment webhook',
    ({ paymentNotices }) => paymentNotices.add({ provider: 'test', id: randomUUID(), attemptId: null }, NOON),
    () => ({ kind: 'payment webhook received' }),
  ],
])('%s has its duty', async (_what, write, duty) => {
  const [alone, within] = [await person(), await person()];
  await write(repositories, alone);
  expect(commits.flat()).toEqual([duty(alone)]);
  await inTransaction((bound) => write(bound, within));
  expect(commits.flat()).toEqual([duty(alone), duty(within)]);
});
