import type { Profile } from '@madang/domain/profiles/profile.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { CompiledQuery, type Selectable } from 'kysely';
import type { Database } from '../connection.ts';
import { prepared } from '../prepared.ts';
import type { ProfilesTable } from '../schema.ts';

const profileOf = (row: Selectable<ProfilesTable>): Profile => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  imagePath: row.image_path,
  picture: row.picture as Profile['picture'],
  interfaceLanguage: row.interface_language as Language,
  subtitleLanguage: row.subtitle_language as Language,
  viewingAge: row.viewing_age as ViewingAge,
  pinEnabled: row.pin_hash !== null,
});

const PROFILES_OF = prepared(
  'profiles-of-account',
  `select id, account_id, name, image_path, picture, interface_language, subtitle_language, viewing_age, pin_hash, created_at
   from profiles where account_id = $1 order by created_at, id limit 20`,
);

export const profilesRepository = (database: Database) => ({
  /** The profile, if it is this account's. */
  async find(accountId: string, id: string): Promise<Profile | null> {
    const row = await database
      .selectFrom('profiles')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? profileOf(row) : null;
  },

  async listOf(accountId: string): Promise<readonly Profile[]> {
    const { rows } = await database.executeQuery<Selectable<ProfilesTable>>(CompiledQuery.raw(PROFILES_OF, [accountId]));
    return rows.map(profileOf);
  },

  /** `createdAt` in milliseconds since 1970. */
  async add(profile: Profile, createdAt: number): Promise<void> {
    await database
      .insertInto('profiles')
      .values({
        id: profile.id,
        account_id: profile.accountId,
        name: profile.name,
        image_path: profile.imagePath,
        picture: profile.picture,
        interface_language: profile.interfaceLanguage,
        subtitle_language: profile.subtitleLanguage,
        viewing_age: profile.viewingAge,
        created_at: new Date(createdAt),
      })
      .execute();
  },
});
export type ProfilesRepository = ReturnType<typeof profilesRepository>;
