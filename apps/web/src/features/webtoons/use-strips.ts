import { useCallback, useRef, useState } from 'react';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Following } from './EpisodeEnd.tsx';
import { readStrip } from './read-strip.ts';
import type { StripView } from './read-view.ts';

/** The episodes on the page: the one that was opened, and those that were read into since. */
export const useStrips = (first: StripView, signedIn: boolean) => {
  const { language } = useWords();
  const [strips, setStrips] = useState<readonly StripView[]>([first]);
  const [following, setFollowing] = useState<Following>('idle');
  const isRequested = useRef(false);
  const next = strips.at(-1)?.next ?? null;

  /** Sets the next episode below the last one. */
  const follow = async (): Promise<void> => {
    if (isRequested.current || next?.state !== 'ready') return;
    isRequested.current = true;
    // Anonymous viewers sign in to go on to the next episode (PL-21): the answer is known without a call.
    if (!signedIn) return setFollowing({ kind: 'refused', refusal: 'SIGN_IN_NEEDED' });
    setFollowing('loading');
    const answer = await readStrip(api, { id: next.id, language, following: true });
    if (answer.kind !== 'reads') {
      // Asked again when the reader says so: they sign in, or the network comes back.
      setFollowing(answer);
      return;
    }
    setStrips((before) => [...before, answer]);
    setFollowing('idle');
    isRequested.current = false;
  };

  /** The signed URL of the pictures expired or failed: loads a new one. */
  const renew = useCallback(
    async (id: string): Promise<void> => {
      const answer = await readStrip(api, { id, language, following: false });
      if (answer.kind === 'reads') setStrips((before) => before.map((each) => (each.id === id ? answer : each)));
    },
    [language],
  );

  return {
    strips,
    following,
    /** Whether there is an episode to go on with that has not been asked for. */
    open: next?.state === 'ready' && following === 'idle',
    follow: () => void follow(),
    followAgain: () => {
      isRequested.current = false;
      void follow();
    },
    renew,
  };
};
