import type { Gift } from '@madang/contract/gifts/gifts.contract.ts';
import { CallFailed } from '@madang/contract/client.ts';
import { loadWords } from '@madang/i18n/catalogues.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { load } from '#app/platform/loaded.ts';
import { readGifts } from './gift-list.ts';
import { GiftList } from './GiftList.tsx';

beforeAll(() => loadWords('en_us'));

const giftWith = (more: Partial<Gift> = {}): Gift => ({
  id: 'g1',
  state: 'sent',
  plan: 'Premium',
  months: 3,
  days: 92,
  recipient_name: 'Bora',
  recipient_email: 'bora@madang.example',
  sender_name: 'Mina',
  message: 'For rainy evenings.',
  bought_at: '2026-11-23T12:00:00Z',
  deliver_at: '2026-11-23T12:00:00Z',
  redeemed_at: null,
  code: '0123456789ABCDEFGHJK',
  ...more,
});

/** The texts of the list, without its marks. */
const listOf = async (gifts: readonly Gift[] | 'broken', isBought = false): Promise<string> => {
  const listGifts = async () => {
    if (gifts === 'broken') throw new CallFailed('listGifts', { status: 500, local: '1001' });
    return { objects: gifts, total_count: gifts.length };
  };
  const element = createElement(GiftList, { gifts: await load(readGifts({ listGifts })), isBought, isOffered: true });
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToString(createElement(RouterProvider, { router }))
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
};

test.each([
  [{}, ['Not redeemed yet', 'Emailed to bora@madang.example on November 23, 2026', '0123-4567-89AB-CDEF-GHJK', 'Resend']],
  [{ state: 'scheduled' }, ['Scheduled', 'Will be emailed to bora@madang.example on November 23, 2026', 'Change address']],
  [{ recipient_email: null, deliver_at: null }, ['You’ll share the code yourself.', 'Send by email']],
  [
    { state: 'undelivered' },
    ['Not delivered', 'We couldn’t deliver the email to bora@madang.example.', '0123-4567-89AB-CDEF-GHJK', 'Resend'],
  ],
  [{ state: 'unpaid', code: null }, ['Payment pending', 'The bank hasn’t confirmed the payment yet.']],
  [{ state: 'redeemed', code: null, redeemed_at: '2026-11-24T12:00:00Z' }, ['Redeemed', 'Redeemed on November 24, 2026']],
  [{ state: 'refunded', code: null }, ['Refunded']],
] as const)('a gift with %j shows its state', async (more, texts) => {
  const shown = await listOf([giftWith(more)]);
  expect(shown).toContain('Premium, 3 months for Bora');
  expect(shown).toContain('Bought on November 23, 2026');
  for (const text of texts) expect(shown).toContain(text);
  expect(shown.includes('Copy code')).toBe(!('code' in more));
  expect(/Resend|Change address|Send by email/.test(shown)).toBe(!('code' in more));
});

test('a gift just bought shows its next step, and an unpaid gift shows nothing new', async () => {
  expect(await listOf([giftWith()], true)).toContain('Your gift is on its way');
  expect(await listOf([giftWith({ state: 'scheduled' })], true)).toContain('Your gift will be sent on November 23, 2026');
  expect(await listOf([giftWith({ recipient_email: null, deliver_at: null })], true)).toContain('Give this code to Bora.');
  const refused = await listOf([giftWith({ state: 'undelivered' })], true);
  expect(refused).toContain('Your gift is ready We couldn’t deliver the email to bora@madang.example.');
  expect(refused).not.toContain('Emailed to');
  for (const shown of [await listOf([giftWith({ state: 'unpaid', code: null })], true), await listOf([giftWith()])])
    expect(shown).not.toContain('Your gift');
});

test('an empty list and a failed load each have a message', async () => {
  expect(await listOf([])).toContain('You haven’t given any gifts yet.');
  expect(await listOf('broken')).toContain('Couldn’t load your gifts');
});
