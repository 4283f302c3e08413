import type { Cue } from '@madang/player/cues.ts';
import type { SignedUrls } from '@madang/player/signed-url-renewer.ts';
import type { SubtitleTrack } from '@madang/player/state.ts';
import { fetchCues } from '@madang/player/web-vtt.ts';
import { useEffect, useEffectEvent, useState } from 'react';

interface Brought {
  readonly url: string;
  /** Null when they did not come. */
  readonly cues: readonly Cue[] | null;
}

/** All cues of a subtitle file, lazy-loaded. */
export const useWholeCues = (track: SubtitleTrack | undefined, loan: SignedUrls | undefined) => {
  const [brought, setBrought] = useState<Brought | null>(null);
  const [attempt, setAttempt] = useState(1);
  const url = track?.url;
  const bring = useEffectEvent((file: string, signal: AbortSignal) => fetchCues(file, loan, signal));

  useEffect(() => {
    if (url === undefined) return undefined;
    const leaving = new AbortController();
    bring(url, leaving.signal).then(
      (cues) => setBrought({ url, cues }),
      () => leaving.signal.aborted || setBrought({ url, cues: null }),
    );
    return () => leaving.abort();
  }, [url, attempt]);

  const known = brought?.url === url ? brought : null;
  return {
    /** Null until they are here. */
    cues: known?.cues ?? null,
    hasFailed: known !== null && known.cues === null,
    retry: () => {
      setBrought(null);
      setAttempt((times) => times + 1);
    },
  };
};
