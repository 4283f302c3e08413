import { createHash } from 'node:crypto';
import type { LexiconConcept } from './lexicon/entry.ts';
import { LEXICON } from './lexicon/lexicon.ts';

/** Raised with every change of the code after which something else is learned from the same catalogue. */
const LEARNER_VERSION = 1;

/** Names a learner by all that it brings along: its code, the lexicon, and the tables by which Chinese falls into words. */
export const nameLearner = (version: number, lexicon: readonly LexiconConcept[], wordTables: string): string =>
  createHash('sha256')
    .update(JSON.stringify([version, wordTables, lexicon]))
    .digest('base64url')
    .slice(0, 22);

/** Who learns here: what others have left is not taken. */
export const LEARNER = nameLearner(LEARNER_VERSION, LEXICON, process.versions['icu'] ?? '');
