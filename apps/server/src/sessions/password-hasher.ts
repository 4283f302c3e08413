import { availableParallelism } from 'node:os';

/** Read by the first sign-in: a start needs neither the module nor the library behind it. */
const argon2 = () => import('@node-rs/argon2');

/** 19 MiB, two passes, one lane (trust.md, checklist 4). */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What a password is held against where there is no account: a hash, with the same parameters, of 32 bytes of chance that nobody has kept. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$z3B9o/0iMZS0FaNRGhp8xg$tTyYUj9BpliqOyMwiGv6qULtgfZ70LXQ0TYiNEUf56s';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (`stored` null) as for one that does. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Argon2id with no more hashes in flight than there are cores, so that a burst of sign-ins leaves other calls their time. */
export const argon2Hasher = (): PasswordHasher => {
  const waiting: (() => void)[] = [];
  let free = availableParallelism();
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
  return {
    hash: (password) => inTurn(async () => (await argon2()).hash(password, PARAMETERS)),
    verify: (stored, password) =>
      inTurn(async () => (await (await argon2()).verify(stored ?? DECOY, password)) && stored !== null),
  };
};
