import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadReasonText } from './load-reason-text.ts';
import { refusalText } from './refusal-text.ts';

beforeAll(async () => {
  for (const language of LANGUAGES) await loadWords(language);
});

const unknown = ['POPCORN_MISSING', 'toString', '__proto__', 'constructor'] as unknown as readonly Refusal[];

test.each(unknown)('an unknown refusal, “%s”, is shown as an unknown error [ER-30]', async (reason) => {
  const text = 'An unknown error has occurred. Please try again.';
  expect(refusalText(loadedWords('en_us', refusalWords), reason)).toBe(text);
  expect(await loadReasonText('en_us', reason)).toBe(text);
});

test('every language has its own text for it', () => {
  const texts = LANGUAGES.map((language) => refusalText(loadedWords(language, refusalWords), 'POPCORN_MISSING' as Refusal));
  expect(new Set(texts).size).toBe(LANGUAGES.length);
});

test('a known refusal keeps its own text', () => {
  expect(refusalText(loadedWords('en_us', refusalWords), 'SIGN_IN_NEEDED')).toBe('Sign in to continue.');
});
