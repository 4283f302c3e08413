import { tabStorage } from '#app/platform/storage.ts';

/** A typed code is kept in this tab during sign-in. An address would show it to others. */
export type CodeKind = 'coupon' | 'pass';

const keyOf = (kind: CodeKind): string => `typed_code_${kind}`;

export const keepCode = (kind: CodeKind, typed: string): void => tabStorage.write(keyOf(kind), typed);
export const forgetCode = (kind: CodeKind): void => tabStorage.remove(keyOf(kind));
export const readStoredCode = (kind: CodeKind): string => {
  const kept = tabStorage.read(keyOf(kind));
  return typeof kept === 'string' ? kept : '';
};
