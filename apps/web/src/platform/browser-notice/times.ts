/** From which hour on, on the clock of whoever looks, a notice that was closed may come again. */
const MORNING_HOUR = 8;

/** The next morning after `now`, in milliseconds since 1970: a notice that is closed then stays away till then (ER-39). */
export const nextMorning = (now: Date): number => {
  const morning = new Date(now);
  morning.setHours(MORNING_HOUR, 0, 0, 0);
  if (morning <= now) morning.setDate(morning.getDate() + 1);
  return morning.getTime();
};

/** Since this day the notice asks for an answer, on the clock of whoever looks: 6 December 2023 (ER-40). */
export const asksForAnswer = (now: Date): boolean => now >= new Date(2023, 11, 6);
