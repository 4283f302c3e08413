import type { KeytalkState, KeytalkVectors, NamedVectors } from '@madang/domain/search/keytalk-vectors.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { KeytalkVectorsTable } from '../schema.ts';

/** Titles of one profile's history that are taken into account. */
const MAX_TITLES = 40;
/** Profiles whose histories are taken into account. */
const MAX_PROFILES = 5000;

const KINDS = ['words', 'concepts', 'titles'] as const;

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));
const namedOf = (row: Selectable<KeytalkVectorsTable> | undefined): NamedVectors => ({
  names: linesOf(row?.names ?? ''),
  vectors: row ? new Int8Array(row.vectors.buffer, row.vectors.byteOffset, row.vectors.byteLength) : new Int8Array(0),
});

export const keytalkRepository = (database: Database) => ({
  /** From which catalogue, by whom and when vectors were learned last; null before the first time. */
  async findState(): Promise<KeytalkState | null> {
    const row = await database
      .selectFrom('keytalk_vectors')
      .select(['catalog_version', 'learner', 'learned_at'])
      .where('kind', '=', 'concepts')
      .executeTakeFirst();
    return row ? { catalogVersion: row.catalog_version, learner: row.learner, learnedAt: row.learned_at } : null;
  },

  async find(): Promise<KeytalkVectors | null> {
    // One transaction sees one learning: another node may be writing the next.
    return database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const rows = await trx.selectFrom('keytalk_vectors').selectAll().execute();
        const mentions = await trx.selectFrom('keytalk_mentions').selectAll().execute();
        const of = (kind: (typeof KINDS)[number]) => rows.find((row) => row.kind === kind);
        const concepts = of('concepts');
        if (!concepts) return null;
        return {
          catalogVersion: concepts.catalog_version,
          learner: concepts.learner,
          learnedAt: concepts.learned_at,
          words: namedOf(of('words')),
          concepts: namedOf(concepts),
          titles: namedOf(of('titles')),
          mentions: new Map(mentions.map(({ concept, title_ids }) => [concept, linesOf(title_ids)])),
        };
      });
  },

  /** Puts what was learned in the place of what was learned before. */
  async replace(learned: KeytalkVectors): Promise<void> {
    await database.transaction().execute(async (trx) => {
      await trx.deleteFrom('keytalk_vectors').execute();
      await trx.deleteFrom('keytalk_mentions').execute();
      for (const kind of KINDS) {
        const { names, vectors } = learned[kind];
        await trx
          .insertInto('keytalk_vectors')
          .values({
            kind,
            catalog_version: learned.catalogVersion,
            learner: learned.learner,
            learned_at: new Date(learned.learnedAt),
            names: names.join('\n'),
            vectors: Buffer.from(vectors.buffer, vectors.byteOffset, vectors.byteLength),
          })
          .execute();
      }
      const mentions = [...learned.mentions].map(([concept, ids]) => ({ concept, title_ids: ids.join('\n') }));
      if (mentions.length > 0) await trx.insertInto('keytalk_mentions').values(mentions).execute();
    });
  },

  /**
   * What the same profiles watched or liked since an instant (milliseconds since 1970): a list of title ids per profile, the newest
   * first, without saying whose. Of series the series. Only profiles with two titles or more, the most recent ones.
   */
  async listTastes(since: number): Promise<readonly (readonly string[])[]> {
    const after = new Date(since);
    const { rows } = await sql<{ title_ids: string }>`
      with seen as (
        select profile_id, content_id, modified_at as at from watch_progress where modified_at > ${after}
        union all
        select profile_id, content_id, added_at from likes where added_at > ${after}
      ), titles as (
        select seen.profile_id, coalesce(contents.parent_id, contents.id) as title_id, max(seen.at) as at
        from seen join contents on contents.id = seen.content_id
        group by 1, 2
      ), placed as (
        select *, row_number() over (partition by profile_id order by at desc, title_id) as place from titles
      )
      select string_agg(title_id, ',' order by place) as title_ids
      from placed
      where place <= ${MAX_TITLES}
      group by profile_id
      having count(*) > 1
      order by max(at) desc, title_ids
      limit ${MAX_PROFILES}`.execute(database);
    return rows.map(({ title_ids }) => title_ids.split(','));
  },
});
export type KeytalkRepository = ReturnType<typeof keytalkRepository>;
