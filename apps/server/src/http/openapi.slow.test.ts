import { api } from '@madang/contract/api.ts';
import { ERRORS } from '@madang/contract/errors.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

interface Schema {
  readonly [keyword: string]: unknown;
}
interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
}
interface Call {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}

// As it travels: what JSON cannot say is not in the document.
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string;
  info: Schema;
  paths: Record<string, Record<string, Call>>;
  components: Schema;
};
const callOf = (name: OperationName): Call | undefined => {
  const [method = '', path = ''] = ROUTES[name].split(' ');
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
};
const operations = Object.entries(api) as [OperationName, Operation][];

/** Keywords of JSON Schema 2020-12 that the contract makes use of. */
const KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  'default',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'propertyNames',
  'format',
  'description',
]);
const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

const expectSchema = (schema: Schema): void => {
  for (const keyword of Object.keys(schema)) expect(KEYWORDS, JSON.stringify(schema)).toContain(keyword);
  for (const type of [schema['type'] ?? []].flat()) expect(TYPES).toContain(type);
  if (typeof schema['pattern'] === 'string') expect(() => new RegExp(schema['pattern'] as string, 'u')).not.toThrow();
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  for (const field of (schema['required'] ?? []) as string[]) expect(properties).toHaveProperty(field);
  const inner = [
    ...Object.values(properties),
    schema['items'],
    schema['propertyNames'],
    ...((schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'] ?? []) as Schema[]),
  ];
  for (const each of [...inner, schema['additionalProperties']])
    if (typeof each === 'object' && each !== null) expectSchema(each as Schema);
};

test('the document is of OpenAPI 3.1 and has every operation once, and nothing else', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: 'Madang', version: '1' });
  const ids = Object.values(document.paths).flatMap((calls) => Object.values(calls).map(({ operationId }) => operationId));
  expect(ids.sort()).toEqual(operations.map(([name]) => name).sort());
});

test.each(operations)('%s stands at its route with who may call it', (name, { authority, summary }) => {
  expect(callOf(name)).toMatchObject({ operationId: name, summary, security: authority !== 'anyone' ? [{ token: [] }] : [] });
});

test.each(operations)('%s takes its input as a query or as a body', (name, { input }) => {
  const call = callOf(name);
  const fields = Object.keys(input?.shape ?? {});
  if (/^(GET|DELETE)/.test(ROUTES[name])) {
    expect(call?.parameters?.map((parameter) => parameter.name)).toEqual(fields);
    for (const { in: place, schema } of call?.parameters ?? []) {
      expect(['query', 'path']).toContain(place);
      expectSchema(schema);
    }
    expect(call?.requestBody).toBeUndefined();
  } else {
    const schema = call?.requestBody?.content['application/json'].schema;
    expect(Object.keys((schema?.['properties'] ?? {}) as object)).toEqual(fields);
    if (schema) expectSchema(schema);
  }
});

test('calls that ask for money name the header by which they may be sent again, and no others do', () => {
  const named = operations.filter(([name]) =>
    callOf(name)?.parameters?.some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key'),
  );
  expect(named.map(([name]) => name).sort()).toEqual(['changePlan', 'createBoletoPayment', 'createGift', 'purchase']);
  for (const [name, { refusals }] of named) {
    const [{ required, schema } = { required: true, schema: {} }] = callOf(name)?.parameters ?? [];
    expect(required).toBe(false);
    expectSchema(schema);
    expect(refusals).toContain('IDEMPOTENCY_KEY_REUSED');
    expect(callOf(name)?.responses['400']?.description).toContain('IDEMPOTENCY_KEY_INVALID');
  }
});

test('a picture goes along as a part of a form', () => {
  const { content } = callOf('changeProfile')?.requestBody ?? { content: {} };
  expect(content).toMatchObject({
    'multipart/form-data': { schema: { properties: { name: { type: 'string' }, image: { type: 'string', format: 'binary' } } } },
  });
});

test.each(operations)('%s answers in the envelope [SE-85]', (name, { object, objects }) => {
  const schema = callOf(name)?.responses['200']?.content['application/json'].schema ?? {};
  expectSchema(schema);
  expect(schema['required']).toEqual([
    'code',
    'message',
    ...(objects ? ['objects', 'total_count'] : []),
    ...(object ? ['object'] : []),
  ]);
});

test.each(operations)(
  '%s declares every refusal that it can give, those of the http room too',
  (name, { authority, input, refusals }) => {
    const responses = callOf(name)?.responses ?? {};
    const announced = Object.entries(responses).flatMap(([status, { description }]) =>
      description.split(', ').map((reason) => `${status} ${reason}`),
    );
    const before = [
      'TOKEN_INVALID',
      ...(authority !== 'anyone' ? ['SIGN_IN_NEEDED'] : []),
      ...(authority === 'profile' ? ['PROFILE_NEEDED'] : []),
      ...(input ? ['INPUT_INVALID'] : []),
    ] as (keyof typeof ERRORS)[];
    for (const refusal of [...refusals, ...before]) expect(announced).toContain(`${ERRORS[refusal].status} ${refusal}`);
    expect(responses).toHaveProperty('503');
    for (const { content } of Object.values(responses)) expectSchema(content['application/json'].schema);
  },
);
