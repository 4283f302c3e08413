import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTill } from './billing.fixture.ts';
import { rememberEarlierTrials } from './billing.jobs.ts';

const till = await startTill();
const { buy, connection, deps, clock } = till;
afterAll(till.close);
const { database, query } = connection;

const SKU = 'WEB_BASIC_MONTHLY_USD';
/** A distinct card for each account, and the price of a trial. */
const OWN_CARD = { token_id: 'own 1111', shown_total: 0 };
const MINUTE_MS = 60_000;
const MIGRATION = fileURLToPath(
  new URL('../../../../packages/database/migrations/20261128T2050_list_earlier_trials.sql', import.meta.url),
);

/** Puts the database in the state of a version that recorded no trial cards, after the migration. */
const migrateFromBefore = async (): Promise<void> => {
  await database.deleteFrom('trial_cards').execute();
  await query('drop table earlier_trials');
  await query(readFileSync(MIGRATION, 'utf8'));
};
const listed = async (): Promise<number> => (await database.selectFrom('earlier_trials').selectAll().execute()).length;
const cards = () => database.selectFrom('trial_cards').selectAll().execute();

beforeEach(async () => {
  await database.deleteFrom('trial_grants').execute();
  await database.deleteFrom('trial_cards').execute();
});

test('a card whose trial began before cards were recorded gets no second trial [SU-07]', async () => {
  const card = { token_id: 'shared 7777' };
  const first = await till.signUp();
  expect((await buy(first.access_token, SKU, { ...card, shown_total: 0 })).status).toBe(200);
  const [asRemembered] = await cards();
  await migrateFromBefore();
  clock.now += MINUTE_MS;
  await rememberEarlierTrials(deps);
  expect(await cards()).toEqual([asRemembered]);
  expect(await listed()).toBe(0);
  const second = await till.signUp();
  expect((await buy(second.access_token, SKU, { ...card, shown_total: 0 })).body.reason).toBe('PRICE_CHANGED');
});

test.each([
  ['a card from before the trial', { created: -1 }, true],
  ['a card of the purchase that began it', { created: 0 }, true],
  ['a card that was removed later', { created: -1, removed: 1 }, true],
  ['a card that was removed before', { created: -2, removed: -1 }, false],
  ['a card that was added later', { created: 1 }, false],
  ['a card of another provider', { created: -1, gateway: 'sandbox' }, false],
] as const)('%s: remembered %s', async (_which, card, isRemembered) => {
  const { removed = null, gateway = 'scripted' } = { ...card } as { readonly removed?: number; readonly gateway?: string };
  const { id: accountId } = await till.signUp();
  const at = (minutes: number) => new Date(clock.now + minutes * MINUTE_MS);
  await database
    .insertInto('trial_grants')
    .values({ account_id: accountId, granted_at: at(0) })
    .execute();
  const fingerprint = `card ${accountId}`;
  const details = { brand: 'visa', last4: '4242', expiry_month: 12, expiry_year: 2031, holder: 'Bora Han', zip_code: '10001' };
  await database
    .insertInto('billing_instruments')
    .values({
      id: randomUUID(),
      account_id: accountId,
      gateway,
      reference: accountId,
      ...details,
      fingerprint,
      is_primary: false,
      created_at: at(card.created),
      removed_at: removed === null ? null : at(removed),
    })
    .execute();
  await migrateFromBefore();
  await rememberEarlierTrials(deps);
  const hash = deps.billing.hashCard({ gateway: 'scripted', fingerprint });
  expect(await deps.repositories.subscriptions.hadTrialWith([hash])).toBe(isRemembered);
  expect(await listed()).toBe(0);
});

test('the migration lists no trial whose card is recorded, and jobs on two nodes backfill every listed one', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => till.signUp()));
  for (const { access_token } of people) expect((await buy(access_token, SKU, OWN_CARD)).status).toBe(200);
  const before = (await cards()).map(({ card_hash }) => card_hash.toString('hex')).toSorted();
  expect(before).toHaveLength(5);
  await query('drop table earlier_trials');
  await query(readFileSync(MIGRATION, 'utf8'));
  expect(await listed()).toBe(0);
  await migrateFromBefore();
  expect(await listed()).toBe(5);
  await Promise.all([rememberEarlierTrials(deps), rememberEarlierTrials(deps)]);
  expect((await cards()).map(({ card_hash }) => card_hash.toString('hex')).toSorted()).toEqual(before);
});

test('with a provider that identifies no cards the list is kept for one that does', async () => {
  const { access_token } = await till.signUp();
  await buy(access_token, SKU, OWN_CARD);
  await migrateFromBefore();
  const { payments } = deps;
  await rememberEarlierTrials({ ...deps, payments: { ...payments, gateway: { ...payments.gateway, identifiesCards: false } } });
  expect([await listed(), await cards()]).toEqual([1, []]);
});
