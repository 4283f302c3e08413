import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { writeLetter } from '../mail/write-letter.ts';
import { COOKIES } from '../http/cookies.ts';
import { startTill } from './billing.fixture.ts';
import { settleUnsettled } from './run-billing.ts';
import { lookAgain } from './charge-attempt.ts';

const till = await startTill();
const { call, active, books, transactions, moveTo, provider, deps, clock } = till;
afterAll(till.close);
beforeEach(() => {
  provider.moves.length = 0;
  clock.now = NOON;
});

const DAY_MS = 86_400_000;
const SKU = 'WEB_BASIC_MONTHLY_BRL';
const ADDRESS = {
  country: 'BR',
  fields: {
    first_name: 'Bianca',
    last_name: 'Souza',
    cep: '01310-100',
    street: 'Avenida Paulista',
    number: '1578',
    address_2: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    tax_id: '529.982.247-25',
  },
};
const SUCCEEDED = { state: 'SUCCEEDED', reference: 'paid at a bank' } as const;
const EXPIRED = { state: 'DECLINED', decline: 'soft', code: 'slip_expired' } as const;
const lastKey = (): string => provider.keys().at(-1) ?? '';
const confirm = async (as: string) => (await call('confirmPurchase', {}, { as })).object;

const brazilian = async () => {
  const user = await till.signUp({}, 'BR');
  const as = user.access_token;
  await call('changeBillingAddress', ADDRESS, { as });
  return { ...user, as };
};
const buySlip = (as: string, more: object = {}) =>
  call('createBoletoPayment', { sku: SKU, terms_accepted: true, ...more }, { as });

test('a boleto is issued to the payer in the billing details, and the plan does not begin before it is paid [BI-39]', async () => {
  const user = await brazilian();
  const made = await buySlip(user.as, { shown_total: 1990 });
  expect(made.object).toMatchObject({
    state: 'waiting',
    action_url: null,
    voucher: {
      number: 'digits',
      url: 'https://bank.example/slip',
      file_url: expect.stringMatching(/\/boleto$/),
      expires_at: '2026-11-27T02:59:00.000Z',
    },
  });
  expect(await active(user.as)).toBeNull();
  // One at a time: a repeated call returns the open boleto, and another purchase is refused.
  expect((await buySlip(user.as, { shown_total: 1990 })).object).toEqual(made.object);
  expect((await buySlip(user.as, { sku: 'WEB_PREMIUM_MONTHLY_BRL' })).body.reason).toBe('PURCHASE_UNDER_WAY');
  expect(await transactions(user.as)).toMatchObject([
    { state: 'pending', payment_method: 'BOLETO', total: 1990, voucher: { number: 'digits' } },
  ]);
});

/** Boleto emails enqueued for an account. */
const boletoMails = (address: string) =>
  till.connection.database
    .selectFrom('mail_outbox')
    .selectAll()
    .where('address', '=', address)
    .where('kind', '=', 'boleto_issued')
    .execute();

test('a boleto is emailed once with its amount, its last day in São Paulo and its number, however often it is polled [BI-39]', async () => {
  const user = await brazilian();
  await buySlip(user.as, { shown_total: 1990 });
  await buySlip(user.as, { shown_total: 1990 });
  clock.now += DAY_MS;
  await settleUnsettled(deps);
  const mails = await boletoMails(user.username);
  expect(mails).toHaveLength(1);
  const [row] = mails;
  const { name, ...details } = row?.details as { readonly name: string };
  expect(details).toEqual({
    plan: 'Basic',
    amount: 1990,
    currency: 'BRL',
    number: 'digits',
    due: Date.parse('2026-11-27T02:59:00.000Z'),
  });
  const mail = { ...row, language: 'en_us', name, details, askedAt: NOON, tries: 1 };
  const letter = await writeLetter(mail as unknown as Parameters<typeof writeLetter>[0], {
    links: deps.links,
    gifts: deps.gifts,
    publicUrl: 'https://madang.example',
    country: 'BR',
  });
  // It expires at 02:59 UTC on the 27th, which is 23:59 on the 26th in São Paulo.
  expect(letter.text).toContain('R$19.90 by November 26, 2026');
  expect(letter.text).toContain('digits');
});

test('a boleto paid two days later begins its plan at the payment, for one full period without renewal [BI-39] [SU-47]', async () => {
  const user = await brazilian();
  await buySlip(user.as);
  await moveTo(user, new Date(NOON + 2 * DAY_MS).toISOString());
  provider.decide(lastKey(), SUCCEEDED);
  expect(await confirm(user.as)).toMatchObject({ state: 'paid' });
  expect(await active(user.as)).toMatchObject({
    status: 'ACTIVE',
    plan: 'Basic',
    payment_gateway: 'BOLETO',
    started_at: '2026-11-24T12:00:00.000Z',
    expires_at: '2026-12-24T12:00:00.000Z',
    next_renewal_at: null,
  });
  expect(await books(user.id)).toEqual({ cash: 1990, revenue: -1990 });
  expect(await transactions(user.as)).toMatchObject([
    { state: 'paid', period_start: '2026-11-24T12:00:00.000Z', period_end: '2026-12-24T12:00:00.000Z', voucher: null },
  ]);
  await moveTo(user, '2026-12-24T12:00:01Z');
  expect(await active(user.as)).toBeNull();
});

