import type { SandboxCharge } from '@madang/database/billing/sandbox-payments.repository.ts';
import { CONFIRM_PATH, SLIP_PATH } from './page-paths.ts';
import type { PayDeps } from './pay-deps.ts';
import { type ChargeResult, isScenario, findScenario } from './scenarios.ts';
import type { ChargeRequest } from './wire.ts';

export type ChargeAnswer =
  | { readonly state: 'SUCCEEDED'; readonly reference: string }
  | { readonly state: 'DECLINED'; readonly decline: 'soft' | 'hard'; readonly code: string }
  | { readonly state: 'UNKNOWN' }
  | { readonly state: 'ACTION_NEEDED'; readonly url: string }
  | {
      readonly state: 'WAITING';
      readonly voucher: { readonly number: string; readonly url: string; readonly expires_at: number };
    }
  /** The idempotency key belongs to another request. */
  | { readonly state: 'KEY_TAKEN' };

/** Charge as reported at an instant (ms). `url` is the public base URL of the sandbox. */
export const reportCharge = ({ outcome, reference, knownFrom, slip }: SandboxCharge, at: number, url: string): ChargeAnswer => {
  if (at < knownFrom) return { state: 'UNKNOWN' };
  if (outcome === 'SUCCEEDED') return { state: 'SUCCEEDED', reference };
  if (outcome === 'ACTION_NEEDED') return { state: 'ACTION_NEEDED', url: `${url}${CONFIRM_PATH}/${reference}` };
  if (outcome !== 'WAITING') return { state: 'DECLINED', ...outcome };
  if (!slip || at > slip.expiresAt) return { state: 'DECLINED', decline: 'soft', code: 'slip_expired' };
  return {
    state: 'WAITING',
    voucher: { number: slip.number, url: `${url}${SLIP_PATH}/${reference}`, expires_at: slip.expiresAt },
  };
};

const isSame = (charge: SandboxCharge, { amount, currency, instrument }: Omit<ChargeRequest, 'return_url'>): boolean =>
  charge.amount === amount && charge.currency === currency && charge.instrument === instrument;

/** An off-session charge cannot be authenticated, so a bank that requires it declines. */
const UNASKED: ChargeResult = { decline: 'soft', code: 'authentication_required' };
const GONE: ChargeResult = { decline: 'hard', code: 'instrument_gone' };

/** Charges at most once per idempotency key. A repeated key gets the current state, or KEY_TAKEN for other input. */
export const createCharge =
  ({ inTransaction, now, newId, url }: PayDeps) =>
  (key: string, { return_url: returnUrl, ...ask }: ChargeRequest): Promise<ChargeAnswer> =>
    inTransaction(async (payments) => {
      const again = (known: SandboxCharge): ChargeAnswer =>
        isSame(known, ask) ? reportCharge(known, now(), url()) : { state: 'KEY_TAKEN' };
      const instrument = await payments.findInstrumentLocked(ask.instrument);
      const before = await payments.findCharge(key);
      if (before) return again(before);
      const name = instrument && !instrument.isForgotten ? instrument.scenario : '';
      const scenario = isScenario(name) ? findScenario(name) : null;
      const outcome = scenario?.charge(await payments.countPaid(ask.instrument)) ?? GONE;
      const made: SandboxCharge = {
        key,
        ...ask,
        reference: newId(),
        outcome: outcome === 'ACTION_NEEDED' && returnUrl === null ? UNASKED : outcome,
        knownFrom: now() + (scenario?.silentMs ?? 0),
        returnUrl,
        slip: null,
      };
      if (await payments.addCharge(made, now())) return reportCharge(made, now(), url());
      // Another instrument was charged under this key concurrently: each charge locks its own instrument only.
      const other = await payments.findCharge(key);
      if (!other) throw new Error('A charge was there and is not.');
      return again(other);
    });

/** Current state of a charge. Null where there is none under this key. */
export const readCharge =
  ({ inTransaction, now, url }: PayDeps) =>
  (key: string): Promise<ChargeAnswer | null> =>
    inTransaction(async (payments) => {
      const known = await payments.findCharge(key);
      return known && reportCharge(known, now(), url());
    });

/** Voids a charge that waits for its payer. A settled one is unchanged. */
export const voidCharge =
  ({ inTransaction }: PayDeps) =>
  (key: string): Promise<boolean> =>
    inTransaction((payments) => payments.answerCharge(key, { decline: 'soft', code: 'canceled' }));
