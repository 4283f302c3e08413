import type { CatalogRows, StripRows } from '@madang/database/catalog/catalog.repository.ts';
import type { Content, ContentPicture } from '@madang/domain/catalog/content.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import { TITLES } from './catalog/all.ts';
import { collectionsOf } from './catalog/collections.ts';
import { contentsOf, webtoonContents, type World } from './catalog/contents-of.ts';
import { EPISODES } from './catalog/episodes/all.ts';
import { KEYWORDS } from './catalog/keywords.ts';
import { withRelated } from './catalog/related.ts';
import { WEBTOONS } from './catalog/webtoons/all.ts';
import { creditsOf } from './people/casting.ts';
import { PEOPLE } from './people/names.ts';
import { STRIPS } from './webtoons/all.ts';
import { stripPanels } from './webtoons/strip-panels.ts';

/** The day on which the calendar of the demo world was written. */
const WRITTEN_ON = '2026-11-22';
const DAY_MS = 86_400_000;

/** Whole weeks since the world was written, so that series go on airing on their weekdays whenever it is made. */
export const shiftFor = (today: string): number => Math.floor((Date.parse(today) - Date.parse(WRITTEN_ON)) / DAY_MS / 7) * 7;

/** The day that the calendar of the world is read on, YYYY-MM-DD: the same for a whole week. */
export const worldDay = (today: string): string =>
  new Date(Date.parse(WRITTEN_ON) + shiftFor(today) * DAY_MS).toISOString().slice(0, 10);

/** Where the pictures of a title or person are; what the artwork says of them. */
export interface Pictures {
  /** `still` counts the stills of a title from 1; 0 is the title's own. */
  of(id: number, still: number): ContentPicture;
  /** What a panel of a webtoon episode is like from afar, #rrggbb. */
  panelColor(episodeId: string, panelId: string): string;
}

const keywords = (): ReadonlyMap<string, Localized> =>
  new Map(
    Object.entries(KEYWORDS).map(([key, { en, pt, es, zh, vi }]) => [
      key,
      { en_us: en, pt_br: pt, es_es: es, zh_cn: zh, vi_vn: vi },
    ]),
  );

/** The panels of everything that is drawn, by episode. */
const stripRows = (pictures: Pictures): Required<StripRows>['strips'] =>
  new Map(
    WEBTOONS.flatMap(({ id, slug }) => {
      const episodes = STRIPS.find((strip) => strip.slug === slug)?.episodes ?? [];
      return episodes.map((episode) => {
        const episodeId = String(id * 1000 + episode.number);
        return [episodeId, stripPanels(episode, (panelId) => pictures.panelColor(episodeId, panelId))] as const;
      });
    }),
  );

/** The whole catalogue as rows, the same for the same day, pictures and words. `today` is YYYY-MM-DD. */
export const worldRows = (version: string, pictures: Pictures, today: string): CatalogRows & Required<StripRows> => {
  const ids = new Map([...TITLES, ...WEBTOONS].map(({ slug, id }) => [slug, String(id)]));
  const world: World = {
    episodesOf: (slug) => EPISODES[slug] ?? [],
    creditsOf,
    idOf: (slug) => ids.get(slug) ?? null,
    pictureOf: (id, still) => pictures.of(id, still),
    stripOf: (slug) => STRIPS.find((strip) => strip.slug === slug) ?? null,
    shiftDays: shiftFor(today),
  };
  const contents: readonly Content[] = withRelated([
    ...TITLES.flatMap((title) => contentsOf(title, world)),
    ...WEBTOONS.flatMap((webtoon) => webtoonContents(webtoon, world)),
  ]);
  return {
    version,
    contents,
    people: PEOPLE.map(({ id, ko, en }) => ({ id: String(id), name: en, nameKo: ko, picture: pictures.of(id, 0) })),
    keywords: keywords(),
    collections: collectionsOf(contents, today),
    strips: stripRows(pictures),
  };
};
