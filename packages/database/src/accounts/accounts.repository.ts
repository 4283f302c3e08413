import type { Gender } from '@madang/domain/accounts/sign-up.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../connection.ts';
import type { AccountsTable } from '../schema.ts';

const accountOf = (row: Selectable<AccountsTable>): Account => ({
  id: row.id,
  email: row.email,
  passwordHash: row.password_hash,
  firstName: row.first_name,
  lastName: row.last_name,
  gender: row.gender as Gender,
  birthday: row.birthday,
  language: row.language as Language,
  country: row.country,
  userType: row.user_type,
  emailVerified: row.email_verified,
  createdAt: row.created_at,
});

export const accountsRepository = (database: Database) => ({
  async find(id: string): Promise<Account | null> {
    const row = await database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? accountOf(row) : null;
  },

  /** `email` in its normal spelling. */
  async findByEmail(email: string): Promise<Account | null> {
    const row = await database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
    return row ? accountOf(row) : null;
  },

  /** False when the address is taken; two people who race for it get one account. */
  async add(account: Account): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('accounts')
      .values({
        id: account.id,
        email: account.email,
        password_hash: account.passwordHash,
        first_name: account.firstName,
        last_name: account.lastName,
        gender: account.gender,
        birthday: account.birthday,
        language: account.language,
        country: account.country,
        user_type: account.userType,
        email_verified: account.emailVerified,
        created_at: new Date(account.createdAt),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
});
export type AccountsRepository = ReturnType<typeof accountsRepository>;
