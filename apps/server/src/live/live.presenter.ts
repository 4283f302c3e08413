import type { GuideProgramme } from '@madang/contract/live/live.contract.ts';
import type { Airing } from '@madang/domain/live/guide.ts';
import { shownOn } from '@madang/domain/catalog/surfaces.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { presentCard, presentEpisode } from '../catalog/catalog.presenter.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

const isoOf = (instant: number): string => new Date(instant).toISOString();

type WholeProgramme = GuideProgramme & { readonly content: NonNullable<GuideProgramme['content']> };

/** A programme with what it shows; null off air and for what has left the catalogue. */
export const presentWholeProgramme = (airing: Airing, catalog: CatalogSnapshot): WholeProgramme | null => {
  const content = airing.contentId === null ? null : catalog.find(airing.contentId);
  if (!content) return null;
  const series = content.parentId === null ? null : catalog.find(content.parentId);
  const day = toDay(airing.startsAt);
  return {
    id: airing.id,
    starts_at: isoOf(airing.startsAt),
    ends_at: isoOf(airing.endsAt),
    rating: content.rating,
    content: presentEpisode(content, catalog, day),
    series: series ? presentCard(series, catalog, day) : null,
    catch_up: airing.catchUp,
  };
};

/** A programme as a viewer of this age sees it in the guide: of one rated above the profile, times and rating alone. */
export const presentProgramme = (airing: Airing, catalog: CatalogSnapshot, age: ViewingAge): GuideProgramme | null => {
  const whole = presentWholeProgramme(airing, catalog);
  if (!whole || shownOn('guide', age, whole.content, whole.series) === 'whole') return whole;
  return { ...whole, content: null, series: null, catch_up: false };
};
