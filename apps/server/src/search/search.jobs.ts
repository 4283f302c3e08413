import type { Job } from '../jobs/jobs.ts';
import type { KeytalkLearning } from './keytalk/keytalk-learning.ts';

export const LEARN_KEYTALK = 'learn-keytalk';
export const WRITE_SEARCH_ENTRIES = 'write-search-entries';

/** Entries are written where an engine looks for them in the database, and nowhere else. */
export const searchJobs = (
  learning: KeytalkLearning,
  writeSearchEntries: ((signal: AbortSignal) => Promise<void>) | null,
): readonly Job[] => [
  { name: LEARN_KEYTALK, cron: '43 3 * * *', run: (signal) => learning.learn(signal) },
  ...(writeSearchEntries === null ? [] : [{ name: WRITE_SEARCH_ENTRIES, cron: '13 * * * *', run: writeSearchEntries }]),
];
