import type { Cue } from '@madang/player/cues.ts';
import type { SignedUrls } from '@madang/player/signed-url-renewer.ts';
import type { SubtitleTrack } from '@madang/player/state.ts';
import { fetchCues } from '@madang/player/web-vtt.ts';
import { useEffect, useEffectEvent, useState } from 'react';

interface LoadedCues {
  readonly url: string;
  /** Null when they did not come. */
  readonly cues: readonly Cue[] | null;
}

/** All cues of a subtitle file, lazy-loaded. */
export const useWholeCues = (track: SubtitleTrack | undefined, signedUrls: SignedUrls | undefined) => {
  const [loaded, setLoaded] = useState<LoadedCues | null>(null);
  const [attempt, setAttempt] = useState(1);
  const url = track?.url;
  const load = useEffectEvent((file: string, signal: AbortSignal) => fetchCues(file, signedUrls, signal));

  useEffect(() => {
    if (url === undefined) return undefined;
    const leaving = new AbortController();
    load(url, leaving.signal).then(
      (cues) => setLoaded({ url, cues }),
      () => leaving.signal.aborted || setLoaded({ url, cues: null }),
    );
    return () => leaving.abort();
  }, [url, attempt]);

  const known = loaded?.url === url ? loaded : null;
  return {
    /** Null until they are here. */
    cues: known?.cues ?? null,
    hasFailed: known !== null && known.cues === null,
    retry: () => {
      setLoaded(null);
      setAttempt((times) => times + 1);
    },
  };
};
