import type { CallFailed } from '@madang/contract/client.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import type { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { refusalText } from './refusal-text.ts';

/** Text of a failed call in a form or dialog, and whether a link to the help center stands beside it. */
export interface FailureText {
  readonly text: string;
  readonly help: boolean;
}

/** The text of a refusal, or the generic apology for an outage, with help. */
export const failureText = (words: WordsWith<[typeof refusalWords]>, { reason }: Pick<CallFailed, 'reason'>): FailureText =>
  reason === null ? { text: words.shell.outage, help: true } : { text: refusalText(words, reason), help: false };
