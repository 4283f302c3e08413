import type { Content, Person } from '@madang/domain/catalog/content.ts';
import { toSearchCategory, type SearchCategory } from '@madang/domain/search/vocabulary.ts';
import { LANGUAGES, type Localized } from '@madang/domain/shared/language.ts';
import type { Genre } from '@madang/domain/catalog/vocabulary.ts';
import { catalog as en_us } from '@madang/i18n/words/en_us/catalog.ts';
import { catalog as es_es } from '@madang/i18n/words/es_es/catalog.ts';
import { catalog as pt_br } from '@madang/i18n/words/pt_br/catalog.ts';
import { catalog as vi_vn } from '@madang/i18n/words/vi_vn/catalog.ts';
import { catalog as zh_cn } from '@madang/i18n/words/zh_cn/catalog.ts';
import { sortInSteps } from '../../background/yield-to-event-loop.ts';
import { type Key, keysOfName, keysOfRomanized } from './keys.ts';
import type { CatalogSnapshot } from '../../ports/catalog-snapshot.ts';
import { listRomanizations } from './hangul.ts';

/** Whose name it is: of one interface language (its index), or everybody's: Korean, romanised, a person's. */
export const ANY_LANGUAGE = LANGUAGES.length;

/** One way to find an entry. */
export interface EntryKey extends Key {
  /** An index of LANGUAGES, or ANY_LANGUAGE. */
  readonly reader: number;
}

/** Something that can be found: a title, a person, or what titles are about. */
export interface Entry {
  readonly kind: 'title' | 'person' | 'tag';
  readonly id: string;
  readonly keys: readonly EntryKey[];
  /** Ids of the titles that a person or tag leads to. */
  readonly titles: readonly string[];
}

const read = (keys: readonly Key[], reader: number): readonly EntryKey[] => keys.map((key) => ({ ...key, reader }));

const unlike = (keys: readonly EntryKey[]): readonly EntryKey[] => {
  const seen = new Set<string>();
  return keys.filter(({ space, text, reader }) => {
    const name = `${space} ${reader} ${text}`;
    return !seen.has(name) && seen.add(name);
  });
};

const keysOfWords = (words: readonly string[]): readonly EntryKey[] =>
  unlike(words.flatMap((text, index) => read(keysOfName(text), index)));

const inLanguages = (words: Localized): readonly string[] => LANGUAGES.map((language) => words[language]);

/** Family names that their bearers write in ways that no rule gives. */
const SURNAMES: Readonly<Record<string, readonly string[]>> = {
  이: ['Lee', 'Rhee'],
  임: ['Lim', 'Rim'],
  박: ['Park'],
  노: ['Roh', 'Noh'],
  나: ['Ra', 'Rah'],
  유: ['Ryu', 'Yoo'],
  류: ['Yoo', 'Yu'],
  육: ['Ryuk', 'Yook'],
  여: ['Ryeo'],
  양: ['Ryang'],
  연: ['Ryeon'],
  라: ['Na'],
  오: ['Oh'],
  어: ['Uh'],
  우: ['Woo'],
  구: ['Koo'],
  지: ['Chi'],
};

/** A Korean name with its family name as people write theirs: 박서율 is Park Seoyul too. */
export const listSurnames = (nameKo: string): readonly string[] => {
  const [family = '', ...given] = Array.from(nameKo);
  return (SURNAMES[family] ?? []).flatMap((written) => listRomanizations(given.join('')).map((rest) => `${written} ${rest}`));
};

const keysOfPerson = ({ name, nameKo }: Person): readonly EntryKey[] =>
  unlike(read([...keysOfName(nameKo), ...keysOfRomanized(name), ...listSurnames(nameKo).flatMap(keysOfRomanized)], ANY_LANGUAGE));

const keysOfTitle = ({ title, romanized, aliases }: Content): readonly EntryKey[] =>
  unlike([
    ...read(keysOfName(title.ko), ANY_LANGUAGE),
    ...read(keysOfRomanized(romanized), ANY_LANGUAGE),
    ...aliases.flatMap((alias) => read(keysOfName(alias), ANY_LANGUAGE)),
    ...LANGUAGES.flatMap((language, index) => read(keysOfName(title[language]), index)),
  ]);

const fames = new WeakMap<CatalogSnapshot, ReadonlyMap<string, number>>();

