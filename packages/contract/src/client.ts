import { REQUEST_TIMEOUT_MS } from '@madang/domain/shared/constants.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { Api } from './api.ts';
import type { AnswerOf, InputOf } from './operation.ts';
import { fillPath } from './path-fields.ts';
import { hasBody, type Method, NEEDED_IDS, VIEWER_ROUTES, type ViewerOperation } from './viewer-routes.ts';

/** Client-side codes: 0001 no JSON body, 0002 no envelope code, 1001 failed, 1002 empty payload, 0003 timed out. */
export type LocalCode = '0001' | '0002' | '1001' | '1002' | '0003';

/** Thrown for every failed call: a refusal with its reason, or an outage (`reason` null). */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly operation: ViewerOperation;
  /** HTTP status. 0 for none. */
  readonly status: number;
  /** Server code of the envelope. '9999' for none. */
  readonly code: string;
  readonly local: LocalCode;
  readonly reason: Refusal | null;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait, from the server. Null for none. */
  readonly retryAfter: number | null;

  constructor(
    operation: ViewerOperation,
    failure: Partial<Pick<CallFailed, 'status' | 'code' | 'reason' | 'fields' | 'retryAfter'>> & {
      local: LocalCode;
      message?: string;
    },
  ) {
    super(failure.message ?? `${operation} failed`);
    this.operation = operation;
    this.status = failure.status ?? 0;
    this.code = failure.code ?? '9999';
    this.local = failure.local;
    this.reason = failure.reason ?? null;
    this.fields = failure.fields ?? {};
    this.retryAfter = failure.retryAfter ?? null;
  }
}

/** Not `instanceof`: server and web bundle each load their own copy of the class. */
export const isCallFailed = (error: unknown): error is CallFailed => error instanceof Error && error.name === 'CallFailed';

type Input<N extends ViewerOperation> = InputOf<Api[N]>;

export interface CallOptions {
  /** Aborts the call. It fails like one without a response, and is not reported. */
  readonly signal?: AbortSignal;
}
/** Idempotency key for calls that charge: retries with the key of the first try are executed once. */
interface IdempotentOptions extends CallOptions {
  readonly idempotencyKey?: string;
}

/** One function per operation: `client.listCollection({ collection_id: 30 })`. */
export type Client = {
  readonly [N in ViewerOperation]: Api[N] extends { readonly idempotent: true }
    ? (input: Input<N>, options?: IdempotentOptions) => Promise<AnswerOf<Api[N]>>
    : Input<N> extends undefined
      ? () => Promise<AnswerOf<Api[N]>>
      : Record<never, never> extends Input<N>
        ? (input?: Input<N>, options?: CallOptions) => Promise<AnswerOf<Api[N]>>
        : (input: Input<N>, options?: CallOptions) => Promise<AnswerOf<Api[N]>>;
};

/** Transport: fetch in a browser, direct dispatch on the server. Returns status and parsed body. */
export type Send = (operation: ViewerOperation, request: CallRequest) => Promise<{ status: number; body: unknown }>;
export interface CallRequest {
  readonly method: Method;
  /** Path with query. */
  readonly path: string;
  /** JSON, or a form with a file. */
  readonly body?: string | FormData;
  readonly idempotencyKey?: string;
  readonly signal: AbortSignal;
}

/** Serializes the input: JSON, or multipart form data if it contains a file. */
const bodyOf = (input: Readonly<Record<string, unknown>>): string | FormData => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  if (!given.some(([, value]) => value instanceof Blob)) return JSON.stringify(input);
  const form = new FormData();
  for (const [key, value] of given) form.append(key, value instanceof Blob ? value : String(value));
  return form;
};

const requestOf = (name: ViewerOperation, input: Readonly<Record<string, unknown>>): Omit<CallRequest, 'signal'> => {
  const [method, pattern] = VIEWER_ROUTES[name].split(' ') as [Method, string];
  const { path, rest } = fillPath(pattern, input);
  if (hasBody(method)) return { method, path, body: bodyOf(rest) };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) query.set(key, String(value));
  return { method, path: query.size > 0 ? `${path}?${query}` : path };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a response has no payload. Null is a valid answer. An empty or missing object is a fault (AN-68). */
const isEmpty = (object: unknown): boolean => object === undefined || (isRecord(object) && Object.keys(object).length === 0);

