import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { end, takeOver } from '@madang/domain/subscriptions/subscription.ts';
import { afterAll, expect, test } from 'vitest';
import { accountWith, addPerson, freshDatabase, NOON } from '../database.fixture.ts';
import { repositories as bind } from '../repositories.ts';

const {
  repositories: { accounts, profiles, subscriptions },
  repositories,
  database,
  query,
  close,
} = await freshDatabase();
afterAll(close);

test('an account is found by its id and by its address, as it was stored', async () => {
  const account = accountWith({ passwordHash: '$argon2id$x', birthday: '1994-05-17', userType: 'odk', emailVerified: true });
  expect(await accounts.add(account)).toBe(true);
  expect(await accounts.find(account.id)).toEqual(account);
  expect(await accounts.findByEmail(account.email)).toEqual(account);
});

test('an unknown id or address finds no account', async () => {
  expect(await accounts.find(accountWith().id)).toBeNull();
  expect(await accounts.findByEmail(normalEmail('nobody@madang.example'))).toBeNull();
});

test('of twenty people who race for one address, one gets it', async () => {
  const racers = Array.from({ length: 20 }, () => accountWith({ email: normalEmail('wanted@madang.example') }));
  const won = await Promise.all(racers.map((account) => accounts.add(account)));
  expect(won.filter(Boolean)).toHaveLength(1);
  expect((await accounts.findByEmail(normalEmail('wanted@madang.example')))?.id).toBe(racers[won.indexOf(true)]?.id);
});

test('an account is stored with its profile or not at all', async () => {
  const account = accountWith();
  const attempt = database.transaction().execute(async (trx) => {
    await bind(trx).accounts.add(account);
    throw new Error('the profile could not be stored');
  });
  await expect(attempt).rejects.toThrow('the profile could not be stored');
  expect(await accounts.find(account.id)).toBeNull();
});

test('a profile is found by its own account alone', async () => {
  const mina = await addPerson(repositories);
  const joon = await addPerson(repositories);
  expect(await profiles.find(mina.account.id, mina.profile.id)).toEqual(mina.profile);
  expect(await profiles.find(joon.account.id, mina.profile.id)).toBeNull();
});

test('the profiles of an account are listed oldest first', async () => {
  const { account, profile } = await addPerson(repositories);
  const later = { ...profile, id: accountWith().id, name: 'Duri', viewingAge: 'teen', picture: 'C' } as const;
  const latest = { ...profile, id: accountWith().id, name: 'Bada', viewingAge: 'family', subtitleLanguage: 'vi_vn' } as const;
  await profiles.add(latest, NOON + 2);
  await profiles.add(later, NOON + 1);
  expect(await profiles.listOf(account.id)).toEqual([profile, later, latest]);
});

test('an account has one running subscription at most, and keeps those that are over', async () => {
  const { account } = await addPerson(repositories);
  expect(await subscriptions.findOf(account.id)).toBeNull();
  const trial = takeOver({
    id: accountWith().id,
    accountId: account.id,
    sku: 'WEB_BASIC_MONTHLY_BRL',
    plan: 'Basic',
    period: 'monthly',
    gateway: 'CARD',
    status: 'FREE_TRIAL',
    country: 'BR',
    currency: 'BRL',
    startedAt: NOON,
    periodStart: NOON,
    periodEnd: NOON + 14 * 86_400_000,
  });
  await subscriptions.save(trial);
  expect(await subscriptions.findOf(account.id)).toEqual(trial);
  await subscriptions.save({ ...trial, plan: 'Premium', status: 'ACTIVE' });
  expect(await subscriptions.findOf(account.id)).toEqual({ ...trial, plan: 'Premium', status: 'ACTIVE' });
  const another = { ...trial, id: accountWith().id };
  await expect(subscriptions.save(another)).rejects.toThrow('subscriptions_running');
  await subscriptions.save(end(trial, 'ran_out', trial.periodEnd));
  expect(await subscriptions.findOf(account.id)).toBeNull();
  await subscriptions.save(another);
  expect(await subscriptions.findOf(account.id)).toEqual(another);
});

test('a statement that failed harms none of those that a connection keeps', async () => {
  const { account, profile } = await addPerson(repositories);
  for (let round = 0; round < 3; round += 1) {
    expect(await profiles.listOf(account.id)).toEqual([profile]);
    await expect(query('select 1 / 0')).rejects.toThrow('division by zero');
  }
});
