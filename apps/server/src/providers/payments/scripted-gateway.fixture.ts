import {
  type BoletoCharge,
  type Charge,
  type ChargeOutcome,
  type PaymentGateway,
  type PaymentNotice,
  PaymentsUnavailable,
  type RefundOutcome,
  type SaveOutcome,
} from '../../ports/payment-gateway.ts';

/** Next response of the provider: an outcome, an outcome whose response is lost, or an outage. */
export type Move = ChargeOutcome | { readonly silently: ChargeOutcome } | 'down';

const SUCCEEDED: ChargeOutcome = { state: 'SUCCEEDED', reference: 'paid' };
export const DECLINED: ChargeOutcome = { state: 'DECLINED', decline: 'soft', code: 'insufficient_funds' };
/** A boleto that is not paid yet. */
export const SLIP: ChargeOutcome = {
  state: 'WAITING',
  voucher: { number: 'digits', url: 'https://bank.example/slip', expiresAt: Date.parse('2026-11-27T02:59:00Z') },
};
export const ASKS: ChargeOutcome = { state: 'ACTION_NEEDED', url: 'https://bank.example/confirm' };
export const CANCELED: ChargeOutcome = { state: 'DECLINED', decline: 'soft', code: 'canceled' };
export const STOLEN: ChargeOutcome = { state: 'DECLINED', decline: 'hard', code: 'stolen_card' };

/** A payment provider in memory with scripted outcomes. Each idempotency key is charged once, as with a real one. */
export const scriptedGateway = () => {
  const charges = new Map<
    string,
    { readonly charge: Pick<Charge | BoletoCharge, 'key' | 'amount'>; readonly outcome: ChargeOutcome }
  >();
  const refunds = new Map<string, RefundOutcome>();
  /** Outcomes of the next refunds. Later ones succeed. */
  const refundMoves: (RefundOutcome | { readonly silently: RefundOutcome } | 'down')[] = [];
  /** Signed webhooks by their signature. */
  const notices = new Map<string, PaymentNotice>();
  const instruments = new Map<string, SaveOutcome>();
  const forgotten: string[] = [];
  /** Outcomes of the next charges, in order. Later ones succeed. */
  const moves: Move[] = [];
  const take = async (charge: Pick<Charge | BoletoCharge, 'key' | 'amount'>, usual: ChargeOutcome): Promise<ChargeOutcome> => {
    const known = charges.get(charge.key);
    if (known) return known.outcome;
    const move = moves.shift() ?? usual;
    if (move === 'down') throw new PaymentsUnavailable('down');
    const outcome = 'silently' in move ? move.silently : move;
    charges.set(charge.key, { charge, outcome });
    return 'silently' in move ? { state: 'UNKNOWN' } : outcome;
  };
  /** Settles an existing charge. */
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
          // Every account has its own cards, except for shared test cards
          fingerprint: kind === 'shared' ? token : held,
        },
      };
      instruments.set(held, saved);
      return saved;
    },
    forgetInstrument: async (reference) => void forgotten.push(reference),
    charge: (charge) => take(charge, SUCCEEDED),
    chargeByBoleto: (request) => take(request, SLIP),
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
    /** Idempotency keys of all charges, in order. */
    keys: (): readonly string[] => [...charges.keys()],
    /** Signs a webhook for a charge and returns its body, which is also its signature. */
    notice: (id: string, key: string | null): string => {
      notices.set(id, { id, key });
      return id;
    },
    /** Amounts of all successful charges in minor units, in order. */
    taken: (): readonly number[] =>
      [...charges.values()].filter(({ outcome }) => outcome.state === 'SUCCEEDED').map(({ charge }) => charge.amount),
  };
};
