const MINUTE = 60;
/** Maximum share of the assumed credits, for short films. */
const MAX_CREDITS_SHARE = 0.2;
/** Shortest countdown in which a viewer can read the offer and decline it. */
const MIN_COUNTDOWN_SECONDS = 5;
const MAX_COUNTDOWN_SECONDS = 10;

/** Assumed length of credits by episode length: 30 s, from 40 minutes 35 s, from 50 minutes 40 s. */
const usualCredits = (durationSeconds: number): number => {
  if (durationSeconds >= 50 * MINUTE) return 40;
  return durationSeconds >= 40 * MINUTE ? 35 : 30;
};

/**
 * The position in seconds at which the next episode is offered (PL-33): the credits mark, or where credits usually begin. Credits
 * shorter than a countdown are anticipated, so that the countdown runs over the film and not over its last frame.
 */
export const nextEpisodeOfferedAt = (durationSeconds: number, creditsAtSeconds?: number): number => {
  const credits =
    creditsAtSeconds !== undefined && creditsAtSeconds < durationSeconds
      ? creditsAtSeconds
      : durationSeconds - Math.min(usualCredits(durationSeconds), durationSeconds * MAX_CREDITS_SHARE);
  return Math.min(credits, durationSeconds - Math.min(MIN_COUNTDOWN_SECONDS, durationSeconds / 2));
};

/** Countdown before the next episode, in whole seconds: ten, or less for a short film. */
export const nextEpisodeCountdown = (durationSeconds: number, creditsAtSeconds?: number): number => {
  const left = Math.floor(durationSeconds - nextEpisodeOfferedAt(durationSeconds, creditsAtSeconds));
  return Math.max(1, Math.min(MAX_COUNTDOWN_SECONDS, left));
};
