import type { CatalogRows } from '@madang/database/catalog/catalog.repository.ts';
import type { Content, Person } from '@madang/domain/catalog/content.ts';
import { LANGUAGES, type Localized } from '@madang/domain/shared/language.ts';

/** Syllables of invented names, Korean and as they are romanised, so that a grown catalogue has words of its own. */
const SYLLABLES: readonly (readonly [ko: string, latin: string])[] = [
  ['가', 'ga'], ['나', 'na'], ['다', 'da'], ['라', 'ra'], ['마', 'ma'], ['바', 'ba'], ['사', 'sa'], ['아', 'a'], ['자', 'ja'], ['하', 'ha'],
  ['경', 'gyeong'], ['민', 'min'], ['서', 'seo'], ['준', 'jun'], ['현', 'hyeon'], ['우', 'u'], ['진', 'jin'], ['영', 'yeong'], ['수', 'su'],
  ['혜', 'hye'], ['은', 'eun'], ['도', 'do'], ['윤', 'yun'], ['재', 'jae'], ['원', 'won'], ['호', 'ho'], ['석', 'seok'], ['빈', 'bin'],
]; // prettier-ignore
const FAMILIES: typeof SYLLABLES = [['김', 'Kim'], ['이', 'Lee'], ['박', 'Park'], ['최', 'Choi'], ['정', 'Jeong'], ['강', 'Kang'], ['조', 'Cho'], ['윤', 'Yoon'], ['장', 'Jang'], ['임', 'Lim']]; // prettier-ignore

/** Numbers from 0 to below 1 that look like chance and are the same every time (mulberry32). */
const chance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const half = (text: string, which: 0 | 1): string => {
  const words = text.includes(' ') ? text.split(' ') : Array.from(text);
  const middle = Math.ceil(words.length / 2);
  return (which === 0 ? words.slice(0, middle) : words.slice(middle)).join(text.includes(' ') ? ' ' : '');
};

/** Catalog of `count` titles: those of the demo world, and new ones from recombined and invented names. */
export const grownCatalog = (rows: CatalogRows, count: number): CatalogRows => {
  const random = chance(1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const titles = rows.contents.filter((content) => content.parentId === null);
  const invented = (length: number): readonly [string, string] => {
    const syllables = Array.from({ length }, () => pick(SYLLABLES));
    return [syllables.map(([ko]) => ko).join(''), syllables.map(([, latin]) => latin).join('')];
  };
  const people: readonly Person[] = Array.from(
    { length: Math.max(0, Math.floor(count / 5) - rows.people.length) },
    (_, index) => {
      const [family, given] = [pick(FAMILIES), invented(2)];
      return { ...(rows.people[0] as Person), id: `p${index}`, nameKo: family[0] + given[0], name: `${family[1]} ${given[1]}` };
    },
  );
  const everyone = [...rows.people, ...people];
  const made = Array.from({ length: Math.max(0, count - titles.length) }, (_, index): Content => {
    const [one, other] = [pick(titles), pick(titles)];
    const [ko, latin] = invented(2 + Math.floor(random() * 2));
    const name = `${latin.slice(0, 1).toUpperCase()}${latin.slice(1)}`;
    const joined = Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        `${half(one.title[language], 0)} ${language === 'zh_cn' ? '' : `${name} `}${half(other.title[language], 1)}`,
      ]),
    ) as unknown as Localized;
    return {
      ...one,
      id: String(2_000_000 + index),
      aliases: [],
      title: { ...joined, ko: `${half(one.title.ko, 0)} ${ko} ${half(other.title.ko, 1)}` },
      romanized: `${half(one.romanized, 0)} ${latin} ${half(other.romanized, 1)}`,
      keywords: [...new Set([...one.keywords, ...other.keywords])],
      credits: one.credits.map((credit) => ({ ...credit, personId: pick(everyone).id })),
    };
  });
  return { ...rows, version: `grown to ${count}`, contents: [...titles, ...made].slice(0, count), people: everyone };
};
