import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Invoice } from './invoice.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The European Union with its outermost regions, which have country codes of their own, and the rest of the European Economic Area. */
const EEA_COUNTRIES: ReadonlySet<string> = new Set(
  `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK
   AX GF GP MF MQ RE YT
   IS LI NO`.split(/\s+/),
);

/** Days after the day of the purchase: Directive 2011/83/EU, article 9, and in Brazil Código de Defesa do Consumidor, article 49. */
const EEA_DAYS = 14;
const BRAZIL_DAYS = 7;

/** For how many days a buyer may withdraw from a purchase; null where the law of the country gives no such right. */
const withdrawalDays = (country: string): number | null => {
  if (country === 'BR') return BRAZIL_DAYS;
  return EEA_COUNTRIES.has(country) ? EEA_DAYS : null;
};

/** Whether a buyer has to ask for a service that begins within the withdrawal period (Directive 2011/83/EU, article 7(3)). */
export const needsStartRequest = (country: string): boolean => EEA_COUNTRIES.has(country);

/** An invoice of the subscription that was paid, or has been refunded since. */
type Payment = Pick<Invoice, 'id' | 'state' | 'kind' | 'total' | 'credit' | 'paymentMethod'>;

interface WithdrawalFacts<Paid extends Payment> {
  /** Of the sale (ISO 3166). */
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
 * The right to withdraw from a subscription, with a full refund. The day of the purchase does not count, and the last day ends at midnight where the
 * buyer is. The server does not know where: in every time zone that is at most one day more after the purchase, and an hour when clocks change.
 */
export const withdrawalOf = <Paid extends Payment>({
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
