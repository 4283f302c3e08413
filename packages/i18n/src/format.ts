import { fill } from './fill.ts';

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

const DATE_STYLES = {
  /** 11/27/2026 */
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  /** November 27, 2026 */
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  /** 11/2026 */
  month: { year: 'numeric', month: '2-digit' },
  /** Friday, November 27 */
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** Fri */
  shortWeekday: { weekday: 'short' },
  /** 27 */
  dayOfMonth: { day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Intl objects are dear to make and cheap to keep. */
const kept = <T>(make: (...key: readonly string[]) => T) => {
  const made = new Map<string, T>();
  return (...key: readonly string[]): T => {
    const name = key.join(' ');
    const found = made.get(name) ?? make(...key);
    made.set(name, found);
    return found;
  };
};

const dateFormat = kept(
  (locale, style, timeZone) => new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style as keyof typeof DATE_STYLES], timeZone }),
);
const timeFormat = kept((locale, timeZone) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }));
const numberFormat = kept((locale) => new Intl.NumberFormat(locale));
const percent = kept((locale, whole) => new Intl.NumberFormat(locale, { style: 'percent' }).format(Number(whole) / 100));
const priceFormat = kept((locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }));
const listFormat = kept((locale, type) => new Intl.ListFormat(locale, { type: type as Intl.ListFormatType }));

const regionNames = kept(
  (locale, style) =>
    new Intl.DisplayNames([locale], { type: 'region', style: style === 'short' ? 'short' : 'long', fallback: 'code' }),
);

/** By their long names Chromium calls these other than Node does, and a page would not be what the server wrote. */
const SHORT: ReadonlySet<string> = new Set(['HK', 'MO', 'PS']);
/** The second name that Chromium gives the Falkland Islands. */
const SECOND_NAME = /\s*[（(].*[)）]$/;

/** A country (ISO 3166) by its name; one that nobody knows by its code. */
export const formatCountry = (locale: string, country: string): string => {
  const name = regionNames(locale, SHORT.has(country) ? 'short' : 'long').of(country) ?? country;
  return country === 'FK' ? name.replace(SECOND_NAME, '') : name;
};

/** A calendar day (YYYY-MM-DD) or an instant in ms; days have no zone, instants are shown in `timeZone`. */
export const formatDate = (
  locale: string,
  date: string | number,
  style: keyof typeof DATE_STYLES = 'long',
  timeZone = 'UTC',
): string => dateFormat(locale, style, timeZone).format(typeof date === 'string' ? Date.parse(`${date}T00:00:00Z`) : date);

export const formatTime = (locale: string, instant: number, timeZone = 'UTC'): string =>
  timeFormat(locale, timeZone).format(instant);
export const formatNumber = (locale: string, value: number): string => numberFormat(locale).format(value);
/** `ratio` 0.3 becomes 30%. */
export const formatPercent = (locale: string, ratio: number): string => percent(locale, String(Math.round(ratio * 100)));

/** A price in minor units (cents) of an ISO 4217 currency (IN-23). */
export const formatPrice = (locale: string, minor: number, currency: string): string => {
  const format = priceFormat(locale, currency);
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** "a, b and c", or with `unit` "a, b, c". */
export const formatList = (
  locale: string,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string => listFormat(locale, type).format(items);

/** "a, b, c" in pieces, for items that are more than text. */
export const formatListParts = (
  locale: string,
  items: readonly string[],
): readonly { readonly type: 'element' | 'literal'; readonly value: string }[] => listFormat(locale, 'unit').formatToParts(items);
