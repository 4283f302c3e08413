/** The interface languages, exactly five and in the order in which pickers list them (IN-06). */
export const LANGUAGES = ['en_us', 'pt_br', 'es_es', 'zh_cn', 'vi_vn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every interface language. */
export type Localized = Readonly<Record<Language, string>>;

export const DEFAULT_LANGUAGE: Language = 'en_us';

/** The BCP 47 tag of each language, for the page's lang attribute, Intl and media tracks (IN-13). */
export const BCP47: Localized = { en_us: 'en', pt_br: 'pt-BR', es_es: 'es', zh_cn: 'zh-CN', vi_vn: 'vi' };

export const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value);
