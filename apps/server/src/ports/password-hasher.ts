import type { HashClass } from '@madang/domain/sessions/hash-queue.ts';

export interface PasswordHasher {
  hash(password: string, of?: HashClass): Promise<string>;
  /** Takes as long for an account that does not exist (`stored` null) as for one that does. */
  verify(stored: string | null, password: string, of?: HashClass): Promise<boolean>;
  /** Verifies, and returns a new hash where `stored` was made of a password that had not been normalized; otherwise `rehashed` is null. */
  verifyAndRehash(
    stored: string | null,
    password: string,
    of?: HashClass,
  ): Promise<{ readonly genuine: boolean; readonly rehashed: string | null }>;
}
