import type { Breaker, BreakerOptions } from './circuit.ts';

/**
 * Circuit breaker for a provider: calls fail fast during an outage, and one probe after the open interval protects a
 * recovering provider. The implementation loads with the first call, to keep startup fast.
 */
export const breaker = <Answer>(options: BreakerOptions<Answer>): Breaker<Answer> => {
  let opening: Promise<Breaker<Answer>> | null = null;
  return async (call) => {
    opening ??= import('./circuit.ts').then(({ openCircuit }) => openCircuit(options));
    return (await opening)(call);
  };
};
