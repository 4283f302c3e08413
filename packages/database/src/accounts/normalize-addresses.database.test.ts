import { normalEmail, storedEmail } from '@madang/domain/accounts/email-address.ts';
import { afterAll, expect, test } from 'vitest';
import { accountWith, freshDatabase, NOON } from '../database.fixture.ts';
import { normalizeAddresses } from './normalize-addresses.ts';

const { database, repositories, close } = await freshDatabase();
afterAll(close);
const { accounts, emailVerifications } = repositories;

const stored = async (email: string, different: object = {}): Promise<string> => {
  const account = accountWith({ email: storedEmail(email), ...different });
  expect(await accounts.add(account)).toBe(true);
  return account.id;
};
const addressOf = async (id: string) => (await accounts.find(id))?.email;

test('an address stored under older rules gets its normalized form; an address with hidden characters is to be verified again', async () => {
  const inLetters = await stored('mina@bücher.example', { emailVerified: true });
  const hidden = await stored('sora@try.example\u200b', { emailVerified: true });
  const kept = await stored('mína@madang.example', { emailVerified: true });
  expect(await normalizeAddresses(database)).toEqual([]);
  expect((await accounts.findByEmail(normalEmail('mina@bücher.example')))?.id).toBe(inLetters);
  expect(await accounts.find(inLetters)).toMatchObject({ email: 'mina@xn--bcher-kva.example', emailVerified: true });
  expect(await accounts.find(hidden)).toMatchObject({ email: 'sora@try.example', emailVerified: false });
  expect(await accounts.find(kept)).toMatchObject({ email: 'mína@madang.example', emailVerified: true });
});

test('two accounts with one address are kept apart: one keeps what is stored, and is reported at every start', async () => {
  const normalized = await stored('joon@xn--kche-0ra.example');
  const spelled = await stored('joon@küche.example', { emailVerified: true });
  const late = await stored('ana@ﬁlm.example', { createdAt: NOON });
  const early = await stored('ana@ｆilm.example', { createdAt: NOON - 1 });
  const proven = await stored('ana@Film.example\u2060', { createdAt: NOON + 1, emailVerified: true });
  const hopeless = await stored('ana@a／b.example');
  const left = await normalizeAddresses(database);
  expect([...left].sort()).toEqual([spelled, late, early, hopeless].sort());
  expect(await addressOf(normalized)).toBe('joon@xn--kche-0ra.example');
  expect(await addressOf(spelled)).toBe('joon@küche.example');
  expect(await addressOf(proven)).toBe('ana@film.example');
  expect([...(await normalizeAddresses(database))].sort()).toEqual([...left].sort());
});

test('a new address that waits for its link is normalized too', async () => {
  const id = await stored('luana@madang.example');
  const times = { mailedAt: NOON, expiresAt: NOON + 1000, checkedAt: null, pressedAt: null, confirmedAt: null };
  await emailVerifications.save(id, Buffer.alloc(32, 1), { address: storedEmail('luana@bücher.example'), ...times });
  await normalizeAddresses(database);
  expect(await emailVerifications.find(id)).toMatchObject({ address: 'luana@xn--bcher-kva.example' });
});

test('more accounts than one statement reads are all normalized', async () => {
  const many = Array.from({ length: 120 }, (_, index) => `many${index}@bücher.example`);
  await database
    .insertInto('accounts')
    .values(
      many.map((email) => {
        const { id } = accountWith();
        const names = { first_name: 'Mina', last_name: 'Oliveira', gender: 'female', language: 'pt_br', country: 'BR' };
        return { id, email, ...names, user_type: '1', email_verified: false, created_at: new Date(NOON) };
      }),
    )
    .execute();
  await normalizeAddresses(database);
  const { count } = await database
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('email', 'like', 'many%@xn--bcher-kva.example')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(120);
});
