import type { Collection, Content, Credit, Person } from '@madang/domain/catalog/content.ts';
import { type CatalogId, DISPLAY_STATES, POLICY_RANGES, RATINGS } from '@madang/domain/catalog/vocabulary.ts';
import { memberOf } from '@madang/domain/shared/closed-list.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import type { Panel } from '@madang/domain/webtoons/panel.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../connection.ts';
import type { ContentsTable } from '../schema.ts';

/** Everything there is to browse, as it is read into memory at once. */
export interface CatalogRows {
  readonly version: string;
  readonly contents: readonly Content[];
  readonly people: readonly Person[];
  readonly keywords: ReadonlyMap<string, Localized>;
  readonly collections: readonly Collection[];
}

/** Strips by the id of their episode. Large, so they are loaded one at a time, when a reader opens one. */
export interface StripRows {
  readonly strips?: ReadonlyMap<string, readonly Panel[]>;
}

const contentOf = (row: Selectable<ContentsTable>): Content => ({
  id: row.id,
  type: row.type as Content['type'],
  detailType: row.detail_type as Content['detailType'],
  parentId: row.parent_id,
  catalogs: row.catalogs as CatalogId[],
  number: row.number,
  durationSeconds: row.duration_seconds,
  title: row.title as Content['title'],
  romanized: row.romanized,
  aliases: row.aliases,
  synopsis: row.synopsis as Localized | null,
  genres: row.genres as Content['genres'],
  keywords: row.keywords,
  credits: row.credits as Credit[],
  year: row.year,
  broadcaster: row.broadcaster,
  rating: memberOf(RATINGS, row.rating, 'rating'),
  range: memberOf(POLICY_RANGES, row.policy_range, `policy range of content ${row.id}`),
  state: memberOf(DISPLAY_STATES, row.state, 'display state'),
  startDate: row.start_date,
  endDate: row.end_date,
  rhythm: row.rhythm,
  season: row.season,
  relatedIds: row.related_ids,
  countries: row.countries,
  asset: row.asset,
  marks: row.marks as Content['marks'],
  picture: row.picture as Content['picture'],
});

const rowOf = (content: Content) => ({
  id: content.id,
  type: content.type,
  detail_type: content.detailType,
  parent_id: content.parentId,
  catalogs: [...content.catalogs],
  number: content.number,
  duration_seconds: content.durationSeconds,
  title: JSON.stringify(content.title),
  romanized: content.romanized,
  aliases: [...content.aliases],
  synopsis: content.synopsis === null ? null : JSON.stringify(content.synopsis),
  genres: [...content.genres],
  keywords: [...content.keywords],
  credits: JSON.stringify(content.credits),
  year: content.year,
  broadcaster: content.broadcaster,
  rating: content.rating,
  policy_range: content.range,
  state: content.state,
  start_date: content.startDate,
  end_date: content.endDate,
  rhythm: content.rhythm,
  season: content.season,
  related_ids: [...content.relatedIds],
  countries: content.countries === null ? null : [...content.countries],
  asset: content.asset,
  marks: content.marks === null ? null : JSON.stringify(content.marks),
  picture: JSON.stringify(content.picture),
});

/** Read in one piece, so that others have their turn in between: a few milliseconds. */
const READ_AT_ONCE = 1000;

/** PostgreSQL takes 65,535 parameters in one statement. */
const ROWS_AT_ONCE = 500;
const chunks = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / ROWS_AT_ONCE) }, (_, index) =>
    list.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );

/** Every content by id, in pieces. */
const readContents = async (database: Database): Promise<readonly Content[]> => {
  const contents: Content[] = [];
  for (;;) {
    const last = contents.at(-1);
    const some = await database
      .selectFrom('contents')
      .selectAll()
      .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute();
    for (const row of some) contents.push(contentOf(row));
    if (some.length < READ_AT_ONCE) return contents;
  }
};

