import {
  type Charge,
  type ChargeOutcome,
  type PaymentGateway,
  PaymentsUnavailable,
  type SaveOutcome,
} from './payment-gateway.ts';

/** What a provider does next: answers so, answers nobody although it did so, or cannot be reached. */
export type Move = ChargeOutcome | { readonly silently: ChargeOutcome } | 'down';

const SUCCEEDED: ChargeOutcome = { state: 'SUCCEEDED', reference: 'paid' };
export const DECLINED: ChargeOutcome = { state: 'DECLINED', decline: 'soft', code: 'insufficient_funds' };
export const STOLEN: ChargeOutcome = { state: 'DECLINED', decline: 'hard', code: 'stolen_card' };

/** A provider that keeps what it is told and does as a test says; each charge is taken once, as with a real one. */
export const scriptedGateway = () => {
  const charges = new Map<string, { readonly charge: Charge; readonly outcome: ChargeOutcome }>();
  const instruments = new Map<string, SaveOutcome>();
  const forgotten: string[] = [];
  /** What comes next, in this order; then all goes well. */
  const moves: Move[] = [];
  const gateway: PaymentGateway = {
    name: 'scripted',
    saveInstrument: async ({ token, accountId }) => {
      const [kind = '', last4 = '4242'] = token.split(' ');
      if (kind === 'unknown') return { state: 'TOKEN_INVALID' };
      if (kind === 'unwanted') return { state: 'DECLINED' };
      const saved = instruments.get(token) ?? {
        state: 'SAVED',
        instrument: {
          reference: `${accountId} ${token}`,
          brand: 'visa',
          last4,
          expiryMonth: 12,
          expiryYear: 2031,
          holder: 'Bora Han',
          zipCode: '10001',
          fingerprint: token,
        },
      };
      instruments.set(token, saved);
      return saved;
    },
    forgetInstrument: async (reference) => void forgotten.push(reference),
    charge: async (charge) => {
      const known = charges.get(charge.key);
      if (known) return known.outcome;
      const move = moves.shift() ?? SUCCEEDED;
      if (move === 'down') throw new PaymentsUnavailable('down');
      const outcome = 'silently' in move ? move.silently : move;
      charges.set(charge.key, { charge, outcome });
      return 'silently' in move ? { state: 'UNKNOWN' } : outcome;
    },
    findCharge: async (key) => charges.get(key)?.outcome ?? null,
  };
  return {
    gateway,
    moves,
    forgotten,
    /** The money that was really taken, in minor units, in its order. */
    taken: (): readonly number[] =>
      [...charges.values()].filter(({ outcome }) => outcome.state === 'SUCCEEDED').map(({ charge }) => charge.amount),
  };
};
