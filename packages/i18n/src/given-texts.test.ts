import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { loadWords, wordsOf } from './catalogues.ts';

/** Texts that were given to the letter (sections 5 and 8 of the specification). */
const GIVEN = [
  'The passwords do not match. Please re-enter the passwords.',
  'Invalid E-mail format',
  'Email address cannot contain spaces',
  'Date is out of range.',
  'Please enter the field only in numbers',
  'Please enter {field}',
  'Please enter a valid {field}',
  'The coupon code should consist of 20 characters in length.',
  'Please enter a valid coupon code',
  'Pincode is required if you enabled PIN code',
  'Please make sure your pins match.',
  'Wrong PIN Code. Please try again.',
  'Please enter your ZIP Code.',
  'Please enter valid card information',
  'User authorization failed or Maximum session concurrency reached. Please try again in a few minutes.',
  'Your session has expired. Redirecting you to the previous page.',
  'Your card was declined. Please try with other card.',
  'Changing subscription between Basic Annual and Premium Monthly is not supported',
  'An unknown error has occurred. Please try again.',
  'Page not found',
] as const;

const textsOf = (words: unknown): readonly string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsOf);

beforeAll(async () => {
  for (const file of readdirSync(new URL('./parts', import.meta.url))) await import(`./parts/${file.replace('.ts', '')}.ts`);
  await loadWords('en_us');
});

test.each(GIVEN)('“%s” is said to the letter [ER-78]', (given) => {
  expect(textsOf(wordsOf('en_us'))).toContain(given);
});
