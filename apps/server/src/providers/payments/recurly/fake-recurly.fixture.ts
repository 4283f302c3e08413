import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  accountAnswer,
  cardAnswer,
  changeAnswer,
  collectionAnswer,
  invoiceAnswer,
  pageOf,
  subscriptionAnswer,
  transactionAnswer,
} from './fake-answers.fixture.ts';
import { fakeSite } from './fake-site.fixture.ts';
import { Unwilling } from './fake-things.fixture.ts';
import { faultsOfAnswer, faultsOfRequest } from './recurly-document.fixture.ts';

/** Fault of a request: its connection breaks before or after it is processed, or its response is wrong. */
export type Fault = 'reset before' | 'reset after' | '500 after' | '409' | '429' | '503' | 'silent' | 'truncated' | 'garbled';

interface Reply {
  readonly status: number;
  readonly body?: unknown;
}
type Handle = (ids: readonly string[], body: Readonly<Record<string, unknown>>) => Reply;

/** Life of an idempotency key in milliseconds (openapi/api.yaml, Idempotency). */
const KEY_KEPT_MS = 3_600_000;
const ID = '([^/]+)';
/** Error types of requests that are refused before they are processed. */
const UNWILLING: Readonly<Partial<Record<Fault, string>>> = {
  '409': 'simultaneous_request',
  '429': 'rate_limited',
  '503': 'service_not_available',
};

