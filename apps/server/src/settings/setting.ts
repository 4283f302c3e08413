import { z } from 'zod';

/** How the text of an environment variable becomes a value. */
export interface SettingKind<T> {
  readonly schema: z.ZodType<T>;
  /** The values that it takes, as docs/operations/settings.md prints them. */
  readonly values: string;
}

/** The declaration of one setting: parser, error messages, types and docs/operations/settings.md come from it. */
export interface Setting<Name extends string = string, T = unknown> {
  /** Its environment variable. */
  readonly name: Name;
  /** Its value is undefined where it may stay unset. */
  readonly schema: z.ZodType<T>;
  readonly values: string;
  /** What holds where it is not set, as the documentation prints it. */
  readonly default: string;
  /** What it does, with its unit, and when to change it. Markdown, as one line. */
  readonly doc: string;
  /** A secret is never logged, and no error message quotes it. */
  readonly secret: boolean;
}

interface Declared<Name extends string, T> {
  readonly name: Name;
  readonly kind: SettingKind<T>;
  readonly doc: string;
  readonly secret?: boolean;
}

/** A setting with a default, which is written as in the environment and parsed like any value. */
export const setting = <const Name extends string, T>({
  name,
  kind,
  doc,
  secret = false,
  ...declared
}: Declared<Name, T> & { readonly default: string }): Setting<Name, T> => ({
  name,
  schema: kind.schema.prefault(declared.default),
  values: kind.values,
  default: declared.default === '' ? 'none' : `\`${declared.default}\``,
  doc,
  secret,
});

/** A setting without a default. `unset` is what the documentation prints in its place. */
export const optionalSetting = <const Name extends string, T>({
  name,
  kind,
  doc,
  secret = false,
  unset = 'none',
}: Declared<Name, T> & { readonly unset?: string }): Setting<Name, T | undefined> => ({
  name,
  schema: kind.schema.optional(),
  values: kind.values,
  default: unset,
  doc,
  secret,
});

/** The settings of one topic, by the property under which the code reads them. */
export type SettingTable = Readonly<Record<string, Setting>>;

type ValueOf<S> = S extends Setting<string, infer T> ? T : never;

/** Parsed values of a table, by environment variable. */
export type EnvironmentOf<Table extends SettingTable> = {
  readonly [Property in keyof Table as Table[Property]['name']]: ValueOf<Table[Property]>;
};

/** Parsed values of a table, by property; null where a setting without a default is not set. */
export type SettingValues<Table extends SettingTable> = {
  readonly [Property in keyof Table]: undefined extends ValueOf<Table[Property]>
    ? Exclude<ValueOf<Table[Property]>, undefined> | null
    : ValueOf<Table[Property]>;
};

/** Schema of a table, by environment variable. */
export const schemaOf = <Table extends SettingTable>(table: Table): z.ZodType<EnvironmentOf<Table>> =>
  z.object(Object.fromEntries(Object.values(table).map(({ name, schema }) => [name, schema]))) as unknown as z.ZodType<
    EnvironmentOf<Table>
  >;

export const valuesOf = <Table extends SettingTable>(table: Table, environment: EnvironmentOf<Table>): SettingValues<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([property, { name }]) => [
      property,
      (environment as Readonly<Record<string, unknown>>)[name] ?? null,
    ]),
  ) as unknown as SettingValues<Table>;

/** Makes the error that ends the start: one line that names every wrong setting. */
export type RefuseSettings = (faults: readonly string[]) => Error;