const readRows = async (database: Database): Promise<Omit<CatalogRows, 'version'>> => {
  const contents = await readContents(database);
  const people = await database.selectFrom('people').selectAll().execute();
  const keywords = await database.selectFrom('keywords').selectAll().execute();
  const collections = await database.selectFrom('collections').selectAll().orderBy('catalog_id').orderBy('position').execute();
  return {
    contents,
    people: people.map((row) => ({
      id: row.id,
      name: row.name,
      nameKo: row.name_ko,
      picture: row.picture as Person['picture'],
    })),
    keywords: new Map(keywords.map((row) => [row.key, row.words as Localized])),
    collections: collections.map((row) => ({
      id: row.id,
      catalogId: row.catalog_id as CatalogId,
      name: row.name as Localized,
      layout: row.layout as Collection['layout'],
      contentIds: row.content_ids,
    })),
  };
};

export const catalogRepository = (database: Database) => ({
  /** Names the state of the catalogue; changes whenever anything in it does. */
  async getVersion(): Promise<string> {
    const { version } = await database.selectFrom('catalog_state').select('version').executeTakeFirstOrThrow();
    return version;
  },

  async getAll(): Promise<CatalogRows> {
    for (;;) {
      const version = await this.getVersion();
      const rows = await readRows(database);
      // Pieces of two catalogues are none: one that was replaced meanwhile is read again.
      if ((await this.getVersion()) === version) return { version, ...rows };
    }
  },

  async find(id: string): Promise<Content | null> {
    const row = await database.selectFrom('contents').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? contentOf(row) : null;
  },

  /** The titles that play an asset, the first by id where there are very many. */
  async listPlaying(asset: string): Promise<readonly Content[]> {
    const rows = await database
      .selectFrom('contents')
      .selectAll()
      .where('asset', '=', asset)
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute();
    return rows.map(contentOf);
  },

  /** Attaches an asset to a title. `version` becomes the catalog version, so that every node reloads it. */
  async setAsset(
    id: string,
    { asset, durationSeconds, marks }: Pick<Content, 'asset' | 'durationSeconds' | 'marks'>,
    version: string,
  ): Promise<void> {
    const change = { asset, duration_seconds: durationSeconds, marks: marks === null ? null : JSON.stringify(marks) };
    await database.updateTable('contents').set(change).where('id', '=', id).execute();
    await database.updateTable('catalog_state').set({ version }).execute();
  },

  /** Puts a whole catalogue in the place of the one before, in one transaction. What viewers did stays. */
  async replaceAll({ version, contents, people, keywords, collections, strips }: CatalogRows & StripRows): Promise<void> {
    await database.transaction().execute(async (trx) => {
      await trx.deleteFrom('collections').execute();
      await trx.deleteFrom('contents').execute();
      await trx.deleteFrom('people').execute();
      await trx.deleteFrom('keywords').execute();
      // Titles come before their children.
      const ordered = [...contents].sort((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null));
      for (const some of chunks(ordered)) await trx.insertInto('contents').values(some.map(rowOf)).execute();
      const drawn = [...(strips ?? [])].map(([episodeId, panels]) => ({ episode_id: episodeId, panels: JSON.stringify(panels) }));
      for (const some of chunks(drawn)) await trx.insertInto('webtoon_strips').values(some).execute();
      const persons = people.map(({ id, name, nameKo, picture }) => ({
        id,
        name,
        name_ko: nameKo,
        picture: JSON.stringify(picture),
      }));
      for (const some of chunks(persons)) await trx.insertInto('people').values(some).execute();
      const words = [...keywords].map(([key, value]) => ({ key, words: JSON.stringify(value) }));
      for (const some of chunks(words)) await trx.insertInto('keywords').values(some).execute();
      const rows = collections.map(({ id, catalogId, name, layout, contentIds }, position) => ({
        id,
        catalog_id: catalogId,
        position,
        name: JSON.stringify(name),
        layout,
        content_ids: [...contentIds],
      }));
      for (const some of chunks(rows)) await trx.insertInto('collections').values(some).execute();
      await trx.updateTable('catalog_state').set({ version }).execute();
    });
  },
});
export type CatalogRepository = ReturnType<typeof catalogRepository>;
