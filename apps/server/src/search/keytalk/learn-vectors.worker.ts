import { parentPort } from 'node:worker_threads';
import { type LearningInput, toWire } from './learn-in-thread.ts';
import { vectorLearner } from './learn-vectors.ts';

const learner = vectorLearner();

parentPort?.on('message', (input: LearningInput) => {
  if ('titles' in input) {
    for (const title of input.titles) learner.add(title);
    parentPort?.postMessage('taken');
    return;
  }
  const learned = toWire(learner.learned(input.tastes));
  parentPort?.postMessage(learned, [
    learned.words.vectors.buffer,
    learned.concepts.vectors.buffer,
    learned.titles.vectors.buffer,
  ]);
});
