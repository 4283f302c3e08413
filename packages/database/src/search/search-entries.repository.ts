import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../connection.ts';
import { prepared } from '../fast-path/pg/prepared-statements.ts';

/** Something that can be found, as it is written down. */
export interface StoredEntry {
  readonly kind: 'title' | 'person' | 'tag';
  readonly id: string;
  /** The best known come first, then the newest. */
  readonly fame: number;
  /** YYYY-MM-DD, or nothing. */
  readonly startDate: string;
  /** The names, in the engine's own form. */
  readonly keys: string;
  /** Ids of titles that it leads to, one a line. */
  readonly titles: string;
  /** Pieces of its names, as numbers. */
  readonly grams: readonly number[];
  /** What all of the above is known by. */
  readonly mark: string;
}
export type FoundEntry = Pick<StoredEntry, 'kind' | 'id' | 'keys' | 'titles'>;

/** One way to look for entries: those that have all these pieces, the best known first. */
export interface EntryLookup {
  readonly grams: readonly number[];
  readonly limit: number;
  /** The only piece, where a list of the best may be kept for it. */
  readonly listed: number | null;
}

/** What very many entries begin with, and the best of those, by number. */
export interface CommonPrefix {
  readonly gram: number;
  readonly entries: readonly number[];
}

/** The beginning of a word, and what is left of it where letters are missing, as numbers. */
export interface Stem {
  /** Space and stem as a number. */
  readonly gram: number;
  readonly space: string;
  readonly stem: string;
  readonly slips: readonly number[];
}

export interface FoundStem extends Pick<Stem, 'space' | 'stem'> {
  /** Which of the typed texts it is near to. */
  readonly typed: number;
}

/** Of the matching entries, at most this number is sorted. */
const MAX_SORTED = 2000;
/** Entries returned at most. Those of the first looks come first. */
const MAX_FOUND = 400;
/** Similar stems returned at most. */
const MAX_STEMS = 300;
/** Rows looked through at once for those that are wanted no more. */
const PAGE = 10_000;

const FIND = prepared(
  'find-search-entries',
  `with looks as materialized (
     select place, grams::integer[] as grams, most, listed
     from unnest($1::text[], $2::integer[], $3::integer[]) with ordinality as look (grams, most, listed, place)
   ), found as (
     select looks.place, best.nth, best.number
     from looks cross join lateral (
       select number, row_number() over (order by fame desc, start_date desc, number) as nth
       from (select number, fame, start_date from search_entries where grams @> looks.grams limit ${MAX_SORTED}) as fitting
       order by nth limit looks.most
     ) as best
     where not exists (select from search_beginnings where gram = looks.listed)
     union all
     select looks.place, best.nth, best.number
     from looks join search_beginnings on search_beginnings.gram = looks.listed
     cross join lateral unnest(search_beginnings.entries) with ordinality as best (number, nth)
   ), nearest as (
     select number, row_number() over (order by min(place), min(nth)) as nth
     from found group by number order by nth limit ${MAX_FOUND}
   )
   select kind, id, keys, titles from nearest join search_entries using (number) order by nth`,
);

const FIND_STEMS = prepared(
  'find-search-stems',
  `select nearest.space, nearest.stem, typed.place::integer - 1 as typed
   from unnest($1::text[]) with ordinality as typed (slips, place)
   cross join lateral (select space, stem from search_stems where slips && typed.slips::integer[] limit ${MAX_STEMS}) as nearest`,
);

const numbersIn = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

/** What a search asks. */
const searchOver = (database: Database) => ({
  /** Entries that one of the looks finds. */
  async find(looks: readonly EntryLookup[]): Promise<readonly FoundEntry[]> {
    // An empty array would match every row.
    const some = looks.filter(({ grams }) => grams.length > 0);
    if (some.length === 0) return [];
    const { rows } = await database.executeQuery<FoundEntry>(
      CompiledQuery.raw(FIND, [
        some.map(({ grams }) => numbersIn(grams)),
        some.map(({ limit: most }) => most),
        some.map(({ listed }) => listed),
      ]),
    );
    return rows;
  },

  /** Stems that have a slip in common with one of those that were typed; `typed` says with which. */
  async findStems(typed: readonly (readonly number[])[]): Promise<readonly FoundStem[]> {
    if (typed.length === 0) return [];
    const { rows } = await database.executeQuery<FoundStem>(CompiledQuery.raw(FIND_STEMS, [typed.map(numbersIn)]));
    return rows;
  },
});
export type EntrySearch = ReturnType<typeof searchOver>;

