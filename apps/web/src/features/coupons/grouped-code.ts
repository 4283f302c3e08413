import { normalCode } from '@madang/domain/coupons/code.ts';

const GROUP = 4;

const inGroups = (signs: readonly string[]): string =>
  signs.map((sign, place) => (place > 0 && place % GROUP === 0 ? `-${sign}` : sign)).join('');

/**
 * Groups a typed code as on printed cards and keeps the caret behind the same characters. After a `forward` delete the
 * caret goes behind a dash, because the next press would otherwise hit the dash again.
 */
export const groupedCode = (typed: string, caret: number, forward = false): { readonly text: string; readonly caret: number } => {
  const signs = [...normalCode(typed)];
  const before = Math.min([...normalCode(typed.slice(0, caret))].length, signs.length);
  const atDash = before > 0 && before % GROUP === 0 && before < signs.length;
  return { text: inGroups(signs), caret: inGroups(signs.slice(0, before)).length + (forward && atDash ? 1 : 0) };
};