/** The gateway may also answer 201. The streaming gateway reports errors in a field (SE-86, SE-87, SE-89). */
const isSuccess = (name: ViewerOperation, status: number, body: Record<string, unknown>): boolean => {
  const path = VIEWER_ROUTES[name].slice(VIEWER_ROUTES[name].indexOf('/'));
  const isExpected = status === 200 || (status === 201 && path.startsWith('/api/gateway/'));
  return isExpected && body['code'] === '0000' && !(path.startsWith('/api/stream/') && 'errors' in body);
};

/** Receives every failed call, once. */
export type OnFailure = (failure: CallFailed) => void;

/** Request guard: why a call must not be sent. Null where it may. */
export type Admit = (name: ViewerOperation, hasPayload: boolean) => string | null;

/** Reads of the content service, whose null or missing list counts as empty (SE-88). */
const CONTENT_READ = 'GET /api/content/';

/** Unwraps the envelope, or throws CallFailed. A list that is no list is reported through `tell` and becomes empty. */
const open = (name: ViewerOperation, status: number, body: unknown, tell: OnFailure): unknown => {
  const isHttpSuccess = status === 200 || status === 201;
  // A reverse proxy answers 502 with an HTML page.
  if (!isRecord(body)) throw new CallFailed(name, { status, local: isHttpSuccess ? '0001' : '1001' });
  const { code, message, object, objects, total_count, reason, fields, retry_after } = body;
  if (typeof code !== 'string') throw new CallFailed(name, { status, local: isHttpSuccess ? '0002' : '1001' });
  if (!isSuccess(name, status, body)) {
    throw new CallFailed(name, {
      status,
      code,
      local: '1001',
      ...(typeof message === 'string' && { message }),
      ...(typeof reason === 'string' && { reason: reason as Refusal }),
      ...(isRecord(fields) && { fields: fields as Record<string, string> }),
      ...(typeof retry_after === 'number' && { retryAfter: retry_after }),
    });
  }
  const isContentRead = VIEWER_ROUTES[name].startsWith(CONTENT_READ);
  if (objects === undefined) {
    if (isEmpty(object) || (isContentRead && object === null)) throw new CallFailed(name, { status, local: '1002' });
    return object;
  }
  if (isContentRead && !Array.isArray(objects)) {
    tell(new CallFailed(name, { status, local: '1002' }));
    return { objects: [], total_count: 0, ...(object !== undefined && { object }) };
  }
  return object === undefined ? { objects, total_count } : { objects, total_count, object };
};

/** Typed client of the viewers' operations, for browser and server rendering. Every call ends within 30 s. */
export const createClient = (
  send: Send,
  onFailure: OnFailure = () => undefined,
  admit: Admit = () => null,
  log: (line: string) => void = () => undefined,
): Client => {
  const call = async (
    name: ViewerOperation,
    given?: Readonly<Record<string, unknown>>,
    { idempotencyKey, signal }: IdempotentOptions = {},
  ): Promise<unknown> => {
    const input = given ?? {};
    const rejection = admit(name, given !== undefined);
    if (rejection !== null) {
      const failure = new CallFailed(name, { local: '1001', message: rejection });
      onFailure(failure);
      throw failure;
    }
    const needed = NEEDED_IDS[name];
    if (name === 'listCollection' && (input[NEEDED_IDS.listCollection ?? ''] ?? '') === '') {
      // A list request without its id is not sent (CA-79).
      log('ID required');
      return null;
    }
    if (needed !== undefined && (input[needed] ?? '') === '')
      throw new CallFailed(name, {
        local: '1001',
        reason: 'INPUT_INVALID',
        message: 'ID required',
        fields: { [needed]: 'ID required' },
      });
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    signal?.addEventListener('abort', () => stop.abort(), { once: true });
    // Timeout for transports that ignore the abort signal.
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new CallFailed(name, { local: '0003', message: `${name} took too long` }));
        stop.abort();
      }, REQUEST_TIMEOUT_MS);
    });
    try {
      const request = { ...requestOf(name, input), ...(idempotencyKey !== undefined && { idempotencyKey }) };
      const answer = await Promise.race([send(name, { ...request, signal: stop.signal }), late]);
      return open(name, answer.status, answer.body, onFailure);
    } catch (error) {
      const failure = isCallFailed(error) ? error : new CallFailed(name, { local: '1001', message: String(error) });
      // A nested call has already reported itself.
      if (failure.operation === name && !signal?.aborted) onFailure(failure);
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  };
  const names = Object.keys(VIEWER_ROUTES) as ViewerOperation[];
  return Object.fromEntries(
    names.map((name) => [name, (input?: Record<string, unknown>, options?: IdempotentOptions) => call(name, input, options)]),
  ) as unknown as Client;
};
