import { type EmailAddress, normalEmail, storedEmail } from '@madang/domain/accounts/email-address.ts';
import type { AccountDetails } from '@madang/domain/accounts/account-details.ts';
import type { Gender } from '@madang/domain/accounts/sign-up.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import type { PrivacyAnswer, PrivacyChoices } from '@madang/domain/privacy/choices.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { type Selectable, sql } from 'kysely';
import type { RecordDuty } from '../after-commit.ts';
import type { Database } from '../connection.ts';
import type { AccountsTable } from '../schema.ts';

const accountOf = (row: Selectable<AccountsTable>): Account => ({
  id: row.id,
  email: storedEmail(row.email),
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
  ...(row.email_change_until !== null && { emailChangeUntil: row.email_change_until }),
  ...((row.sale_choice ?? row.statistics_choice) !== null && {
    privacyChoices: {
      sale: row.sale_choice as PrivacyAnswer | null,
      statistics: row.statistics_choice as PrivacyAnswer | null,
    },
  }),
});

/** Serializes transactions that claim one address. The advisory lock ends with the transaction. */
const holdAddress = (database: Database, email: EmailAddress) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${email}, 1711))`.execute(database);

export const accountsRepository = (database: Database, record: RecordDuty) => ({
  async find(id: string): Promise<Account | null> {
    const row = await database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? accountOf(row) : null;
  },

  async findByEmail(email: EmailAddress): Promise<Account | null> {
    const row = await database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
    return row ? accountOf(row) : null;
  },

  /** False when the address is taken. Of concurrent sign-ups one succeeds. */
  async add(account: Account): Promise<boolean> {
    await holdAddress(database, account.email);
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

  /** Finds an account and locks its row until the transaction ends. */
  async findLocked(id: string): Promise<Account | null> {
    const row = await database.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    return row ? accountOf(row) : null;
  },

  async saveDetails(id: string, { firstName, lastName, gender, birthday }: AccountDetails): Promise<void> {
    await database
      .updateTable('accounts')
      .set({ first_name: firstName, last_name: lastName, gender, birthday })
      .where('id', '=', id)
      .execute();
    record({ kind: 'account changed', accountId: id });
  },

  async savePassword(id: string, passwordHash: string): Promise<void> {
    await database.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    record({ kind: 'account changed', accountId: id });
  },

  /** Replaces a password's hash after a change of parameters, unless the password was changed concurrently. */
  async replacePasswordHash(id: string, from: string | null, to: string): Promise<void> {
    await database
      .updateTable('accounts')
      .set({ password_hash: to })
      .where('id', '=', id)
      .where('password_hash', 'is not distinct from', from)
      .execute();
    record({ kind: 'account changed', accountId: id });
  },

  async savePrivacyChoices(id: string, { sale, statistics }: PrivacyChoices): Promise<void> {
    await database
      .updateTable('accounts')
      .set({ sale_choice: sale, statistics_choice: statistics })
      .where('id', '=', id)
      .execute();
    record({ kind: 'account changed', accountId: id });
  },

  /** Stores the expiry of a pending email change (ms). Null for none. */
  async saveEmailChange(id: string, until: number | null): Promise<void> {
    await database
      .updateTable('accounts')
      .set({ email_change_until: until === null ? null : new Date(until) })
      .where('id', '=', id)
      .execute();
    record({ kind: 'account changed', accountId: id });
  },

  /** Gives an account its verified address. False where another account has it. Within a transaction. */
  async proveEmail(id: string, email: EmailAddress): Promise<boolean> {
    await holdAddress(database, email);
    const { numUpdatedRows } = await database
      .updateTable('accounts')
      .set({ email, email_verified: true, email_change_until: null })
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('accounts as other').select('other.id').where('other.email', '=', email).where('other.id', '<>', id)),
        ),
      )
      .executeTakeFirst();
    record({ kind: 'account changed', accountId: id });
    return numUpdatedRows === 1n;
  },

  /**
   * Normalizes an account's address. False where another account has it, or this one changed concurrently. An address
   * that lost invisible characters has to be verified again. Within a transaction.
   */
  async normalizeEmail(id: string, from: string, to: EmailAddress): Promise<boolean> {
    await holdAddress(database, to);
    const { numUpdatedRows } = await database
      .updateTable('accounts')
      .set({ email: to, ...(normalEmail(from) !== to && { email_verified: false }) })
      .where('id', '=', id)
      .where('email', '=', from)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('accounts as other').select('other.id').where('other.email', '=', to))),
      )
      .executeTakeFirst();
    record({ kind: 'account changed', accountId: id });
    return numUpdatedRows === 1n;
  },

  /** Stores a birth date unless one is stored already. */
  async addBirthday(id: string, birthday: string): Promise<void> {
    await database.updateTable('accounts').set({ birthday }).where('id', '=', id).where('birthday', 'is', null).execute();
    record({ kind: 'account changed', accountId: id });
  },

  /** Authority epoch: number of events that invalidated earlier grants. Null for an unknown account. */
  async authorityEpoch(id: string): Promise<number | null> {
    const row = await database.selectFrom('accounts').select('authority_epoch').where('id', '=', id).executeTakeFirst();
    return row?.authority_epoch ?? null;
  },

  /** Invalidates everything signed under the current epoch. */
  async advanceAuthorityEpoch(id: string): Promise<void> {
    await database
      .updateTable('accounts')
      .set({ authority_epoch: sql<number>`authority_epoch + 1` })
      .where('id', '=', id)
      .execute();
  },

  /** Changes the user type: a partner bills the account from now on. */
  async changeUserType(id: string, userType: string): Promise<void> {
    await database.updateTable('accounts').set({ user_type: userType }).where('id', '=', id).execute();
    record({ kind: 'account changed', accountId: id });
  },
});
export type AccountsRepository = ReturnType<typeof accountsRepository>;
