import { fill, type Forms, plural } from './fill.ts';
import { memoize } from './memoize.ts';

/** The templates that a duration needs; CA-78 gives the English ones. */
export interface DurationWords {
  readonly hoursMinutes: string;
  readonly hours: string;
  readonly minutes: string;
}

/** Seconds as hours and minutes: rounded to minutes, at least one, zero minutes dropped (CA-78). */
export const formatDuration = (words: DurationWords, seconds: number): string => {
  const total = Math.max(1, Math.round(seconds / 60));
  const values = { hours: Math.floor(total / 60), minutes: total % 60 };
  if (values.hours === 0) return fill<string>(words.minutes, values);
  return fill<string>(values.minutes === 0 ? words.hours : words.hoursMinutes, values);
};

/** What is left of a video, as a duration: “1h 6m left”. One minute or one whole hour takes the singular. */
export const formatTimeLeft = (locale: string, words: DurationWords & { readonly left: Forms }, seconds: number): string => {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const count = minutes === 60 ? 1 : minutes;
  return plural<Forms>(locale, words.left, count, { duration: formatDuration(words, seconds) } as Readonly<
    Record<string, string>
  >);
};

const DATE_STYLES = {
  /** Nov 27, 2026 */
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  /** November 27, 2026 */
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  /** 11/2026 */
  month: { year: 'numeric', month: '2-digit' },
  /** Friday, November 27 */
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** Friday */
  weekdayName: { weekday: 'long' },
  /** Fri */
  shortWeekday: { weekday: 'short' },
  /** 27 */
  dayOfMonth: { day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const dateFormat = memoize(
  (locale, style, timeZone) => new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style as keyof typeof DATE_STYLES], timeZone }),
);
/** Where hours are counted to 12, 9:05 PM; where they are counted to 24, 09:05. */
const hourOf = memoize((locale) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? ('numeric' as const) : ('2-digit' as const),
);
const timeFormat = memoize(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { hour: hourOf(locale), minute: '2-digit', timeZone }),
);
const numberFormat = memoize((locale) => new Intl.NumberFormat(locale));
const percent = memoize((locale, whole) => new Intl.NumberFormat(locale, { style: 'percent' }).format(Number(whole) / 100));

/**
 * A calendar date (YYYY-MM-DD) is the same everywhere. An instant (milliseconds since 1970) is another date in another place, so its time
 * zone has to be named: the viewer's on pages, UTC where it is unknown.
 */
export function formatDate(locale: string, date: string, style?: keyof typeof DATE_STYLES): string;
export function formatDate(locale: string, instant: number, style: keyof typeof DATE_STYLES, timeZone: string): string;
export function formatDate(
  locale: string,
  date: string | number,
  style: keyof typeof DATE_STYLES = 'long',
  timeZone = 'UTC',
): string {
  const text = dateFormat(locale, style, timeZone).format(typeof date === 'string' ? Date.parse(`${date}T00:00:00Z`) : date);
  // In the narrow lines that show it, a line break would part the day from its month.
  return style === 'medium' ? text.replaceAll(' ', '\u00a0') : text;
}

export const formatTime = (locale: string, instant: number, timeZone = 'UTC'): string =>
  timeFormat(locale, timeZone).format(instant);
export const formatNumber = (locale: string, value: number): string => numberFormat(locale).format(value);
/** `ratio` 0.3 becomes 30%. */
export const formatPercent = (locale: string, ratio: number): string => percent(locale, String(Math.round(ratio * 100)));
