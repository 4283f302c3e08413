import { createHmac } from 'node:crypto';
import type { Connection } from '@madang/database/connection.ts';
import { type LimitName, LIMITS } from '@madang/domain/shared/limits.ts';
import type * as Library from 'rate-limiter-flexible';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../ports/limits.ts';
import { type FastPath, WHOLE_FAST_PATH } from '@madang/domain/shared/fast-path.ts';
import { batchedCounters, type StoreQuery } from '../fast-path/rate-limiter-flexible/batched-counters.ts';

/** A store that does not answer within this is treated as failed, and this node counts in memory. Milliseconds. */
const STORE_TIMEOUT_MS = 500;

type Open = (name: LimitName) => RateLimiterAbstract;
interface Opened {
  readonly limiterOf: Open;
  readonly isReached: (error: unknown) => error is RateLimiterRes;
}

/** Loads the library on the first attempt: a node that only serves reads never needs it. */
const lazily = (open: (library: typeof Library) => Open) => {
  let opening: Promise<Opened> | null = null;
  const load = async (): Promise<Opened> => {
    const library = await import('rate-limiter-flexible');
    const limiters = new Map<LimitName, RateLimiterAbstract>();
    const openOne = open(library);
    return {
      limiterOf(name) {
        const limiter = limiters.get(name) ?? openOne(name);
        limiters.set(name, limiter);
        return limiter;
      },
      isReached: (error): error is RateLimiterRes => error instanceof library.RateLimiterRes,
    };
  };
  return () => (opening ??= load());
};

const limitsWith = (
  opened: () => Promise<Opened>,
  keyed: (name: LimitName, key: string | readonly string[]) => string,
): Limits => ({
  async take(name, key, { seconds, points = 1 } = {}) {
    const { limiterOf, isReached } = await opened();
    try {
      await limiterOf(name).consume(keyed(name, key), points, { ...(seconds !== undefined && { customDuration: seconds }) });
      return null;
    } catch (reached) {
      if (isReached(reached)) return Math.max(1, Math.ceil(reached.msBeforeNext / 1000));
      throw reached;
    }
  },
  async count(name, key) {
    const { limiterOf } = await opened();
    return (await limiterOf(name).penalty(keyed(name, key))).consumedPoints;
  },
  async giveBack(name, key) {
    const { limiterOf } = await opened();
    await limiterOf(name).reward(keyed(name, key));
  },
  async clear(name, key) {
    const { limiterOf } = await opened();
    await limiterOf(name).delete(keyed(name, key));
  },
});

const ruleOf = (name: LimitName) => ({ keyPrefix: name, points: LIMITS[name].points, duration: LIMITS[name].seconds });

/** Counts in the memory of this process: for the embedded database, which has one process. */
export const memoryLimits = (): Limits =>
  limitsWith(
    lazily(
      ({ RateLimiterMemory }) =>
        (name) =>
          new RateLimiterMemory(ruleOf(name)),
    ),
    (_name, key) => JSON.stringify(key),
  );

/** Keys are stored as keyed hashes, so that the table names no e-mail, account or address. */
const hashedWith =
  (secret: Uint8Array) =>
  (name: LimitName, key: string | readonly string[]): string =>
    createHmac('sha256', secret)
      .update(`limits ${name} ${JSON.stringify(key)}`)
      .digest('base64url')
      .slice(0, 22);

/**
 * Counts in the database that all nodes share. While the store fails or is slow, this node counts in memory: a limit then holds per node,
 * and no call fails because of it.
 */
export const storedLimits = (
  query: Connection['query'],
  secret: Uint8Array,
  timeoutMs = STORE_TIMEOUT_MS,
  fastPath: FastPath = WHOLE_FAST_PATH,
): Limits => {
  // One for all limits: what a call takes of several limits is one statement.
  const client = fastPath.has('batched-counters')
    ? batchedCounters(query)
    : { query: ({ text, values }: StoreQuery) => query(text, values) };
  return limitsWith(
    lazily(({ RateLimiterMemory, RateLimiterPostgres, RLWrapperTimeouts }) => (name) => {
      const rule = ruleOf(name);
      const store = new RateLimiterPostgres({
        ...rule,
        storeClient: client,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      });
      return new RLWrapperTimeouts({
        limiter: store,
        timeoutMs,
        insuranceLimiter: new RateLimiterMemory(rule),
      });
    }),
    hashedWith(secret),
  );
};

export const limitsFor = ({ kind, query }: Pick<Connection, 'kind' | 'query'>, secret: Uint8Array, fastPath: FastPath): Limits =>
  kind === 'server' ? storedLimits(query, secret, STORE_TIMEOUT_MS, fastPath) : memoryLimits();
