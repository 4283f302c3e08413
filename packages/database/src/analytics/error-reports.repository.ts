import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { ErrorReportsTable } from '../schema.ts';

export const REPORTERS = ['browser', 'server'] as const;

/** Failed call, as operators see it. */
export interface ErrorReport {
  /** Milliseconds since 1970. */
  readonly reportedAt: number;
  /** A browser, or the server during SSR. */
  readonly reportedBy: (typeof REPORTERS)[number];
  /** Signed-in account. */
  readonly accountId: string | null;
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly appVersion: string | null;
}
export type StoredErrorReport = ErrorReport & { readonly id: string };

const reportOf = (row: Selectable<ErrorReportsTable>): StoredErrorReport => ({
  id: row.id,
  reportedAt: row.reported_at,
  reportedBy: row.told_by === 'server' ? 'server' : 'browser',
  accountId: row.account_id,
  path: row.path,
  code: row.code,
  message: row.message,
  appVersion: row.app_version,
});

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 5000;

export const errorReportsRepository = (database: Database) => ({
  async add(report: ErrorReport): Promise<void> {
    await database
      .insertInto('error_reports')
      .values({
        reported_at: new Date(report.reportedAt),
        told_by: report.reportedBy,
        account_id: report.accountId,
        path: report.path,
        code: report.code,
        message: report.message,
        app_version: report.appVersion,
      })
      .execute();
  },

  /** One page, newest first, with the total count. */
  async list(offset: number, limit: number): Promise<{ readonly reports: readonly StoredErrorReport[]; readonly total: number }> {
    const rows = await database
      .selectFrom('error_reports')
      .selectAll()
      .orderBy('reported_at', 'desc')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute();
    const { total } = await database
      .selectFrom('error_reports')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return { reports: rows.map(reportOf), total: Number(total) };
  },

  /** Deletes a batch of reports from before an instant (ms). False once none is left. */
  async forgetBefore(instant: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from error_reports where id = any(array(
        select id from error_reports where reported_at < ${new Date(instant)}
        order by reported_at limit ${FORGOTTEN_AT_ONCE}))`.execute(database);
    return (numAffectedRows ?? 0n) > 0n;
  },
});
export type ErrorReportsRepository = ReturnType<typeof errorReportsRepository>;
