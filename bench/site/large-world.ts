import { connect } from '@madang/database/connection.ts';
import type { CatalogRows, StripRows } from '@madang/database/catalog/catalog.repository.ts';
import { migrate } from '@madang/database/migrate.ts';
import { repositories } from '@madang/database/repositories.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { settleViewers } from '../../apps/demo/src/people/viewers.ts';
import { worldRows } from '../../apps/demo/src/world.ts';
import { grownCatalog } from './large-catalog.ts';

const COLOR = '#000000';
/** Placeholder pictures: these pages are measured, not looked at. */
const PICTURES = { of: () => ({ path: '', still: '', color: COLOR }), panelColor: () => COLOR };
/** Episodes for each title, all titles together: films have none. */
const EPISODES_PER_TITLE = 2;
const FIRST_EPISODE = 100_000_000;

/** A film or two of the demo world is what invented episodes play. */
const episodeOf = (series: Content, id: number, number: number, asset: string | null): Content => ({
  ...series,
  id: String(id),
  type: 'episode',
  detailType: 'video',
  parentId: series.id,
  catalogs: [],
  number,
  aliases: [],
  genres: [],
  keywords: [],
  credits: [],
  relatedIds: [],
  asset,
});

/** The demo world grown to `titles` titles and twice as many episodes. Its own titles keep theirs. Deterministic. */
export const grownRows = (titles: number, today: string): CatalogRows & StripRows => {
  const { strips: _strips, ...world } = worldRows('', PICTURES, today);
  const grown = grownCatalog(world, titles);
  const standing = new Set(grown.contents.map(({ id }) => id));
  const children = world.contents.filter(({ parentId }) => parentId !== null && standing.has(parentId));
  const parents = new Set(children.map(({ parentId }) => parentId));
  const asset = children.find((child) => child.asset !== null)?.asset ?? null;
  const series = grown.contents.filter(({ id, type }) => type === 'season' && !parents.has(id));
  const missing = Math.max(0, EPISODES_PER_TITLE * titles - children.filter(({ type }) => type === 'episode').length);
  const made = Array.from({ length: series.length === 0 ? 0 : missing }, (_, index) =>
    episodeOf(series[index % series.length] as Content, FIRST_EPISODE + index, Math.floor(index / series.length) + 1, asset),
  );
  return { ...grown, contents: [...grown.contents, ...children, ...made] };
};

/** Makes the grown world in a database, unless it is there: titles, episodes and the people of the demo world. */
export const makeGrownWorld = async (
  source: { readonly url: string } | { readonly folder: string },
  titles: number,
  now: number,
): Promise<void> => {
  const connection = await connect(source);
  try {
    await migrate(connection.database);
    const bound = repositories(connection.database);
    const today = toDay(now);
    const version = `grown to ${titles} on ${today}`;
    if ((await bound.catalog.getVersion()) === version) return;
    const rows = grownRows(titles, today);
    await bound.catalog.replaceAll({ ...rows, version });
    const durations = new Map(rows.contents.map((content) => [content.id, content.durationSeconds]));
    await settleViewers(connection.database, now, null, (id) => durations.get(id) ?? null);
  } finally {
    await connection.close();
  }
};
