import type { Concept, Keytalk } from '../ports/search.ts';

export interface ChosenKeywords {
  /** Those that are known, in the order in which they were chosen. */
  readonly concepts: readonly Concept[];
  /** Ids of the titles that carry them, best first. */
  readonly ids: readonly string[];
}

/** What keys in an address choose; null where none is given, or none is known any more. */
export const chosenKeywords = async (keytalk: Keytalk, kpick: string | undefined): Promise<ChosenKeywords | null> => {
  if (kpick === undefined) return null;
  const keys = [...new Set(kpick.split(','))];
  const concepts = keys.flatMap((key) => keytalk.concept(key) ?? []);
  if (concepts.length === 0) return null;
  const titles = await keytalk.titlesWith(concepts.map(({ key }) => key));
  return { concepts, ids: titles.map(({ id }) => id) };
};
