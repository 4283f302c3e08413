import type { DeclineKind } from '@madang/domain/billing/decline.ts';

/** `ACTION_NEEDED`: the bank requires authentication (3-D Secure). */
export type ChargeResult = 'SUCCEEDED' | 'ACTION_NEEDED' | { readonly decline: DeclineKind; readonly code: string };

/** Behavior of a test card. */
interface Scenario {
  /** The issuer refuses to save it. */
  readonly isRefused?: true;
  /** `paid`: successful charges so far. */
  readonly charge: (paid: number) => ChargeResult;
  /** How long the outcome of a charge stays unknown, in milliseconds. */
  readonly silentMs?: number;
}

/** Shorter than the product's first polling interval, which is 30 seconds. */
export const SILENCE_MS = 20_000;

const always = (): ChargeResult => 'SUCCEEDED';
const declines = (decline: DeclineKind, code: string) => (): ChargeResult => ({ decline, code });
const paysTimes =
  (times: number) =>
  (paid: number): ChargeResult =>
    paid < times ? 'SUCCEEDED' : { decline: 'soft', code: 'insufficient_funds' };

/** All behaviors of test cards. */
const SCENARIOS = {
  ok: { charge: always },
  declined: { isRefused: true, charge: declines('hard', 'declined') },
  chargesDecline: { charge: declines('hard', 'declined') },
  expired: { isRefused: true, charge: declines('hard', 'expired_card') },
  insufficientFunds: { charge: declines('soft', 'insufficient_funds') },
  wrongCvv: { isRefused: true, charge: declines('hard', 'wrong_cvv') },
  wrongZip: { isRefused: true, charge: declines('hard', 'wrong_zip') },
  issuerAway: { charge: declines('soft', 'issuer_unavailable') },
  gatewayTimeout: { charge: always, silentMs: SILENCE_MS },
  paysOnce: { charge: paysTimes(1) },
  paysThrice: { charge: paysTimes(3) },
  asksThePayer: { charge: (): ChargeResult => 'ACTION_NEEDED' },
  stolen: { charge: declines('hard', 'stolen_card') },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(SCENARIOS, name);

export const findScenario = (name: ScenarioName): Scenario => SCENARIOS[name];
