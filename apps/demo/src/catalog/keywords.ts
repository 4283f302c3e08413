import type { Words } from './format.ts';

/** The lexicon of moods, settings, relations and tropes by which titles are described and found. */
export const KEYWORDS = {
  revenge: { ko: '복수', en: 'revenge', pt: 'vingança', es: 'venganza', zh: '复仇', vi: 'báo thù' },
} as const satisfies Record<string, Words>;
