import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv2019, { type ValidateFunction } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

type Schema = Readonly<Record<string, unknown>>;
interface Described {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const file = createRequire(import.meta.url).resolve('recurly/openapi/api.yaml');
const document = parse(readFileSync(file, 'utf8'), { merge: true, maxAliasCount: -1 }) as Document;

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);
const mapped = (schemas: Schema, change: (schema: Schema) => Schema): Schema =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema as Schema)]));

/** Whether a schema lists the fields of an object. Others are open on purpose. */
const namesFields = (schema: Schema): boolean => {
  const reference = schema['$ref'];
  const meant = typeof reference === 'string' ? document.components.schemas[reference.split('/').at(-1) ?? ''] : schema;
  return meant !== undefined && (isObject(meant['properties']) || Array.isArray(meant['allOf']));
};

/** Converts OpenAPI 3.0 to JSON Schema. An unknown field of a complete value is a fault. */
const strict = (schema: Schema, isWhole = true): Schema => {
  const { nullable, pattern, properties, items, allOf, oneOf, ...rest } = schema;
  const type = rest['type'];
  const values = rest['enum'];
  return {
    ...rest,
    ...(nullable === true && typeof type === 'string' && { type: [type, 'null'] }),
    ...(nullable === true && Array.isArray(values) && { enum: [...(values as unknown[]), null] }),
    // The document writes patterns as Ruby regex literals
    ...(typeof pattern === 'string' && { pattern: pattern.replace(/^\/(.*)\/i?$/, '$1') }),
    ...(isObject(properties) && { properties: mapped(properties, (each) => strict(each)) }),
    ...(isObject(items) && { items: strict(items) }),
    ...(Array.isArray(allOf) && { allOf: allOf.map((part) => strict(part as Schema, false)) }),
    ...(Array.isArray(oneOf) && { oneOf: oneOf.map((part) => strict(part as Schema)) }),
    ...(isWhole && namesFields(schema) && { unevaluatedProperties: false }),
  };
};

const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: true });
addFormats(ajv as unknown as Parameters<typeof addFormats>[0]);
ajv.addFormat('float', true);
ajv.addFormat('decimal', true);
ajv.addSchema({
  $id: 'recurly',
  components: { schemas: mapped(document.components.schemas, (each) => strict(each, false)) },
});

/** Points references into the document, wherever the schema is. */
const anchored = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"recurly#/components')) as Schema;

const compiled = new Map<string, ValidateFunction>();
const validatorOf = (name: string, schema: Schema): ValidateFunction => {
  const known = compiled.get(name);
  if (known) return known;
  const made = ajv.compile(anchored(strict(schema)));
  compiled.set(name, made);
  return made;
};

const templates = Object.keys(document.paths).map((path) => ({
  path,
  matches: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

const described = (method: string, path: string): { readonly name: string; readonly operation: Described } | null => {
  // Literal path segments take precedence over parameters
  const found = templates
    .filter(({ matches }) => matches.test(path))
    .sort((left, right) => left.path.split('{').length - right.path.split('{').length)
    .map(({ path: template }) => ({ template, operation: document.paths[template]?.[method.toLowerCase()] }))
    .find(({ operation }) => operation !== undefined);
  return found?.operation ? { name: `${method} ${found.template}`, operation: found.operation } : null;
};

const faultsIn = (name: string, schema: Schema | undefined, value: unknown): readonly string[] => {
  if (!schema) return [];
  const validate = validatorOf(name, schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${name}${instancePath}: ${message ?? ''} ${JSON.stringify(params)}`,
  );
};

/** Violations of Recurly's OpenAPI document in a request. */
export const faultsOfRequest = (method: string, path: string, body: unknown): readonly string[] => {
  const found = described(method, path);
  if (!found) return [`${method} ${path}: there is no such call`];
  const schema = found.operation.requestBody?.content?.['application/json']?.schema;
  if (!schema) return body === undefined ? [] : [`${found.name}: takes no body`];
  return body === undefined ? [] : faultsIn(`${found.name} request`, schema, body);
};

/** Violations of Recurly's OpenAPI document in a response. Error schemas describe the value of `error`. */
export const faultsOfAnswer = (method: string, path: string, status: number, body: unknown): readonly string[] => {
  const found = described(method, path);
  if (!found) return [];
  const { responses } = found.operation;
  const schema = (responses[status] ?? (status >= 400 ? responses['default'] : undefined))?.content?.['application/json']?.schema;
  if (status < 400 && !responses[status]) return [`${found.name}: answers no ${status}`];
  if (status < 400) return body === undefined ? [] : faultsIn(`${found.name} ${status}`, schema, body);
  const named = { $ref: `#/components/schemas/${status === 422 ? 'ErrorMayHaveTransaction' : 'Error'}` };
  return faultsIn(`error ${status}`, named, (body as { error?: unknown } | undefined)?.error);
};
