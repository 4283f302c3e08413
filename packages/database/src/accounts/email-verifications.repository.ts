import { storedEmail } from '@madang/domain/accounts/email-address.ts';
import type { EmailVerification } from '@madang/domain/accounts/email-verification.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { EmailVerificationsTable } from '../schema.ts';

/** Email change, first verification mail, or a resend of either. */
export type EmailRequest = 'change' | 'start' | 'resend';

const verificationOf = (row: Selectable<EmailVerificationsTable>): EmailVerification & { readonly accountId: string } => ({
  accountId: row.account_id,
  address: storedEmail(row.address),
  mailedAt: row.mailed_at,
  expiresAt: row.expires_at,
  checkedAt: row.checked_at,
  pressedAt: row.pressed_at,
  confirmedAt: row.confirmed_at,
});

/** Longest window of the rate limits. */
const DAY_MS = 86_400_000;

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 5000;

export const emailVerificationsRepository = (database: Database) => ({
  async find(accountId: string): Promise<EmailVerification | null> {
    const row = await database
      .selectFrom('email_verifications')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row ? verificationOf(row) : null;
  },

  async findByHash(hash: Buffer): Promise<(EmailVerification & { readonly accountId: string }) | null> {
    const row = await database.selectFrom('email_verifications').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row ? verificationOf(row) : null;
  },

  /** Creates or replaces the pending verification. */
  async save(accountId: string, hash: Buffer, verification: EmailVerification): Promise<void> {
    const { address, mailedAt, expiresAt, checkedAt, pressedAt, confirmedAt } = verification;
    const date = (instant: number | null) => (instant === null ? null : new Date(instant));
    const values = {
      address,
      hash,
      mailed_at: new Date(mailedAt),
      expires_at: new Date(expiresAt),
      checked_at: date(checkedAt),
      pressed_at: date(pressedAt),
      confirmed_at: date(confirmedAt),
    };
    await database
      .insertInto('email_verifications')
      .values({ account_id: accountId, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute();
  },

  /** Stores the hash of the link that stops the pending change. */
  async saveStopLink(accountId: string, stopHash: Buffer): Promise<void> {
    await database.updateTable('email_verifications').set({ stop_hash: stopHash }).where('account_id', '=', accountId).execute();
  },

  async findByStopHash(stopHash: Buffer): Promise<(EmailVerification & { readonly accountId: string }) | null> {
    const row = await database.selectFrom('email_verifications').selectAll().where('stop_hash', '=', stopHash).executeTakeFirst();
    return row ? verificationOf(row) : null;
  },

  /** Ends a pending change to an address other than `currentEmail`. Its own verification stays. */
  async endChange(accountId: string, currentEmail: string): Promise<void> {
    await database
      .deleteFrom('email_verifications')
      .where('account_id', '=', accountId)
      .where('address', '<>', currentEmail)
      .where('confirmed_at', 'is', null)
      .execute();
  },

  async markChecked(accountId: string, at: number, pressed: boolean): Promise<void> {
    await database
      .updateTable('email_verifications')
      .set({ checked_at: new Date(at), ...(pressed && { pressed_at: new Date(at) }) })
      .where('account_id', '=', accountId)
      .execute();
  },

  async markConfirmed(accountId: string, at: number): Promise<void> {
    await database
      .updateTable('email_verifications')
      .set({ confirmed_at: new Date(at) })
      .where('account_id', '=', accountId)
      .execute();
  },

  async remove(accountId: string): Promise<void> {
    await database.deleteFrom('email_verifications').where('account_id', '=', accountId).execute();
  },

  async addRequest(accountId: string, kind: EmailRequest, at: number): Promise<void> {
    await database
      .insertInto('email_requests')
      .values({ account_id: accountId, kind, asked_at: new Date(at) })
      .execute();
  },

  /** Times of requests of a kind within the last day, in milliseconds since 1970. */
  async listRequests(accountId: string, kind: EmailRequest, now: number): Promise<readonly number[]> {
    const rows = await database
      .selectFrom('email_requests')
      .select('asked_at')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .orderBy('asked_at', 'desc')
      .limit(20)
      .execute();
    return rows.map(({ asked_at }) => asked_at).filter((at) => now - at < DAY_MS);
  },

  /** Deletes a batch of requests from before an instant (ms). False once none is left. */
  async forgetRequestsBefore(instant: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from email_requests where id = any(array(
        select id from email_requests where asked_at < ${new Date(instant)} limit ${FORGOTTEN_AT_ONCE}))`.execute(database);
    return (numAffectedRows ?? 0n) > 0n;
  },
});
export type EmailVerificationsRepository = ReturnType<typeof emailVerificationsRepository>;
