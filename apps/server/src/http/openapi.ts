import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { api } from '@madang/contract/api.ts';
import { envelopeSchema, FailureEnvelope } from '@madang/contract/envelope.ts';
import { ERRORS, OUTAGE } from '@madang/contract/errors.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { hasBody, type Method } from '@madang/contract/viewer-routes.ts';
import { KEY_PATTERN } from '@madang/domain/billing/idempotent-call.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { z } from 'zod';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { hashSource } from './content-security-policy.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline', unrepresentable: 'any' });
  return rest;
};
const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  content: { 'application/json': { schema: schemaOf(schema, io) } },
});

/** The body of a POST: JSON, and where a file may go along the parts of a form as well. */
const bodyOf = ({ file }: Operation, input: z.ZodObject) => {
  const body = json(input, 'input');
  if (file === undefined) return body;
  const { schema } = body.content['application/json'];
  const properties = { ...schema.properties, [file.name]: { type: 'string', format: 'binary' } };
  return { content: { ...body.content, 'multipart/form-data': { schema: { ...schema, properties } } } };
};

const parametersOf = (path: string, input: z.ZodObject | undefined) =>
  Object.entries(input?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required: !(schema as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));

/** By which a call that asks for money may be sent again. */
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again with the same key, within a day, it happens once and is answered the same. A new try takes a new key.',
  schema: { type: 'string', pattern: KEY_PATTERN.source },
};

/** What any call may be refused for before its use case is asked. */
const refusedBefore = ({ authority, input, idempotent }: Operation, name: OperationName): readonly Refusal[] => [
  'TOKEN_INVALID',
  ...(authority !== 'anyone' ? (['SIGN_IN_NEEDED'] as const) : []),
  ...(authority === 'profile' ? (['PROFILE_NEEDED'] as const) : []),
  ...(input ? (['INPUT_INVALID'] as const) : []),
  ...(idempotent ? (['IDEMPOTENCY_KEY_INVALID'] as const) : []),
  ...(/^(POST|PUT)/.test(ROUTES[name]) ? (['INPUT_INVALID', 'BODY_TOO_LARGE'] as const) : []),
];

const responsesOf = (operation: Operation, name: OperationName) => {
  const refusals = new Set([...operation.refusals, ...refusedBefore(operation, name)]);
  const byStatus = Map.groupBy(refusals, (refusal) => String(ERRORS[refusal].status));
  const failures = [...byStatus].map(([status, reasons]) => [
    status,
    { description: reasons.join(', '), ...json(FailureEnvelope, 'output') },
  ]);
  return {
    200: { description: 'OK', ...json(envelopeSchema(operation), 'output') },
    ...Object.fromEntries(failures),
    [OUTAGE.status]: { description: OUTAGE.message, ...json(FailureEnvelope, 'output') },
  };
};

/** The OpenAPI 3.1 document of the contract, made from the declarations themselves. */
export const openApiDocument = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, operation] of Object.entries(api) as [OperationName, Operation][]) {
    const [method, pattern] = ROUTES[name].split(' ') as [Method, string];
    const path = pattern.replace(/:(\w+)/g, '{$1}');
    const calls = (paths[path] ??= {});
    calls[method.toLowerCase()] = {
      operationId: name,
      summary: operation.summary,
      tags: [path.split('/').slice(2, 4).join(' ')],
      security: operation.authority !== 'anyone' ? [{ token: [] }] : [],
      ...(operation.idempotent ? { parameters: [IDEMPOTENCY_KEY] } : {}),
      ...(hasBody(method) ? {} : { parameters: parametersOf(path, operation.input) }),
      ...(hasBody(method) && operation.input ? { requestBody: { required: true, ...bodyOf(operation, operation.input) } } : {}),
      responses: responsesOf(operation, name),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Madang',
      version: '1',
      description:
        'Every call of the product. Authorization carries a user token, or "anonymous"; an operator\'s carries "operator" and the key of the installation.',
    },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    paths,
  };
};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.5rem; background: #0a0a0e; color: #f2f1ec; font: 1rem/1.5 system-ui, sans-serif; }
  h2 { margin: 2.5rem 0 .5rem; font-size: 1rem; } code { color: #e8b04a; } pre { overflow: auto; padding: 1rem; border-radius: 10px; background: #121218; }
  a { color: #93a0ff; } details { margin: .25rem 0; } summary { cursor: pointer; color: #b4b3b8; }`;

const details = (label: string, value: unknown): string =>
  `<details><summary>${label}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`;

/** The contract as a page to read, in development only. */
export const apiPage = (app: FastifyInstance): void => {
  const { paths } = openApiDocument();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      path,
      method: method.toUpperCase(),
      ...(call as Record<string, unknown>),
    })),
  );
  const sections = calls.map((call) => {
    const { path, method, responses, ...rest } = call as Record<string, unknown> & { path: string; method: string };
    const input = { parameters: rest['parameters'], requestBody: rest['requestBody'] };
    return `<section><h2>${escape(String(rest['operationId']))}</h2><p>${escape(String(rest['summary']))}</p>
      <p><code>${method} ${escape(path)}</code></p>${details('Input', input)}${details('Answers', responses)}</section>`;
  });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Madang API</title><style>${STYLE}</style><h1>Madang API</h1>
    <p>Made from the contract. The same as <a href="/api/openapi.json">OpenAPI</a>.</p>${sections.join('')}</html>`;
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src ${hashSource(STYLE)}; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(page),
  );
};

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof compress;
const ENCODINGS: Encoding[] = ['br', 'gzip'];
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 7 };

/** The document as it travels: written and compressed once per process, on the first request. */
const builtDocument = (build: () => object) => {
  let plain: Buffer | null = null;
  const compressed = new Map<Encoding, Promise<Buffer>>();
  const text = (): Buffer => (plain ??= Buffer.from(JSON.stringify(build())));
  return (encoding: Encoding | null): Buffer | Promise<Buffer> => {
    if (encoding === null) return text();
    const known = compressed.get(encoding);
    if (known) return known;
    const packing = encoding === 'br' ? compress.br(text(), { params: QUALITY }) : compress.gzip(text());
    compressed.set(encoding, packing);
    packing.catch(() => compressed.delete(encoding));
    return packing;
  };
};
/** Serves the contract as an OpenAPI document. A request costs a look-up: building the document takes 60 ms. */
export const openApiRoute = (app: FastifyInstance, build: () => object = openApiDocument): void => {
  const document = builtDocument(build);
  app.get('/api/openapi.json', async (request, reply) => {
    const accepted = request.headers['accept-encoding'];
    const encoding = accepted === undefined ? null : negotiate(accepted, ENCODINGS);
    reply
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8');
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(await document(encoding));
  });
};
