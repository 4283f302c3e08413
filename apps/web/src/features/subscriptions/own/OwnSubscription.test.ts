import { CallFailed, type Client } from '@madang/contract/client.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { PartWordsProvider } from '@madang/ui/words.tsx';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { makeReserved, makeSubscription } from './own.fixture.ts';
import { OwnSubscription, PartnerSubscription } from './OwnSubscription.tsx';
import { lacksReserved, readOwn } from './read-own.ts';

beforeAll(() => loadWords('en_us'));

type Calls = Pick<Client, 'getActiveSubscription' | 'getReservedSubscription' | 'listPaymentMethods'>;

const broken = (operation: keyof Calls) => async () => {
  throw new CallFailed(operation, { status: 500, local: '1001' });
};

/** API calls that fail unless a test answers them. */
const calls = (answers: Partial<Calls>): Calls => ({
  getActiveSubscription: broken('getActiveSubscription'),
  getReservedSubscription: broken('getReservedSubscription'),
  listPaymentMethods: broken('listPaymentMethods'),
  ...answers,
});

/** The part of the page as the server writes it, from what the calls answer. */
const written = async (answers: Partial<Calls>): Promise<string> => {
  const parts = await readOwn(calls(answers));
  const part = createElement(OwnSubscription, { parts, wanted: null, isBack: false, payUrl: 'https://pay.example' });
  const element = createElement(PartWordsProvider, { value: loadedWords('en_us').shell }, part);
  return renderToString(createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element }]) }));
};

test('a subscription that fails to load suggests what to do [SU-79] [ER-06]', async () => {
  const html = await written({ getReservedSubscription: async () => null });
  expect(html).toContain('Couldn’t load your subscription');
  expect(html).toContain('Try again in a moment. If it keeps happening, contact the Help Center.');
  expect(html).toContain('href="/en_us/help"');
});

test('a subscription is shown with an alert when its reserved change fails to load [SU-80]', async () => {
  const answers = { getActiveSubscription: async () => makeSubscription() };
  const html = await written(answers);
  expect(html).toContain('Basic, monthly');
  expect(html).not.toContain('Couldn’t load your subscription');
  expect(lacksReserved(await readOwn(calls(answers)))).toBe(true);
});

test.each<[string, Partial<Calls>]>([
  ['both were loaded', { getActiveSubscription: async () => makeSubscription(), getReservedSubscription: async () => null }],
  ['neither was loaded', {}],
  ['only the reserved change was loaded', { getReservedSubscription: async () => null }],
])('no alert about a reserved change where %s', async (_, answers) => {
  expect(lacksReserved(await readOwn(calls(answers)))).toBe(false);
});

test('a subscriber sees the plan with its reserved change, and an account without a plan sees the link to the plans', async () => {
  const html = await written({
    getActiveSubscription: async () => makeSubscription(),
    getReservedSubscription: async () => makeReserved(),
  });
  expect(html).toContain('Basic, annual from');
  expect(html).toContain('Keep current plan');
  const none = await written({ getActiveSubscription: async () => null, getReservedSubscription: async () => null });
  expect(none).toContain('You don’t have a subscription.');
  expect(none).toContain('href="/en_us/plan"');
});

const WAITS = {
  sku: 'WEB_PREMIUM_MONTHLY_USD',
  plan: 'Premium',
  period: 'monthly',
  state: 'action_needed',
  action_url: 'https://pay.example/confirm/x',
  transaction_id: 'x',
} as const;

test('a plan change that waits for the bank shows the link to the bank and a way to give up, and is not offered again', async () => {
  const html = await written({
    getActiveSubscription: async () => makeSubscription({ change_under_way: WAITS, change_blocked_by: 'PURCHASE_UNDER_WAY' }),
    getReservedSubscription: async () => null,
  });
  expect(html).toContain('Your bank needs you to confirm');
  expect(html).toContain('Premium, monthly starts once you approve it with your bank.');
  expect(html).toContain('href="https://pay.example/confirm/x?lang=en_us"');
  expect(html).toContain('Cancel change');
  expect(html).not.toContain('Change plan');
  expect(html).not.toContain('A payment is already in progress');
});

test('a plan change with an unknown payment is shown as being checked and offers no action', async () => {
  const unknown = { ...WAITS, state: 'pending', action_url: null } as const;
  const html = await written({
    getActiveSubscription: async () => makeSubscription({ change_under_way: unknown, change_blocked_by: 'PURCHASE_UNDER_WAY' }),
    getReservedSubscription: async () => null,
  });
  expect(html).toContain('Your bank is still checking');
  expect(html).not.toContain('Cancel change');
});

test('every way to pay has its label on the screen [SU-41] [SU-42] [SU-43] [SU-44] [SU-45] [SU-46] [SU-47] [SU-48] [SU-49] [SU-50] [SU-51]', async () => {
  const labels = {
    AMAZON: 'Amazon',
    APPLE: 'Apple',
    ANDROID: 'Android',
    ROKU: 'Roku',
    SAMSUNG: 'Samsung',
    CARD: 'Card',
    BOLETO: 'Boleto',
    VIZIO: 'VIZIO',
    BANGO: 'Bango',
    VERIZON: 'Verizon',
    COUPON: 'Coupon',
  };
  for (const [gateway, label] of Object.entries(labels)) {
    const html = await written({
      getActiveSubscription: async () => makeSubscription({ payment_gateway: gateway }),
      getReservedSubscription: async () => null,
    });
    expect(html).toMatch(new RegExp(`<dt[^>]*>Payment method</dt><dd[^>]*>${label}</dd>`));
  }
});

test('a refusal concerns the whole page, not a part of it', async () => {
  const getActiveSubscription = async () => {
    throw new CallFailed('getActiveSubscription', { status: 401, local: '1001', reason: 'TOKEN_INVALID' });
  };
  await expect(readOwn(calls({ getActiveSubscription, getReservedSubscription: async () => null }))).rejects.toThrow(CallFailed);
});

test('a partner-billed account is offered nothing', () => {
  const html = renderToString(createElement(PartnerSubscription));
  expect(html).toContain('provided by the partner');
  expect(html).not.toContain('<button');
});

test('the row of the payment method names the primary card, and no card when the methods fail to load [SU-59]', async () => {
  const answers = { getActiveSubscription: async () => makeSubscription(), getReservedSubscription: async () => null };
  const cards = [
    { method: 'CARD', brand: 'visa', last4: '4242', primary: false },
    { method: 'CARD', brand: 'mastercard', last4: '4444', primary: true },
  ];
  const html = await written({ ...answers, listPaymentMethods: async () => ({ objects: cards, total_count: cards.length }) });
  expect(html).toContain('4444');
  expect(html).not.toContain('4242');
  expect(await written(answers)).not.toContain('4444');
});
