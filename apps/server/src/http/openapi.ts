import { api } from '@madang/contract/api.ts';
import { envelopeSchema, FailureEnvelope } from '@madang/contract/envelope.ts';
import { ERRORS, OUTAGE } from '@madang/contract/errors.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { hasBody, type Method } from '@madang/contract/viewer-routes.ts';
import { KEY_PATTERN } from '@madang/domain/billing/idempotent-call.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { z } from 'zod';

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
