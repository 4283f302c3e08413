import type { KeytalkVectors, NamedVectors } from '@madang/domain/search/keytalk-vectors.ts';
import { nearnessTo, unitVectors, unpackedVectors } from '@madang/domain/search/nearness.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { TONGUES } from './lexicon/entry.ts';
import { listTerms } from './words.ts';

/** Tells how near a phrase is to each concept of the lexicon, from -1 to 1 in their order; null where nothing can be said. */
export interface Nearness {
  /** `named` are the concepts that the phrase names, by their place in the lexicon. */
  to(phrase: string, named: readonly number[]): Promise<Float32Array | null>;
}

const vectorOf = ({ names, vectors }: NamedVectors, index: number): Int8Array => {
  const dimensions = vectors.length / names.length;
  return vectors.subarray(index * dimensions, (index + 1) * dimensions);
};

/** What a named concept counts beside a word of the phrase. */
const NAMED = 1.5;

/** Nearness by vectors that were learned from the catalogue and from viewing. */
export const learnedNearness = ({ words, concepts }: Pick<KeytalkVectors, 'words' | 'concepts'>): Nearness => {
  const dimensions = concepts.vectors.length / concepts.names.length;
  const places = new Map(words.names.map((name, place) => [name, place]));
  const units = unpackedVectors(concepts.vectors, dimensions);
  const placeOf = new Map(concepts.names.map((name, place) => [name, place]));
  /** The concept's vector; zero where it was not known when vectors were learned. */
  const inOrder = new Float32Array(LEXICON.length * dimensions);
  for (const [concept, { key }] of LEXICON.entries()) {
    const place = placeOf.get(key);
    if (place !== undefined) inOrder.set(units.subarray(place * dimensions, (place + 1) * dimensions), concept * dimensions);
  }
  return {
    async to(phrase, named) {
      const sum = new Float32Array(dimensions);
      for (const term of new Set(TONGUES.flatMap((tongue) => listTerms(phrase, tongue)))) {
        const place = places.get(term);
        if (place === undefined) continue;
        // Words stand in the order of how common they are, and the rare ones say more.
        const weight = Math.log(2 + place) / Math.log(2 + words.names.length) / 127;
        for (const [d, value] of vectorOf(words, place).entries()) sum[d] = (sum[d] ?? 0) + value * weight;
      }
      for (const concept of new Set(named))
        for (let d = 0; d < dimensions; d += 1) sum[d] = (sum[d] ?? 0) + NAMED * (inOrder[concept * dimensions + d] ?? 0);
      if (sum.every((value) => value === 0)) return null;
      return nearnessTo(unitVectors(sum, dimensions), inOrder);
    },
  };
};
