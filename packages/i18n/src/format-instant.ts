import { memoize } from './memoize.ts';

const dateTimeFormat = memoize(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
);
const zoneFormat = memoize((locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }));
const relativeFormat = memoize((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** “November 27, 2026 at 9:05 PM”, for a deadline. */
export const formatDateTime = (locale: string, instant: number, timeZone: string): string =>
  dateTimeFormat(locale, timeZone).format(instant);

/** A time zone as people call it, “Korean Standard Time”; by its name in the time-zone database where the locale has none. */
export const formatTimeZone = (locale: string, instant: number, timeZone: string): string =>
  zoneFormat(locale, timeZone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** “2 days ago”: `value` units before now. */
export const formatElapsed = (locale: string, value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  relativeFormat(locale).format(-value, unit);
