import { MAX_SERIES_PLACES, type SubtitleChoice, type SubtitlePart } from '@madang/domain/playback/subtitle-preferences.ts';
import { CompiledQuery, type Selectable } from 'kysely';
import type { Database } from '../connection.ts';
import { prepared } from '../fast-path/pg/prepared-statements.ts';
import type { SubtitlePreferencesTable } from '../schema.ts';

type Row = Omit<Selectable<SubtitlePreferencesTable>, 'profile_id'>;

const choiceOf = ({ part, series_id, value, chosen_at }: Row): SubtitleChoice => ({
  part: part as SubtitlePart,
  seriesId: series_id === '' ? null : series_id,
  value,
  chosenAt: chosen_at,
});

/** With every play call; at most one row a part, and one for the series. */
const CHOICES_IN = prepared(
  'subtitle-choices',
  `select part, series_id, value, chosen_at from subtitle_preferences where profile_id = $1 and series_id in ('', $2)`,
);

export const subtitlePreferencesRepository = (database: Database) => ({
  /** What holds for the whole profile, and in the series. */
  async list(profileId: string, seriesId: string | null): Promise<readonly SubtitleChoice[]> {
    const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(CHOICES_IN, [profileId, seriesId ?? '']));
    return rows.map(choiceOf);
  },

  /** Saves each choice unless a newer one is stored: newerChoice's condition, whatever races. */
  async save(profileId: string, choices: readonly SubtitleChoice[]): Promise<void> {
    if (choices.length === 0) return;
    await database
      .insertInto('subtitle_preferences')
      .values(
        choices
          // In the order of the key, so that no two nodes wait for each other.
          .toSorted((one, other) => (one.part < other.part ? -1 : 1))
          .map(({ part, seriesId, value, chosenAt }) => ({
            profile_id: profileId,
            part,
            series_id: seriesId ?? '',
            value,
            chosen_at: new Date(chosenAt),
          })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['profile_id', 'part', 'series_id'])
          .doUpdateSet({
            value: (row) => row.ref('excluded.value'),
            chosen_at: (row) => row.ref('excluded.chosen_at'),
          })
          .whereRef('subtitle_preferences.chosen_at', '<=', 'excluded.chosen_at'),
      )
      .execute();
    if (choices.some(({ seriesId }) => seriesId !== null)) await this.forgetOldSeries(profileId);
  },

  /** Keeps the places of the series chosen in last. */
  async forgetOldSeries(profileId: string): Promise<void> {
    await database
      .deleteFrom('subtitle_preferences')
      .where('profile_id', '=', profileId)
      .where('series_id', 'in', (old) =>
        old
          .selectFrom('subtitle_preferences')
          .select('series_id')
          .where('profile_id', '=', profileId)
          .where('series_id', '<>', '')
          .orderBy('chosen_at', 'desc')
          .orderBy('series_id')
          .offset(MAX_SERIES_PLACES),
      )
      .execute();
  },
});
export type SubtitlePreferencesRepository = ReturnType<typeof subtitlePreferencesRepository>;
