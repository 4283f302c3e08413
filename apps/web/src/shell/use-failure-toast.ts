import type { CallFailed } from '@madang/contract/client.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { refusalText } from './refusal-text.ts';
import { useApology } from './use-apology.ts';
import { useWords } from './words.tsx';

/** Toast of a failed call: the text of a refusal, or the generic apology for an outage. */
export const useFailureToast = (): ((failure: Pick<CallFailed, 'reason'>) => void) => {
  const { words } = useWords(refusalWords);
  const toast = useToast();
  const apologize = useApology();
  return ({ reason }) => (reason === null ? apologize() : toast(refusalText(words, reason), 'failed'));
};
