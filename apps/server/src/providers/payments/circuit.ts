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

/** So many calls in a row that came to nothing, and the provider is left alone (trust.md R24). */
export const FAULTS_IN_A_ROW = 10;

/** How long the first rest is, and any, at most, in milliseconds; chance takes up to half of it, so that nodes do not come back together. */
const REST_MS = { initialDelay: 5000, maxDelay: 20_000 };

/** An answer of somebody who is not well, or has enough of us. */
const isFault = (status: number): boolean => status >= 500 || status === 429;

export interface BreakerOptions<Answer> {
  /** The HTTP status of an answer. */
  readonly statusOf: (answer: Answer) => number;
  /** Hears that the provider is left alone, and that it is asked again. */
  readonly tell?: ((message: string) => void) | undefined;
}

/** Makes a call, or throws `ProviderRests`. */
export type Breaker<Answer> = (call: () => Promise<Answer>) => Promise<Answer>;

/** The breaker itself, closed. */
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
    // The library would let everybody wait for the one call that tries.
    if (circuit.state === CircuitState.HalfOpen) throw new ProviderRests();
    try {
      return await circuit.execute(call);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new ProviderRests() : error;
    }
  };
};
