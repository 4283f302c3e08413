import { isOffered, type Language } from './catalogues.ts';

/** What tells the language of a visitor. */
export interface LanguageHints {
  /** The language cookie. */
  readonly cookie: string | null;
  /** The interface language of the chosen profile. */
  readonly profile: string | null;
  /** The Accept-Language header, or the browser's list joined by commas. */
  readonly accepted: string | null;
}

/** IN-20: a browser's language, whatever its region, to one of ours. */
const BY_TONGUE: Readonly<Record<string, Language>> = { en: 'en_us', pt: 'pt_br', es: 'es_es', zh: 'zh_cn', vi: 'vi_vn' };

/** `q` of 0 to 1 with three decimals at most (RFC 9110 section 12.4.2), with optional whitespace around every delimiter. */
const WEIGHT = /^q[ \t]*=[ \t]*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;
const RANGE = /^(?:\*|[a-z]{1,8}(?:[-_][a-z\d]{1,8})*)$/i;
/** A browser sends about ten; the rest of a longer header is ignored. */
const MAX_RANGES = 50;

interface LanguageRange {
  /** The primary subtag in lower case, or `*`. */
  readonly tongue: string;
  readonly weight: number;
}

/** Parses an Accept-Language header (RFC 9110 section 12.5.4); malformed members are skipped. */
const rangesIn = (header: string): readonly LanguageRange[] =>
  header
    .split(',', MAX_RANGES)
    .map((member) => member.split(';').map((part) => part.trim()))
    .flatMap(([range = '', ...parameters]) => {
      const weights = parameters.map((parameter) => WEIGHT.exec(parameter)?.[1]);
      if (!RANGE.test(range) || weights.includes(undefined)) return [];
      return [{ tongue: range.toLowerCase().split(/[-_]/)[0] ?? '', weight: Number(weights[0] ?? 1) }];
    });

/** The best language offered; null when the header names none of ours. A range with `q=0` excludes its language, also from `*`. */
const acceptedLanguage = (header: string): Language | null => {
  const ranges = rangesIn(header);
  const named = new Set(ranges.map(({ tongue }) => tongue));
  // The default comes first, so that it is what `*` stands for.
  const unnamed = Object.keys(BY_TONGUE).find((tongue) => !named.has(tongue));
  const wanted = ranges
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tongue }) => (tongue === '*' ? unnamed : tongue))
    .find((tongue) => tongue !== undefined && Object.hasOwn(BY_TONGUE, tongue));
  return (wanted !== undefined && BY_TONGUE[wanted]) || null;
};

/** IN-11: the language cookie, then the profile's language, then the browser's list, then English. */
export const detectLanguage = ({ cookie, profile, accepted }: LanguageHints): Language => {
  if (isOffered(cookie)) return cookie;
  if (isOffered(profile)) return profile;
  return acceptedLanguage(accepted ?? '') ?? 'en_us';
};

/** Segments that stand for whatever is detected (IN-08, IN-09, IN-10). */
const DETECTED = new Set(['auto', 'zh_tw', 'zh_cn']);

/** The language of an address: the cookie beats it (IN-07), `auto` and Chinese ask the hints; null is not found (IN-12). */
export const readLanguage = (segment: string, hints: LanguageHints): Language | null => {
  if (DETECTED.has(segment)) return detectLanguage(hints);
  if (!isOffered(segment)) return null;
  return isOffered(hints.cookie) ? hints.cookie : segment;
};
