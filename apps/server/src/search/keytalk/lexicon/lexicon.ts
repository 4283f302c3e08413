import type { LexiconConcept } from './entry.ts';
import { FORMATS } from './formats.ts';
import { GENRE_CONCEPTS } from './genres.ts';
import { MOODS } from './moods.ts';
import { PLACES } from './places.ts';
import { RELATIONS } from './relations.ts';
import { SETTING_CONCEPTS } from './settings.ts';
import { TROPES } from './tropes.ts';

/** Every concept by which viewers ask for titles. */
export const LEXICON: readonly LexiconConcept[] = [
  ...MOODS,
  ...GENRE_CONCEPTS,
  ...TROPES,
  ...RELATIONS,
  ...SETTING_CONCEPTS,
  ...PLACES,
  ...FORMATS,
];
