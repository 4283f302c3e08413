import type { Job } from '../jobs/jobs.ts';
import type { KeytalkLearning } from './keytalk/keytalk-learning.ts';

export const LEARN_KEYTALK = 'learn-keytalk';

export const searchJobs = (learning: KeytalkLearning): readonly Job[] => [
  { name: LEARN_KEYTALK, cron: '43 3 * * *', run: (signal) => learning.learn(signal) },
];
