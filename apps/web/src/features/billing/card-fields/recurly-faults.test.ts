import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { cardFormWords } from '@madang/i18n/parts/card-form.ts';
import { beforeAll, expect, test } from 'vitest';
import { faultsFromRecurly, faultsOfRecurlyCard, EMPTY_RECURLY_STATE, RECURLY_PARTS } from './recurly-faults.ts';

beforeAll(() => loadWords('en_us'));
const words = () => loadedWords('en_us', cardFormWords).cardForm;

const RIGHT = { empty: false, valid: true };
const CARD = {
  firstName: 'Sora',
  lastName: 'Kim',
  zip: '94103',
  parts: { CardNumber: RIGHT, CardMonth: RIGHT, CardYear: RIGHT, CardCvv: RIGHT },
};
const EMPTY = {
  firstName: ' ',
  lastName: '',
  zip: '',
  parts: {
    CardNumber: EMPTY_RECURLY_STATE,
    CardMonth: EMPTY_RECURLY_STATE,
    CardYear: EMPTY_RECURLY_STATE,
    CardCvv: EMPTY_RECURLY_STATE,
  },
};

test('a complete card has no error, and an empty one has one per field, in order [BI-23] [BI-28]', () => {
  expect(faultsOfRecurlyCard(CARD, words())).toEqual({});
  expect(Object.entries(faultsOfRecurlyCard(EMPTY, words()))).toEqual([
    ['firstName', 'Please enter the first name on the card'],
    ['lastName', 'Please enter the last name on the card'],
    ['CardNumber', 'Please enter your card number'],
    ['CardMonth', 'Please enter the expiration date'],
    ['CardYear', 'Please enter the expiration date'],
    ['CardCvv', 'Please enter the CVV'],
    ['zip', 'Please enter your ZIP Code.'],
  ]);
});

test.each(RECURLY_PARTS)('a %s that Recurly reports as invalid shows an error', (part) => {
  const parts = { ...CARD.parts, [part]: { empty: false, valid: false } };
  expect(faultsOfRecurlyCard({ ...CARD, parts }, words())).toEqual({ [part]: 'Please enter valid card information' });
});

test('names consist of letters and are no longer than Recurly accepts', () => {
  expect(faultsOfRecurlyCard({ ...CARD, firstName: 'Sora 1', lastName: 'K'.repeat(51) }, words())).toEqual({
    firstName: 'Use only letters, spaces, apostrophes, and hyphens',
    lastName: 'Use at most 50 characters',
  });
});

test('errors from Recurly show beside the fields they name, and any other error says that the card could not be checked', () => {
  const found = (fields?: readonly string[]) => faultsFromRecurly({ code: 'validation', ...(fields && { fields }) }, words());
  expect(found(['month', 'year'])).toEqual({ CardMonth: 'This card has expired', CardYear: 'This card has expired' });
  expect(found(['number'])).toEqual({ CardNumber: 'Please enter valid card information' });
  expect(found(['first_name', 'postal_code'])).toEqual({
    firstName: 'Use only letters, spaces, apostrophes, and hyphens',
    zip: 'Please enter a valid ZIP code.',
  });
  const failed = { whole: 'We couldn’t check your card. Please try again.' };
  for (const nothing of [found(), found([]), found(['fraud_session_id']), faultsFromRecurly(null, words())])
    expect(nothing).toEqual(failed);
});
