import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitName, Limits } from '../deps.ts';

/** Attempts within seconds (trust.md 2.1, SE-96). Counted per node. */
const RULES: Readonly<Record<LimitName, { readonly points: number; readonly duration: number }>> = {
  signIn: { points: 10, duration: 900 },
  signInFromAddress: { points: 100, duration: 900 },
  signUpFromAddress: { points: 30, duration: 3600 },
};

export const memoryLimits = (): Limits => {
  const limiters = new Map(
    Object.entries(RULES).map(([name, rule]) => [name, new RateLimiterMemory({ keyPrefix: name, ...rule })]),
  );
  const limiter = (name: LimitName): RateLimiterMemory => {
    const found = limiters.get(name);
    if (!found) throw new Error(`There is no limit called ${name}.`);
    return found;
  };
  return {
    async take(name, key) {
      try {
        await limiter(name).consume(key);
        return null;
      } catch (reached) {
        if (reached instanceof RateLimiterRes) return Math.ceil(reached.msBeforeNext / 1000);
        throw reached;
      }
    },
    async clear(name, key) {
      await limiter(name).delete(key);
    },
  };
};
