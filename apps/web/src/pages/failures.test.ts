import { CallFailed } from '@madang/contract/client.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { PartWordsProvider } from '@madang/ui/words.tsx';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { AccountFailed } from '../features/accounts/index.ts';
import { CardList, CheckoutFailed } from '../features/billing/index.ts';
import { PlanFailed } from '../features/subscriptions/index.ts';
import { FailedPage } from '../shell/FailedPage.tsx';

beforeAll(() => loadWords('en_us'));

/** Server-rendered HTML. */
const written = (part: ReactElement): string => {
  const element = createElement(PartWordsProvider, { value: loadedWords('en_us').shell }, part);
  const router = createMemoryRouter([{ path: '*', element, HydrateFallback: () => null }]);
  return renderToString(createElement(RouterProvider, { router })).replaceAll('<!-- -->', '');
};

describe('a failed load suggests a retry and links to help', () => {
  const expectHelp = (html: string, title: string, help: string): void => {
    expect(html).toContain(title);
    expect(html).toContain('Try again in a moment. If it keeps happening, contact the Help Center.');
    expect(html).toContain('Try again</');
    expect(html).toContain(`href="/en_us/help${help}"`);
  };

  test('the account [ER-04]', () => {
    expectHelp(written(createElement(AccountFailed)), 'Couldn’t load your account', '/account');
  });

  test('the cards, in the account and before a purchase [ER-05] [BI-105]', () => {
    const cards = createElement(CardList, { cards: { state: 'failed' }, now: 0, payUrl: 'https://pay.example' });
    expectHelp(written(cards), 'Couldn’t load your cards', '');
    const checkout = written(createElement(CheckoutFailed));
    expectHelp(checkout, 'Purchases are unavailable right now', '/billing');
    expect(checkout).toContain('You weren’t charged.');
  });

  test('the plans [ER-11]', () => {
    expectHelp(written(createElement(PlanFailed)), 'Couldn’t load the plans', '/plans');
  });
});

test('an unknown error says that it is unknown, and a failed call shows its code [ER-30]', () => {
  expect(written(createElement(FailedPage, { error: new Error('x') }))).toContain(
    'An unknown error has occurred. Please try again.',
  );
  const failed = new CallFailed('getAccount', { status: 500, local: '1001' });
  const known = written(createElement(FailedPage, { error: failed }));
  expect(known).toContain('Error 9999');
  expect(known).not.toContain('unknown error');
});
