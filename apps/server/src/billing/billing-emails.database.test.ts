import { NOON } from '@madang/database/database.fixture.ts';
import { newCode } from '@madang/domain/coupons/code.ts';
import { randomInt } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Letter } from '../ports/mail.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { DECLINED, STOLEN } from '../providers/payments/scripted-gateway.fixture.ts';
import { startTill } from './billing.fixture.ts';
import { runDue, settleUnsettled, takeStep } from './run-billing.ts';

const till = await startTill();
const { call, newViewer, buy, moveTo, provider, deps, connection, clock } = till;
afterAll(till.close);

const DAY_MS = 86_400_000;
const dayAfter = (days: number): string => new Date(NOON + days * DAY_MS).toISOString();
beforeEach(() => {
  provider.moves.length = 0;
  clock.now = NOON;
});

const ABOUT_PLANS = [
  'subscription_started',
  'trial_ends',
  'plan_changed',
  'subscription_canceled',
  'payment_failed',
  'subscription_ended',
  'pass_redeemed',
];

/** Billing emails enqueued for an account, oldest first, as kind and variant. */
const enqueued = async (accountId: string): Promise<readonly string[]> => {
  const rows = await connection.database
    .selectFrom('mail_outbox')
    .select(['kind', 'details'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', ABOUT_PLANS)
    .orderBy('place')
    .execute();
  return rows.map(({ kind, details }) => `${kind} ${(details as { readonly case: string }).case}`);
};

/** The newest billing email as its recipient reads it. */
const letter = async (accountId: string): Promise<Letter> => {
  const row = await connection.database
    .selectFrom('mail_outbox')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { name, ...details } = row.details as { readonly name: string };
  const mail = { ...row, accountId, name, details, askedAt: NOON, tries: 1 };
  return writeLetter(mail as unknown as Parameters<typeof writeLetter>[0], {
    links: deps.links,
    gifts: deps.gifts,
    publicUrl: 'https://madang.example',
    country: null,
  });
};

const passCode = async (days: number): Promise<string> => {
  const code = newCode(randomInt);
  const pass = { sku: 'PASS_PREMIUM_MONTHLY', plan: 'Premium', days } as const;
  await deps.repositories.codes.add({ hash: deps.billing.hashCode(code), pass });
  return code;
};

describe('billing emails for a start, change or cancellation [SU-93]', () => {
  test('a trial sends one for its start, its plan change and each of two cancellations', async () => {
    const user = await newViewer();
    await buy(user.as);
    expect((await letter(user.id)).text).toContain('free until December');
    await call('changePlan', { sku: 'WEB_PREMIUM_MONTHLY_USD' }, { as: user.as });
    expect((await letter(user.id)).text).toContain('$12.99 plus applicable tax');
    await call('cancelSubscription', {}, { as: user.as });
    expect((await call('cancelSubscription', {}, { as: user.as })).body.reason).toBe('SUBSCRIPTION_ALREADY_CANCELED');
    await call('reactivateSubscription', {}, { as: user.as });
    clock.now += 1000;
    await call('cancelSubscription', {}, { as: user.as });
    expect(await enqueued(user.id)).toEqual([
      'subscription_started trial',
      'plan_changed trial',
      'subscription_canceled kept',
      'subscription_canceled kept',
    ]);
    const { subject, text } = await letter(user.id);
    expect(subject).toBe('Your plan is canceled');
    expect(text).toContain('https://madang.example/en_us/account/payment');
    await moveTo(user, dayAfter(20));
    expect((await enqueued(user.id)).at(-1)).toBe('subscription_ended over');
  });

  test('a paid plan sends one per event, although purchase and upgrade are requested many times at once', async () => {
    const user = await newViewer();
    await Promise.all(Array.from({ length: 20 }, () => buy(user.as, 'WEB_BASIC_ANNUAL_USD')));
    expect((await letter(user.id)).text).toContain('We charged $79.99.');
    await Promise.all(Array.from({ length: 8 }, () => call('changePlan', { sku: 'WEB_PREMIUM_ANNUAL_USD' }, { as: user.as })));
    await call('changePlan', { sku: 'WEB_BASIC_MONTHLY_USD' }, { as: user.as });
    expect(await enqueued(user.id)).toEqual(['subscription_started paid', 'plan_changed now', 'plan_changed later']);
    expect((await letter(user.id)).text).toContain('switch to Basic (monthly)');
    await moveTo(user, dayAfter(370));
    expect(await enqueued(user.id)).toHaveLength(3);
  });

  test('a non-renewing plan sends one that says it is not charged again', async () => {
    const user = await newViewer();
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { renewable: false });
    expect(await enqueued(user.id)).toEqual(['subscription_started once']);
    expect((await letter(user.id)).text).toContain('you won’t be charged again');
  });

  test('a declined purchase sends none', async () => {
    const user = await newViewer();
    provider.moves.push(DECLINED);
    await buy(user.as, 'WEB_BASIC_ANNUAL_USD');
    expect(await enqueued(user.id)).toEqual([]);
  });
});

test('a purchase with an unknown outcome sends one email, when three concurrent jobs settle it [SU-93]', async () => {
  const user = await newViewer();
  provider.moves.push({ silently: { state: 'SUCCEEDED', reference: 'late' } });
  await buy(user.as, 'WEB_BASIC_ANNUAL_USD');
  expect(await enqueued(user.id)).toEqual([]);
  clock.now += 31_000;
  await Promise.all([settleUnsettled(deps), settleUnsettled(deps), settleUnsettled(deps)]);
  expect(await enqueued(user.id)).toEqual(['subscription_started paid']);
});

test('a step rolled back by a crash sends no email, and its repetition sends one', async () => {
  const user = await newViewer();
  await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
  await call('cancelSubscription', {}, { as: user.as });
  const later = { ...deps, now: () => NOON + 40 * DAY_MS };
  const crash = takeStep(
    {
      ...later,
      inTransaction: (work) =>
        deps.inTransaction(async (repositories) => {
          await work(repositories);
          throw new Error('The process died before the commit.');
        }),
    },
    user.id,
  );
  await expect(crash).rejects.toThrow('died before the commit');
  expect(await enqueued(user.id)).toEqual(['subscription_started paid', 'subscription_canceled kept']);
  await Promise.all([takeStep(later, user.id), takeStep(later, user.id), runDue(later)]);
  await runDue(later);
  expect(await enqueued(user.id)).toEqual(['subscription_started paid', 'subscription_canceled kept', 'subscription_ended over']);
});

test('each dunning step sends one email: the next retry, the end of the grace period, then the end of the plan', async () => {
  const user = await newViewer();
  await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
  provider.moves.push(DECLINED, DECLINED, DECLINED, DECLINED);
  await moveTo(user, dayAfter(31));
  expect((await enqueued(user.id)).at(-1)).toBe('payment_failed again');
  await moveTo(user, dayAfter(60));
  expect(await enqueued(user.id)).toEqual([
    'subscription_started paid',
    ...Array.from({ length: 3 }, () => 'payment_failed again'),
    'payment_failed last',
    'subscription_ended unpaid',
  ]);
  const other = await newViewer();
  await buy(other.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
  provider.moves.push(STOLEN);
  await moveTo(other, dayAfter(31));
  expect((await enqueued(other.id)).at(-1)).toBe('payment_failed last');
  expect((await letter(other.id)).text).toContain('Add another card by');
});

test('a redeemed code sends one email that says when its plan begins', async () => {
  const [user, payer] = [await newViewer(), await newViewer()];
  const code = await passCode(30);
  await Promise.all(Array.from({ length: 6 }, () => call('redeemPremiumPass', { pass_code: code }, { as: user.as })));
  expect(await enqueued(user.id)).toEqual(['pass_redeemed begun']);
  await buy(payer.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
  await call('redeemPremiumPass', { pass_code: await passCode(10) }, { as: payer.as });
  expect((await enqueued(payer.id)).at(-1)).toBe('pass_redeemed reserved');
  expect((await letter(payer.id)).text).toContain('after your current billing period');
  const coupon = newCode(randomInt);
  const campaign = { id: coupon, offer: { kind: 'free_months', months: 2 }, plans: ['Premium'], periods: null } as const;
  await deps.repositories.codes.saveCampaign({ ...campaign, from: NOON - DAY_MS, until: NOON + DAY_MS, multiUse: false });
  await deps.repositories.codes.add({ hash: deps.billing.hashCode(coupon), campaignId: coupon });
  const guest = await newViewer();
  await call('redeemCoupon', { code: coupon }, { as: guest.as });
  await call('redeemCoupon', { code: coupon }, { as: guest.as });
  expect(await enqueued(guest.id)).toEqual(['pass_redeemed begun']);
});
