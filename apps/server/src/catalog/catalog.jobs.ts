import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { learnLikeness } from './learn-likeness.ts';
import { rankPlays } from './rank-plays.ts';

export const LEARN_LIKENESS = 'learn-likeness';
export const RANK_PLAYS = 'rank-plays';

export const catalogJobs = (
  deps: Needs<'catalog' | 'now' | 'repositories', 'playbackEvents' | 'recommendations'>,
): readonly Job[] => [
  { name: LEARN_LIKENESS, cron: '17 * * * *', run: () => learnLikeness(deps) },
  { name: RANK_PLAYS, cron: '*/10 * * * *', run: () => rankPlays(deps) },
];
