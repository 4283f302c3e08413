import { Worker } from 'node:worker_threads';
import type { NamedVectors } from '@madang/domain/search/keytalk-vectors.ts';
import type { Learned, Lessons, TitleWords } from './learn-vectors.ts';

/** The titles arrive in pieces, and then what is watched together; with that the learning begins. */
export type Told = { readonly titles: readonly TitleWords[] } | { readonly tastes: Lessons['tastes'] };

/** Names go as one text: thousands of texts would hold up the thread that receives them. */
interface WireVectors {
  readonly names: string;
  readonly vectors: Int8Array<ArrayBuffer>;
}
interface WireLearned {
  readonly words: WireVectors;
  readonly concepts: WireVectors;
  readonly titles: WireVectors;
  readonly mentions: readonly (readonly [concept: string, ids: string])[];
}

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

export const toWire = ({ words, concepts, titles, mentions }: Learned): WireLearned => {
  const wired = ({ names, vectors }: NamedVectors): WireVectors => ({
    names: names.join('\n'),
    vectors: Int8Array.from(vectors),
  });
  return {
    words: wired(words),
    concepts: wired(concepts),
    titles: wired(titles),
    mentions: Array.from(mentions, ([concept, ids]) => [concept, ids.join('\n')] as const),
  };
};

const fromWire = ({ words, concepts, titles, mentions }: WireLearned): Learned => {
  const named = ({ names, vectors }: WireVectors): NamedVectors => ({ names: linesOf(names), vectors });
  return {
    words: named(words),
    concepts: named(concepts),
    titles: named(titles),
    mentions: new Map(mentions.map(([concept, ids]) => [concept, linesOf(ids)])),
  };
};

/** So many titles are written down and sent before others have their turn. */
const AT_ONCE = 100;

/**
 * Learns in a thread of its own. `titles` are made as they are sent, in slices, so that neither asking for them nor sending them
 * holds up requests. Ends when `signal` does.
 */
export const learnInThread = async (
  titles: Iterable<TitleWords>,
  tastes: Lessons['tastes'],
  signal: AbortSignal,
): Promise<Learned> => {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./learn-vectors.worker.ts', import.meta.url));
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  try {
    const learned = new Promise<WireLearned>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread that learns ended before it had learned')));
    });
    // Whoever waits for the answer hears of a failure; until then nobody does.
    learned.catch(() => undefined);
    const tell = (told: Told) => worker.postMessage(told);
    let some: TitleWords[] = [];
    for (const title of titles) {
      some.push(title);
      if (some.length < AT_ONCE) continue;
      tell({ titles: some });
      some = [];
      await new Promise((resolve) => setImmediate(resolve));
    }
    tell({ titles: some });
    tell({ tastes });
    return fromWire(await learned);
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
};
