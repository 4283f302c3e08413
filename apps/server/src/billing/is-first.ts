import type { Repositories } from '@madang/database/repositories.ts';

/** Whether the account has never had a subscription or a trial (SU-07, SU-09). */
export const isFirst = async (subscriptions: Repositories['subscriptions'], accountId: string): Promise<boolean> =>
  !(await subscriptions.hadTrial(accountId)) && !(await subscriptions.hasHistory(accountId));
