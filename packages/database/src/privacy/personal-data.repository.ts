import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection.ts';
import { type Owner, PERSONAL_TABLES, type PersonalTable, type ExportForm, type Withheld } from './personal-tables.ts';

/** Whose rows are read. */
export interface DataSubject {
  readonly accountId: string;
  readonly profileIds: readonly string[];
}

/** A row as its owner reads it, without what is withheld. */
export type PersonalRow = Readonly<Record<string, unknown>>;

/** Rows per SELECT, so that an export neither blocks other queries nor fills the memory. */
const READ_AT_ONCE = 500;

/** Ids are of one type in some tables and of another in others: as text they are the same. */
const belongsTo = ({ accountId, profileIds }: DataSubject, column: RawBuilder<unknown>, is: Owner): RawBuilder<boolean> => {
  const profiles = sql`${[...profileIds]}`;
  if (is === 'account') return sql`${column} = ${accountId}`;
  if (is === 'profile') return sql`${column} = any(${profiles})`;
  return sql`${column} in (select id from ad_showings where viewer_key = any(${profiles}))`;
};

const exportValue = (how: ExportForm | Withheld | undefined, value: unknown): unknown => {
  if (value === null) return null;
  if (how === 'instant') return new Date(value as number).toISOString();
  return how === 'bytes' ? (value as Buffer).toString('base64') : value;
};

const exportRow = ({ columns }: PersonalTable, row: PersonalRow): PersonalRow =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, how]) => typeof how === 'string')
      .map(([column, how]) => [column, exportValue(how, row[column])]),
  );

export const personalDataRepository = (database: Database) => {
  const readPiece = async (name: string, table: PersonalTable, subject: DataSubject, after: PersonalRow | undefined) => {
    const key = sql.join(table.key.map((column) => sql.ref(column)));
    const isNext = after ? sql`(${key}) > (${sql.join(table.key.map((column) => after[column]))})` : sql`true`;
    const { rows } = await sql<PersonalRow>`
      select ${sql.join(Object.keys(table.columns).map((column) => sql.ref(column)))} from ${sql.table(name)}
      where ${belongsTo(subject, sql.ref(table.owner.column), table.owner.is)} and ${isNext}
      order by ${key} limit ${READ_AT_ONCE}`.execute(database);
    return rows;
  };

  return {
    /** Yields all rows of a table that belong to a data subject, in pages. */
    async *read(name: string, table: PersonalTable, subject: DataSubject): AsyncGenerator<readonly PersonalRow[]> {
      let after: PersonalRow | undefined;
      do {
        const rows = await readPiece(name, table, subject, after);
        after = rows.length === READ_AT_ONCE ? rows.at(-1) : undefined;
        if (rows.length > 0) yield rows.map((row) => exportRow(table, row));
      } while (after);
    },

    tables: PERSONAL_TABLES,
  };
};
export type PersonalDataRepository = ReturnType<typeof personalDataRepository>;
