import type { CatalogRows } from '@madang/database/catalog/catalog.repository.ts';
import type { Content, Picture } from '@madang/domain/catalog/content.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import { EPISODES, TITLES } from './catalog/all.ts';
import { collectionsOf } from './catalog/collections.ts';
import { contentsOf, webtoonContent, type World } from './catalog/contents-of.ts';
import { KEYWORDS } from './catalog/keywords.ts';
import { withRelated } from './catalog/related.ts';
import { WEBTOONS } from './catalog/webtoons/all.ts';
import { creditsOf } from './people/casting.ts';
import { PEOPLE } from './people/names.ts';

/** The day on which the calendar of the demo world was written. */
const WRITTEN_ON = '2026-11-22';
const DAY_MS = 86_400_000;

/** Whole weeks since the world was written, so that series go on airing on their weekdays whenever it is made. */
export const shiftFor = (today: string): number => Math.floor((Date.parse(today) - Date.parse(WRITTEN_ON)) / DAY_MS / 7) * 7;

/** Where the pictures of a title or person are; what the artwork says of them. */
export interface Pictures {
  /** `still` counts the stills of a title from 1; 0 is the title's own. */
  of(id: number, still: number): Picture;
}

const keywords = (): ReadonlyMap<string, Localized> =>
  new Map(
    Object.entries(KEYWORDS).map(([key, { en, pt, es, zh, vi }]) => [
      key,
      { en_us: en, pt_br: pt, es_es: es, zh_cn: zh, vi_vn: vi },
    ]),
  );

/** The whole catalogue as rows, the same for the same day, pictures and words. `today` is YYYY-MM-DD. */
export const worldRows = (version: string, pictures: Pictures, today: string): CatalogRows => {
  const ids = new Map([...TITLES, ...WEBTOONS].map(({ slug, id }) => [slug, String(id)]));
  const world: World = {
    episodesOf: (id) => EPISODES[id] ?? [],
    creditsOf,
    idOf: (slug) => ids.get(slug) ?? null,
    pictureOf: (id, still) => pictures.of(id, still),
    shiftDays: shiftFor(today),
  };
  const contents: readonly Content[] = withRelated([
    ...TITLES.flatMap((title) => contentsOf(title, world)),
    ...WEBTOONS.map((webtoon) => webtoonContent(webtoon, world)),
  ]);
  return {
    version,
    contents,
    people: PEOPLE.map(({ id, ko, en }) => ({ id: String(id), name: en, nameKo: ko, picture: pictures.of(id, 0) })),
    keywords: keywords(),
    collections: collectionsOf(contents, today),
  };
};
