import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Whether subscriptions are sold on a platform: the same for all of them here (SU-78). */
export const getSmsConfig: UseCase<'getSmsConfig', Needs<'settings'>> =
  ({ settings }) =>
  async (_viewer, { id }) =>
    answer({ id, sgw_v3_status: settings.subscriptionsOpen ? 'active' : 'inactive' });
