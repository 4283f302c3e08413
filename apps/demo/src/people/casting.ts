import type { Credit } from '@madang/domain/catalog/content.ts';
import type { Genre } from '@madang/domain/catalog/vocabulary.ts';
import type { TitleWords, WebtoonWords } from '../catalog/format.ts';
import { type Character, CHARACTERS } from './characters.ts';
import { PEOPLE, type Person } from './names.ts';

const SUNG: ReadonlySet<Genre> = new Set(['music_show', 'concert', 'competition', 'music']);
const HOSTED: ReadonlySet<Genre> = new Set(['talk', 'reality', 'travel', 'cooking', 'game', 'competition', 'music_show']);

/** A step that visits every element of a list of `length` once before it comes back, for any length below 1,000. */
const strideOf = (seed: number, length: number): number => {
  const primes = [7, 11, 13, 17, 19, 23, 29, 31];
  const prime = primes.find((candidate, index) => length % candidate !== 0 && index >= seed % 3) ?? 1;
  return prime % length || 1;
};

/** `count` different people of a list, chosen by the title's id, so that everyone works now and then. */
const choose = (list: readonly Person[], seed: number, count: number): readonly Person[] => {
  const stride = strideOf(seed, list.length);
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[(seed * 5 + index * stride) % list.length],
  ).filter((person) => person !== undefined);
};

const of = (role: Person['role']) => PEOPLE.filter((person) => person.role === role);
const credit =
  (role: Credit['role']) =>
  (person: Person): Credit => ({ personId: String(person.id), role, character: null });

const nameOf = ({ en, zh }: Character): Credit['character'] => ({ en_us: en, pt_br: en, es_es: en, zh_cn: zh, vi_vn: en });

/** Gives each character to the first actor of the same gender who has none. */
const rolesOf = (faces: readonly Person[], characters: readonly Character[]): readonly Credit[] => {
  const roles = new Map<Person, Character>();
  for (const character of characters) {
    const actor = faces.find((person) => person.role === 'actor' && person.gender === character.gender && !roles.has(person));
    if (actor) roles.set(actor, character);
  }
  return faces.map((person) => {
    const character = roles.get(person);
    return { ...credit('cast')(person), character: character ? nameOf(character) : null };
  });
};

/** Who directs, writes and plays: actors in fiction, hosts and singers where people appear as themselves. */
export const creditsOf = (title: TitleWords | WebtoonWords): readonly Credit[] => {
  const seed = title.id % 1000;
  const genres: readonly Genre[] = title.genres;
  const sung = genres.some((genre) => SUNG.has(genre)) && !('catalog' in title && title.catalog === 'drama');
  const hosted =
    genres.some((genre) => HOSTED.has(genre)) && 'catalog' in title && title.catalog !== 'drama' && title.catalog !== 'movie';
  const documentary = 'catalog' in title && title.catalog === 'documentary';
  const faces = [
    ...(hosted ? choose(of('host'), seed, 2) : []),
    ...(sung ? choose(of('singer'), seed, 5) : []),
    ...(hosted || sung || documentary ? choose(of('actor'), seed + 3, documentary ? 1 : 2) : choose(of('actor'), seed, 8)),
  ];
  return [
    ...choose(of('director'), seed, 1 + (seed % 2)).map(credit('director')),
    ...choose(of('writer'), seed, hosted || sung ? 2 : 1).map(credit('writer')),
    ...rolesOf(faces, CHARACTERS[title.id] ?? []),
  ];
};
