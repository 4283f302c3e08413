import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';

/** The parameter types of our calls, as the library names them. */
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

/** Generated once from the declarations of the pinned library, which takes five seconds, then cached. */
const schemasOf = async (version: string): Promise<Schemas> => {
  const path = `${CACHE}stripe-${version}-${PARAMS.length}.json`;
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Schemas;
  const schemas = await generate();
  mkdirSync(CACHE, { recursive: true });
  // Concurrent runs may write it: the rename makes the file appear complete
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(schemas));
  renameSync(`${path}.${process.pid}`, path);
  return schemas;
};

/** Validates parameters. Null where they are valid. */
export type Examine = (name: ParamsName, params: object) => { readonly param: string; readonly message: string } | null;

const compileAll = async (version: string): Promise<Examine> => {
  const schemas = await schemasOf(version);
  // Fast compilation suffices for a few hundred validations: optimizing would take ten times as long
  const quickly = { validateSchema: false, inlineRefs: false, code: { optimize: false } } as const;
  const ajv = new Ajv({ strict: false, coerceTypes: true, validateFormats: false, ...quickly });
  const compiled = new Map<string, ValidateFunction>(PARAMS.map((name) => [name, ajv.compile(schemas[name] ?? false)]));
  return (name, params) => {
    const validate = compiled.get(name);
    if (!validate || validate(params)) return null;
    // For a parameter that may be an object or empty, the unknown field inside the object is the clearer error
    const errors = validate.errors ?? [];
    const error = errors.find(({ keyword }) => keyword === 'additionalProperties') ?? errors[0];
    const { additionalProperty } = (error?.params ?? {}) as { readonly additionalProperty?: string };
    const within = (error?.instancePath ?? '').slice(1).replaceAll('/', '.');
    const param = [within, additionalProperty].filter(Boolean).join('.');
    return { param, message: additionalProperty ? `Received unknown parameter: ${param}` : `${param} ${error?.message}` };
  };
};

let opened: Promise<Examine> | null = null;

/** Validates parameters against the library's types, for example a misspelled field. Form values are coerced. */
export const openSchemas = (version: string): Promise<Examine> => (opened ??= compileAll(version));
