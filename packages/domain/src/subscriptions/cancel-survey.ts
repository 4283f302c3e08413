/** Cancellation reasons to choose from (SU-63). */
export const CANCEL_REASONS = [
  'too_expensive',
  'watched_everything',
  'not_enough_time',
  'not_what_i_wanted',
  'technical_problems',
  'another_service',
  'will_come_back',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
