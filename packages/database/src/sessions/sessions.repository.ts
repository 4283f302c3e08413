import type { SessionOrigin } from '@madang/domain/identities/fresh-proof.ts';
import type { IdentityKey } from '@madang/domain/identities/pending-identity.ts';
import type { SignInType } from '@madang/domain/identities/social-sign-in.ts';
import type { RefreshToken, TokenFamily } from '@madang/domain/sessions/refresh.ts';
import type { SessionDevice, SessionKind } from '@madang/domain/sessions/session-kind.ts';
import { CompiledQuery, sql } from 'kysely';
import type { RecordDuty } from '../after-commit.ts';
import type { Database } from '../connection.ts';
import { prepared } from '../fast-path/pg/prepared-statements.ts';

/** A session: the family of its refresh tokens and who watches in it. */
export interface Session extends TokenFamily {
  readonly id: string;
  readonly accountId: string;
  /** Who watches; null until a profile has been chosen. */
  readonly profileId: string | null;
  /** The stamp of the profile's PIN when it was chosen. */
  readonly pinStamp: string | null;
  readonly remembered: boolean;
  /** How it began (SE-28). */
  readonly signInType: SignInType;
}

export interface StoredToken extends RefreshToken {
  readonly sessionId: string;
  readonly sealedSuccessor: Buffer | null;
}

/** A running session as its account sees it. Instants in milliseconds since 1970. */
export interface RunningSession extends SessionDevice {
  readonly id: string;
  readonly signedInAt: number;
  /** When its tokens were last renewed. */
  readonly seenAt: number;
}

/** How a session begins. Instants in milliseconds since 1970. */
export interface SessionStart {
  readonly token: { readonly hash: Buffer; readonly expiresAt: number };
  readonly createdAt: number;
  readonly device?: SessionDevice | undefined;
  readonly identity?: IdentityKey | null | undefined;
  /** What was proved, where that may have been replaced meanwhile. */
  readonly credentials?: { readonly email: string; readonly passwordHash: string | null } | null | undefined;
}

const UNKNOWN: SessionDevice = { kind: 'browser', name: null, country: null };

const beginFrom = (source: string): string => `
  with session as (
    insert into sessions (id, account_id, profile_id, pin_stamp, remembered, sign_in_type, newest_generation, created_at, ends_at,
      kind, device_name, country, identity_issuer, identity_subject)
    ${source}
    returning id, newest_generation)
  insert into refresh_tokens (hash, session_id, generation, expires_at)
  select $15, id, newest_generation, $16 from session`;

const BEGIN = prepared('begin-session', beginFrom('values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)'));

const BEGIN_WITH_CREDENTIALS = prepared(
  'begin-session-with-credentials',
  beginFrom(`
    select $1, accounts.id, $3::uuid, $4, $5, $6, $7, $8::timestamptz, $9::timestamptz, $10, $11, $12, $13, $14 from accounts
    where accounts.id = $2 and accounts.email = $17 and accounts.password_hash is not distinct from $18
    for update`),
);

const ADD_TOKEN = prepared(
  'add-refresh-token',
  `with token as (
     insert into refresh_tokens (hash, session_id, generation, expires_at) values ($1, $2, $3, $4) returning session_id, generation)
   update sessions set newest_generation = token.generation from token where sessions.id = token.session_id`,
);

