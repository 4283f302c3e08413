import { loadWords } from '@madang/i18n/catalogues.ts';
import { expect, test } from 'vitest';
import { lengthLine, metaLine } from './card-words.ts';

const series = { genres: ['historical'], episodes: 20, seconds: 3600 } as const;

test('a series shows its number of episodes, a film its length [CA-17]', async () => {
  const words = await loadWords('en_us');
  expect(metaLine(series, words, 'en')).toBe('Historical ·\u00a020\u00a0episodes');
  expect(metaLine({ ...series, episodes: 0, seconds: 6720 }, words, 'en')).toBe('Historical ·\u00a01h\u00a052m');
  expect(metaLine({ ...series, genres: [] }, words, 'en')).toBe('20\u00a0episodes');
});

test('a line of two facts may break before the dot and nowhere else, so that a narrow card drops the second whole', async () => {
  const line = metaLine({ ...series, genres: ['slice_of_life'] }, await loadWords('en_us'), 'en');
  expect(line.split(' ')).toEqual(['Slice\u00a0of\u00a0life', '·\u00a020\u00a0episodes']);
});

test('a coming title shows its release date', async () => {
  expect(metaLine({ ...series, begins: '4 de dez. de 2026' }, await loadWords('pt_br'), 'pt-BR')).toBe(
    'A partir de 4 de dez. de 2026',
  );
});

test('a title with neither episodes nor a length shows none', async () => {
  expect(lengthLine({ episodes: 0, seconds: 0 }, await loadWords('en_us'), 'en')).toBe('');
});
