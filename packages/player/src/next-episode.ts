const MINUTE = 60;
/** A film of less than two and a half minutes has no credits of 30 s. */
const MAX_CREDITS_SHARE = 0.2;

/** How long a viewer can change their mind before the next episode starts. */
export const NEXT_EPISODE_COUNTDOWN_SECONDS = 10;

/** Longer episodes end in longer credits: 30 s, from 40 minutes 35 s, from 50 minutes 40 s. */
const usualCredits = (durationSeconds: number): number => {
  if (durationSeconds >= 50 * MINUTE) return 40;
  return durationSeconds >= 40 * MINUTE ? 35 : 30;
};

/** The position in seconds at which the next episode is offered (PL-33): the credits mark, or where credits usually begin. */
export const nextEpisodeOfferedAt = (durationSeconds: number, creditsAtSeconds?: number): number => {
  if (creditsAtSeconds !== undefined && creditsAtSeconds < durationSeconds) return creditsAtSeconds;
  return durationSeconds - Math.min(usualCredits(durationSeconds), durationSeconds * MAX_CREDITS_SHARE);
};
