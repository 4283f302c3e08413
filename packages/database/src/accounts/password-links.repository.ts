import type { PasswordLink } from '@madang/domain/accounts/passwords.ts';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';

export interface StoredPasswordLink extends PasswordLink {
  readonly id: string;
  readonly accountId: string;
}

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 5000;

export const passwordLinksRepository = (database: Database) => ({
  async add(
    link: { readonly id: string; readonly accountId: string; readonly hash: Buffer },
    createdAt: number,
    expiresAt: number,
  ) {
    await database
      .insertInto('password_links')
      .values({
        id: link.id,
        account_id: link.accountId,
        hash: link.hash,
        created_at: new Date(createdAt),
        expires_at: new Date(expiresAt),
      })
      .execute();
  },

  /** Creation times of an account's valid links, in milliseconds since 1970. */
  async listOpen(accountId: string, now: number): Promise<readonly number[]> {
    const rows = await database
      .selectFrom('password_links')
      .select('created_at')
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .where(sql<boolean>`expires_at > ${new Date(now)}`)
      .limit(100)
      .execute();
    return rows.map(({ created_at }) => created_at);
  },

  async find(hash: Buffer): Promise<StoredPasswordLink | null> {
    const row = await database.selectFrom('password_links').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row ? { id: row.id, accountId: row.account_id, expiresAt: row.expires_at, usedAt: row.used_at } : null;
  },

  /** Invalidates all links of an account. */
  async end(accountId: string, at: number): Promise<void> {
    await database
      .updateTable('password_links')
      .set({ used_at: new Date(at) })
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .execute();
  },

  /** Deletes a batch of links that expired before an instant (ms). False once none is left. */
  async forgetBefore(instant: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from password_links where id = any(array(
        select id from password_links where expires_at < ${new Date(instant)} limit ${FORGOTTEN_AT_ONCE}))`.execute(database);
    return (numAffectedRows ?? 0n) > 0n;
  },
});
export type PasswordLinksRepository = ReturnType<typeof passwordLinksRepository>;
