import { availableParallelism } from 'node:os';
import { normalPassword } from '@madang/domain/accounts/credentials.ts';
import { type HashClass, mayWait, nextClass } from '@madang/domain/sessions/hash-queue.ts';
import type { PasswordHasher } from '../ports/authentication.ts';

/** Read by the first sign-in: a start needs neither the module nor the library behind it. */
const argon2 = () => import('@node-rs/argon2');

/** Argon2id parameters: 19 MiB, two passes, one lane (OWASP minimum). */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Decoy hash of a discarded random secret, verified when there is no account, so that response times do not reveal accounts. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$z3B9o/0iMZS0FaNRGhp8xg$tTyYUj9BpliqOyMwiGv6qULtgfZ70LXQ0TYiNEUf56s';

/** Hashes and compares exactly the text that it gets. */
export type TextHasher = Pick<PasswordHasher, 'hash' | 'verify'>;

/**
 * The only way to a password hash: normalizes first, so that no caller can forget it. A hash from before normalization was made of the
 * password as typed, which is tried second where the two differ, for known and unknown accounts alike.
 */
export const normalizingHasher = ({ hash, verify }: TextHasher): PasswordHasher => {
  const match = async (
    stored: string | null,
    typed: string,
    of: HashClass | undefined,
  ): Promise<'normalized' | 'as_typed' | null> => {
    const password = normalPassword(typed);
    if (await verify(stored, password, of)) return 'normalized';
    return password !== typed && (await verify(stored, typed, of)) ? 'as_typed' : null;
  };
  return {
    hash: (password, of) => hash(normalPassword(password), of),
    verify: async (stored, password, of) => (await match(stored, password, of)) !== null,
    verifyAndRehash: async (stored, password, of) => {
      const matched = await match(stored, password, of);
      return { genuine: matched !== null, rehashed: matched === 'as_typed' ? await hash(normalPassword(password), of) : null };
    },
  };
};

/** Too many hashes wait; answered as 503 with Retry-After instead of holding the connection. Known by its name across bundles. */
class HashingBusy extends Error {
  override readonly name = 'HashingBusy';
}

/**
 * Argon2id with no more hashes in flight than there are cores, so that a burst of sign-ins leaves other calls their time. Waiting hashes are
 * bounded, and known devices have a reserved share (`domain/sessions/hash-queue.ts`).
 */
const argon2TextHasher = (cores: number): TextHasher => {
  const queues: Readonly<Record<HashClass, (() => void)[]>> = { known: [], unknown: [] };
  let free = cores;
  let last: HashClass = 'unknown';
  const waiting = () => ({ known: queues.known.length, unknown: queues.unknown.length });
  const startNext = () => {
    const next = nextClass(waiting(), last);
    if (next === null) {
      free += 1;
      return;
    }
    last = next;
    queues[next].shift()?.();
  };
  const inTurn = async <T>(of: HashClass, work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (mayWait(of, waiting())) await new Promise<void>((resolve) => queues[of].push(resolve));
    else throw new HashingBusy('Too many passwords wait to be hashed.');
    try {
      return await work();
    } finally {
      startNext();
    }
  };
  return {
    hash: (password, of = 'unknown') => inTurn(of, async () => (await argon2()).hash(password, PARAMETERS)),
    verify: (stored, password, of = 'unknown') =>
      inTurn(of, async () => (await (await argon2()).verify(stored ?? DECOY, password)) && stored !== null),
  };
};

export const argon2Hasher = (cores = availableParallelism()): PasswordHasher => normalizingHasher(argon2TextHasher(cores));
