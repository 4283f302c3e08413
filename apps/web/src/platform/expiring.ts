import { SESSION_DATA_MS } from '@madang/domain/shared/constants.ts';

/** Where things are kept, as JSON. */
interface Jar {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/** Result of reading an expiring value. */
export type Kept = { readonly state: 'missing' | 'expired' } | { readonly state: 'kept'; readonly value: unknown };

const isRecord = (found: unknown): found is { readonly expiresAt: number; readonly value: unknown } =>
  typeof found === 'object' && found !== null && typeof (found as { expiresAt?: unknown }).expiresAt === 'number';

/** Keeps a value for ten minutes. Later reads report that it expired, without the value. */
export const expiring = (jar: Jar, key: string, clock: () => number) => ({
  read: (): Kept => {
    const found = jar.read(key);
    if (!isRecord(found)) return { state: 'missing' };
    return clock() < found.expiresAt ? { state: 'kept', value: found.value } : { state: 'expired' };
  },
  write: (value: unknown): void => jar.write(key, { value, expiresAt: clock() + SESSION_DATA_MS }),
  remove: (): void => jar.remove(key),
});
