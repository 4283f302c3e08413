import { createHmac, timingSafeEqual } from 'node:crypto';
import { DECLINE_KINDS } from '@madang/domain/billing/decline.ts';
import { shownTaxId, taxIdIn } from '@madang/domain/billing/tax-id.ts';
import { z } from 'zod';
import { breaker } from '../../outgoing/breaker.ts';
import {
  type ChargeOutcome,
  type PaymentGateway,
  type PaymentNotice,
  PaymentsUnavailable,
  type RefundOutcome,
  type SaveOutcome,
} from '../../../ports/payment-gateway.ts';
import { ProviderRests } from '../../outgoing/provider-rests.ts';

/** Timeout in milliseconds. A charge that takes longer is settled by a later lookup. */
const TIMEOUT_MS = 10_000;

const Saved = z.union([
  z.object({
    state: z.literal('SAVED'),
    instrument: z.object({
      reference: z.string(),
      brand: z.string(),
      last4: z.string(),
      expiry_month: z.number(),
      expiry_year: z.number(),
      holder: z.string(),
      zip_code: z.string(),
      fingerprint: z.string(),
    }),
  }),
  z.object({ state: z.enum(['TOKEN_INVALID', 'DECLINED']) }),
]);

const Charged = z.union([
  z.object({ state: z.literal('SUCCEEDED'), reference: z.string() }),
  z.object({ state: z.literal('DECLINED'), decline: z.enum(DECLINE_KINDS), code: z.string() }),
  z.object({ state: z.literal('UNKNOWN') }),
  z.object({ state: z.literal('ACTION_NEEDED'), url: z.string() }),
  z.object({ state: z.literal('WAITING'), voucher: z.object({ number: z.string(), url: z.string(), expires_at: z.number() }) }),
]);
type Charged = z.infer<typeof Charged>;

const Refunded = z.object({ state: z.enum(['REFUNDED', 'REFUSED']) });
const Notice = z.object({ id: z.uuid(), key: z.uuid() });

/** Signature header of a webhook: its timestamp in milliseconds and its HMAC. */
const SIGNATURE_HEADER = 'sandbox-signature';
/** Maximum age of a webhook in milliseconds, against replay. */
const NOTICE_MS = 300_000;

const outcomeOf = (charged: Charged): ChargeOutcome => {
  if (charged.state !== 'WAITING') return charged;
  const { number, url, expires_at: expiresAt } = charged.voucher;
  return { state: 'WAITING', voucher: { number, url, expiresAt } };
};

interface Ask {
  readonly method: 'POST' | 'DELETE' | 'GET';
  readonly path: string;
  readonly key?: string;
  readonly body?: object;
}

interface Answer {
  readonly kind: 'answer';
  readonly status: number;
  readonly body: unknown;
}

/** Result of a call: a response, certainty that nothing was done, or no certainty. */
type SandboxResponse =
  | Answer
  | { readonly kind: 'nothing done'; readonly reason: string }
  | { readonly kind: 'unknown outcome'; readonly reason: string };

/** Error codes of a connection that was never established, so no request was sent. */
const UNREACHED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const reasonOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

const wasUnreached = (error: unknown): boolean => {
  if (error instanceof ProviderRests) return true;
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined;
  return UNREACHED.has(cause?.code);
};

/** Statuses that say that nothing was done: unavailable, unauthorized, rate limited. */
const didNothing = (status: number): boolean => status === 503 || status === 401 || status === 429;

export interface SandboxGatewayOptions {
  /** Base URL of the service for server-side calls. */
  readonly url: string;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly timeoutMs?: number;
  /** Receives a message when the circuit breaker opens or closes. */
  readonly tell?: (message: string) => void;
}

