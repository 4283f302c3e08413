/** How a subscription stands that runs, in the words of the specification (section 3); `PAUSED` is ours. What waits for it to end is `RESERVED`. */
export const RUNNING_STATUSES = ['FREE_TRIAL', 'ACTIVE', 'ACTIVE - IN RETRIES', 'GRACE_PERIOD', 'PAUSED', 'CANCELED'] as const;
export type RunningStatus = (typeof RUNNING_STATUSES)[number];
