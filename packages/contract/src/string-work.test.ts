import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';
import type { Operation } from './operation.ts';

/*
 * What a caller sends is read in one thread: a pattern that goes back over its input holds up all other requests. Every string of every input
 * is filled with what makes patterns go back, as long as it may be, and reading it may cost a bounded multiple of looking at each character of
 * a whole body once. Both are measured in the same run, so that a busy machine slows both.
 */

/** The most that a body may hold (`bodyLimit` of the server). */
const MAX_BODY = 63 * 1024;
/** Looking at each character once takes some 0.05 ms: this is about 3 ms. */
const MAX_RATIO = 60;

interface Field {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly maxLength: number | null;
  /** A format of its own bounds what is accepted: a UUID, a date, a pattern. */
  readonly format: string | null;
}

const inner = (schema: z.ZodType): readonly (readonly [string, z.ZodType])[] => {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape as Record<string, z.ZodType>);
  if (schema instanceof z.ZodArray) return [['[]', schema.element as z.ZodType]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['|', option as z.ZodType] as const);
  if (schema instanceof z.ZodRecord) return [['{}', schema.valueType as z.ZodType]];
  if (schema instanceof z.ZodPipe) return [['', schema.in as z.ZodType]];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return [['', schema.unwrap() as z.ZodType]];
  return [];
};

const stringsIn = (name: string, schema: z.ZodType): readonly Field[] =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat
    ? [{ name, schema, maxLength: schema.maxLength, format: schema.format }]
    : inner(schema).flatMap(([part, deeper]) => stringsIn(part === '' ? name : `${name}.${part}`, deeper));

const FIELDS = (Object.entries(api) as [string, Operation][]).flatMap(([name, { input }]) =>
  input ? stringsIn(name, input) : [],
);

/** Pieces that are repeated, and ends at which a match fails late. */
const PIECES = ['a', ' ', '0', '-', '/', '.', 'a,', '0,', '.a', 'a@', "a'", '%5B', 'https://', '\u0301\u0316', '가', 'ﷺ'];
const ENDS = ['', '!'];

const filled = (length: number, piece: string, end: string): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, Math.max(0, length - end.length)) + end;

/** Made once: many fields are as long as each other. */
const texts = new Map<string, string>();
const textOf = (length: number, piece: string, end: string): string => {
  const key = `${length} ${piece} ${end}`;
  const known = texts.get(key) ?? filled(length, piece, end);
  texts.set(key, known);
  return known;
};

const timeOf = (work: () => unknown): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

const body = filled(MAX_BODY, 'a1 ', '');
let counted = 0;
const countDigits = (): void => {
  counted = 0;
  for (let index = 0; index < body.length; index += 1)
    if (body.charCodeAt(index) >= 48 && body.charCodeAt(index) <= 57) counted += 1;
};

for (let warm = 0; warm < 50; warm += 1) countDigits();
const quickestCount = (): number => Math.min(...Array.from({ length: 10 }, () => timeOf(countDigits)));
const usual = quickestCount();

/** How often a whole body could be looked at instead. What seems too much is measured again beside the same loop, or a busy machine decides. */
const ratioOf = (work: () => unknown): number => {
  let least = timeOf(work) / usual;
  for (let tries = 0; tries < 5 && least > MAX_RATIO; tries += 1)
    least = Math.min(least, timeOf(work) / Math.max(usual, quickestCount()));
  return least;
};

test(
  'no string of an input costs more than a bounded multiple of looking at each character of a body',
  { timeout: 120_000 },
  () => {
    const slow: string[] = [];
    for (const [schema, { name, maxLength }] of new Map(FIELDS.map((field) => [field.schema, field])))
      for (const piece of PIECES)
        for (const end of ENDS) {
          const text = textOf(Math.min(maxLength ?? MAX_BODY, MAX_BODY), piece, end);
          const ratio = ratioOf(() => schema.safeParse(text));
          if (ratio > MAX_RATIO) slow.push(`${name} ${JSON.stringify(piece)} ${ratio.toFixed(0)}`);
        }
    expect(FIELDS.length).toBeGreaterThan(300);
    expect(counted).toBeGreaterThan(0);
    expect(slow).toEqual([]);
  },
);

test('a pattern that goes back over its input is found', () => {
  const schema = z.string().regex(/^(?:a+)+$/);
  expect(ratioOf(() => schema.safeParse(`${'a'.repeat(22)}!`))).toBeGreaterThan(MAX_RATIO);
});

test('every string of an input has a greatest length or a format of its own', () => {
  /** Words that operators write, bounded by the length of the body. */
  const ofOperators = /^(?:changeNotices|changePopups|createPush)\b/;
  const unbounded = FIELDS.filter(
    ({ name, maxLength, format }) => maxLength === null && format === null && !ofOperators.test(name),
  );
  expect(unbounded.map(({ name }) => name)).toEqual([]);
});
