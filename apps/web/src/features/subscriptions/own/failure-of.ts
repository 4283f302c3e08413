import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import type { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { refusalText } from '#app/shell/refusal-text.ts';

/** Why something was not done: a refusal's text, or an outage, for which there is help. */
export interface Failure {
  readonly text: string;
  readonly help: boolean;
}

export const failureOf = (words: WordsWith<[typeof refusalWords]>, reason: Refusal | null): Failure =>
  reason === null ? { text: words.shell.outage, help: true } : { text: refusalText(words, reason), help: false };
