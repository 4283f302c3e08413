import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { loadWords, loadedWords } from './catalogues.ts';
import { PRESCRIBED_TEXTS } from './prescribed-texts.fixture.ts';

const textsOf = (words: unknown): readonly string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsOf);

beforeAll(async () => {
  for (const file of readdirSync(new URL('./parts', import.meta.url))) await import(`./parts/${file.replace('.ts', '')}.ts`);
  await loadWords('en_us');
});

test.each(PRESCRIBED_TEXTS)('“%s” is said to the letter [ER-78]', (given) => {
  expect(textsOf(loadedWords('en_us'))).toContain(given);
});
