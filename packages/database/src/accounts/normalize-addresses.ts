import { repairedEmail } from '@madang/domain/accounts/email-address.ts';
import { sql } from 'kysely';
import { ignoreDuty } from '../after-commit.ts';
import type { Database } from '../connection.ts';
import { accountsRepository } from './accounts.repository.ts';

/** Rows read by one statement. */
const BATCH = 100;

const isBeyondAscii = (column: string) => sql<boolean>`octet_length(${sql.ref(column)}) <> char_length(${sql.ref(column)})`;

/** Rows in order of their id, whose address has characters outside ASCII: only those can be stored in another form than the normalized one. */
async function* accountsBeyondAscii(database: Database) {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await database
      .selectFrom('accounts')
      .select(['id', 'email', 'email_verified', 'created_at'])
      .where(isBeyondAscii('email'))
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
}

/** New addresses that wait for their link: the link must lead to the normalized form. */
const normalizePending = async (database: Database): Promise<void> => {
  const pending = await database
    .selectFrom('email_verifications')
    .select(['account_id', 'address'])
    .where(isBeyondAscii('address'))
    .where('confirmed_at', 'is', null)
    .execute();
  for (const { account_id, address } of pending) {
    const normalized = repairedEmail(address);
    if (normalized === null || normalized === address) continue;
    await database
      .updateTable('email_verifications')
      .set({ address: normalized })
      .where('account_id', '=', account_id)
      .where('address', '=', address)
      .execute();
  }
};

/**
 * Brings addresses that were stored under older rules into their normalized form. Of two accounts whose addresses are one, the verified and then
 * the older one gets it; the other is left as it is. Returns the ids of those left: an operator has to give each of them another address.
 */
export const normalizeAddresses = async (database: Database): Promise<readonly string[]> => {
  const repairs: { readonly id: string; readonly email: string; readonly verified: boolean; readonly createdAt: number }[] = [];
  for await (const { id, email, email_verified: verified, created_at: createdAt } of accountsBeyondAscii(database))
    if (repairedEmail(email) !== email) repairs.push({ id, email, verified, createdAt });
  repairs.sort((one, other) => Number(other.verified) - Number(one.verified) || one.createdAt - other.createdAt);
  const left: string[] = [];
  for (const { id, email } of repairs) {
    const normalized = repairedEmail(email);
    const isRenamed =
      normalized !== null &&
      (await database
        .transaction()
        .execute((transaction) => accountsRepository(transaction, ignoreDuty).normalizeEmail(id, email, normalized)));
    if (!isRenamed) left.push(id);
  }
  await normalizePending(database);
  return left;
};
