import type { Deps } from '../use-case/deps.ts';
import type { Job } from '../jobs/jobs.ts';
import { publishGuide } from './publish-guide.ts';

export const PUBLISH_GUIDE = 'publish-guide';

export const liveJobs = (deps: Deps): readonly Job[] => [
  { name: PUBLISH_GUIDE, cron: '7 */6 * * *', run: () => publishGuide(deps) },
];
