import { useEffect, useEffectEvent, useState } from 'react';

/** A part of the player that is fetched when it is wanted for the first time. One that does not come is tried again by the next press. */
export const useLazyPart = <Part>(wanted: boolean, bring: () => Promise<Part>, onLost: () => void): Part | null => {
  const [part, setPart] = useState<{ readonly it: Part } | null>(null);
  const fetchPart = useEffectEvent(bring);
  const lose = useEffectEvent(onLost);
  const isMissing = wanted && part === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    let current = true;
    fetchPart().then(
      (it) => current && setPart({ it }),
      () => current && lose(),
    );
    return () => {
      current = false;
    };
  }, [isMissing]);

  return part?.it ?? null;
};
