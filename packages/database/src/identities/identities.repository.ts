import type { Language } from '@madang/domain/shared/language.ts';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** Somebody who has left for a provider. */
export interface SocialAttempt {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
  readonly provider: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly language: Language;
  readonly remembered: boolean;
  readonly wayBack: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What a provider vouched for, until the account's password is given. */
export interface PendingIdentity {
  readonly browserHash: Buffer;
  readonly issuer: string;
  readonly subject: string;
  readonly provider: string;
  readonly accountId: string;
  readonly remembered: boolean;
  readonly wayBack: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Rows that one statement forgets, so that nobody waits long behind it. */
const FORGOTTEN_AT_ONCE = 100;

export const identitiesRepository = (database: Database) => ({
  async findAccountId(issuer: string, subject: string): Promise<string | null> {
    const row = await database
      .selectFrom('identities')
      .select('account_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row?.account_id ?? null;
  },

  /** False when somebody else has this identity already; racers get one of them. */
  async add(issuer: string, subject: string, accountId: string, at: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('identities')
      .values({ issuer, subject, account_id: accountId, created_at: new Date(at) })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  /** Keeps an attempt, and forgets some that ran out before it began. */
  async addAttempt(attempt: SocialAttempt, at: number): Promise<void> {
    await sql`
      delete from social_attempts where state_hash = any(array(
        select state_hash from social_attempts where expires_at < ${new Date(at)} order by expires_at limit ${FORGOTTEN_AT_ONCE}))`.execute(
      database,
    );
    await database
      .insertInto('social_attempts')
      .values({
        state_hash: attempt.stateHash,
        browser_hash: attempt.browserHash,
        provider: attempt.provider,
        nonce: attempt.nonce,
        code_verifier: attempt.codeVerifier,
        language: attempt.language,
        remembered: attempt.remembered,
        way_back: attempt.wayBack,
        expires_at: new Date(attempt.expiresAt),
      })
      .execute();
  },

  /** Takes an attempt out: of all who show its state one gets it, whatever comes of it then. */
  async takeAttempt(stateHash: Buffer): Promise<SocialAttempt | null> {
    const row = await database
      .deleteFrom('social_attempts')
      .where('state_hash', '=', stateHash)
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    return {
      stateHash: row.state_hash,
      browserHash: row.browser_hash,
      provider: row.provider,
      nonce: row.nonce,
      codeVerifier: row.code_verifier,
      language: row.language as Language,
      remembered: row.remembered,
      wayBack: row.way_back,
      expiresAt: row.expires_at,
    };
  },

  /** Keeps what a provider vouched for, in place of what this browser had before; forgets some that ran out. */
  async savePending(pending: PendingIdentity, at: number): Promise<void> {
    await sql`
      delete from pending_identities where browser_hash = any(array(
        select browser_hash from pending_identities where expires_at < ${new Date(at)} order by expires_at limit ${FORGOTTEN_AT_ONCE}))`.execute(
      database,
    );
    const values = {
      issuer: pending.issuer,
      subject: pending.subject,
      provider: pending.provider,
      account_id: pending.accountId,
      remembered: pending.remembered,
      way_back: pending.wayBack,
      expires_at: new Date(pending.expiresAt),
    };
    await database
      .insertInto('pending_identities')
      .values({ browser_hash: pending.browserHash, ...values })
      .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(values))
      .execute();
  },

  async findPending(browserHash: Buffer): Promise<PendingIdentity | null> {
    const row = await database
      .selectFrom('pending_identities')
      .selectAll()
      .where('browser_hash', '=', browserHash)
      .executeTakeFirst();
    if (!row) return null;
    return {
      browserHash: row.browser_hash,
      issuer: row.issuer,
      subject: row.subject,
      provider: row.provider,
      accountId: row.account_id,
      remembered: row.remembered,
      wayBack: row.way_back,
      expiresAt: row.expires_at,
    };
  },

  async removePending(browserHash: Buffer): Promise<void> {
    await database.deleteFrom('pending_identities').where('browser_hash', '=', browserHash).execute();
  },
});
export type IdentitiesRepository = ReturnType<typeof identitiesRepository>;
