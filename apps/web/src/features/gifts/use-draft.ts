import { useEffect, useState } from 'react';
import { type GiftDraft, keepDraft, readStoredDraft, NEW_DRAFT } from './gift-draft.ts';

/** The draft of a gift, kept in the tab during sign-in or after a declined payment. */
export const useDraft = (sender: string) => {
  const [draft, setDraft] = useState<GiftDraft>({ ...NEW_DRAFT, senderName: sender });
  // Storage is the browser's: the page was written without it.
  useEffect(() => {
    const kept = readStoredDraft();
    if (kept) setDraft({ ...kept, senderName: kept.senderName || sender });
  }, [sender]);
  const change = (more: Partial<GiftDraft>): void => {
    const next = { ...draft, ...more };
    keepDraft(next);
    setDraft(next);
  };
  return { draft, change };
};
