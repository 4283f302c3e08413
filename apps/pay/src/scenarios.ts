import type { DeclineKind } from '@madang/domain/billing/decline.ts';

/** `ACTION_NEEDED`: the bank wants to ask whoever pays. */
export type ChargeResult = 'SUCCEEDED' | 'ACTION_NEEDED' | { readonly decline: DeclineKind; readonly code: string };

/** What a card of the sandbox does. */
interface Scenario {
  /** The issuer does not want it kept. */
  readonly isRefused?: true;
  /** `paid` is how often it has paid before. */
  readonly charge: (paid: number) => ChargeResult;
  /** How long nobody is told what became of a charge, in milliseconds. */
  readonly silentMs?: number;
}

/** Shorter than the first wait of whoever asks again (trust.md 1.7). */
export const SILENT_MS = 20_000;

const always = (): ChargeResult => 'SUCCEEDED';
const declines = (decline: DeclineKind, code: string) => (): ChargeResult => ({ decline, code });
const paysTimes =
  (times: number) =>
  (paid: number): ChargeResult =>
    paid < times ? 'SUCCEEDED' : { decline: 'soft', code: 'insufficient_funds' };

/** The closed table of what can happen (trust.md 1.8). */
const SCENARIOS = {
  ok: { charge: always },
  declined: { isRefused: true, charge: declines('hard', 'declined') },
  chargesDecline: { charge: declines('hard', 'declined') },
  expired: { isRefused: true, charge: declines('hard', 'expired_card') },
  insufficientFunds: { charge: declines('soft', 'insufficient_funds') },
  wrongCvv: { isRefused: true, charge: declines('hard', 'wrong_cvv') },
  wrongZip: { isRefused: true, charge: declines('hard', 'wrong_zip') },
  issuerAway: { charge: declines('soft', 'issuer_unavailable') },
  gatewayTimeout: { charge: always, silentMs: SILENT_MS },
  paysOnce: { charge: paysTimes(1) },
  paysThrice: { charge: paysTimes(3) },
  asksThePayer: { charge: (): ChargeResult => 'ACTION_NEEDED' },
  stolen: { charge: declines('hard', 'stolen_card') },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(SCENARIOS, name);

export const scenarioOf = (name: ScenarioName): Scenario => SCENARIOS[name];
