import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { NamedVectors } from '@madang/domain/search/keytalk-vectors.ts';
import type { Learned, TitleWords } from './learn-vectors.ts';

type Tastes = readonly (readonly string[])[];

/** The titles arrive in pieces, each answered when it has been read, and then what is watched together, answered with what was learned. */
export type LearningInput = { readonly titles: readonly TitleWords[] } | { readonly tastes: Tastes };

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

/** Titles sent to the thread before the loop yields to the event loop. */
const AT_ONCE = 100;

/**
 * Learns in a thread of its own. `titles` are made as they are sent, in slices, each when the one before has been read: so neither
 * asking for them nor sending them holds up requests, and no more than a slice waits in memory. Ends when `signal` does.
 */
export const learnInThread = async (titles: Iterable<TitleWords>, tastes: Tastes, signal: AbortSignal): Promise<Learned> => {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./learn-vectors.worker.ts', import.meta.url));
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread that learns ended before it had learned')));
  });
  // The race below reports an early exit. Without this handler our own terminate() would be an unhandled rejection.
  ended.catch(() => undefined);
  const request = async (input: LearningInput): Promise<unknown> => {
    const answer = once(worker, 'message');
    worker.postMessage(input);
    const [answered] = (await Promise.race([answer, ended])) as [unknown];
    return answered;
  };
  try {
    let some: TitleWords[] = [];
    for (const title of titles) {
      some.push(title);
      if (some.length < AT_ONCE) continue;
      await request({ titles: some });
      some = [];
    }
    await request({ titles: some });
    return fromWire((await request({ tastes })) as WireLearned);
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
};
