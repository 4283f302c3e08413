import { sql } from 'kysely';
import type { Database } from './connection.ts';

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
}

const TYPES: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  int4: 'number',
  int8: 'Whole',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  bytea: 'Buffer',
  _text: 'string[]',
  _int4: 'number[]',
};

const typeOf = ({ udt_name, is_nullable, column_default }: Column): string => {
  const base = TYPES[udt_name];
  if (!base) throw new Error(`No TypeScript type is known for ${udt_name}.`);
  const type = is_nullable === 'YES' ? `${base} | null` : base;
  return column_default === null ? type : `Generated<${type}>`;
};

const interfaceName = (table: string): string =>
  `${table
    .split('_')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')}Table`;

/** The row types of the migrated database, as TypeScript: what schema.ts must say. */
export const describeSchema = async (database: Database): Promise<string> => {
  const { rows } = await sql<Column>`
    select table_name, column_name, udt_name, is_nullable, column_default
    from information_schema.columns
    where table_schema = current_schema() and table_name <> 'migrations'
    order by table_name, ordinal_position`.execute(database);
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.column_name}: ${typeOf(column)};`);
    return `export interface ${interfaceName(table)} {\n${lines.join('\n')}\n}\n`;
  });
  const schema = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)};`);
  return [
    '// Written by `node packages/database/src/write-schema.ts` from the migrated database; never by hand.',
    "import type { ColumnType, Generated } from 'kysely';\n",
    '/** Milliseconds since 1970 when read, a Date when written. */',
    'export type Timestamp = ColumnType<number, Date, Date>;',
    '/** A JSON value when read, its text when written. */',
    'export type Json = ColumnType<unknown, string, string>;',
    '/** A whole number of 64 bits: its digits when read. */',
    'export type Whole = ColumnType<string, number, number>;\n',
    ...interfaces,
    `export interface Schema {\n${schema.join('\n')}\n}\n`,
  ].join('\n');
};