/** A stateful Recurly on localhost that checks all messages against Recurly's OpenAPI document and injects faults. */
export const startFakeRecurly = async (now: () => number) => {
  const site = fakeSite(now);
  const faults: string[] = [];
  const seen: { readonly what: string; readonly key: string | null; readonly body: unknown }[] = [];
  const planned: { readonly fault: Fault; readonly on: RegExp }[] = [];
  /** Requests cut off once: the transport's own retry of them meets no second fault. */
  const cutOff = new Set<string>();
  const remembered = new Map<string, { readonly at: number; readonly reply: Reply }>();
  const cardsOf = (path: string) => {
    const account = site.accountOf(path);
    return account.cards.map((card) => cardAnswer(account, card));
  };

  const calls: readonly (readonly [RegExp, Handle])[] = (
    [
      ['POST /accounts', (_ids, body) => ({ status: 201, body: accountAnswer(site.createAccount(String(body['code']))) })],
      [`GET /accounts/${ID}`, ([id = '']) => ({ status: 200, body: accountAnswer(site.accountOf(id)) })],
      [`GET /accounts/${ID}/billing_infos`, ([id = '']) => ({ status: 200, body: pageOf(cardsOf(id)) })],
      [
        `POST /accounts/${ID}/billing_infos`,
        ([id = ''], body) => ({ status: 200, body: cardAnswer(site.accountOf(id), site.addCard(id, body)) }),
      ],
      [
        `PUT /accounts/${ID}/billing_infos/${ID}`,
        ([id = '', card = ''], body) => ({ status: 200, body: cardAnswer(site.accountOf(id), site.changeCard(id, card, body)) }),
      ],
      [
        `DELETE /accounts/${ID}/billing_infos/${ID}`,
        ([id = '', card = '']) => {
          site.removeCard(id, card);
          return { status: 204 };
        },
      ],
      [
        `GET /accounts/${ID}/subscriptions`,
        ([id = '']) => ({ status: 200, body: pageOf(site.accountOf(id).subscriptions.map(subscriptionAnswer)) }),
      ],
      [
        `GET /accounts/${ID}/invoices`,
        ([id = '']) => ({ status: 200, body: pageOf(site.accountOf(id).invoices.map(invoiceAnswer)) }),
      ],
      ...['/preview', ''].map((end): readonly [string, Handle] => [
        `POST /purchases${end}`,
        (_ids, body) => {
          const { bill, invoice } = site.purchase(body, end !== '');
          return { status: end === '' ? 201 : 200, body: collectionAnswer(bill, invoice, invoice?.subscription ?? '') };
        },
      ]),
      ...['/preview', ''].map((end): readonly [string, Handle] => [
        `POST /subscriptions/${ID}/change${end}`,
        ([id = ''], body) => {
          const made = site.change(id, body, end !== '');
          return made.cleared && end === '' ? { status: 204 } : { status: end === '' ? 201 : 200, body: changeAnswer(made) };
        },
      ]),
      [
        `DELETE /subscriptions/${ID}/change`,
        ([id = '']) => {
          site.dropChange(id);
          return { status: 204 };
        },
      ],
      [`GET /subscriptions/${ID}`, ([id = '']) => ({ status: 200, body: subscriptionAnswer(site.find(id).subscription) })],
      [
        `PUT /subscriptions/${ID}`,
        ([id = ''], body) => ({ status: 200, body: subscriptionAnswer(site.payWith(id, String(body['billing_info_id']))) }),
      ],
      [`PUT /subscriptions/${ID}/cancel`, ([id = '']) => ({ status: 200, body: subscriptionAnswer(site.cancel(id)) })],
      [`PUT /subscriptions/${ID}/reactivate`, ([id = '']) => ({ status: 200, body: subscriptionAnswer(site.reactivate(id)) })],
      [`GET /invoices/${ID}`, ([id = '']) => ({ status: 200, body: invoiceAnswer(site.findInvoice(id)) })],
      [`PUT /invoices/${ID}/collect`, ([id = '']) => ({ status: 200, body: invoiceAnswer(site.collect(id)) })],
      [`GET /transactions/${ID}`, ([id = '']) => ({ status: 200, body: transactionAnswer(site.findInvoice(`f${id.slice(1)}`)) })],
    ] as readonly (readonly [string, Handle])[]
  ).map(([pattern, handle]) => [new RegExp(`^${pattern}$`), handle]);

  const errorOf = (error: unknown): Reply => {
    if (!(error instanceof Unwilling)) throw error;
    const { status, type, param, transaction } = error;
    const details = param === null ? {} : { params: [{ param }] };
    const declined = transaction && { transaction_error: { object: 'transaction_error', ...transaction, message: 'No.' } };
    return { status, body: { error: { type, message: type, ...details, ...declined } } };
  };

  const carryOut = (what: string, body: unknown): Reply => {
    for (const [pattern, handle] of calls) {
      const found = pattern.exec(what);
      if (!found) continue;
      try {
        return handle(found.slice(1), (body ?? {}) as Readonly<Record<string, unknown>>);
      } catch (error) {
        return errorOf(error);
      }
    }
    return { status: 404, body: { error: { type: 'not_found', message: what } } };
  };

  /** Replays the response to a repeated key, method and path within the hour. */
  const once = (what: string, key: string | null, body: unknown): Reply => {
    if (key === null) return carryOut(what, body);
    const known = remembered.get(`${what} ${key}`);
    if (known && now() - known.at < KEY_KEPT_MS) return known.reply;
    const reply = carryOut(what, body);
    remembered.set(`${what} ${key}`, { at: now(), reply });
    return reply;
  };

  const send = (response: ServerResponse, { status, body }: Reply, fault?: Fault): void => {
    const whole = body === undefined ? '' : JSON.stringify(body);
    const reply = fault === 'garbled' ? whole.slice(0, Math.floor(whole.length / 2)) : whole;
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'recurly-version': 'recurly.v2021-02-25',
      ...(status === 429 && { 'retry-after': '1' }),
      ...(status !== 204 && { 'content-length': Buffer.byteLength(reply) }),
    });
    if (fault !== 'truncated') return void response.end(reply);
    response.write(reply.slice(0, Math.floor(reply.length / 2)), () => response.socket?.resetAndDestroy());
  };

  const nextFault = (what: string): Fault | undefined => {
    const index = planned.findIndex(({ on }) => on.test(what));
    return index < 0 ? undefined : planned.splice(index, 1)[0]?.fault;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '' } = request;
    const { pathname } = new URL(request.url ?? '/', 'http://recurly.invalid');
    const what = `${method} ${pathname}`;
    const raw = await text(request);
    const body: unknown = raw === '' ? undefined : JSON.parse(raw);
    const key = (request.headers['idempotency-key'] as string | undefined) ?? null;
    seen.push({ what, key, body });
    faults.push(...faultsOfRequest(method, pathname, body));
    if (method !== 'GET' && key === null) faults.push(`${what}: has no key`);
    const name = `${what} ${key ?? ''}`;
    const fault = cutOff.has(name) ? undefined : nextFault(what);
    if (fault === 'truncated') cutOff.add(name);
    if (fault === 'reset before') return void request.socket.resetAndDestroy();
    const unwilling = fault && UNWILLING[fault];
    if (unwilling) return send(response, { status: Number(fault), body: { error: { type: unwilling, message: unwilling } } });
    const reply = once(what, method === 'GET' ? null : key, body);
    faults.push(...faultsOfAnswer(method, pathname, reply.status, reply.body));
    if (fault === 'reset after') return void request.socket.resetAndDestroy();
    if (fault === 'silent') return;
    if (fault === '500 after')
      return send(response, { status: 500, body: { error: { type: 'internal_server_error', message: 'oops' } } });
    send(response, reply, fault);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      faults.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    site,
    /** Violations of Recurly's OpenAPI document, on either side. */
    faults,
    /** Every request, in order of arrival. */
    seen,
    /** Plans a fault for the next request that matches. Several apply in order. */
    fail: (fault: Fault, on: RegExp): void => void planned.push({ fault, on }),
    /** Drops planned faults that no request met. */
    calm: (): void => void planned.splice(0),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type FakeRecurly = Awaited<ReturnType<typeof startFakeRecurly>>;
