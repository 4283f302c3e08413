import type { Words } from './format.ts';
import { KEYWORDS_A } from './keywords/a.ts';
import { KEYWORDS_B } from './keywords/b.ts';
import { KEYWORDS_C } from './keywords/c.ts';

/** The lexicon of moods, settings, relations and tropes by which titles are described and found. */
export const KEYWORDS: Readonly<Record<string, Words>> = {
  ...KEYWORDS_C,
  ...KEYWORDS_B,
  ...KEYWORDS_A,
  revenge: { ko: '복수', en: 'revenge', pt: 'vingança', es: 'venganza', zh: '复仇', vi: 'báo thù' },
};
