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

/** The languages of an Accept-Language header, the dearest first. */
const acceptedIn = (header: string): readonly string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tongue: tag.toLowerCase().split(/[-_]/)[0] ?? '', weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tongue }) => tongue);

/** IN-11: the language cookie, then the profile's language, then the browser's list, then English. */
export const detectLanguage = ({ cookie, profile, accepted }: LanguageHints): Language => {
  if (isOffered(cookie)) return cookie;
  if (isOffered(profile)) return profile;
  const tongue = acceptedIn(accepted ?? '').find((one) => Object.hasOwn(BY_TONGUE, one));
  return (tongue && BY_TONGUE[tongue]) || 'en_us';
};

/** Segments that stand for whatever is detected (IN-08, IN-09, IN-10). */
const DETECTED = new Set(['auto', 'zh_tw', 'zh_cn']);

/** The language of an address: the cookie beats it (IN-07), `auto` and Chinese ask the hints; null is not found (IN-12). */
export const languageOf = (segment: string, hints: LanguageHints): Language | null => {
  if (DETECTED.has(segment)) return detectLanguage(hints);
  if (!isOffered(segment)) return null;
  return isOffered(hints.cookie) ? hints.cookie : segment;
};
