import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startApp } from './app.fixture.ts';

const warned: string[] = [];
const { call, signUp, clock, connection, deps, workers, startNode, close } = await startApp({}, undefined, {
  warn: (_error, message) => void warned.push(message),
});
afterAll(close);

type Person = Awaited<ReturnType<typeof signUp>>;

/** The last name of a person's account as the session cache has it. The clock stands still, so that nothing expires there. */
const cachedName = async ({ access_token, id }: Person): Promise<string | undefined> => {
  const claims = await deps.tokens.readAccess(access_token, clock.now);
  return (await deps.sessions.find(claims?.sessionId ?? '', id))?.account.lastName;
};
const detailsNamed = (lastName: string) => ({ firstName: 'Mina', lastName, gender: 'female', birthday: null }) as const;
const mailFor = ({ id: accountId, username: address }: Person) =>
  ({
    id: randomUUID(),
    accountId,
    kind: 'password_changed',
    address,
    language: 'en_us',
    name: 'Mina',
    details: {},
  }) as const;
const isSent = async (id: string): Promise<boolean> =>
  (await connection.query('select sent_at from mail_outbox where id = $1', [id])).rows[0]?.sent_at !== null;

test('the session cache keeps an account until a commit changes it', async () => {
  const person = await signUp();
  expect(await cachedName(person)).toBe('Oliveira');
  await connection.repositories.accounts.saveDetails(person.id, detailsNamed('Behind'));
  expect(await cachedName(person)).toBe('Oliveira');
  await deps.repositories.accounts.saveDetails(person.id, detailsNamed('Alone'));
  expect(await cachedName(person)).toBe('Alone');
  await deps.inTransaction(async ({ accounts }) => {
    await accounts.saveDetails(person.id, detailsNamed('Together'));
  });
  expect(await cachedName(person)).toBe('Together');
});

test('a rollback leaves the session cache as it was', async () => {
  const person = await signUp();
  expect(await cachedName(person)).toBe('Oliveira');
  await connection.repositories.accounts.saveDetails(person.id, detailsNamed('Behind'));
  const failing = deps.inTransaction(async ({ accounts }) => {
    await accounts.saveDetails(person.id, detailsNamed('Rolled back'));
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await cachedName(person)).toBe('Oliveira');
});

test('a commit invalidates the session cache of its own node', async () => {
  const person = await signUp();
  const other = await startNode();
  const as = { as: person.access_token };
  const details = { first_name: 'Mina', gender: 'female' };
  const nameThere = async () => (await other.call('getAccount', {}, as)).object['last_name'];
  expect([await nameThere(), await cachedName(person)]).toEqual(['Oliveira', 'Oliveira']);
  await other.call('changeAccount', { ...details, last_name: 'There' }, as);
  expect(await cachedName(person)).toBe('Oliveira');
  await call('changeAccount', { ...details, last_name: 'Here' }, as);
  expect(await cachedName(person)).toBe('Here');
  await other.close();
});

test('a mail leaves after the commit of the transaction that queued it, and never after a rollback', async () => {
  const person = await signUp();
  const [kept, lost] = [mailFor(person), mailFor(person)];
  await deps.inTransaction(({ mailOutbox }) => mailOutbox.add(kept, clock.now));
  await deps.mail.settled();
  expect(await isSent(kept.id)).toBe(true);
  const failing = deps.inTransaction(async ({ mailOutbox }) => {
    await mailOutbox.add(lost, clock.now);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await deps.mail.settled();
  expect((await connection.query('select id from mail_outbox where id = $1', [lost.id])).rows).toEqual([]);
});

test('a worker that cannot be woken does not fail the call that has committed', async () => {
  const person = await signUp();
  const { begin } = workers.mail;
  Object.assign(workers.mail, {
    begin: () => {
      throw new Error('no memory');
    },
  });
  const mail = mailFor(person);
  try {
    await expect(deps.inTransaction(({ mailOutbox }) => mailOutbox.add(mail, clock.now))).resolves.toBeUndefined();
  } finally {
    Object.assign(workers.mail, { begin });
  }
  expect(warned).toEqual(['work after a commit failed']);
  expect(await isSent(mail.id)).toBe(false);
});
