import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { type FakeStripeAnswer, type FakeStripeCard, type FakeMethod, fakeBooks, fault } from './fake-stripe-books.fixture.ts';
import { CALLS, type FakeCall } from './fake-stripe-calls.fixture.ts';
import { readForm } from './form-fields.fixture.ts';
import { openSchemas } from './stripe-schemas.fixture.ts';

export const SECRET_KEY = 'sk_test_fake';

/** A fault of all calls, or of those that match `on`. */
export interface InjectedStripeFault {
  readonly kind:
    | 'down'
    | 'unknown to us'
    | 'reset before'
    | 'reset after'
    | 'fails before'
    | 'fails after'
    | 'slow'
    | 'truncated';
  readonly on?: RegExp;
}

interface Kept {
  readonly of: string;
  /** Null while the request is in progress. */
  answer: FakeStripeAnswer | null;
}

const BROKEN = fault(500, { type: 'api_error', message: 'Sorry.' });

/** A fake Stripe on localhost: refuses parameters that the library's types lack, and replays keys as Stripe does. */
export const startFakeStripe = async (now: () => number) => {
  const examine = await openSchemas(Stripe.PACKAGE_VERSION);
  const state = { fault: null as InjectedStripeFault | null, searchIsLate: false };
  const held = new Set<ServerResponse>();
  const kept = new Map<string, Kept>();
  const refused: string[] = [];
  const sentRequests: { readonly call: string; readonly key: string | undefined; readonly params: object }[] = [];
  let [url, reached] = ['', 0];
  const books = fakeBooks(now, () => url);

  const work = (call: FakeCall, path: string, params: object): FakeStripeAnswer => {
    const wrong = examine(call.params, params);
    if (wrong) {
      refused.push(wrong.message);
      return fault(400, { code: 'parameter_unknown', ...wrong });
    }
    const answer = call.work(books, params as never, call.path.exec(path)?.[1] ?? '');
    const isSearch = path.endsWith('/search');
    return isSearch && state.searchIsLate ? { status: 200, body: { ...answer.body, data: [] } } : answer;
  };

  /** Replays the response to an idempotency key, errors included. Requests that fail validation are not kept. */
  const once = async (
    key: string,
    of: string,
    make: () => FakeStripeAnswer,
  ): Promise<FakeStripeAnswer & { readonly isReplayed?: true }> => {
    const before = kept.get(key);
    if (before?.answer === null) return fault(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
    if (before && before.of !== of) return fault(400, { type: 'idempotency_error', message: 'Keys are for one ask.' });
    if (before?.answer) return { ...before.answer, isReplayed: true };
    const entry: Kept = { of, answer: null };
    kept.set(key, entry);
    // A concurrent request with this key finds it in use
    await setImmediate();
    entry.answer = make();
    const { code } = (entry.answer.body as { error?: { code?: string } }).error ?? {};
    if (code === 'parameter_unknown') kept.delete(key);
    return entry.answer;
  };

  const answerTo = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    reached += 1;
    const { method = '', headers } = request;
    const { pathname, search } = new URL(request.url ?? '', 'http://fake');
    const form = method === 'GET' ? search.slice(1) : await text(request);
    const name = `${method} ${pathname}`;
    const { kind } = state.fault && (state.fault.on?.test(name) ?? true) ? state.fault : { kind: null };
    const send = ({ status, body, isReplayed }: FakeStripeAnswer & { readonly isReplayed?: true }) => {
      const json = JSON.stringify(body);
      const replayed = isReplayed ? { 'idempotent-replayed': 'true' } : {};
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': json.length, ...replayed });
      if (kind !== 'truncated') return response.end(json);
      return response.write(json.slice(0, json.length / 2), () => response.destroy());
    };
    if (kind === 'reset before') return void request.socket.destroy();
    if (kind === 'down') return void send(fault(429, { code: 'rate_limit' }));
    if (kind === 'unknown to us' || headers.authorization !== `Bearer ${SECRET_KEY}`)
      return void send(fault(401, { message: 'Invalid API Key provided.' }));
    const call = CALLS.find(({ method: of, path }) => of === method && path.test(pathname));
    const key = headers['idempotency-key'] as string | undefined;
    if (!call || headers['stripe-version'] !== Stripe.API_VERSION || (method === 'POST' && !key))
      return void send(fault(400, { message: `${name} is not asked for so.` }));
    const params = readForm(form);
    sentRequests.push({ call: name, key, params });
    const make = () => {
      if (kind === 'fails before') return BROKEN;
      const made = work(call, pathname, params);
      return kind === 'fails after' ? BROKEN : made;
    };
    const answer = key === undefined ? make() : await once(key, `${name} ${form}`, make);
    if (kind === 'reset after') return void request.socket.destroy();
    if (kind === 'slow') return void held.add(response);
    send(answer);
  };

  const server = createServer((request, response) => {
    answerTo(request, response).catch((error: unknown) => {
      refused.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    books,
    /** Processed requests, in order. */
    sentRequests,
    /** Number of calls, including those that met a fault. */
    reached: () => reached,
    /** Messages about refused requests. */
    refused,
    state,
    /** Creates a payment method, as Stripe's card fields do. */
    newToken: (does: FakeStripeCard, different: Partial<FakeMethod> = {}): string => books.newMethod(does, different).id,
    /** Injects a fault into all calls during `run`. */
    during: async <T>(wrong: InjectedStripeFault, run: () => Promise<T>): Promise<T> => {
      state.fault = wrong;
      try {
        return await run();
      } finally {
        state.fault = null;
        for (const response of held) response.destroy();
        held.clear();
      }
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
