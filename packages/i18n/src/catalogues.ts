import type { Translation, Words } from './translation.ts';

export type { Words };

/** One import per language, so that only the active one travels to the browser. */
const CATALOGUES = {
  en_us: () => import('./words/en_us.ts'),
  pt_br: () => import('./words/pt_br.ts'),
  es_es: () => import('./words/es_es.ts'),
  zh_cn: () => import('./words/zh_cn.ts'),
  vi_vn: () => import('./words/vi_vn.ts'),
} satisfies Record<string, () => Promise<{ default: Translation }>>;

export type Language = keyof typeof CATALOGUES;

export const isOffered = (value: string | null | undefined): value is Language =>
  typeof value === 'string' && Object.hasOwn(CATALOGUES, value);

const loaded = new Map<Language, Words>();

/** Brings the words of one language; must have settled before anything is shown in it. */
export const loadWords = async (language: Language): Promise<Words> => {
  const known = loaded.get(language);
  if (known) return known;
  const { default: words } = await CATALOGUES[language]();
  // A translation has the English keys and placeholders (catalogues.test.ts); only the letters differ.
  loaded.set(language, words as Words);
  return words as Words;
};

/** The words of a language that `loadWords` has brought. */
export const wordsOf = (language: Language): Words => {
  const words = loaded.get(language);
  if (!words) throw new Error(`The words of ${language} are not loaded`);
  return words;
};

/** Every language in its own tongue, in the order of the pickers (IN-06). */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en_us: 'English',
  pt_br: 'Português (Brasil)',
  es_es: 'Español',
  zh_cn: '简体中文',
  vi_vn: 'Tiếng Việt',
};
