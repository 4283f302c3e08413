import type { Download } from '@madang/domain/downloads/download.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../connection.ts';
import type { DownloadsTable } from '../schema.ts';

const downloadOf = (row: Selectable<DownloadsTable>): Download => ({
  id: row.id,
  profileId: row.profile_id,
  deviceId: row.device_id,
  contentId: row.content_id,
  quality: row.quality,
  addedAt: row.added_at,
  expiresAt: row.expires_at,
});

export const downloadsRepository = (database: Database) => ({
  /** All downloads of an account; holds the account until the transaction ends, so that devices that download at once take turns. */
  async listLocked(accountId: string): Promise<readonly Download[]> {
    await database.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    return this.listOf(accountId);
  },

  /** Newest first. The rule bounds them: what is forgotten in time leaves no more than twice what an account may keep. */
  async listOf(accountId: string): Promise<readonly Download[]> {
    const rows = await database
      .selectFrom('downloads')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('added_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(downloadOf);
  },

  async save(accountId: string, download: Download): Promise<void> {
    const changeable = { quality: download.quality, expires_at: new Date(download.expiresAt) };
    await database
      .insertInto('downloads')
      .values({
        id: download.id,
        account_id: accountId,
        profile_id: download.profileId,
        device_id: download.deviceId,
        content_id: download.contentId,
        added_at: new Date(download.addedAt),
        ...changeable,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changeable))
      .execute();
  },

  /** Number of downloads of the account that were removed; those of another account stay. */
  async remove(accountId: string, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const { numDeletedRows } = await database
      .deleteFrom('downloads')
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
export type DownloadsRepository = ReturnType<typeof downloadsRepository>;
