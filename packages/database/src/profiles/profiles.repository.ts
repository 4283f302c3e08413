import { NO_ATTEMPTS, type PinAttempts } from '@madang/domain/profiles/pin.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { CompiledQuery, type Selectable } from 'kysely';
import type { RecordDuty } from '../after-commit.ts';
import type { Database } from '../connection.ts';
import { prepared } from '../fast-path/pg/prepared-statements.ts';
import type { ProfilesTable } from '../schema.ts';

/** A PIN as it is kept: nothing in it leads to its digits without the server's secret. */
export interface StoredPin {
  readonly hash: Buffer;
  /** The account's address when the PIN was set; the hash was made over it. */
  readonly email: string;
  readonly stamp: string;
}

const COLUMNS = [
  'id',
  'account_id',
  'name',
  'image_path',
  'picture',
  'interface_language',
  'subtitle_language',
  'viewing_age',
  'display_type',
  'pin_stamp',
] as const;
type Row = Pick<Selectable<ProfilesTable>, (typeof COLUMNS)[number]>;

const profileOf = (row: Row): Profile => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  imagePath: row.image_path,
  picture: row.picture as Profile['picture'],
  interfaceLanguage: row.interface_language as Language,
  subtitleLanguage: row.subtitle_language as Language,
  viewingAge: row.viewing_age as ViewingAge,
  displayType: row.display_type as Profile['displayType'],
  pinStamp: row.pin_stamp,
});

/** What can be changed of a profile; its PIN has its own way. */
const valuesOf = (profile: Profile) => ({
  name: profile.name,
  image_path: profile.imagePath,
  picture: profile.picture,
  interface_language: profile.interfaceLanguage,
  subtitle_language: profile.subtitleLanguage,
  viewing_age: profile.viewingAge,
  display_type: profile.displayType,
});

const dateOf = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));

const attemptValues = ({ wrongInRow, wrongInDay, dayBegan, waitsUntil }: PinAttempts) => ({
  pin_wrong_in_row: wrongInRow,
  pin_wrong_in_day: wrongInDay,
  pin_day_began: dateOf(dayBegan),
  pin_waits_until: dateOf(waitsUntil),
});

const PROFILES_OF = prepared(
  'profiles-of-account',
  `select ${COLUMNS.join(', ')} from profiles where account_id = $1 order by created_at, id limit 20`,
);

export const profilesRepository = (database: Database, record: RecordDuty) => ({
  /** The profile, if it is this account's. */
  async find(accountId: string, id: string): Promise<Profile | null> {
    const row = await database
      .selectFrom('profiles')
      .select(COLUMNS)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? profileOf(row) : null;
  },

  /** Oldest first. */
  async listOf(accountId: string): Promise<readonly Profile[]> {
    const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(PROFILES_OF, [accountId]));
    return rows.map(profileOf);
  },

  /** Profiles of an account, with the account's row locked: concurrent additions and removals are serialized. */
  async listLocked(accountId: string): Promise<readonly Profile[]> {
    await database.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    return this.listOf(accountId);
  },

  /** False where the id is taken. `createdAt` in milliseconds since 1970. A PIN is saved afterwards. */
  async add(profile: Profile, createdAt: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('profiles')
      .values({ id: profile.id, account_id: profile.accountId, ...valuesOf(profile), created_at: new Date(createdAt) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    record({ kind: 'account changed', accountId: profile.accountId });
    return numInsertedOrUpdatedRows === 1n;
  },

  async save(profile: Profile): Promise<void> {
    await database.updateTable('profiles').set(valuesOf(profile)).where('id', '=', profile.id).execute();
    record({ kind: 'account changed', accountId: profile.accountId });
  },

  /** With everything that is the profile's: its lists, its history, its picture. */
  async remove(id: string): Promise<void> {
    const removed = await database.deleteFrom('profiles').where('id', '=', id).returning('account_id').executeTakeFirst();
    if (removed) record({ kind: 'account changed', accountId: removed.account_id });
  },

  /** The PIN of a profile and what was tried; holds the profile until the transaction ends, so that guesses take turns. */
  async findPinLocked(id: string): Promise<(StoredPin & { readonly attempts: PinAttempts }) | null> {
    const row = await database.selectFrom('profiles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row || row.pin_hash === null || row.pin_email === null || row.pin_stamp === null) return null;
    return {
      hash: row.pin_hash,
      email: row.pin_email,
      stamp: row.pin_stamp,
      attempts: {
        wrongInRow: row.pin_wrong_in_row,
        wrongInDay: row.pin_wrong_in_day,
        dayBegan: row.pin_day_began,
        waitsUntil: row.pin_waits_until,
      },
    };
  },

  async savePinAttempts(id: string, attempts: PinAttempts): Promise<void> {
    await database.updateTable('profiles').set(attemptValues(attempts)).where('id', '=', id).execute();
  },

  /** Another PIN, or none; nothing has been tried on it yet. */
  async savePin(id: string, pin: StoredPin | null): Promise<void> {
    const saved = await database
      .updateTable('profiles')
      .set({
        pin_hash: pin?.hash ?? null,
        pin_email: pin?.email ?? null,
        pin_stamp: pin?.stamp ?? null,
        ...attemptValues(NO_ATTEMPTS),
      })
      .where('id', '=', id)
      .returning('account_id')
      .executeTakeFirst();
    if (saved) record({ kind: 'account changed', accountId: saved.account_id });
  },

  /** The picture of a profile takes the place of the one before. */
  async savePicture(profileId: string, id: string, webp: Buffer, createdAt: number): Promise<void> {
    const values = { id, webp, created_at: new Date(createdAt) };
    await database
      .insertInto('profile_pictures')
      .values({ profile_id: profileId, ...values })
      .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(values))
      .execute();
  },

  async findPicture(id: string): Promise<Buffer | null> {
    const row = await database.selectFrom('profile_pictures').select('webp').where('id', '=', id).executeTakeFirst();
    return row?.webp ?? null;
  },

  async removePicture(profileId: string): Promise<void> {
    await database.deleteFrom('profile_pictures').where('profile_id', '=', profileId).execute();
  },
});
export type ProfilesRepository = ReturnType<typeof profilesRepository>;
