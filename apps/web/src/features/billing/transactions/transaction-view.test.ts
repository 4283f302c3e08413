import type { BillingAddress, BillingInfo, Transaction } from '@madang/contract/billing/billing.contract.ts';
import { CallFailed } from '@madang/contract/client.ts';
import type { ViewerOperation } from '@madang/contract/viewer-routes.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { writtenAddress } from '@madang/domain/billing/written-address.ts';
import { listAmounts, listFacts, formatPayer, toReceipt, formatPaymentDay, formatItem } from '@madang/i18n/receipt.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { load } from '#app/platform/loaded.ts';
import { CardList } from '../cards/CardList.tsx';
import { transactionOf } from './transaction.fixture.ts';
import { TransactionList } from './TransactionList.tsx';
import { toCardDigits, findPaid, readTransactions } from './transaction-view.ts';

beforeAll(() => loadWords('en_us'));

const format = () => ({ words: loadedWords('en_us', paymentWords, subscriptionsWords), locale: 'en-US', timeZone: 'UTC' });
const inRouter = (element: ReturnType<typeof createElement>): string =>
  renderToString(createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element }]) }));

const broken = async (operation: ViewerOperation): Promise<never> => {
  throw new CallFailed(operation, { status: 500, local: '1001' });
};

test('a payment shows what was bought, when, the method, and the lines of its total', () => {
  const transaction = transactionOf();
  expect([formatItem(format(), transaction), formatPaymentDay(format(), transaction)]).toEqual([
    'Basic, monthly',
    'November 1, 2026',
  ]);
  expect(listAmounts(format(), transaction)).toEqual([
    ['price', '$7.99'],
    ['discount', '-$1.00'],
    ['tax', '$0.62'],
    ['credit', '-$0.50'],
    ['total', '$7.11'],
  ]);
  expect(listFacts(format(), transaction, toCardDigits(transaction))).toEqual([
    ['number', 'M-000042'],
    ['id', 'a3f1'],
    ['time', 'November 1, 2026 to December 1, 2026'],
    ['method', 'Visa ending in 4242'],
  ]);
});

test('included tax is named as included, and zero is never shown as minus zero', () => {
  const brazil = transactionOf({ currency: 'BRL', tax: 0, tax_included: 120, discount: 0, credit: 0, total: 799, number: null });
  expect(Object.fromEntries(listAmounts(format(), brazil))).toMatchObject({ taxIncluded: 'R$1.20', discount: 'R$0.00' });
  expect(listFacts(format(), brazil, toCardDigits(brazil)).map(([name]) => name)).not.toContain('number');
});

test('a gift shows its plan and months but no period, because its period begins when it is redeemed', () => {
  const gift = transactionOf({ kind: 'gift', plan: 'Premium', gift_months: 3 });
  expect(formatItem(format(), gift)).toBe('Premium, 3 months');
  expect(listFacts(format(), gift, null).map(([name]) => name)).toEqual(['number', 'id', 'method']);
  const { facts } = toReceipt(format(), gift, { card: null, payer: ['Mina'] });
  expect(facts.find(({ name }) => name === 'item')?.text).toBe('Gift: Premium, 3 months');
  expect(formatItem(format(), { ...gift, gift_months: 1 })).toBe('Premium, 1 month');
});

test("a receipt is found by its id, and an unpaid or another account's transaction has none", async () => {
  const all: readonly Transaction[] = [transactionOf({ id: 't1' }), transactionOf({ id: 't2', state: 'failed' })];
  const getTransaction = async ({ id }: { readonly id: string }): Promise<Transaction> => {
    const found = all.find((one) => one.id === id);
    if (!found) throw new CallFailed('getTransaction', { status: 404, local: '1001', reason: 'TRANSACTION_NOT_FOUND' });
    return found;
  };
  expect((await findPaid({ getTransaction }, 't1'))?.id).toBe('t1');
  expect(await findPaid({ getTransaction }, 't2')).toBeNull();
  expect(await findPaid({ getTransaction }, 'nobody’s')).toBeNull();
  await expect(findPaid({ getTransaction: () => broken('getTransaction') }, 't1')).rejects.toThrow();
});

test('a receipt names the payer from the billing details, or by name', () => {
  const fields = {
    first_name: 'Mina',
    last_name: 'Oliveira',
    street: 'Avenida Paulista',
    number: '1578',
    address_2: 'Bela Vista',
  };
  const address: BillingAddress = {
    country: 'BR',
    fields: { ...fields, cep: '01310100', city: 'São Paulo', state: 'SP', tax_id: '52998224725' },
  };
  expect(formatPayer(writtenAddress(address.country, address.fields), 'Nobody', 'en-US')).toEqual([
    'Mina Oliveira',
    'Avenida Paulista, 1578',
    'Bela Vista',
    '01310-100 São Paulo - SP',
    'Brazil',
    '529.982.247-25',
  ]);
  expect(formatPayer(writtenAddress('US', {}), 'Hana Kim', 'en-US')).toEqual(['Hana Kim', 'United States']);
  expect(formatPayer(null, 'Hana Kim', 'en-US')).toEqual(['Hana Kim']);
});

test('a list of payments that fails to load suggests what to do [BI-22] [ER-03]', async () => {
  const transactions = await load(readTransactions({ listTransactions: () => broken('listTransactions') }));
  const html = inRouter(createElement(TransactionList, { transactions }));
  expect(html).toContain('Couldn’t load your payments');
  expect(html).toContain('Try again in a moment. If it keeps happening, contact the Help Center.');
  expect(html).toContain('href="/en_us/help"');
});

test('a list of cards that fails to load suggests what to do', async () => {
  const cards = await load<readonly BillingInfo[]>(broken('listBillingInfo'));
  const html = inRouter(createElement(CardList, { cards, now: 0, payUrl: 'http://127.0.0.1:1' }));
  expect(html).toContain('Couldn’t load your cards');
  expect(html).toContain('Try again in a moment. If it keeps happening, contact the Help Center.');
  expect(html).toContain('href="/en_us/help"');
});
