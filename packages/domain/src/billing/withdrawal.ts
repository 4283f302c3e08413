import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Invoice } from './invoice.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** European Economic Area, with the EU's outermost regions, which have country codes of their own. */
const EEA_COUNTRIES: ReadonlySet<string> = new Set(
  `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK
   AX GF GP MF MQ RE YT
   IS LI NO`.split(/\s+/),
);

/** Days after the day of the purchase: Directive 2011/83/EU, article 9, and in Brazil Código de Defesa do Consumidor, article 49. */
const EEA_DAYS = 14;
const BRAZIL_DAYS = 7;

/** Length of the withdrawal period, in days. Null in countries without the right. */
const withdrawalDays = (country: string): number | null => {
  if (country === 'BR') return BRAZIL_DAYS;
  return EEA_COUNTRIES.has(country) ? EEA_DAYS : null;
};

/** Whether the buyer must request a start within the withdrawal period (Directive 2011/83/EU, article 7(3)). */
export const needsStartRequest = (country: string): boolean => EEA_COUNTRIES.has(country);

/** Paid or refunded invoice of the subscription. */
type Payment = Pick<Invoice, 'id' | 'state' | 'kind' | 'total' | 'credit' | 'paymentMethod'>;

interface WithdrawalFacts<Paid extends Payment> {
  /** Country of sale (ISO 3166). */
  readonly country: string;
  /** When the contract was concluded (ms): the purchase, or the payment of a boleto. */
  readonly concludedAt: number;
  /** Every paid or refunded invoice of the subscription; those of a free trial cost nothing. */
  readonly payments: readonly Paid[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `WITHDRAWAL_BY_SUPPORT`: the buyer has the right, but the refund is not automatic. */
type WithdrawalRefusal = 'WITHDRAWAL_NOT_OFFERED' | 'WITHDRAWAL_TOO_LATE' | 'WITHDRAWAL_BY_SUPPORT';

export interface Withdrawal<Paid extends Payment = Payment> {
  /** An instant in the last day (ms): its date in the buyer's time zone is the last on which they may withdraw. */
  readonly lastDay: number;
  /** The payment that is refunded in full; null where nothing was paid. */
  readonly payment: Paid | null;
}

/**
 * Right to withdraw from a subscription, with a full refund. The day of purchase does not count, and the last day ends
 * at midnight local time. The server does not know the buyer's time zone, so it allows for all of them: at most one
 * more day, and one hour at a change of clocks.
 */
export const findWithdrawalRight = <Paid extends Payment>({
  country,
  concludedAt,
  payments,
  now,
}: WithdrawalFacts<Paid>): Decision<Withdrawal<Paid>, WithdrawalRefusal> => {
  const days = withdrawalDays(country);
  if (days === null) return refuse('WITHDRAWAL_NOT_OFFERED');
  if (now >= concludedAt + (days + 1) * DAY_MS + HOUR_MS) return refuse('WITHDRAWAL_TOO_LATE');
  const lastDay = concludedAt + days * DAY_MS;
  const [payment = null, ...others] = payments.filter(({ total, credit }) => total > 0 || credit > 0);
  if (payment === null) return allow({ lastDay, payment });
  // A change of plan moves unused money to the balance, and a boleto has no card to refund to: both need a decision by support.
  if (others.length > 0 || payment.kind === 'change' || payment.paymentMethod === 'BOLETO')
    return refuse('WITHDRAWAL_BY_SUPPORT');
  return allow({ lastDay, payment });
};
