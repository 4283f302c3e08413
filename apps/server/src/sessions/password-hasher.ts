import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** 19 MiB, two passes, one lane (trust.md, checklist 4). */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (`stored` null) as for one that does. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Argon2id with no more hashes in flight than there are cores, so that a burst of sign-ins leaves other calls their time. */
export const argon2Hasher = (): PasswordHasher => {
  // The server starts without waiting for it.
  const decoy = hash('the password of nobody', PARAMETERS);
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
    hash: (password) => inTurn(() => hash(password, PARAMETERS)),
    verify: (stored, password) => inTurn(async () => (await verify(stored ?? (await decoy), password)) && stored !== null),
  };
};
