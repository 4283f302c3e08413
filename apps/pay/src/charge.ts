import type { SandboxCharge } from '@madang/database/billing/sandbox-payments.repository.ts';
import type { PayDeps } from './pay-deps.ts';
import { type ChargeResult, isScenario, scenarioOf } from './scenarios.ts';
import type { ChargeAsk } from './wire.ts';

type ChargeAnswer =
  | { readonly state: 'SUCCEEDED'; readonly reference: string }
  | { readonly state: 'DECLINED'; readonly decline: 'soft' | 'hard'; readonly code: string }
  | { readonly state: 'UNKNOWN' }
  /** The key was used for something else. */
  | { readonly state: 'KEY_TAKEN' };

/** What is told of a charge at an instant. */
const told = ({ outcome, reference, knownFrom }: SandboxCharge, at: number): ChargeAnswer => {
  if (at < knownFrom) return { state: 'UNKNOWN' };
  return outcome === 'SUCCEEDED' ? { state: 'SUCCEEDED', reference } : { state: 'DECLINED', ...outcome };
};

const isSame = (charge: SandboxCharge, { amount, currency, instrument }: ChargeAsk): boolean =>
  charge.amount === amount && charge.currency === currency && charge.instrument === instrument;

const GONE: ChargeResult = { decline: 'hard', code: 'instrument_gone' };

/** Takes money at most once per key; the same key again is told what became of it. */
export const charge =
  ({ inTransaction, now, newId }: PayDeps) =>
  (key: string, ask: ChargeAsk): Promise<ChargeAnswer> =>
    inTransaction(async (payments) => {
      const again = (known: SandboxCharge): ChargeAnswer => (isSame(known, ask) ? told(known, now()) : { state: 'KEY_TAKEN' });
      const instrument = await payments.findInstrumentLocked(ask.instrument);
      const before = await payments.findCharge(key);
      if (before) return again(before);
      const name = instrument && !instrument.isForgotten ? instrument.scenario : '';
      const scenario = isScenario(name) ? scenarioOf(name) : null;
      const made: SandboxCharge = {
        key,
        ...ask,
        reference: newId(),
        outcome: scenario?.charge(await payments.countPaid(ask.instrument)) ?? GONE,
        knownFrom: now() + (scenario?.silentMs ?? 0),
      };
      if (await payments.addCharge(made, now())) return told(made, now());
      // Another instrument was charged under this key at the same time: their locks are not the same.
      const other = await payments.findCharge(key);
      if (!other) throw new Error('A charge was there and is not.');
      return again(other);
    });

/** What became of a charge; null where there was none. */
export const findCharge =
  ({ inTransaction, now }: PayDeps) =>
  (key: string): Promise<ChargeAnswer | null> =>
    inTransaction(async (payments) => {
      const known = await payments.findCharge(key);
      return known && told(known, now());
    });
