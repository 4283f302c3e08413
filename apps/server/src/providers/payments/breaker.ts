import type { Breaker, BreakerOptions } from './circuit.ts';

/**
 * A circuit breaker before a provider: while it is down nobody waits ten seconds to hear so, and when it comes back it is not run down. After a
 * rest one call is made; if that is answered, all are. It is read when somebody first asks: no start waits for it.
 */
export const breaker = <Answer>(options: BreakerOptions<Answer>): Breaker<Answer> => {
  let opening: Promise<Breaker<Answer>> | null = null;
  return async (call) => {
    opening ??= import('./circuit.ts').then(({ openCircuit }) => openCircuit(options));
    return (await opening)(call);
  };
};
