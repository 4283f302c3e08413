import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/** A part of the player that is fetched when it is wanted for the first time. One that does not come is tried again by the next press. */
export const useLazyPart = <Part>(wanted: boolean, load: () => Promise<Part>, onLost: () => void): Part | null => {
  const [part, setPart] = useState<{ readonly it: Part } | null>(null);
  const fetchPart = useEffectEvent(load);
  const lose = useEffectEvent(onLost);
  const isMissing = wanted && part === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    return abortOnCleanup((signal) =>
      fetchPart().then(
        (it) => !signal.aborted && setPart({ it }),
        () => !signal.aborted && lose(),
      ),
    );
  }, [isMissing]);

  return part?.it ?? null;
};
