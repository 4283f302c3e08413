import type { Chance } from '../faults/world/seeded.ts';

/** As much of JSON Schema as the contract's inputs use. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

export const pick = <T>(chance: Chance, from: readonly [T, ...T[]]): T => from[chance.below(from.length)] ?? from[0];

/** Values of the world by the name of their field; others come from the schema. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const UUID = '0b6d1c6e-6a5f-4c44-9d60-3f2f0a6a9f10';
const BY_FORMAT: Readonly<Record<string, readonly [string, ...string[]]>> = {
  email: ['mina@try.example', 'a.b+c@sub.try.example'],
  uuid: [UUID],
  date: ['2001-02-03', '2028-02-29'],
  'date-time': ['2027-01-31T23:50:00Z', '2027-01-31T23:50:00.123Z'],
  uri: ['https://try.example/a?b=c'],
};
const WORDS = ['x', '50', 'moon', 'Mina', 'courtyard-26', 'en_us', '달빛', 'Ñíguez-López', '🎁', "O'Neil", '2027-01-31'] as const;

/** What clients do not send on purpose. */
export const HOSTILE = [
  null,
  true,
  '',
  0,
  -1,
  0.1,
  1e21,
  1e308,
  2 ** 53,
  -0,
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b\ufeff',
  '%00%c0%af%',
  '../../../../etc/passwd',
  "' or 1=1 --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'NaN',
  'Infinity',
  '1e309',
  '0x10',
  '９９',
  '9999-12-31',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2027-02-30',
  '2027-13-01',
  'x'.repeat(300),
  'é'.repeat(5000),
  '4 1 7 '.repeat(2000),
  [],
  [null],
  {},
  { $ne: null },
  ['x', 'x', 'x'],
  Array.from({ length: 1000 }, (_, index) => index),
] as const;

const deep = (depth: number): unknown => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

export const hostile = (chance: Chance): unknown => (chance.below(20) === 0 ? deep(2000) : HOSTILE[chance.below(HOSTILE.length)]);

const stringOf = (schema: Schema, chance: Chance): string => {
  const { minLength = 0, maxLength = 200, format } = schema;
  const formats = format === undefined ? undefined : BY_FORMAT[format];
  if (formats) return pick(chance, formats);
  const text = pick(chance, WORDS);
  return text.padEnd(minLength, text).slice(0, maxLength);
};

const numberOf = ({ minimum = 0, maximum = minimum + 100, type }: Schema, chance: Chance): number => {
  const value = minimum + chance.next() * (Math.min(maximum, minimum + 1000) - minimum);
  return type === 'integer' ? Math.floor(value) : value;
};

/** A value that fits a schema, as far as its shape says. */
export const fitting = (schema: Schema, known: Known, chance: Chance, name = ''): unknown => {
  const ours = known[name];
  if (ours !== undefined && ours.length > 0 && chance.below(4) > 0) return ours[chance.below(ours.length)];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum && schema.enum.length > 0) return schema.enum[chance.below(schema.enum.length)];
  if (schema.anyOf && schema.anyOf.length > 0)
    return fitting(schema.anyOf[chance.below(schema.anyOf.length)] ?? {}, known, chance, name);
  if (schema.type === 'boolean') return chance.below(2) === 0;
  if (schema.type === 'null') return null;
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, chance);
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = minItems + 3, items = {} } = schema;
    const count = minItems + chance.below(Math.min(maxItems, minItems + 3) - minItems + 1);
    return Array.from({ length: count }, () => fitting(items, known, chance, name));
  }
  if (schema.type === 'object') {
    const needed = new Set(schema.required);
    const chosen = Object.entries(schema.properties ?? {}).filter(([key]) => needed.has(key) || chance.below(2) === 0);
    return Object.fromEntries(chosen.map(([key, value]) => [key, fitting(value, known, chance, key)]));
  }
  return stringOf(schema, chance);
};

/** A value just beside what a schema takes: a bound missed by one, another type, a number as text. */
export const nearMiss = (schema: Schema, known: Known, chance: Chance, name = ''): unknown => {
  const { minimum, maximum, maxLength, minLength } = schema;
  const misses: unknown[] = [
    ...(maximum === undefined ? [] : [maximum + 1, maximum]),
    ...(minimum === undefined ? [] : [minimum - 1, minimum]),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), '달'.repeat(maxLength)]),
    ...(minLength === undefined || minLength === 0 ? [] : ['x'.repeat(minLength - 1)]),
    String(fitting(schema, known, chance, name)),
    [fitting(schema, known, chance, name)],
    hostile(chance),
  ];
  return misses[chance.below(misses.length)];
};
