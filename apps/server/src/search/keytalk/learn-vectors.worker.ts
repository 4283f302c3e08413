import { parentPort } from 'node:worker_threads';
import { learnVectors } from './learn-vectors.ts';
import { type Told, toWire } from './learn-in-thread.ts';
import type { TitleWords } from './learn-vectors.ts';

const titles: TitleWords[] = [];

parentPort?.on('message', (told: Told) => {
  if ('titles' in told) {
    titles.push(...told.titles);
    return;
  }
  const learned = toWire(learnVectors({ titles, tastes: told.tastes }));
  parentPort?.postMessage(learned, [
    learned.words.vectors.buffer,
    learned.concepts.vectors.buffer,
    learned.titles.vectors.buffer,
  ]);
});
