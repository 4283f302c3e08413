import type { LiveStatus } from '../live/guide.ts';
import type { Refusal } from '../shared/refusal.ts';

/** What maintenance can close. Plan changes and premium passes close with `subscriptions`. */
export const MAINTENANCE = ['sign_up', 'subscriptions', 'gifts', 'boleto'] as const;
export type Maintenance = (typeof MAINTENANCE)[number];

/** Outcomes of the next charge of a card at the payment sandbox. `unavailable`: the provider does not answer. */
export const CARD_OUTCOMES = ['declined', 'insufficient_funds', 'unavailable'] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

/** Failures of the server that are no refusals: 503 and 500. */
export const SERVER_FAILURES = ['OUTAGE', 'FAULT'] as const;
export type FailureReason = Refusal | (typeof SERVER_FAILURES)[number];

/** The next `count` calls of an operation fail. */
export interface ForcedFailure {
  readonly operation: string;
  readonly reason: FailureReason;
  readonly count: number;
}

export interface TestSwitches {
  /** Seconds by which the clock of the process is ahead of, or behind, the system clock. */
  readonly clockShift: number;
  readonly failures: readonly ForcedFailure[];
  readonly maintenance: ReadonlySet<Maintenance>;
  /** ISO 3166 country of every caller; null for the country of the request. */
  readonly country: string | null;
  readonly liveStatus: LiveStatus | null;
  readonly nextCard: CardOutcome | null;
}

/** A bit more than a year: the longest period of a plan. */
export const MAX_CLOCK_SHIFT = 400 * 86_400;
export const MAX_FAILURES = 20;
export const MAX_FAILURE_COUNT = 100;

export const NO_SWITCHES: TestSwitches = {
  clockShift: 0,
  failures: [],
  maintenance: new Set(),
  country: null,
  liveStatus: null,
  nextCard: null,
};

export const isSwitched = (switches: TestSwitches): boolean =>
  switches.clockShift !== 0 ||
  switches.failures.length > 0 ||
  switches.maintenance.size > 0 ||
  switches.country !== null ||
  switches.liveStatus !== null ||
  switches.nextCard !== null;

/** The forced failure of a call, and the switches after it; null where the call runs as usual. */
export const takeFailure = (
  switches: TestSwitches,
  operation: string,
): { readonly reason: FailureReason; readonly left: TestSwitches } | null => {
  const failure = switches.failures.find((one) => one.operation === operation);
  if (!failure) return null;
  const { reason, count } = failure;
  const failures = switches.failures.flatMap((one) => {
    if (one !== failure) return [one];
    return count > 1 ? [{ ...one, count: count - 1 }] : [];
  });
  return { reason, left: { ...switches, failures } };
};
