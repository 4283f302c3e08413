import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import type { refusalWords } from '@madang/i18n/parts/refusals.ts';

/** Why the server refused a call. A server that is newer than the page may name a reason that the page does not know (ER-30). */
export const refusalText = (words: WordsWith<[typeof refusalWords]>, reason: Refusal): string =>
  Object.hasOwn(words.refusals, reason) ? words.refusals[reason] : words.shell.error.unknown;
