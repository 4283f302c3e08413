import { api } from '@madang/contract/api.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { hasBody, type Method } from '@madang/contract/viewer-routes.ts';
import { OUTER_ROUTES, ROUTES as PAGES } from '../../apps/web/src/routes.ts';
import type { Chance } from '../faults/world/seeded.ts';
import { fitting, hostile, type Known, nearMiss, pick, type Schema } from './values.ts';
import type { WireRequest } from './wire.ts';

/** In whose name a request is sent; its token is filled in when it is. */
export const CALLERS = ['anonymous', 'basic', 'premium', 'family', 'operator'] as const;
export type Caller = (typeof CALLERS)[number];

export interface Case {
  readonly caller: Caller;
  /** The operation whose contract the answer has to keep; null for pages, files and bent targets. */
  readonly operation: OperationName | null;
  readonly request: WireRequest;
}

export const OPERATIONS = Object.keys(api) as OperationName[];
const operationOf = (name: OperationName): Operation => api[name];
const schemas = new Map<OperationName, Schema>(
  OPERATIONS.map((name) => [
    name,
    (operationOf(name).input?.toJSONSchema({ io: 'input', reused: 'inline', unrepresentable: 'any' }) ?? {
      type: 'object',
    }) as Schema,
  ]),
);

const LANGUAGES = ['en_us', 'pt_br', 'es_es', 'zh_cn', 'vi_vn', 'ko_kr', '%', 'EN_US'] as const;
/** Addresses beside the router's, by which files, streams and documents are had. */
const OTHER_TARGETS = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/.well-known/gpc.json',
  '/api/openapi.json',
  '/api/docs',
  '/api/webhooks/payments',
  '/mailbox',
  '/mailbox/x',
  '/mailbox/x/letter',
  '/assets/x.js',
  '/img/profiles/x.webp',
  '/img/1/40/hero-768x432.webp',
  '/media/x/master.m3u8',
  '/media/x/y/segment-1.m4s',
  '/process/oauth/village',
  '/process/odk',
  '/process/bango',
  '/card-fields',
] as const;

export const PAGE_TARGETS: readonly string[] = [
  ...Object.values(PAGES).map(({ path }) => `/:lang/${path}`),
  ...Object.values(OUTER_ROUTES).map(({ path }) => `/${path}`),
  ...OTHER_TARGETS,
];

const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['Accept-Language', 'zh-CN, ;q=, *;q=9, es ; q=0.9'],
  ['Accept-Language', 'x'.repeat(2000)],
  ['Accept-Encoding', 'gzip;q=0, br;q=nope, *'],
  ['Accept', '\u0000'.replace('\u0000', '*/*;q=1.0001')],
  ['If-None-Match', 'W/"x", "y", *'],
  ['If-Modified-Since', 'Thu, 31 Feb 1900 25:61:61 GMT'],
  ['Range', 'bytes=999999999-'],
  ['Range', 'bytes=-0, 5-1, 0-0,1-1'],
  ['Range', 'lines=1-2'],
  ['Cookie', 'madang_token=x; madang_language=%; madang_privacy=; =; ;;; a'],
  ['Cookie', `madang_token=${'eyJ'.repeat(900)}`],
  ['Cookie', '__proto__=1; madang_udid=\u00ff'],
  ['Host', 'evil.example'],
  ['Host', '[::1'],
  ['Origin', 'null'],
  ['Referer', 'http://['],
  ['User-Agent', ''],
  ['User-Agent', 'Mozilla/5.0 (compatible; MSIE 8.0; '.repeat(40)],
  ['Sec-Fetch-Site', 'cross-site'],
  ['Sec-GPC', '1'],
  ['X-Forwarded-For', 'not an address, 999.1.1.1'],
  ['X-Forwarded-For', '::ffff:10.1.2.3'],
  ['X-Forwarded-Proto', 'https, javascript'],
  ['X-Forwarded-Host', 'a/../b'],
  ['X-Country', 'KP'],
  ['X-Country', '%%'],
  ['Idempotency-Key', 'k'.repeat(256)],
  ['Idempotency-Key', 'one'],
  ['Expect', '100-continue'],
  ['Upgrade', 'websocket'],
  ['Content-Encoding', 'gzip'],
  ['Authorization', 'Bearer x'],
  ['Authorization', 'eyJhbGciOiJub25lIn0.e30.'],
  ['Authorization', 'operator '],
];
const ODD_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/jsonx',
  '',
] as const;
const ODD_METHODS = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'PURGE', 'QUERY', 'TRACE', 'get'] as const;
const ODD_BODIES = [
  '{',
  'null',
  '[]',
  '"x"',
  '{"__proto__":{"admin":true}}',
  '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\nGIF89a\r\n--x--\r\n',
  'a=b&a=c&=%',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  ' '.repeat(70_000),
  '\ufeff{}',
] as const;

const encode = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.toWellFormed()).slice(0, 6000);
};

const oddlyEncoded = (text: string, chance: Chance): string =>
  pick(chance, [
    text.replaceAll('%', '%25'),
    `${text}%`,
    `${text}%zz`,
    `${text}%c3%28`,
    `${text}%00`,
    text.toUpperCase(),
    `${text}//..//.`,
  ]);

const queryOf = (entries: readonly (readonly [string, unknown])[]): string =>
  entries.length === 0 ? '' : `?${entries.map(([key, value]) => `${encodeURIComponent(key)}=${encode(value)}`).join('&')}`;

const anAddress = (chance: Chance): string => `10.${chance.below(250)}.${chance.below(250)}.${1 + chance.below(250)}`;