test('an expired boleto ends the purchase, and another one can be issued', async () => {
  const user = await brazilian();
  await buySlip(user.as);
  provider.decide(lastKey(), EXPIRED);
  clock.now = NOON + 4 * DAY_MS;
  await settleUnsettled(deps);
  clock.now = NOON;
  expect(await confirm(user.as)).toMatchObject({ state: 'declined', voucher: null });
  expect(await active(user.as)).toBeNull();
  expect(await transactions(user.as)).toEqual([]);
  expect((await buySlip(user.as)).object).toMatchObject({ state: 'waiting' });
});

test('a boleto paid after its purchase was canceled is credited to the account balance', async () => {
  const user = await brazilian();
  await buySlip(user.as);
  const key = lastKey();
  expect((await call('cancelPurchase', {}, { as: user.as })).object).toMatchObject({ state: 'declined' });
  provider.decide(key, SUCCEEDED);
  await lookAgain(deps, key);
  expect(await active(user.as)).toBeNull();
  expect(await books(user.id)).toEqual({ cash: 1990, credit_balance: -1990 });
  // The balance pays the full price, so no boleto is issued.
  expect((await buySlip(user.as)).object).toMatchObject({ state: 'paid', voucher: null });
  expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
});

test('a boleto needs a tax number and an address in Brazil, and is unavailable in other countries [BI-40] [ER-25]', async () => {
  const user = await till.signUp({}, 'BR');
  const as = user.access_token;
  expect((await buySlip(as)).body.reason).toBe('BILLING_ADDRESS_INVALID');
  expect((await buySlip(as, { address: { country: 'BR', fields: {} } })).body.reason).toBe('BILLING_ADDRESS_INVALID');
  expect((await buySlip(as, { terms_accepted: false })).body.reason).toBe('TERMS_NOT_ACCEPTED');
  expect((await buySlip(as, { shown_total: 1, address: ADDRESS })).body.reason).toBe('PRICE_CHANGED');
  const elsewhere = await till.newViewer('US');
  expect((await buySlip(elsewhere.as, { sku: 'WEB_BASIC_MONTHLY_USD' })).body.reason).toBe('BOLETO_UNAVAILABLE');
  const preview = { sku: 'WEB_BASIC_MONTHLY_USD', gateway_code: 'boleto' };
  expect((await call('previewPurchase', preview, { as: elsewhere.as })).body.reason).toBe('BOLETO_UNAVAILABLE');
});

test('with boleto disabled by the operator, preview and purchase in Brazil return BOLETO_UNAVAILABLE [BI-40] [ER-25]', async () => {
  const closed = await startTill({}, [], { boleto: false });
  const user = await closed.signUp({}, 'BR');
  const as = user.access_token;
  const order = { sku: SKU, gateway_code: 'boleto', terms_accepted: true };
  expect((await closed.call('createBoletoPayment', order, { as })).body.reason).toBe('BOLETO_UNAVAILABLE');
  expect((await closed.call('previewPurchase', { sku: SKU, gateway_code: 'boleto' }, { as })).body.reason).toBe(
    'BOLETO_UNAVAILABLE',
  );
  expect((await closed.call('previewPurchase', { sku: SKU }, { as })).status).toBe(200);
  await closed.close();
});

test('a boleto with an unknown outcome is requested again with its idempotency key', async () => {
  const user = await brazilian();
  provider.moves.push('down');
  const before = provider.keys().length;
  expect((await buySlip(user.as)).object).toMatchObject({ state: 'pending', voucher: null });
  clock.now = NOON + 31_000;
  await settleUnsettled(deps);
  expect(provider.keys()).toHaveLength(before + 1);
  expect(await confirm(user.as)).toMatchObject({ state: 'waiting', voucher: { number: 'digits' } });
});

test('an unpaid boleto downloads as a PDF for its own account and is not found by others [BI-39]', async () => {
  const [user, other] = [await brazilian(), await brazilian()];
  const { object } = await buySlip(user.as);
  const id = String(object['transaction_id']);
  const { file_url: url } = object['voucher'] as { readonly file_url: string };
  expect(url).toContain(id);
  const fileFor = (cookie: string | null, path = `${url}?language=pt_br`) =>
    till.app.inject({ method: 'GET', url: path, ...(cookie !== null && { cookies: { [COOKIES.token]: cookie } }) });
  const file = await fileFor(user.as);
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const refusalFor = async (...how: Parameters<typeof fileFor>) => {
    const answer = await fileFor(...how);
    return [answer.statusCode, answer.json<{ reason: string }>().reason];
  };
  expect(await refusalFor(other.as)).toEqual([404, 'TRANSACTION_NOT_FOUND']);
  expect(await refusalFor(user.as, url.replace(id, 'no-id'))).toEqual([404, 'TRANSACTION_NOT_FOUND']);
  expect(await refusalFor(null)).toEqual([401, 'SIGN_IN_NEEDED']);
});
