import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  halfJitterGenerator,
  handleAll,
} from 'cockatiel';
import { ProviderRests } from './provider-rests.ts';

/** Consecutive failures that open the circuit (docs/decisions/0032-payment-circuit-breaker.md). */
export const FAULTS_IN_A_ROW = 10;

/** First and longest open interval in milliseconds. Jitter of up to half keeps nodes from probing at one moment. */
const REST_MS = { initialDelay: 5000, maxDelay: 20_000 };

/** A server error or a rate limit. Other 4xx are responses of a healthy provider. */
const isFault = (status: number): boolean => status >= 500 || status === 429;

export interface BreakerOptions<Answer> {
  /** HTTP status of a response. */
  readonly statusOf: (answer: Answer) => number;
  /** Receives a message when the circuit opens, and when it closes again. */
  readonly tell?: ((message: string) => void) | undefined;
}

/** Makes a call, or throws `ProviderRests` while the circuit is open. */
export type Breaker<Answer> = (call: () => Promise<Answer>) => Promise<Answer>;

/** Creates the circuit breaker in its closed state. */
export const openCircuit = <Answer>({ statusOf, tell }: BreakerOptions<Answer>): Breaker<Answer> => {
  const faults = handleAll.orWhenResult((answer) => isFault(statusOf(answer as Answer)));
  const circuit = circuitBreaker(faults, {
    breaker: new ConsecutiveBreaker(FAULTS_IN_A_ROW),
    halfOpenAfter: new ExponentialBackoff({ ...REST_MS, generator: halfJitterGenerator }),
  });
  if (tell) {
    circuit.onBreak(() => tell('The payment provider does not answer, and is left alone for some seconds.'));
    circuit.onReset(() => tell('The payment provider answers again.'));
  }
  return async (call) => {
    // cockatiel would queue other calls behind the half-open probe
    if (circuit.state === CircuitState.HalfOpen) throw new ProviderRests();
    try {
      return await circuit.execute(call);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new ProviderRests() : error;
    }
  };
};
