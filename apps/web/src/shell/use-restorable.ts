import { useToast } from '@madang/ui/Toast.tsx';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { useApology } from './use-apology.ts';
import { useWords } from './words.tsx';

interface Change {
  /** Shows at once what it will be like, and its exact inverse. */
  readonly apply: () => void;
  readonly undo: () => void;
  readonly remove: () => Promise<{ readonly removal_id: string | null }>;
  readonly restore: (input: { readonly removal_id: string }) => Promise<unknown>;
  /** Toast after the removal. Null when the screen itself shows it with undo. */
  readonly message: string | null;
}

/**
 * Removes an item from a list of the profile, as an optimistic update with undo. The server removes it at once, so that
 * it is gone on every device even when the page closes, and can restore it for some minutes. Returns the undo function.
 */
export const useRestorable = () => {
  const { words, language } = useWords();
  const toast = useToast();
  const apologize = useApology();
  const { revalidate } = useRevalidator();

  const restore = useCallback(
    async ({ apply, undo, restore: ask }: Change, removalId: string | null) => {
      undo();
      const call = async () => {
        if (removalId !== null) await ask({ removal_id: removalId });
        // Other rows of the page, and those of a page that was opened since, know of it too.
        await revalidate();
      };
      const handleFailure = onCallFailed(async ({ reason }) => {
        apply();
        if (reason !== 'REMOVAL_NOT_FOUND') return apologize();
        // A rare message, so it lazy-loads.
        const { loadReasonText } = await import('./load-reason-text.ts');
        return toast(await loadReasonText(language, reason), 'failed');
      });
      await call().catch(handleFailure);
    },
    [language, toast, apologize, revalidate],
  );

  return useCallback(
    (change: Change): (() => void) => {
      change.apply();
      const removal = change.remove();
      const undo = () =>
        void removal.then(
          ({ removal_id }) => restore(change, removal_id),
          () => undefined,
        );
      removal.then(
        () => change.message !== null && toast(change.message, 'done', { label: words.watchHistory.undo, onChoose: undo }),
        onCallFailed(() => {
          change.undo();
          apologize();
        }),
      );
      return undo;
    },
    [restore, toast, apologize, words],
  );
};
