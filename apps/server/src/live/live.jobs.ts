import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { publishGuide } from './publish-guide.ts';

export const PUBLISH_GUIDE = 'publish-guide';

export const liveJobs = (deps: Needs<'inTransaction' | 'live' | 'now' | 'repositories', 'live'>): readonly Job[] => [
  { name: PUBLISH_GUIDE, cron: '7 */6 * * *', run: () => publishGuide(deps) },
];
