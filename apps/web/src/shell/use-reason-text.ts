import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { refusalText } from './refusal-text.ts';
import { useWords } from './words.tsx';

/** Why a call failed, in words: what the server refused it for, or that something broke. */
export const useReasonText = (): ((reason: Refusal | 'OUTAGE') => string) => {
  const { words } = useWords(refusalWords);
  return (reason) => (reason === 'OUTAGE' ? words.shell.outage : refusalText(words, reason));
};
