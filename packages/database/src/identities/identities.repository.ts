import { storedEmail } from '@madang/domain/accounts/email-address.ts';
import type { OutsidePerson } from '@madang/domain/identities/outside-person.ts';
import type { IdentityKey, PendingIdentity } from '@madang/domain/identities/pending-identity.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { PendingIdentitiesTable } from '../schema.ts';

/** Pending OAuth sign-in of a browser that was redirected to a provider. */
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

/** A pending identity in the browser that holds its secret. */
export type StoredPendingIdentity = PendingIdentity & { readonly browserHash: Buffer };

/** An identity as the owner of the account sees it. */
export interface JoinedIdentity extends IdentityKey {
  readonly id: string;
  readonly email: string | null;
  /** Milliseconds since 1970. */
  readonly joinedAt: number;
}

export interface UndoLink extends IdentityKey {
  readonly accountId: string;
  readonly expiresAt: number;
  readonly usedAt: number | null;
}

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 100;

/** A row that an older node wrote says nothing of the person, and cannot be accepted: null. */
const pendingOf = (row: Selectable<PendingIdentitiesTable>): StoredPendingIdentity | null => {
  const { first_name, last_name, created_at } = row;
  if (first_name === null || last_name === null || created_at === null) return null;
  return {
    browserHash: row.browser_hash,
    person: {
      issuer: row.issuer,
      subject: row.subject,
      email: row.email === null ? null : storedEmail(row.email),
      emailVerified: row.email_verified,
      firstName: first_name,
      lastName: last_name,
    },
    provider: row.provider,
    accountId: row.account_id,
    language: (row.language ?? 'en_us') as Language,
    birthday: row.birthday,
    guest: row.guest,
    requestId: row.request_id,
    productId: row.product_id,
    redirectUri: row.redirect_uri,
    remembered: row.remembered,
    wayBack: row.way_back,
    createdAt: created_at,
    expiresAt: row.expires_at,
  };
};

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

  /**
   * The account of an identity, with its row locked until the transaction ends. The identity is read again behind the lock: one that is
   * unlinked meanwhile leads nowhere.
   */
  async findAccountIdLocked(issuer: string, subject: string): Promise<string | null> {
    const accountId = await this.findAccountId(issuer, subject);
    if (accountId === null) return null;
    await database.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    return (await this.findAccountId(issuer, subject)) === accountId ? accountId : null;
  },

  /** False when another account has this identity already; of racers one gets it. */
  async add(
    { issuer, subject, email }: Pick<OutsidePerson, 'issuer' | 'subject' | 'email'>,
    accountId: string,
    at: number,
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('identities')
      .values({ issuer, subject, email, account_id: accountId, created_at: new Date(at) })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  /** The identities of an account, oldest first. */
  async listOf(accountId: string): Promise<readonly JoinedIdentity[]> {
    const rows = await database
      .selectFrom('identities')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, issuer, subject, email, created_at }) => ({ id, issuer, subject, email, joinedAt: created_at }));
  },

  /** False where the account does not have this identity. */
  async remove({ issuer, subject }: IdentityKey, accountId: string): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('identities')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  /** Keeps the hash of a mailed undo link, and forgets some that ran out. */
  async addUndoLink(hash: Buffer, link: Omit<UndoLink, 'usedAt'>, at: number): Promise<void> {
    await sql`
      delete from identity_undo_links where hash = any(array(
        select hash from identity_undo_links where expires_at < ${new Date(at)} order by expires_at limit ${FORGOTTEN_AT_ONCE}))`.execute(
      database,
    );
    await database
      .insertInto('identity_undo_links')
      .values({
        hash,
        account_id: link.accountId,
        issuer: link.issuer,
        subject: link.subject,
        created_at: new Date(at),
        expires_at: new Date(link.expiresAt),
      })
      .execute();
  },

  async findUndoLink(hash: Buffer): Promise<UndoLink | null> {
    const row = await database.selectFrom('identity_undo_links').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (!row) return null;
    const { account_id, issuer, subject, expires_at, used_at } = row;
    return { accountId: account_id, issuer, subject, expiresAt: expires_at, usedAt: used_at };
  },

  /** Uses up every undo link of an identity: what it removes is gone. */
  async endUndoLinks({ issuer, subject }: IdentityKey, accountId: string, at: number): Promise<void> {
    await database
      .updateTable('identity_undo_links')
      .set({ used_at: new Date(at) })
      .where('account_id', '=', accountId)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('used_at', 'is', null)
      .execute();
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

  /** Keeps a pending identity in place of the browser's earlier one, and forgets some that ran out. */
  async savePending(pending: StoredPendingIdentity, at: number): Promise<void> {
    await sql`
      delete from pending_identities where browser_hash = any(array(
        select browser_hash from pending_identities where expires_at < ${new Date(at)} order by expires_at limit ${FORGOTTEN_AT_ONCE}))`.execute(
      database,
    );
    const { person } = pending;
    const values = {
      issuer: person.issuer,
      subject: person.subject,
      provider: pending.provider,
      account_id: pending.accountId,
      remembered: pending.remembered,
      way_back: pending.wayBack,
      created_at: new Date(pending.createdAt),
      expires_at: new Date(pending.expiresAt),
      email: person.email,
      email_verified: person.emailVerified,
      first_name: person.firstName,
      last_name: person.lastName,
      language: pending.language,
      birthday: pending.birthday,
      guest: pending.guest,
      request_id: pending.requestId,
      product_id: pending.productId,
      redirect_uri: pending.redirectUri,
    };
    await database
      .insertInto('pending_identities')
      .values({ browser_hash: pending.browserHash, ...values })
      .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(values))
      .execute();
  },

  async findPending(browserHash: Buffer): Promise<StoredPendingIdentity | null> {
    const row = await database
      .selectFrom('pending_identities')
      .selectAll()
      .where('browser_hash', '=', browserHash)
      .executeTakeFirst();
    return row ? pendingOf(row) : null;
  },

  /** Takes it out: of callers who accept it at once, one gets it. */
  async takePending(browserHash: Buffer): Promise<StoredPendingIdentity | null> {
    const row = await database
      .deleteFrom('pending_identities')
      .where('browser_hash', '=', browserHash)
      .returningAll()
      .executeTakeFirst();
    return row ? pendingOf(row) : null;
  },

  /** Whether a request of this partner waits for a sign-in at `now` (ms). */
  async isRequestPending(issuer: string, requestId: string, now: number): Promise<boolean> {
    const row = await database
      .selectFrom('pending_identities')
      .select('issuer')
      .where('issuer', '=', issuer)
      .where('request_id', '=', requestId)
      .where('expires_at', '>', sql<number>`${new Date(now)}`)
      .executeTakeFirst();
    return row !== undefined;
  },

  async removePending(browserHash: Buffer): Promise<void> {
    await database.deleteFrom('pending_identities').where('browser_hash', '=', browserHash).execute();
  },

  /** Ends every identity that waits for the password of this account. */
  async endPending(accountId: string): Promise<void> {
    await database.deleteFrom('pending_identities').where('account_id', '=', accountId).execute();
  },
});
export type IdentitiesRepository = ReturnType<typeof identitiesRepository>;
