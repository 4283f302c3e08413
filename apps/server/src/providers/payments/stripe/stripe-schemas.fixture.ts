import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';

/** What our calls may say, by the names of the library’s own types. */
const PARAMS = [
  'CustomerCreateParams',
  'CustomerSearchParams',
  'PaymentIntentCancelParams',
  'PaymentIntentCreateParams',
  'PaymentIntentRetrieveParams',
  'PaymentIntentSearchParams',
  'PaymentMethodAttachParams',
  'PaymentMethodCreateParams',
  'PaymentMethodDetachParams',
  'PaymentMethodRetrieveParams',
  'RefundCreateParams',
  'RefundListParams',
  'SetupIntentCreateParams',
  'SetupIntentListParams',
] as const;
export type ParamsName = (typeof PARAMS)[number];

type Schemas = Readonly<Record<string, object>>;

const CACHE = fileURLToPath(new URL('../../../../../../.cache/', import.meta.url));

const generate = async (): Promise<Schemas> => {
  const { createGenerator } = await import('ts-json-schema-generator');
  const declarations = createRequire(import.meta.url)
    .resolve('stripe')
    .replace(/cjs\/[^/]+$/, 'esm/resources');
  const generator = createGenerator({
    path: `${declarations}/{Customers,PaymentIntents,PaymentMethods,Refunds,SetupIntents}.d.ts`,
    type: '*',
    expose: 'none',
    topRef: false,
    additionalProperties: false,
    skipTypeCheck: true,
  });
  return Object.fromEntries(PARAMS.map((name) => [name, generator.createSchema(name)]));
};

/** Made of the declarations of the pinned library once, which takes five seconds, and kept. */
const schemasOf = async (version: string): Promise<Schemas> => {
  const path = `${CACHE}stripe-${version}-${PARAMS.length}.json`;
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Schemas;
  const schemas = await generate();
  mkdirSync(CACHE, { recursive: true });
  // Another run may be at it: a file is there whole, or not at all.
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(schemas));
  renameSync(`${path}.${process.pid}`, path);
  return schemas;
};

/** Says what is wrong with what was asked; null for nothing. */
export type Examine = (name: ParamsName, params: object) => { readonly param: string; readonly message: string } | null;

const compileAll = async (version: string): Promise<Examine> => {
  const schemas = await schemasOf(version);
  // Each is asked a few hundred times: compiling them well would take ten times as long.
  const quickly = { validateSchema: false, inlineRefs: false, code: { optimize: false } } as const;
  const ajv = new Ajv({ strict: false, coerceTypes: true, validateFormats: false, ...quickly });
  const compiled = new Map<string, ValidateFunction>(PARAMS.map((name) => [name, ajv.compile(schemas[name] ?? false)]));
  return (name, params) => {
    const validate = compiled.get(name);
    if (!validate || validate(params)) return null;
    // Of something that may be an object or nothing, the object's fault says more.
    const errors = validate.errors ?? [];
    const error = errors.find(({ keyword }) => keyword === 'additionalProperties') ?? errors[0];
    const { additionalProperty } = (error?.params ?? {}) as { readonly additionalProperty?: string };
    const within = (error?.instancePath ?? '').slice(1).replaceAll('/', '.');
    const param = [within, additionalProperty].filter(Boolean).join('.');
    return { param, message: additionalProperty ? `Received unknown parameter: ${param}` : `${param} ${error?.message}` };
  };
};

let opened: Promise<Examine> | null = null;

/** Examines asks by the library’s own types: a misspelt field, a text for a number. Texts of a form become what the types say. */
export const openSchemas = (version: string): Promise<Examine> => (opened ??= compileAll(version));