/** Input of an operation: all of it fits, or one field misses by little, or some are hostile. */
const inputOf = (name: OperationName, known: Known, chance: Chance): Record<string, unknown> => {
  const schema = schemas.get(name) ?? {};
  const input = fitting(schema, known, chance) as Record<string, unknown>;
  const fields = Object.entries(schema.properties ?? {});
  const kind = chance.below(3);
  if (kind === 0 || fields.length === 0) return input;
  const bent = kind === 1 ? 1 : 1 + chance.below(fields.length);
  for (let index = 0; index < bent; index += 1) {
    const [field, shape] = fields[chance.below(fields.length)] ?? ['', {}];
    input[field] = kind === 1 ? nearMiss(shape, known, chance, field) : hostile(chance);
  }
  if (chance.below(20) === 0) input['unknown'] = hostile(chance);
  return input;
};

const callerFor = (name: OperationName, chance: Chance): Caller => {
  if (chance.below(6) === 0) return pick(chance, CALLERS);
  const { authority } = operationOf(name);
  if (authority === 'operator') return 'operator';
  return authority === 'anyone' ? pick(chance, ['anonymous', 'premium', 'family']) : pick(chance, ['basic', 'premium', 'family']);
};

/** A call of one operation that the wire carries without bending it. */
const callCase = (name: OperationName, known: Known, chance: Chance): Case => {
  const [method, pattern] = ROUTES[name].split(' ') as [Method, string];
  const input = inputOf(name, known, chance);
  // An empty field would name another path.
  const inPath = Object.fromEntries(
    [...pattern.matchAll(/:(\w+)/g)].map(([, field = '']) => [field, encode(input[field] ?? 'x').slice(0, 500) || 'x']),
  );
  const rest = Object.entries(input).filter(([field]) => !Object.hasOwn(inPath, field));
  const path = pattern.replaceAll(/:(\w+)/g, (_, field: string) => inPath[field] ?? 'x');
  const withBody = hasBody(method);
  const body = withBody ? JSON.stringify(input) : null;
  const headers: (readonly [string, string])[] = [['X-Forwarded-For', anAddress(chance)]];
  if (withBody) headers.push(['Content-Type', 'application/json']);
  if (operationOf(name).idempotent && chance.below(3) === 0) headers.push(['Idempotency-Key', `key-${chance.below(50)}`]);
  return {
    caller: callerFor(name, chance),
    operation: name,
    request: { method, target: `${path}${withBody ? '' : queryOf(rest)}`, headers, body },
  };
};

/** A page, a file or a stream, with values where the address has room for them. */
const pageCase = (pattern: string, known: Known, chance: Chance): Case => {
  const ids = [...(known['content_id'] ?? []), 'x', '0', '-1', '1e309'];
  const filled = pattern
    .replace('/:lang', () => `/${pick(chance, LANGUAGES)}`)
    .replaceAll(/:(\w+)(\?)?/g, (_, _name: string, optional?: string) => {
      if (optional && chance.below(2) === 0) return '';
      return chance.below(3) > 0 ? String(ids[chance.below(ids.length)]) : encode(hostile(chance)).slice(0, 500);
    });
  const query = [
    'q',
    'page',
    'episode',
    'type',
    'step',
    'token',
    'assertion',
    'sku',
    'language',
    'next',
    'state',
    'code',
  ] as const;
  const entries = Array.from({ length: chance.below(4) }, () => [pick(chance, query), hostile(chance) ?? ''] as const);
  return {
    caller: pick(chance, CALLERS),
    operation: null,
    request: {
      method: chance.below(8) === 0 ? 'POST' : 'GET',
      target: `${filled.replaceAll(/\/{2,}/g, '/')}${queryOf(entries)}`,
      headers: [['X-Forwarded-For', anAddress(chance)]],
      body: null,
    },
  };
};

/** Bends what clients and proxies never bend: methods, targets, headers, types of bodies. Its answer is held to no operation. */
const bent = ({ caller, request }: Case, chance: Chance): Case => {
  let { method, target, body } = request;
  let headers = [...request.headers];
  for (let times = 1 + chance.below(3); times > 0; times -= 1) {
    const what = chance.below(6);
    if (what === 0) method = pick(chance, ODD_METHODS);
    if (what === 1) target = oddlyEncoded(target, chance);
    if (what === 2)
      target = pick(chance, [
        `http://127.0.0.1${target}`,
        `http://evil.example${target}`,
        `//evil.example${target}`,
        '*',
        `${target}#x`,
      ]);
    if (what === 3) headers = [...headers, ODD_HEADERS[chance.below(ODD_HEADERS.length)] ?? ['X', '']];
    if (what === 4) body = pick(chance, ODD_BODIES);
    if (what === 5) headers = [...headers.filter(([name]) => name !== 'Content-Type'), ['Content-Type', pick(chance, ODD_TYPES)]];
  }
  // A request line ends at the first space.
  return {
    caller,
    operation: null,
    request: { method, target: target.replaceAll(/[\s\u0080-\uffff]/g, '+') || '/', headers, body },
  };
};

/** The case of a number: every operation and every page comes up in turn, with chance for the rest. */
export const caseOf = (index: number, known: Known, chance: Chance): Case => {
  const all = OPERATIONS.length + PAGE_TARGETS.length;
  const at = index % all;
  const plain =
    at < OPERATIONS.length
      ? callCase(OPERATIONS[at] ?? 'signIn', known, chance)
      : pageCase(PAGE_TARGETS[at - OPERATIONS.length] ?? '/', known, chance);
  return chance.below(4) === 0 ? bent(plain, chance) : plain;
};

/** How many cases come before an operation or a page comes up again. */
export const CYCLE = OPERATIONS.length + PAGE_TARGETS.length;
