import type { ConceptKind } from '@madang/domain/search/vocabulary.ts';
import type { Language, Localized } from '@madang/domain/shared/language.ts';
import type { LimitAddress } from './limits.ts';

/** What searching is given. */
export interface SearchDeps {
  readonly titles: TitleIndex;
  readonly keytalk: Keytalk;
  /** Ids of what is opened most from search, best first. */
  readonly top: () => Promise<readonly string[]>;
  /** Pseudonym of an anonymous caller's address, valid for one day (YYYY-MM-DD). */
  readonly visitorKey: (address: LimitAddress, day: string) => string;
}

/** Text embeddings for semantic search. */
export interface Embeddings {
  /** One unit vector per text, all of one dimension. Throws when the service fails. */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}

export interface SearchHit {
  readonly kind: 'title' | 'person';
  readonly id: string;
  readonly score: number;
}

/** Finds titles and people by typed text. Best first, at most `most`. */
export interface TitleIndex {
  find(q: string, options: { readonly language: Language; readonly most: number }): Promise<readonly SearchHit[]>;
}

export interface Concept {
  readonly key: string;
  readonly kind: ConceptKind;
  readonly words: Localized;
}

/** What a phrase means, in concepts of the lexicon, and which titles carry them. Scores from 0 to 1, best first. */
export interface Keytalk {
  concept(key: string): Concept | null;
  suggest(
    phrase: string,
    options: { readonly language: Language; readonly most: number },
  ): Promise<readonly { readonly concept: Concept; readonly score: number }[]>;
  titlesWith(concepts: readonly string[]): Promise<readonly { readonly id: string; readonly score: number }[]>;
}
