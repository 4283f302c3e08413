import { REFUSALS } from '@madang/domain/shared/refusal.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';
import { envelopeSchema, FailureEnvelope, SUCCESS } from './envelope.ts';
import { ERRORS, FAULT, OUTAGE } from './errors.ts';
import type { Operation } from './operation.ts';
import { type OperationName, ROUTES } from './routes.ts';

const operations = Object.entries(api) as [OperationName, Operation][];
const BASES = ['/api/gateway/v01/', '/api/gateway/v03/', '/api/content/v01/', '/api/content/v02/', '/api/stream/v01/'];

test('every refusal has one row with a status and a four-digit code', () => {
  expect(Object.keys(ERRORS).sort()).toEqual([...REFUSALS].sort());
  for (const { status, code, message } of [...Object.values(ERRORS), OUTAGE, FAULT]) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(code).toMatch(/^\d{4}$/);
    expect(message).toMatch(/\.$/);
  }
});

test('the codes that the product gives are the ones in use [SE-69] [AN-74]', () => {
  expect(ERRORS.REFRESH_TOKEN_INVALID.code).toBe('2030');
  expect(ERRORS.REFRESH_TOKEN_REUSED.code).toBe('2031');
  expect(ERRORS.TV_SIGN_IN_EXPIRED.code).toBe('5005');
  expect(FAULT.code).toBe('9999');
  expect(OUTAGE.code).toBe('9999');
});

test('a code tells one refusal from another', () => {
  const codes = Map.groupBy(Object.entries(ERRORS), ([, { code }]) => code);
  const shared = [...codes.values()].filter((rows) => rows.length > 1).map((rows) => rows.map(([refusal]) => refusal));
  // Two ways of sending too much or the wrong thing; their status tells them apart.
  // And 5000, for everything that maintenance closes. The operation tells what.
  expect(shared).toEqual([
    ['INPUT_INVALID', 'BODY_TOO_LARGE'],
    ['SIGN_UP_CLOSED', 'SUBSCRIPTIONS_CLOSED'],
  ]);
});

test('every operation has its own route under one of the five bases', () => {
  expect(Object.keys(ROUTES).sort()).toEqual(Object.keys(api).sort());
  expect(new Set(Object.values(ROUTES)).size).toBe(Object.keys(ROUTES).length);
  for (const route of Object.values(ROUTES)) {
    const [method, path = ''] = route.split(' ');
    expect(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).toContain(method);
    expect(BASES.some((base) => path.startsWith(base))).toBe(true);
  }
});

test('content is read by GET; favourites, likes and reports are written by POST [CA-49]', () => {
  for (const [name, route] of Object.entries(ROUTES)) {
    if (!route.includes('/api/content/')) continue;
    expect(route.startsWith('POST'), name).toBe(/^(add|remove|restore|track)/.test(name));
  }
});

test.each(operations)('%s answers an object, a list, or both, and says what it is for', (_name, { object, objects, summary }) => {
  expect(object ?? objects).toBeDefined();
  expect(summary).toMatch(/^[A-Z].*\.$/);
});

test.each(operations)('%s wears the envelope [SE-85]', (_name, operation) => {
  const shape = envelopeSchema(operation).shape;
  expect(Object.keys(shape)).toEqual([
    'code',
    'message',
    ...(operation.objects ? ['objects', 'total_count'] : []),
    ...(operation.object ? ['object'] : []),
  ]);
  expect(envelopeSchema(operation).safeParse({ code: '9999', message: '' }).success).toBe(false);
  expect(SUCCESS).toBe('0000');
});

test.each(operations)('%s declares each refusal once, and none that the http room decides', (_name, { refusals }) => {
  expect(new Set(refusals).size).toBe(refusals.length);
  for (const refusal of ['BODY_TOO_LARGE', 'ROUTE_NOT_FOUND', 'TOKEN_INVALID'] as const) expect(refusals).not.toContain(refusal);
});

/** Texts, numbers and choices fit into a query; objects and lists do not. */
const isFlat = (schema: z.ZodType): boolean => {
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema;
  if (inner !== schema) return isFlat(inner);
  return ['string', 'number', 'enum', 'literal'].includes(inner.def.type);
};

test.each(operations.filter(([name]) => ROUTES[name].startsWith('GET')))(
  '%s takes only what fits into a query',
  (_name, { input }) => {
    for (const [field, schema] of Object.entries(input?.shape ?? {})) expect(isFlat(schema as z.ZodType), field).toBe(true);
  },
);

test.each(operations)('every text and number that %s takes is bounded', (_name, { input }) => {
  for (const [field, schema] of Object.entries(input?.shape ?? {})) {
    for (const endless of ['x'.repeat(100_000), '1'.repeat(100_000), 1e300, -1e300]) {
      expect((schema as z.ZodType).safeParse(endless).success, `${field} took ${String(endless).slice(0, 20)}`).toBe(false);
    }
  }
});

/** A rail outside home holds as many as it shows; every other list 100. */
const MOST: Readonly<Record<string, number>> = { listEpisodes: 20 };

test.each(operations.filter(([, { input }]) => input && 'limit' in input.shape))(
  'a page of %s holds 1 to 100, of a rail 1 to 20 [CA-85]',
  (name, { input }) => {
    const limit = input?.shape['limit'] as z.ZodType;
    const most = MOST[name] ?? 100;
    expect([0, 1, most, most + 1, 1.5, 'x', '', null].map((value) => limit.safeParse(value).success)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  },
);

test.each([
  ['listCollection', 24],
  ['listRecommendations', 24],
  ['listGroups', 20],
  ['listEpisodes', 20],
  ['listFavorites', 30],
  ['listLikes', 100],
  ['listWatching', 24],
  ['listContinueWatching', 24],
  ['listWebtoonGroups', 20],
  ['listRelatedWebtoons', 24],
  ['listWebtoonChildren', 24],
  ['searchKeywords', 5],
] as const)('%s gives %i at a time when nothing is said [CA-52]', (name, usual) => {
  const operation: Operation = api[name];
  expect((operation.input?.shape['limit'] as z.ZodType).parse(undefined)).toBe(usual);
});

test('a failure is distinguished from a success by its envelope', () => {
  expect(
    FailureEnvelope.safeParse({
      code: '2001',
      message: 'no',
      reason: 'EMAIL_IN_USE',
      fields: { email: 'in_use' },
      retry_after: 3,
    }).success,
  ).toBe(true);
  expect(FailureEnvelope.safeParse({ message: 'no' }).success).toBe(false);
});
