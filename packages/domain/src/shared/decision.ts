import type { Refusal } from './refusal.ts';

/** Result of a rule: a value to go on with, or the refusal to show the viewer. */
export type Decision<T, R extends Refusal = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

export const allow = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const refuse = <const R extends Refusal>(refusal: R): { readonly ok: false; readonly refusal: R } => ({
  ok: false,
  refusal,
});
