/** Local hour from which a dismissed warning may return. */
const MORNING_HOUR = 8;

/** The next morning after `now`, in milliseconds since 1970: a notice that is closed then stays away till then (ER-39). */
export const nextMorning = (now: Date): number => {
  const morning = new Date(now);
  morning.setHours(MORNING_HOUR, 0, 0, 0);
  if (morning <= now) morning.setDate(morning.getDate() + 1);
  return morning.getTime();
};

/** From 6 December 2023, local time, the warning must be answered (ER-40). */
export const asksForAnswer = (now: Date): boolean => now >= new Date(2023, 11, 6);
