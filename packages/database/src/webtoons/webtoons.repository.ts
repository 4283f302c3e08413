import type { Panel } from '@madang/domain/webtoons/panel.ts';
import type { Database } from '../connection.ts';

/** Strips are written with the catalogue that they belong to: catalog.replaceAll. */
export const webtoonsRepository = (database: Database) => ({
  /** The panels of an episode in order, or null where it has no strip. */
  async findPanels(episodeId: string): Promise<readonly Panel[] | null> {
    const row = await database
      .selectFrom('webtoon_strips')
      .select('panels')
      .where('episode_id', '=', episodeId)
      .executeTakeFirst();
    return row ? (row.panels as Panel[]) : null;
  },
});
export type WebtoonsRepository = ReturnType<typeof webtoonsRepository>;
