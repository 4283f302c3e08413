import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { PartWordsProvider } from '@madang/ui/words.tsx';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { ShownOffer } from './plan-view.ts';
import { Price } from './Price.tsx';

beforeAll(() => loadWords('en_us'));

const OFFER: ShownOffer = {
  price: 12999,
  currency: 'USD',
  sku: 'WEB_PREMIUM_ANNUAL_USD',
  trialDays: 0,
  savingPercent: 17,
  promotion: null,
};

const written = (isSold: boolean): string => {
  const price = createElement(Price, { offer: OFFER, period: 'annual', trialDays: 0, tax: 'added', isSold });
  return renderToString(createElement(PartWordsProvider, { value: loadedWords('en_us').shell }, price));
};

test('a plan for sale says that it is billed today and renews', () => {
  expect(written(true)).toContain('Billed today, then $129.99 a year until you cancel');
});

test('a subscriber sees the prices of the plans without the terms of a purchase [SU-01]', () => {
  expect(written(false)).toContain('$129.99');
  expect(written(false)).not.toContain('Billed today');
});
