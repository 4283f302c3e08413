import type { Rejection } from './rejection.ts';

/** Result of a form posted without JavaScript. Keeps all entries except passwords. */
export interface Posted {
  readonly rejection: Rejection;
  readonly entry: Readonly<Record<string, string>>;
}

export const readPosted = (rejection: Rejection, form: FormData): Posted => ({
  rejection,
  entry: Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && !pair[0].startsWith('password')),
  ),
});
