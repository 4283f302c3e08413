import type { Lease } from '@madang/domain/playback/lease.ts';
import { CompiledQuery, type Selectable } from 'kysely';
import type { Database } from '../connection.ts';
import { prepared } from '../fast-path/pg/prepared-statements.ts';
import type { PlaybackLeasesTable } from '../schema.ts';

const leaseOf = (row: Selectable<PlaybackLeasesTable>): Lease => ({
  sessionId: row.session_id,
  profileId: row.profile_id,
  contentId: row.content_id,
  startedAt: row.started_at,
  renewedAt: row.renewed_at,
  ended: row.ended_at === null ? null : { at: row.ended_at, by: row.ended_by_another ? 'another device' : 'itself' },
});

/** What nearly every heartbeat is: one row, and no lock that another device waits for. */
const RENEW = prepared(
  'renew-playback-lease',
  'update playback_leases set renewed_at = $2 where session_id = $1 and ended_at is null and renewed_at >= $3',
);

export const leasesRepository = (database: Database) => ({
  /** Renews a lease that is not ended and was renewed since `since` (ms). False leaves it as it is. */
  async renew(sessionId: string, since: number, now: number): Promise<boolean> {
    const { numAffectedRows } = await database.executeQuery(
      CompiledQuery.raw(RENEW, [sessionId, new Date(now), new Date(since)]),
    );
    return numAffectedRows === 1n;
  },

  /** All leases of an account; holds the account until the transaction ends, so that devices that begin at once take turns. */
  async listLocked(accountId: string): Promise<readonly Lease[]> {
    await database.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    return this.listOf(accountId);
  },

  async listOf(accountId: string): Promise<readonly Lease[]> {
    const rows = await database
      .selectFrom('playback_leases')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('started_at')
      .orderBy('session_id')
      .execute();
    return rows.map(leaseOf);
  },

  async save(accountId: string, lease: Lease): Promise<void> {
    const values = {
      profile_id: lease.profileId,
      content_id: lease.contentId,
      started_at: new Date(lease.startedAt),
      renewed_at: new Date(lease.renewedAt),
      ended_at: lease.ended && new Date(lease.ended.at),
      ended_by_another: lease.ended?.by === 'another device',
    };
    await database
      .insertInto('playback_leases')
      .values({ session_id: lease.sessionId, account_id: accountId, ...values })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(values))
      .execute();
  },
});
export type LeasesRepository = ReturnType<typeof leasesRepository>;
