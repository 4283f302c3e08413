import type { ConceptKind } from '@madang/domain/search/vocabulary.ts';
import type { Language, Localized } from '@madang/domain/shared/language.ts';

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
