import { useToast } from '@madang/ui/Toast.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { api, isCallFailed } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';

/** What the operators' log calls the two changes (LI-33). */
const CODES = { add: 'API2031', remove: 'API2032' } as const;

/** Changes at once, and back again with a message when the server says no (LI-24, LI-25). */
export const useToggleLike = (contentId: string, initially: boolean) => {
  const { words } = useWords();
  const toast = useToast();
  const { pathname } = useLocation();
  const [liked, setLiked] = useState(initially);

  const toggle = async (): Promise<void> => {
    const [call, code] = liked ? [api.removeLike, CODES.remove] : [api.addLike, CODES.add];
    setLiked(!liked);
    try {
      await call({ content_id: contentId });
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      setLiked(liked);
      toast(words.refusals.OUTAGE, 'failed');
      // The report is for the operators; where it fails too there is nobody to tell.
      await api.trackError({ code: `${code}:${error.code}`, path: pathname, message: error.message }).catch(() => undefined);
    }
  };
  return { liked, toggle: () => void toggle() };
};