export const sessionsRepository = (database: Database, record: RecordDuty) => ({
  async find(id: string): Promise<Session | null> {
    const row = await database.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    return {
      id: row.id,
      accountId: row.account_id,
      profileId: row.profile_id,
      pinStamp: row.pin_stamp,
      remembered: row.remembered,
      signInType: row.sign_in_type as SignInType,
      newestGeneration: row.newest_generation,
      revoked: row.revoked_at !== null,
      endsAt: row.ends_at,
    };
  },

  /** How a running session began; null for one that has ended or never was. */
  async originOf(id: string): Promise<SessionOrigin | null> {
    const row = await database
      .selectFrom('sessions')
      .select(['account_id', 'created_at', 'kind', 'identity_issuer', 'identity_subject'])
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const { identity_issuer: issuer, identity_subject: subject } = row;
    return {
      accountId: row.account_id,
      beganAt: row.created_at,
      kind: row.kind as SessionKind,
      identity: issuer === null || subject === null ? null : { issuer, subject },
    };
  },

  /**
   * Finds a token and holds its session's row until the transaction ends, so that racers take turns. The second of them writes nothing, and
   * invalidates the session as the first does: another node may have written it.
   */
  async findTokenLocked(hash: Buffer): Promise<StoredToken | null> {
    const found = await database.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash).executeTakeFirst();
    if (!found) return null;
    await database.selectFrom('sessions').select('id').where('id', '=', found.session_id).forUpdate().execute();
    record({ kind: 'session changed', sessionId: found.session_id });
    const row = await database.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (!row) return null;
    return {
      sessionId: row.session_id,
      generation: row.generation,
      usedAt: row.used_at,
      expiresAt: row.expires_at,
      sealedSuccessor: row.sealed_successor,
    };
  },

  /**
   * Adds a session together with its first refresh token, of the session's newest generation. Instants in milliseconds since 1970. With
   * `credentials` only while the account still has them, and it keeps them until this is stored: false where they were replaced.
   */
  async begin(
    session: Session,
    { token, createdAt, device: { kind, name, country } = UNKNOWN, identity = null, credentials = null }: SessionStart,
  ): Promise<boolean> {
    const values = [
      session.id,
      session.accountId,
      session.profileId,
      session.pinStamp,
      session.remembered,
      session.signInType,
      session.newestGeneration,
      new Date(createdAt),
      new Date(session.endsAt),
      kind,
      name,
      country,
      identity?.issuer ?? null,
      identity?.subject ?? null,
      token.hash,
      new Date(token.expiresAt),
    ];
    const { numAffectedRows } = await database.executeQuery(
      credentials === null
        ? CompiledQuery.raw(BEGIN, values)
        : CompiledQuery.raw(BEGIN_WITH_CREDENTIALS, [...values, credentials.email, credentials.passwordHash]),
    );
    return numAffectedRows === 1n;
  },

  /** Adds a refresh token, which becomes the newest of its session. */
  async addToken(hash: Buffer, sessionId: string, generation: number, expiresAt: number): Promise<void> {
    await database.executeQuery(CompiledQuery.raw(ADD_TOKEN, [hash, sessionId, generation, new Date(expiresAt)]));
    record({ kind: 'session changed', sessionId });
  },

  async markUsed(hash: Buffer, usedAt: number, sealedSuccessor: Buffer): Promise<void> {
    await database
      .updateTable('refresh_tokens')
      .set({ used_at: new Date(usedAt), sealed_successor: sealedSuccessor })
      .where('hash', '=', hash)
      .execute();
  },

  /** Sets the active profile. Null until the viewer chooses one. */
  async selectProfile(id: string, profile: { readonly id: string; readonly pinStamp: string | null } | null): Promise<void> {
    await database
      .updateTable('sessions')
      .set({ profile_id: profile?.id ?? null, pin_stamp: profile?.pinStamp ?? null })
      .where('id', '=', id)
      .execute();
    record({ kind: 'session changed', sessionId: id });
  },

  async kindOf(id: string): Promise<SessionKind | null> {
    const row = await database.selectFrom('sessions').select('kind').where('id', '=', id).executeTakeFirst();
    return row ? (row.kind as SessionKind) : null;
  },

  /** The sessions of an account that can still be renewed, last seen first, `limit` at most. */
  async listRunning(accountId: string, now: number, limit: number): Promise<readonly RunningSession[]> {
    const at = sql<number>`${new Date(now)}`;
    const rows = await database
      .selectFrom('sessions')
      .innerJoin('refresh_tokens as newest', (join) =>
        join.onRef('newest.session_id', '=', 'sessions.id').onRef('newest.generation', '=', 'sessions.newest_generation'),
      )
      .leftJoin('refresh_tokens as before', (join) =>
        join
          .onRef('before.session_id', '=', 'sessions.id')
          .on('before.generation', '=', sql<number>`sessions.newest_generation - 1`),
      )
      .select(['sessions.id', 'kind', 'device_name', 'country', 'created_at', 'before.used_at'])
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('ends_at', '>', at)
      .where('newest.expires_at', '>', at)
      .orderBy(sql`coalesce(before.used_at, created_at)`, 'desc')
      .orderBy('sessions.id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind as SessionKind,
      name: row.device_name,
      country: row.country,
      signedInAt: row.created_at,
      seenAt: row.used_at ?? row.created_at,
    }));
  },

  /** Ends a session of an account; false where it has none of this id that runs. */
  async end(accountId: string, id: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('sessions')
      .set({ revoked_at: new Date(at) })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('ends_at', '>', sql<number>`${new Date(at)}`)
      .executeTakeFirst();
    // Also where another node has ended it: this one may still cache it.
    record({ kind: 'session changed', sessionId: id });
    return numUpdatedRows === 1n;
  },

  /** Ends every session of an account but one, or all of them; gives those that it has ended. */
  async endOthers(accountId: string, keptId: string | null, at: number): Promise<readonly string[]> {
    const rows = await database
      .updateTable('sessions')
      .set({ revoked_at: new Date(at) })
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .$if(keptId !== null, (sessions) => sessions.where('id', '<>', keptId))
      .returning('id')
      .execute();
    record({ kind: 'account changed', accountId });
    return rows.map(({ id }) => id);
  },

  async revoke(id: string, at: number): Promise<void> {
    await database
      .updateTable('sessions')
      .set({ revoked_at: new Date(at) })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    record({ kind: 'session changed', sessionId: id });
  },
});
export type SessionsRepository = ReturnType<typeof sessionsRepository>;
