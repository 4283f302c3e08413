import type { Genre } from '@madang/domain/catalog/vocabulary.ts';
import type { ConceptKind } from '@madang/domain/search/vocabulary.ts';
import type { Concept } from '../../../ports/search.ts';

/** The languages in which people ask: those of the interface, and Korean. */
export const TONGUES = ['ko', 'en', 'pt', 'es', 'zh', 'vi'] as const;
export type Tongue = (typeof TONGUES)[number];

/** A mood, setting, relation, trope, genre, place or format, with everything by which people call it. */
export interface LexiconConcept extends Concept {
  readonly synonyms: Readonly<Record<Tongue, readonly string[]>>;
  /** Keys of the catalogue's own keywords, and genres, for which it stands. */
  readonly keywords: readonly string[];
  readonly genres: readonly Genre[];
}

/** One concept as it is written: the words of each language joined by commas, the one that viewers read first. */
interface Entry extends Readonly<Record<Tongue, string>> {
  readonly keywords?: readonly string[];
  readonly genres?: readonly Genre[];
}

/** Makes concepts of one kind of what was written by hand. */
export const makeConcepts = (kind: ConceptKind, entries: Readonly<Record<string, Entry>>): readonly LexiconConcept[] =>
  Object.entries(entries).map(([key, { keywords = [], genres = [], ...written }]) => {
    const listed = (tongue: Tongue): readonly string[] => written[tongue].split(', ');
    const first = (tongue: Tongue): string => listed(tongue)[0] ?? key;
    return {
      key,
      kind,
      words: { en_us: first('en'), pt_br: first('pt'), es_es: first('es'), zh_cn: first('zh'), vi_vn: first('vi') },
      synonyms: { ko: listed('ko'), en: listed('en'), pt: listed('pt'), es: listed('es'), zh: listed('zh'), vi: listed('vi') },
      keywords,
      genres,
    };
  });