/** How well known titles are: by the rails on which they are arranged. */
export const fameIn = (snapshot: CatalogSnapshot): ((id: string) => number) => {
  const known = fames.get(snapshot);
  if (known) return (id) => known.get(id) ?? 0;
  const fame = new Map<string, number>();
  for (const { layout, contentIds } of snapshot.collections) {
    const weight = layout === 'top_ten' ? 3 : layout === 'stage' ? 2 : 1;
    for (const id of contentIds) fame.set(id, (fame.get(id) ?? 0) + weight);
  }
  fames.set(snapshot, fame);
  return (id) => fame.get(id) ?? 0;
};

/** The best known first, then what is newer. */
export const byFame = (snapshot: CatalogSnapshot): ((a: Content, b: Content) => number) => {
  const fameOf = fameIn(snapshot);
  const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return (a, b) => fameOf(b.id) - fameOf(a.id) || compare(b.startDate, a.startDate) || compare(a.id, b.id);
};

interface Tag {
  /** In the order of LANGUAGES, and in Korean where there is one more. */
  readonly words: readonly string[];
  readonly titles: string[];
}

const CHARACTER = 'character ';

/** Whether the id of an entry is that of a character. */
export const isCharacter = (id: string | undefined): boolean => id?.startsWith(CHARACTER) ?? false;

/** In the order of LANGUAGES. */
const WORDS = [en_us, pt_br, es_es, zh_cn, vi_vn];

/** What a genre is called in each interface language. */
const genreWords = (genre: Genre): readonly string[] => WORDS.map(({ genres }) => genres[genre]);

/** What people call a category who look for all of it, in the order of LANGUAGES, and in Korean. */
const CATEGORY_WORDS: Readonly<Record<SearchCategory, readonly string[]>> = {
  drama: ['K-drama', 'Dorama', 'Dorama', '韩剧', 'Phim bộ', '드라마'],
  variety: ['Variety', 'Variedades', 'Variedades', '综艺', 'Giải trí', '예능'],
  kpop: ['K-pop', 'K-pop', 'K-pop', '韩流音乐', 'Nhạc Hàn', '케이팝'],
  movie: ['Movie', 'Filme', 'Película', '电影', 'Phim lẻ', '영화'],
  documentary: ['Documentary', 'Documentário', 'Documental', '纪录片', 'Tài liệu', '다큐멘터리'],
  webtoon: ['Webtoon', 'Webtoon', 'Webtoon', '条漫', 'Truyện tranh', '웹툰'],
};

/** What a title is about: keywords, genres, its category, and the characters in it. */
const tagsOf = (content: Content, snapshot: CatalogSnapshot): readonly (readonly [name: string, words: readonly string[]])[] => {
  const category = toSearchCategory(content);
  const characters = content.credits.flatMap(({ character }) => (character ? [inLanguages(character)] : []));
  return [
    ...content.keywords.flatMap((key) => {
      const words = snapshot.keyword(key);
      return words ? [[`keyword ${key}`, inLanguages(words)] as const] : [];
    }),
    ...content.genres.map((genre) => [`genre ${genre}`, genreWords(genre)] as const),
    ...(category ? [[`category ${category}`, CATEGORY_WORDS[category]] as const] : []),
    ...characters.map((words) => [CHARACTER + words.join(' '), words] as const),
  ];
};

/** Whatever leads to a title, people and tags, as `kind id` of their entries. */
export const listLeaders = (content: Content, snapshot: CatalogSnapshot): readonly string[] => [
  ...new Set([
    ...content.credits.map(({ personId }) => `person ${personId}`),
    ...tagsOf(content, snapshot).map(([name]) => `tag ${name}`),
  ]),
];

/**
 * Everything that can be found in a catalogue: titles and webtoons, the best known first; then people, and what titles are about as
 * tags. Made lazily, so that a caller can yield to the event loop. Null is given when there is no entry yet.
 */
export function* generateEntries(snapshot: CatalogSnapshot): Generator<Entry | null> {
  const sorting = sortInSteps([...snapshot.titles, ...snapshot.webtoons], byFame(snapshot));
  let sorted = sorting.next();
  for (; !sorted.done; sorted = sorting.next()) yield null;
  const tags = new Map<string, Tag>();
  for (const content of sorted.value) {
    for (const [name, words] of new Map(tagsOf(content, snapshot))) {
      const tag = tags.get(name);
      if (tag) tag.titles.push(content.id);
      else tags.set(name, { words, titles: [content.id] });
    }
    yield { kind: 'title', id: content.id, keys: keysOfTitle(content), titles: [] };
  }
  for (const person of snapshot.people) {
    const titles = snapshot.titlesOfPerson(person.id).map(({ id }) => id);
    yield { kind: 'person', id: person.id, keys: keysOfPerson(person), titles };
  }
  for (const [name, { words, titles }] of tags) yield { kind: 'tag', id: name, keys: keysOfWords(words), titles };
}
