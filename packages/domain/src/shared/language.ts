/** The interface languages, exactly five and in the order in which pickers list them (IN-06). */
export const LANGUAGES = ['en_us', 'pt_br', 'es_es', 'zh_cn', 'vi_vn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every interface language. */
export type Localized = Readonly<Record<Language, string>>;

export const DEFAULT_LANGUAGE: Language = 'en_us';

/** The BCP 47 tag of each language, for the page's lang attribute, Intl and media tracks (IN-13). */
export const BCP47: Localized = { en_us: 'en', pt_br: 'pt-BR', es_es: 'es', zh_cn: 'zh-CN', vi_vn: 'vi' };

/** Subtitles are also in Korean, a transcript for viewers who learn the language; the interface is not. */
export const SUBTITLE_LANGUAGES = [...LANGUAGES, 'ko'] as const;
export type SubtitleLanguage = (typeof SUBTITLE_LANGUAGES)[number];

/** The BCP 47 tags of subtitle tracks. */
export const SUBTITLE_TAGS: Readonly<Record<SubtitleLanguage, string>> = { ...BCP47, ko: 'ko' };

/** Countries (ISO 3166) for which CLDR has a Spanish of their own, Spain aside: decimal separators and dollar signs differ. */
const OWN_SPANISH: ReadonlySet<string> = new Set(
  'AR BO BR BZ CL CO CR CU DO EC GQ GT HN MX NI PA PE PH PR PY SV US UY VE'.split(' '),
);

/**
 * The BCP 47 tag by which Intl writes numbers, prices and dates: Spanish differs by country, and elsewhere than in Spain it is American as the
 * interface is. `country` is null where it is unknown.
 */
export const formatLocale = (language: Language, country: string | null): string => {
  if (language !== 'es_es' || country === 'ES') return BCP47[language];
  return country !== null && OWN_SPANISH.has(country) ? `es-${country}` : 'es-419';
};

export const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value);
