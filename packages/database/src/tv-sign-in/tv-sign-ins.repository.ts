import type { TvSignIn, TvSignInAnswer } from '@madang/domain/tv-sign-in/tv-sign-in.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { TvSignInsTable } from '../schema.ts';

/** A request as it is kept; the tokens that were handed over are sealed under what the television asks with. */
export interface StoredTvSignIn extends TvSignIn {
  readonly sealedTokens: Buffer | null;
}

const answerOf = (row: Selectable<TvSignInsTable>): TvSignInAnswer | null => {
  if (row.answered_at === null) return null;
  if (row.account_id === null || row.profile_id === null) return { kind: 'denied', at: row.answered_at };
  const { account_id: accountId, profile_id: profileId, attempt_id: attemptId } = row;
  return { kind: 'confirmed', at: row.answered_at, accountId, profileId, attemptId };
};

const requestOf = (row: Selectable<TvSignInsTable>): StoredTvSignIn => ({
  id: row.id,
  device: { id: row.device_id, type: row.device_type, model: row.device_model, version: row.device_version },
  country: row.country,
  expiresAt: row.expires_at,
  interval: row.poll_interval,
  polledAt: row.polled_at,
  answer: answerOf(row),
  handedAt: row.handed_at,
  sealedTokens: row.sealed_tokens,
});

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

export const tvSignInsRepository = (database: Database) => ({
  /** False where another request that is kept has the same code. */
  async add(request: TvSignIn, userCode: string, tokenHash: Buffer): Promise<boolean> {
    const { device } = request;
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('tv_sign_ins')
      .values({
        id: request.id,
        user_code: userCode,
        token_hash: tokenHash,
        device_id: device.id,
        device_type: device.type,
        device_model: device.model,
        device_version: device.version,
        country: request.country,
        expires_at: new Date(request.expiresAt),
        poll_interval: request.interval,
      })
      .onConflict((conflict) => conflict.column('user_code').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  async findByCode(userCode: string): Promise<StoredTvSignIn | null> {
    const row = await database.selectFrom('tv_sign_ins').selectAll().where('user_code', '=', userCode).executeTakeFirst();
    return row ? requestOf(row) : null;
  },

  /** Held until the transaction ends, so that two who answer at once take turns. */
  async findByCodeLocked(userCode: string): Promise<StoredTvSignIn | null> {
    const query = database.selectFrom('tv_sign_ins').selectAll().where('user_code', '=', userCode);
    const row = await query.forUpdate().executeTakeFirst();
    return row ? requestOf(row) : null;
  },

  /** The account that confirmed a request; null while none has. */
  async accountOf(tokenHash: Buffer): Promise<string | null> {
    const row = await database
      .selectFrom('tv_sign_ins')
      .select('account_id')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row?.account_id ?? null;
  },

  /** Ends every request that an account confirmed, fetched or not; its television is answered as if the code had expired. */
  async end(accountId: string): Promise<void> {
    await database.deleteFrom('tv_sign_ins').where('account_id', '=', accountId).execute();
  },

  /** Held likewise: of two questions at once, one makes the tokens. */
  async findByTokenLocked(tokenHash: Buffer): Promise<StoredTvSignIn | null> {
    const query = database.selectFrom('tv_sign_ins').selectAll().where('token_hash', '=', tokenHash);
    const row = await query.forUpdate().executeTakeFirst();
    return row ? requestOf(row) : null;
  },

  /** What happens to a request after it was made; sealed tokens stay until others are given. */
  async save(request: TvSignIn, sealedTokens?: Buffer): Promise<void> {
    const { answer } = request;
    const confirmed = answer?.kind === 'confirmed' ? answer : null;
    await database
      .updateTable('tv_sign_ins')
      .set({
        poll_interval: request.interval,
        polled_at: dateOf(request.polledAt),
        answered_at: dateOf(answer?.at ?? null),
        account_id: confirmed?.accountId ?? null,
        profile_id: confirmed?.profileId ?? null,
        attempt_id: confirmed?.attemptId ?? null,
        handed_at: dateOf(request.handedAt),
        ...(sealedTokens && { sealed_tokens: sealedTokens }),
      })
      .where('id', '=', request.id)
      .execute();
  },

  /** Lets go of requests whose codes ended before an instant, in milliseconds since 1970. */
  async forget(endedBefore: number): Promise<void> {
    await database
      .deleteFrom('tv_sign_ins')
      .where('expires_at', '<', sql<number>`${new Date(endedBefore)}`)
      .execute();
  },

  /**
   * Counts a guess, and says how many there are since an instant, this one included. Racers have all written before any of
   * them counts: no more than the limit find themselves within it.
   */
  async addGuess(
    guess: { readonly id: string; readonly accountId: string; readonly address: string },
    at: number,
    since: number,
  ): Promise<{ readonly account: number; readonly address: number; readonly oldest: number }> {
    const { id, accountId, address } = guess;
    const longAgo = sql<number>`${new Date(since)}`;
    await database.deleteFrom('tv_code_guesses').where('guessed_at', '<=', longAgo).execute();
    await database
      .insertInto('tv_code_guesses')
      .values({ id, account_id: accountId, address, guessed_at: new Date(at) })
      .execute();
    const row = await database
      .selectFrom('tv_code_guesses')
      .select(({ fn }) => [
        fn.countAll<string>().filterWhere('account_id', '=', accountId).as('account'),
        fn.countAll<string>().filterWhere('address', '=', address).as('address'),
        fn.min('guessed_at').as('oldest'),
      ])
      .where((where) => where.or([where('account_id', '=', accountId), where('address', '=', address)]))
      .where('guessed_at', '>', longAgo)
      .executeTakeFirstOrThrow();
    return { account: Number(row.account), address: Number(row.address), oldest: Number(row.oldest) };
  },

  /** A code that was right was no guess, and one that was refused for the number of guesses is not counted either. */
  async removeGuess(id: string): Promise<void> {
    await database.deleteFrom('tv_code_guesses').where('id', '=', id).execute();
  },
});
export type TvSignInsRepository = ReturnType<typeof tvSignInsRepository>;
