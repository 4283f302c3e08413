import type { GuideProgramme } from '@madang/contract/live/live.contract.ts';
import type { Airing } from '@madang/domain/live/guide.ts';
import { dayOf } from '@madang/domain/shared/calendar.ts';
import { presentCard, presentEpisode } from '../catalog/catalog.presenter.ts';
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts';

const isoOf = (instant: number): string => new Date(instant).toISOString();

/** A programme with what it shows; null off air and for what has left the catalogue. */
export const presentProgramme = (airing: Airing, catalog: CatalogSnapshot): GuideProgramme | null => {
  const content = airing.contentId === null ? null : catalog.find(airing.contentId);
  if (!content) return null;
  const series = content.parentId === null ? null : catalog.find(content.parentId);
  const day = dayOf(airing.startsAt);
  return {
    id: airing.id,
    starts_at: isoOf(airing.startsAt),
    ends_at: isoOf(airing.endsAt),
    content: presentEpisode(content, catalog, day),
    series: series ? presentCard(series, catalog, day) : null,
    catch_up: airing.catchUp,
  };
};
