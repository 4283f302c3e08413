import {
  type BoletoAsk,
  type Charge,
  type ChargeOutcome,
  type PaymentGateway,
  type PaymentNotice,
  PaymentsUnavailable,
  type RefundOutcome,
  type SaveOutcome,
} from './payment-gateway.ts';

/** What a provider does next: answers so, answers nobody although it did so, or cannot be reached. */
export type Move = ChargeOutcome | { readonly silently: ChargeOutcome } | 'down';

const SUCCEEDED: ChargeOutcome = { state: 'SUCCEEDED', reference: 'paid' };
export const DECLINED: ChargeOutcome = { state: 'DECLINED', decline: 'soft', code: 'insufficient_funds' };
/** A slip that nobody has paid yet. */
export const SLIP: ChargeOutcome = {
  state: 'WAITING',
  voucher: { number: 'digits', url: 'https://bank.example/slip', expiresAt: Date.parse('2026-11-27T02:59:00Z') },
};
export const ASKS: ChargeOutcome = { state: 'ACTION_NEEDED', url: 'https://bank.example/confirm' };
export const CANCELED: ChargeOutcome = { state: 'DECLINED', decline: 'soft', code: 'canceled' };
export const STOLEN: ChargeOutcome = { state: 'DECLINED', decline: 'hard', code: 'stolen_card' };

/** A provider that keeps what it is told and does as a test says; each charge is taken once, as with a real one. */
export const scriptedGateway = () => {
  const charges = new Map<
    string,
    { readonly charge: Pick<Charge | BoletoAsk, 'key' | 'amount'>; readonly outcome: ChargeOutcome }
  >();
  const refunds = new Map<string, RefundOutcome>();
  /** What the next refund comes to; then all are given. */
  const refundMoves: (RefundOutcome | { readonly silently: RefundOutcome } | 'down')[] = [];
  /** Ids and keys of notices that were signed. */
  const notices = new Map<string, PaymentNotice>();
  const instruments = new Map<string, SaveOutcome>();
  const forgotten: string[] = [];
  /** What comes next, in this order; then all goes well. */
  const moves: Move[] = [];
  const take = async (charge: Pick<Charge | BoletoAsk, 'key' | 'amount'>, usual: ChargeOutcome): Promise<ChargeOutcome> => {
    const known = charges.get(charge.key);
    if (known) return known.outcome;
    const move = moves.shift() ?? usual;
    if (move === 'down') throw new PaymentsUnavailable('down');
    const outcome = 'silently' in move ? move.silently : move;
    charges.set(charge.key, { charge, outcome });
    return 'silently' in move ? { state: 'UNKNOWN' } : outcome;
  };
  /** What becomes of a charge meanwhile. */
  const decide = (key: string, outcome: ChargeOutcome): void => {
    const known = charges.get(key);
    if (!known) throw new Error(`The charge ${key} was never asked for.`);
    charges.set(key, { ...known, outcome });
  };
  const gateway: PaymentGateway = {
    name: 'scripted',
    boleto: true,
    identifiesCards: true,
    saveInstrument: async ({ token, accountId }) => {
      const [kind = '', last4 = '4242'] = token.split(' ');
      if (kind === 'unknown') return { state: 'TOKEN_INVALID' };
      if (kind === 'unwanted') return { state: 'DECLINED' };
      const held = `${accountId} ${token}`;
      const saved = instruments.get(held) ?? {
        state: 'SAVED',
        instrument: {
          reference: `${accountId} ${token}`,
          brand: 'visa',
          last4,
          expiryMonth: 12,
          expiryYear: 2031,
          holder: 'Bora Han',
          zipCode: '10001',
          // Everyone has cards of their own, but for one that is shared.
          fingerprint: kind === 'shared' ? token : held,
        },
      };
      instruments.set(held, saved);
      return saved;
    },
    forgetInstrument: async (reference) => void forgotten.push(reference),
    charge: (charge) => take(charge, SUCCEEDED),
    chargeByBoleto: (asked) => take(asked, SLIP),
    findCharge: async (key) => charges.get(key)?.outcome ?? null,
    cancelCharge: async (key) => {
      const state = charges.get(key)?.outcome.state;
      if (state === 'ACTION_NEEDED' || state === 'WAITING') decide(key, CANCELED);
    },
    refund: async ({ key }) => {
      const known = refunds.get(key);
      if (known) return known;
      const move = refundMoves.shift() ?? { state: 'REFUNDED' as const };
      if (move === 'down') throw new PaymentsUnavailable('down');
      const outcome = 'silently' in move ? move.silently : move;
      refunds.set(key, outcome);
      return 'silently' in move ? { state: 'UNKNOWN' } : outcome;
    },
    readNotice: (body, { signature = '' }) => (body.toString() === signature ? (notices.get(signature) ?? null) : null),
  };
  return {
    gateway,
    moves,
    refundMoves,
    refunds,
    forgotten,
    decide,
    /** The keys of all charges, in their order. */
    keys: (): readonly string[] => [...charges.keys()],
    /** A notice of a charge as it comes: its body, with which it is signed. */
    notice: (id: string, key: string | null): string => {
      notices.set(id, { id, key });
      return id;
    },
    /** The money that was really taken, in minor units, in its order. */
    taken: (): readonly number[] =>
      [...charges.values()].filter(({ outcome }) => outcome.state === 'SUCCEEDED').map(({ charge }) => charge.amount),
  };
};
