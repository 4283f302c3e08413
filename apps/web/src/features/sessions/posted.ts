import type { Rejection } from './rejection.ts';

/** What came of a form that was posted without scripts: nothing of it is lost but the passwords. */
export interface Posted {
  readonly rejection: Rejection;
  readonly entry: Readonly<Record<string, string>>;
}

export const postedOf = (rejection: Rejection, form: FormData): Posted => ({
  rejection,
  entry: Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && !pair[0].startsWith('password')),
  ),
});
