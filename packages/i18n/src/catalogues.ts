import type { Translated, Translation, Words } from './translation.ts';

export type { Words };

/** What every page says, one import per language, so that only the active one travels to the browser. */
const EVERYWHERE = {
  en_us: () => import('./words/en_us.ts'),
  pt_br: () => import('./words/pt_br.ts'),
  es_es: () => import('./words/es_es.ts'),
  zh_cn: () => import('./words/zh_cn.ts'),
  vi_vn: () => import('./words/vi_vn.ts'),
} satisfies Record<string, () => Promise<{ default: Translation }>>;

export type Language = keyof typeof EVERYWHERE;

export const isOffered = (value: string | null | undefined): value is Language =>
  typeof value === 'string' && Object.hasOwn(EVERYWHERE, value);

type Loads<Loaded> = () => Promise<Loaded>;

/** Words of a few pages, in all languages: whatever speaks them imports the part, and so brings it. */
export interface Part<Name extends string = string, PartWords = unknown> {
  readonly name: Name;
  readonly loads: Readonly<Record<Language, Loads<unknown>>>;
  /** Only a type: the words themselves are in `wordsOf`. */
  readonly words?: PartWords;
}

/** The parts of all modules that have been evaluated. */
const declared = new Set<Part>();

/** Declares a part; `name` is its key among the words, and the name under which every language exports it. */
export const definePart = <Name extends string, PartWords extends object>(
  name: Name,
  loads: Readonly<Record<Language, Loads<Readonly<Record<Name, Translated<PartWords>>>>>> & {
    readonly en_us: Loads<Readonly<Record<Name, PartWords>>>;
  },
): Part<Name, PartWords> => {
  const part: Part<Name, PartWords> = { name, loads };
  declared.add(part);
  return part;
};

/** The words of every page together with those of some parts. */
export type WordsWith<Parts extends readonly Part[]> = Words & {
  readonly [One in Parts[number] as One['name']]: NonNullable<One['words']>;
};

const loaded = new Map<Language, Record<string, unknown>>();

/**
 * Brings the words of one language: those of every page, and those of the parts that were asked for so far. Must have settled
 * before anything is shown.
 */
export const loadWords = async (language: Language): Promise<Words> => {
  const words = loaded.get(language) ?? {};
  loaded.set(language, words);
  const load = async ({ name, loads }: Part) => {
    const module = (await loads[language]()) as Record<string, unknown>;
    words[name] = module[name];
  };
  const everywhere = async () => {
    const { default: messages } = await EVERYWHERE[language]();
    Object.assign(words, messages);
  };
  const missing = [...declared].filter(({ name }) => !Object.hasOwn(words, name));
  await Promise.all([Object.hasOwn(words, 'shell') ? null : everywhere(), ...missing.map(load)]);
  // A translation has the English keys and placeholders (catalogues.test.ts); only the letters differ.
  return words as unknown as Words;
};

/** The words of a language that `loadWords` has brought, with those of the parts that are named. */
export const loadedWords = <Parts extends readonly Part[]>(language: Language, ...parts: Parts): WordsWith<Parts> => {
  const words = loaded.get(language);
  const missing = ['shell', ...parts.map(({ name }) => name)].find((name) => !words || !Object.hasOwn(words, name));
  if (missing !== undefined) throw new Error(`The words of ${language} are not loaded: ${missing}`);
  return words as unknown as WordsWith<Parts>;
};

/** Every language in its own tongue, in the order of the pickers (IN-06). */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en_us: 'English',
  pt_br: 'Português (Brasil)',
  es_es: 'Español',
  zh_cn: '简体中文',
  vi_vn: 'Tiếng Việt',
};
