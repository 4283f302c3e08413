import { tabStorage } from './storage.ts';

/** The unverified address of an account that has just signed in, for the question whether to send its mail again. */
const KEY = 'notActivated';

export const writeNotActivated = (email: string): void => tabStorage.write(KEY, email);

/** Reads the address once. */
export const takeNotActivated = (): string | null => {
  const email = tabStorage.read(KEY);
  tabStorage.remove(KEY);
  return typeof email === 'string' ? email : null;
};