/** Gateway to the sandbox in apps/pay, called over HTTP like any provider. */
export const sandboxGateway = ({ url, secret, now, timeoutMs = TIMEOUT_MS, tell }: SandboxGatewayOptions): PaymentGateway => {
  const guarded = breaker<{ readonly status: number; readonly text: string }>({ statusOf: ({ status }) => status, tell });

  const send = async ({ method, path, key, body }: Ask): Promise<{ readonly status: number; readonly text: string }> => {
    const response = await fetch(`${url}/api/pay/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        accept: 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      // Covers the whole body, so that a slow trickle times out too
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  };

  const ask = async (what: Ask): Promise<SandboxResponse> => {
    try {
      const { status, text } = await guarded(() => send(what));
      if (didNothing(status)) return { kind: 'nothing done', reason: `it answered ${status}` };
      if (status >= 500) return { kind: 'unknown outcome', reason: `it answered ${status}` };
      return { kind: 'answer', status, body: text === '' ? null : JSON.parse(text) };
    } catch (error) {
      const reason = reasonOf(error);
      return wasUnreached(error) ? { kind: 'nothing done', reason } : { kind: 'unknown outcome', reason };
    }
  };

  const unavailable = (reason: string) => new PaymentsUnavailable(`The sandbox does not answer: ${reason}.`);

  /** Validates a response. A reused idempotency key (422) is our bug, not an outage. */
  const read = <T>({ status, body }: Answer, schema: z.ZodType<T>): T => {
    if (status === 422) throw new Error('The sandbox knows this key from another ask.');
    const parsed = schema.safeParse(body);
    if (status !== 200 || !parsed.success) throw unavailable(`it answered ${status}, not as agreed`);
    return parsed.data;
  };

  /** For calls that take no money: any failure is an outage, and a retry is safe. */
  const insist = async (what: Ask): Promise<Answer> => {
    const response = await ask(what);
    if (response.kind !== 'answer') throw unavailable(response.reason);
    return response;
  };

  /** For calls that take money: a lost response leaves the outcome unknown. */
  const take = async (what: Ask): Promise<ChargeOutcome> => {
    const response = await ask(what);
    if (response.kind === 'unknown outcome') return { state: 'UNKNOWN' };
    if (response.kind === 'nothing done') throw unavailable(response.reason);
    // A malformed response may belong to a successful charge
    if (response.status === 200 && !Charged.safeParse(response.body).success) return { state: 'UNKNOWN' };
    return outcomeOf(read(response, Charged));
  };

  return {
    name: 'sandbox',
    boleto: true,
    // Test card numbers are public, so a fingerprint does not identify one payer
    identifiesCards: false,

    async saveInstrument({ key, token, accountId }): Promise<SaveOutcome> {
      const response = await insist({ method: 'POST', path: 'instruments', key, body: { token, account_id: accountId } });
      const outcome = read(response, Saved);
      if (outcome.state !== 'SAVED') return outcome;
      const { expiry_month: expiryMonth, expiry_year: expiryYear, zip_code: zipCode, ...rest } = outcome.instrument;
      return { state: 'SAVED', instrument: { ...rest, expiryMonth, expiryYear, zipCode } };
    },

    async forgetInstrument(reference): Promise<void> {
      const { status } = await insist({ method: 'DELETE', path: `instruments/${encodeURIComponent(reference)}` });
      if (status !== 204) throw unavailable(`it answered ${status}, not as agreed`);
    },

    charge: ({ key, amount, currency, instrument, returnUrl }) =>
      take({ method: 'POST', path: 'charges', key, body: { amount, currency, instrument, return_url: returnUrl } }),

    chargeByBoleto({ key, amount, accountId, name, email, taxId, address: { postalCode, ...address }, days }) {
      const known = taxIdIn(taxId);
      return take({
        method: 'POST',
        path: 'boletos',
        key,
        body: {
          amount,
          account_id: accountId,
          name,
          email,
          // Plain digits would be refused as a possible card number
          tax_id: known ? shownTaxId(known) : taxId,
          address: { ...address, postal_code: postalCode },
          days,
        },
      });
    },

    async findCharge(key): Promise<ChargeOutcome | null> {
      const response = await insist({ method: 'GET', path: `charges/${encodeURIComponent(key)}` });
      return response.status === 404 ? null : outcomeOf(read(response, Charged));
    },

    async cancelCharge(key): Promise<void> {
      const { status } = await insist({ method: 'DELETE', path: `charges/${encodeURIComponent(key)}` });
      if (status !== 204) throw unavailable(`it answered ${status}, not as agreed`);
    },

    async refund({ key, charge, amount }): Promise<RefundOutcome> {
      const response = await ask({ method: 'POST', path: 'refunds', key, body: { charge, amount } });
      if (response.kind === 'unknown outcome') return { state: 'UNKNOWN' };
      if (response.kind === 'nothing done') throw unavailable(response.reason);
      return read(response, Refunded);
    },

    readNotice(body, headers): PaymentNotice | null {
      const [at = '', signature = ''] = (headers[SIGNATURE_HEADER] ?? '').split(',');
      const expected = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
      const given = Buffer.from(signature, 'hex');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      if (!(Math.abs(now() - Number(at)) <= NOTICE_MS)) return null;
      try {
        const notice = Notice.safeParse(JSON.parse(body.toString('utf8')));
        return notice.success ? notice.data : null;
      } catch {
        return null;
      }
    },
  };
};
