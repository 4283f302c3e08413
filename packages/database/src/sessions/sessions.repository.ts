import type { RefreshToken, TokenFamily } from '@madang/domain/sessions/refresh.ts';
import type { Database } from '../connection.ts';

/** A session: the family of its refresh tokens and who watches in it. */
export interface Session extends TokenFamily {
  readonly id: string;
  readonly accountId: string;
  readonly profileId: string | null;
  readonly remembered: boolean;
}

export interface StoredToken extends RefreshToken {
  readonly sessionId: string;
  readonly sealedSuccessor: Buffer | null;
}

export const sessionsRepository = (database: Database) => ({
  async find(id: string): Promise<Session | null> {
    const row = await database.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    return {
      id: row.id,
      accountId: row.account_id,
      profileId: row.profile_id,
      remembered: row.remembered,
      newestGeneration: row.newest_generation,
      revoked: row.revoked_at !== null,
      endsAt: row.ends_at,
    };
  },

  async add(session: Session, createdAt: number): Promise<void> {
    await database
      .insertInto('sessions')
      .values({
        id: session.id,
        account_id: session.accountId,
        profile_id: session.profileId,
        remembered: session.remembered,
        newest_generation: session.newestGeneration,
        created_at: new Date(createdAt),
        ends_at: new Date(session.endsAt),
      })
      .execute();
  },

  /** Finds a token and holds its session's row until the transaction ends, so that racers take turns. */
  async findTokenLocked(hash: Buffer): Promise<StoredToken | null> {
    const found = await database.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash).executeTakeFirst();
    if (!found) return null;
    await database.selectFrom('sessions').select('id').where('id', '=', found.session_id).forUpdate().execute();
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

  async addToken(hash: Buffer, sessionId: string, generation: number, expiresAt: number): Promise<void> {
    await database
      .insertInto('refresh_tokens')
      .values({ hash, session_id: sessionId, generation, expires_at: new Date(expiresAt) })
      .execute();
    await database.updateTable('sessions').set({ newest_generation: generation }).where('id', '=', sessionId).execute();
  },

  async markUsed(hash: Buffer, usedAt: number, sealedSuccessor: Buffer): Promise<void> {
    await database
      .updateTable('refresh_tokens')
      .set({ used_at: new Date(usedAt), sealed_successor: sealedSuccessor })
      .where('hash', '=', hash)
      .execute();
  },

  async selectProfile(id: string, profileId: string): Promise<void> {
    await database.updateTable('sessions').set({ profile_id: profileId }).where('id', '=', id).execute();
  },

  async revoke(id: string, at: number): Promise<void> {
    await database
      .updateTable('sessions')
      .set({ revoked_at: new Date(at) })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
  },
});
export type SessionsRepository = ReturnType<typeof sessionsRepository>;
