import { randomBytes, randomUUID } from 'node:crypto';
import { contentWith } from '@madang/domain/catalog/content.fixture.ts';
import type { PolicyRange } from '@madang/domain/catalog/vocabulary.ts';
import type { Period, Plan } from '@madang/domain/subscriptions/plan.ts';
import type { RunningStatus } from '@madang/domain/subscriptions/status.ts';
import { nextPeriod, takeOver } from '@madang/domain/subscriptions/subscription.ts';
import { afterAll, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from '../database.fixture.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);
const { catalog, codes, invoices, subscriptions } = repositories;

/** A plan and a range that only a newer version of the product knows. */
const FAMILY = 'Family' as Plan;
const RENTAL = 'TVOD' as PolicyRange;

const subscriptionOf = (accountId: string) =>
  takeOver({
    id: randomUUID(),
    accountId,
    sku: 'WEB_BASIC_MONTHLY_USD',
    plan: 'Basic',
    period: 'monthly',
    gateway: 'CARD',
    status: 'ACTIVE',
    country: 'US',
    currency: 'USD',
    startedAt: NOON,
    periodStart: NOON,
    periodEnd: NOON + 30 * 86_400_000,
  });

test.each([
  ['plan', { plan: FAMILY }, 'unknown plan: "Family"'],
  ['period', { period: 'weekly' as Period }, 'unknown period: "weekly"'],
] as const)('a stored subscription with an unknown %s is an error to its reader', async (_, different, message) => {
  const { account } = await addPerson(repositories);
  await subscriptions.save({ ...subscriptionOf(account.id), ...different });
  await expect(subscriptions.findOf(account.id)).rejects.toThrow(message);
});

test('a status that the database does not know is refused when it is written', async () => {
  const { account } = await addPerson(repositories);
  const comped = { ...subscriptionOf(account.id), status: 'COMPED' as RunningStatus };
  await expect(subscriptions.save(comped)).rejects.toThrow(/check/);
});

test('a scheduled change to an unknown plan is an error to its reader', async () => {
  const { account } = await addPerson(repositories);
  await subscriptions.save(subscriptionOf(account.id));
  const reserved = { kind: 'plan', sku: 'WEB_FAMILY_MONTHLY_USD', plan: FAMILY, period: 'monthly', effectiveAt: NOON } as const;
  await subscriptions.reserve(account.id, reserved, NOON);
  await expect(subscriptions.findReserved(account.id)).rejects.toThrow('unknown plan: "Family"');
});

test.each([
  ['plan', { plan: FAMILY }, 'unknown plan: "Family"'],
  ['state', { state: 'disputed' as 'open' }, 'unknown invoice state: "disputed"'],
  ['kind', { kind: 'rental' as 'purchase' }, 'unknown invoice kind: "rental"'],
] as const)('a stored invoice with an unknown %s is an error to its reader', async (_, different, message) => {
  const { account } = await addPerson(repositories);
  const subscription = subscriptionOf(account.id);
  await subscriptions.save(subscription);
  const id = randomUUID();
  await invoices.add({
    id,
    accountId: account.id,
    subscriptionId: subscription.id,
    number: null,
    state: 'open',
    kind: 'renewal',
    sku: subscription.sku,
    plan: 'Basic',
    period: 'monthly',
    periodNumber: 2,
    periodStart: NOON,
    periodEnd: NOON + 1,
    country: 'US',
    currency: 'USD',
    retail: 0,
    discount: 0,
    tax: 0,
    taxIncluded: 0,
    credit: 0,
    total: 0,
    paymentMethod: 'CARD',
    instrumentId: null,
    onPaid: { do: 'renew', period: nextPeriod(subscription, null) },
    createdAt: NOON,
    settledAt: null,
    ...different,
  });
  await expect(invoices.find(id)).rejects.toThrow(message);
});

test('a pass and a campaign for an unknown plan are errors to their reader', async () => {
  const hash = randomBytes(32);
  await codes.add({ hash, pass: { sku: 'PASS_FAMILY_MONTHLY', plan: FAMILY, days: 30 } });
  await expect(codes.findPass(hash)).rejects.toThrow('unknown plan: "Family"');
  const offer = { kind: 'free_months', months: 1 } as const;
  await codes.saveCampaign({ id: 'spring', offer, plans: [FAMILY], periods: null, from: NOON, until: NOON + 1, multiUse: false });
  await expect(codes.findCampaign('spring')).rejects.toThrow('unknown plan: "Family"');
});

test('a catalogue with a content of an unknown policy range is an error that names the content', async () => {
  await catalog.replaceAll({
    version: 'one',
    contents: [contentWith({ id: '50' }), contentWith({ id: '60', range: RENTAL })],
    people: [],
    keywords: new Map(),
    collections: [],
  });
  await expect(catalog.getAll()).rejects.toThrow('unknown policy range of content 60: "TVOD"');
});
