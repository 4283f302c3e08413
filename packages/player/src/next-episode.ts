const MINUTE = 60;
const MARGIN_SECONDS = 1;

/** How long a viewer can change their mind before the next episode starts. */
export const NEXT_EPISODE_COUNTDOWN_SECONDS = 10;

/** Longer episodes end in longer credits: 30 s, from 40 minutes 35 s, from 50 minutes 40 s. */
const usualCredits = (durationSeconds: number): number => {
  if (durationSeconds >= 50 * MINUTE) return 40;
  return durationSeconds >= 40 * MINUTE ? 35 : 30;
};

/** The moment at which the next episode is offered; a title under ten minutes without marked credits waits for its end. */
export const nextEpisodeOfferedAt = (durationSeconds: number, creditsAtSeconds?: number): number => {
  if (creditsAtSeconds !== undefined && creditsAtSeconds < durationSeconds) return creditsAtSeconds;
  if (durationSeconds < 10 * MINUTE) return Math.max(0, durationSeconds - MARGIN_SECONDS);
  return durationSeconds - usualCredits(durationSeconds);
};
