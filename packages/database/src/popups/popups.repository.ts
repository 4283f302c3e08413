import type { Popup } from '@madang/domain/popups/popup.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { PopupsTable } from '../schema.ts';

const popupOf = (row: Selectable<PopupsTable>): Popup => ({
  id: row.id,
  placement: row.placement as Popup['placement'],
  audiences: row.audiences as readonly string[] as Popup['audiences'],
  imgUrl: row.img_url,
  width: row.width as Popup['width'],
  link: row.link as unknown as Popup['link'],
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});

export const popupsRepository = (database: Database) => ({
  /** All that have not ended at an instant (milliseconds since 1970). */
  async listUnended(at: number): Promise<readonly Popup[]> {
    const rows = await database
      .selectFrom('popups')
      .selectAll()
      .where('ends_at', '>', sql<number>`${new Date(at)}`)
      .execute();
    return rows.map(popupOf);
  },

  async replaceAll(popups: readonly Popup[]): Promise<void> {
    await database.deleteFrom('popups').execute();
    if (popups.length === 0) return;
    await database
      .insertInto('popups')
      .values(
        popups.map(({ id, placement, audiences, imgUrl, width, link, startsAt, endsAt }) => ({
          id,
          placement,
          audiences: [...audiences],
          img_url: imgUrl,
          width,
          link: JSON.stringify(link),
          starts_at: new Date(startsAt),
          ends_at: new Date(endsAt),
        })),
      )
      .execute();
  },
});
