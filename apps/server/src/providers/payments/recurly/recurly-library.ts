import type { AccountCreate, BillingInfoCreate, PurchaseCreate, SubscriptionChangeCreate, SubscriptionUpdate } from 'recurly';
import { breaker } from '../../outgoing/breaker.ts';
import type { Breaker } from '../../outgoing/circuit.ts';

interface HttpResponse {
  readonly statusCode: number;
  readonly body: string | null;
}
type Execute = (
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | null,
) => Promise<HttpResponse>;

/** Options of a request. A write without our idempotency key could be processed twice. */
export interface RequestOptions {
  readonly headers?: { readonly 'Idempotency-Key': string };
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, string>>;
}
type Answer = Promise<unknown>;
interface Pager {
  each(): AsyncIterable<unknown>;
}

/** The calls of Recurly's client that we make. Its own types omit the options that it accepts. */
export interface RecurlyClient {
  createAccount(body: AccountCreate, options: RequestOptions): Answer;
  getAccount(account: string): Answer;
  listBillingInfos(account: string, options: RequestOptions): Pager;
  createBillingInfo(account: string, body: BillingInfoCreate, options: RequestOptions): Answer;
  updateABillingInfo(account: string, id: string, body: BillingInfoCreate, options: RequestOptions): Answer;
  removeABillingInfo(account: string, id: string, options: RequestOptions): Answer;
  previewPurchase(body: PurchaseCreate, options: RequestOptions): Answer;
  createPurchase(body: PurchaseCreate, options: RequestOptions): Answer;
  listAccountSubscriptions(account: string, options: RequestOptions): Pager;
  getSubscription(id: string): Answer;
  updateSubscription(id: string, body: SubscriptionUpdate, options: RequestOptions): Answer;
  cancelSubscription(id: string, options: RequestOptions): Answer;
  reactivateSubscription(id: string, options: RequestOptions): Answer;
  previewSubscriptionChange(id: string, body: SubscriptionChangeCreate, options: RequestOptions): Answer;
  createSubscriptionChange(id: string, body: SubscriptionChangeCreate, options: RequestOptions): Answer;
  removeSubscriptionChange(id: string, options: RequestOptions): Answer;
  listAccountInvoices(account: string, options: RequestOptions): Pager;
  getInvoice(id: string): Answer;
  collectInvoice(id: string, options: RequestOptions): Answer;
  getTransaction(id: string): Answer;
}

interface Library {
  readonly Client: new (key: string, options: { readonly region: string; readonly httpAdapter: object }) => RecurlyClient;
  readonly DefaultHttpAdapter: new (options: { readonly timeout: number }) => { execute: Execute };
  readonly errors: { readonly TimeoutError: new (message: string, type: string) => Error };
}

export interface RecurlyLibraryOptions {
  readonly key: string;
  readonly region: 'us' | 'eu';
  /** Base URL without a trailing slash, Recurly's own by default. */
  readonly origin?: string | null;
  /** Timeout in milliseconds. A request that takes longer is settled by a later lookup. */
  readonly timeoutMs?: number;
  /** Receives a message when the circuit breaker opens or closes. */
  readonly tell?: (message: string) => void;
}

const TIMEOUT_MS = 10_000;

/**
 * Recurly's own client, loaded only where it is used. Its transport times out on silence, not on total time, so a
 * trickling response needs this overall timeout.
 */
export const openRecurlyClient = async ({
  key,
  region,
  origin = null,
  timeoutMs = TIMEOUT_MS,
  tell,
}: RecurlyLibraryOptions): Promise<RecurlyClient> => {
  const { adapterOf, library } = await readLibrary();
  return new library.Client(key, { region, httpAdapter: adapterOf(timeoutMs, origin, tell) });
};

/** Our HTTP adapter alone, for the contract tests of the library. */
export const openRecurlyAdapter = async (timeoutMs = TIMEOUT_MS, origin: string | null = null) =>
  (await readLibrary()).adapterOf(timeoutMs, origin);

const readLibrary = async () => {
  const library = ((await import('recurly')) as unknown as { readonly default: Library }).default;
  class BoundedAdapter extends library.DefaultHttpAdapter {
    readonly #timeoutMs: number;
    readonly #origin: string | null;
    readonly #guarded: Breaker<HttpResponse>;
    constructor(timeoutMs: number, origin: string | null, tell?: (message: string) => void) {
      super({ timeout: timeoutMs });
      this.#guarded = breaker({ statusOf: ({ statusCode }) => statusCode, tell });
      this.#timeoutMs = timeoutMs;
      this.#origin = origin;
    }
    override execute: Execute = (...request) => this.#guarded(() => this.#send(...request));
    #send: Execute = async (method, url, headers, body) => {
      const { pathname, search } = new URL(url);
      const there = this.#origin === null ? url : `${this.#origin}${pathname}${search}`;
      const response = library.DefaultHttpAdapter.prototype.execute.call(this, method, there, headers, body);
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => late.reject(new library.errors.TimeoutError('Recurly took too long.', 'timeout_error')),
        this.#timeoutMs,
      );
      try {
        return await Promise.race([response, late.promise]);
      } finally {
        clearTimeout(timer);
      }
    };
  }
  const adapterOf = (timeoutMs: number, origin: string | null, tell?: (message: string) => void) =>
    new BoundedAdapter(timeoutMs, origin, tell);
  return { library, adapterOf };
};
