import { nearnessTo } from '@madang/domain/search/nearness.ts';
import type { Embeddings } from '../../ports/search.ts';
import type { Nearness } from './learned-nearness.ts';
import { LEXICON } from './lexicon/lexicon.ts';

/** A service that failed is left alone for so long, in milliseconds; the learned vectors answer meanwhile. */
const PAUSE_MS = 30_000;
/** Names of concepts that are sent at a time. */
const AT_ONCE = 32;
/** People type the same things. */
const MAX_REMEMBERED = 500;
/** Sent of each concept: its names in the order of the languages. A service for several languages understands them all. */
const textOf = ({ synonyms }: (typeof LEXICON)[number]): string =>
  [synonyms.en, synonyms.ko, synonyms.pt, synonyms.es, synonyms.zh, synonyms.vi].map((words) => words.join(', ')).join('; ');

export interface ServiceOptions {
  readonly embeddings: Embeddings;
  /** The monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
  /** Told once when the service fails, and not again before it has worked. */
  readonly warn: (error: unknown, message: string) => void;
}

/** Nearness as an embedding service sees it; null while it fails, and until it has told what the concepts mean. */
export const serviceNearness = ({ embeddings, elapsed, warn }: ServiceOptions): Nearness => {
  let concepts: Float32Array | null = null;
  let asking: Promise<void> | null = null;
  let quietUntil = Number.NEGATIVE_INFINITY;
  let warned = false;
  const remembered = new Map<string, Float32Array>();

  const failed = (error: unknown): null => {
    quietUntil = elapsed() + PAUSE_MS;
    if (!warned) warn(error, 'the embedding service failed; keywords are found by the learned vectors');
    warned = true;
    return null;
  };

  /** All concepts in one block, asked for once. */
  const askForConcepts = async (): Promise<void> => {
    const vectors: Float32Array[] = [];
    for (let from = 0; from < LEXICON.length; from += AT_ONCE)
      vectors.push(...(await embeddings.embed(LEXICON.slice(from, from + AT_ONCE).map(textOf))));
    const dimensions = vectors[0]?.length ?? 0;
    if (vectors.some(({ length }) => length !== dimensions))
      throw new Error('the embedding service changed the size of its vectors');
    const block = new Float32Array(LEXICON.length * dimensions);
    for (const [concept, vector] of vectors.entries()) block.set(vector, concept * dimensions);
    concepts = block;
  };

  const nearnessOf = async (phrase: string, known: Float32Array): Promise<Float32Array> => {
    const [vector] = await embeddings.embed([phrase]);
    if (!vector || vector.length * LEXICON.length !== known.length) {
      // Another model answers now: what was asked of the old one is worth nothing.
      concepts = null;
      remembered.clear();
      throw new Error('the embedding service changed the size of its vectors');
    }
    const nearness = nearnessTo(vector, known);
    // Models differ in how alike they find things that have nothing in common; what counts is being nearer than the others.
    const usual = nearness.reduce((sum, value) => sum + value, 0) / nearness.length;
    return nearness.map((value) => (value - usual) / Math.max(1e-6, 1 - usual));
  };

  return {
    async to(phrase) {
      const known = remembered.get(phrase);
      if (known) return known;
      if (elapsed() < quietUntil) return null;
      if (!concepts) {
        // Many requests, so the search does not wait for them.
        asking ??= askForConcepts()
          .catch(failed)
          .then(() => {
            asking = null;
          });
        return null;
      }
      try {
        const nearness = await nearnessOf(phrase, concepts);
        warned = false;
        if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
        remembered.set(phrase, nearness);
        return nearness;
      } catch (error) {
        return failed(error);
      }
    },
  };
};