const nameOf = ({ kind, id }: Pick<StoredEntry, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Rows that belong to the catalogue as it is now, by their keys. */
export interface CurrentRows {
  readonly search_entries: ReadonlySet<number>;
  readonly search_beginnings: ReadonlySet<number>;
  readonly search_stems: ReadonlySet<number>;
}
const KEYS = [
  ['search_entries', 'number'],
  ['search_beginnings', 'gram'],
  ['search_stems', 'gram'],
] as const;

type Numbered = Pick<StoredEntry, 'kind' | 'id' | 'mark'> & { readonly number: number };

/** Everything that can be found in the catalogue, for an engine that holds none of it. */
export const searchEntriesRepository = (database: Database, searching: Database) => {
  /** The keys of a table in their order, page by page. */
  async function* pagesOf(table: keyof CurrentRows, column: string): AsyncGenerator<readonly number[]> {
    let last = -(2 ** 31) - 1;
    for (;;) {
      const { rows } = await sql<{ key: number }>`
        select ${sql.ref(column)} as key from ${sql.table(table)}
        where ${sql.ref(column)} > ${last}::bigint order by 1 limit ${PAGE}`.execute(database);
      yield rows.map(({ key }) => key);
      if (rows.length < PAGE) return;
      last = rows.at(-1)?.key ?? last;
    }
  }

  return {
    ...searchOver(searching),

    /** Which catalogue was written down last; null before the first. */
    async findVersion(): Promise<string | null> {
      const row = await database.selectFrom('search_state').select('catalog_version').executeTakeFirst();
      return row?.catalog_version ?? null;
    },

    /** Writes those of the entries that are not as they were, and gives the numbers of all, in their order. */
    async save(entries: readonly StoredEntry[]): Promise<readonly number[]> {
      const known = await sql<Numbered>`
        select number, kind, id, mark from search_entries
        join unnest(${entries.map(({ kind }) => kind)}::text[], ${entries.map(({ id }) => id)}::text[]) as named (kind, id)
        using (kind, id)`.execute(database);
      const byName = new Map(known.rows.map((row) => [nameOf(row), row]));
      const changed = entries
        .filter((entry) => byName.get(nameOf(entry))?.mark !== entry.mark)
        .map(({ startDate, ...entry }) => ({ ...entry, start_date: startDate }));
      if (changed.length > 0) {
        const { rows } = await sql<Numbered>`
          insert into search_entries (kind, id, fame, start_date, keys, titles, grams, mark)
          select * from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
            as entry (kind text, id text, fame integer, start_date text, keys text, titles text, grams integer[], mark text)
          on conflict (kind, id) do update set
            fame = excluded.fame, start_date = excluded.start_date, keys = excluded.keys, titles = excluded.titles,
            grams = excluded.grams, mark = excluded.mark
          returning number, kind, id, mark`.execute(database);
        for (const row of rows) byName.set(nameOf(row), row);
      }
      return entries.map((entry) => byName.get(nameOf(entry))?.number ?? 0);
    },

    async saveBeginnings(beginnings: readonly CommonPrefix[]): Promise<void> {
      await sql`
        insert into search_beginnings (gram, entries)
        select * from jsonb_to_recordset(${JSON.stringify(beginnings)}::jsonb) as beginning (gram integer, entries integer[])
        on conflict (gram) do update set entries = excluded.entries
        where search_beginnings.entries <> excluded.entries`.execute(database);
    },

    async saveStems(stems: readonly Stem[]): Promise<void> {
      await sql`
        insert into search_stems (gram, space, stem, slips)
        select * from jsonb_to_recordset(${JSON.stringify(stems)}::jsonb)
          as stem (gram integer, space text, stem text, slips integer[])
        on conflict (gram) do update set space = excluded.space, stem = excluded.stem, slips = excluded.slips
        where (search_stems.space, search_stems.stem, search_stems.slips) <> (excluded.space, excluded.stem, excluded.slips)`.execute(
        database,
      );
    },

    /** Removes what belongs to the catalogue no more, and says which catalogue is written down now. */
    async finish(version: string, kept: CurrentRows): Promise<void> {
      for (const [table, column] of KEYS)
        for await (const keys of pagesOf(table, column)) {
          const gone = keys.filter((key) => !kept[table].has(key));
          if (gone.length > 0)
            await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${gone}::integer[])`.execute(database);
        }
      // What was written last stands in lists that every search would look through; and plans are made for the tables as they were.
      await sql`select gin_clean_pending_list('search_entries_by_grams'), gin_clean_pending_list('search_stems_by_slips')`.execute(
        database,
      );
      for (const [table] of KEYS) await sql`analyze ${sql.table(table)}`.execute(database);
      await database
        .insertInto('search_state')
        .values({ catalog_version: version })
        .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ catalog_version: version }))
        .execute();
    },
  };
};
export type SearchEntriesRepository = ReturnType<typeof searchEntriesRepository>;
