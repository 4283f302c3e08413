import type { Notice, NoticeLink } from '@madang/domain/notices/notice.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { NoticesTable } from '../schema.ts';

/** Links that were kept before they could name a call have none. */
type StoredLink = Omit<NoticeLink, 'targetApi'> & Partial<Pick<NoticeLink, 'targetApi'>>;

const linkOf = (link: StoredLink | null): NoticeLink | null => link && { ...link, targetApi: link.targetApi ?? null };

const noticeOf = (row: Selectable<NoticesTable>): Notice => ({
  id: row.id,
  type: row.type as Notice['type'],
  place: row.place as Notice['place'],
  audiences: row.audiences as readonly string[] as Notice['audiences'],
  platforms: row.platforms,
  message: row.message as Notice['message'],
  link: linkOf(row.link as StoredLink | null),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});

export const noticesRepository = (database: Database) => ({
  /** All that have not ended at an instant (milliseconds since 1970). */
  async listUnended(at: number): Promise<readonly Notice[]> {
    const rows = await database
      .selectFrom('notices')
      .selectAll()
      .where('ends_at', '>', sql<number>`${new Date(at)}`)
      .execute();
    return rows.map(noticeOf);
  },

  async replaceAll(notices: readonly Notice[]): Promise<void> {
    await database.deleteFrom('notices').execute();
    if (notices.length === 0) return;
    await database
      .insertInto('notices')
      .values(
        notices.map(({ id, type, place, audiences, platforms, message, link, startsAt, endsAt }) => ({
          id,
          type,
          place,
          audiences: [...audiences],
          platforms: platforms && [...platforms],
          message: JSON.stringify(message),
          link: link && JSON.stringify(link),
          starts_at: new Date(startsAt),
          ends_at: new Date(endsAt),
        })),
      )
      .execute();
  },
});
