/** Status of a running subscription, as the API names it. `PAUSED` is ours. What follows a running one is `RESERVED`. */
export const RUNNING_STATUSES = ['FREE_TRIAL', 'ACTIVE', 'ACTIVE - IN RETRIES', 'GRACE_PERIOD', 'PAUSED', 'CANCELED'] as const;
export type RunningStatus = (typeof RUNNING_STATUSES)[number];
