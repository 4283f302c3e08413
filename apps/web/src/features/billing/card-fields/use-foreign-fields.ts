import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readAnewWhereBlocked } from '#app/platform/framed.ts';
import { CARD_FRAME_TIMEOUT_MS } from './card-frame.ts';
import { runAfter } from './timeout.ts';

/**
 * Loads a payment provider's card fields once `origin` is known, and again when `version` changes or on retry. `open`
 * fetches and mounts the fields, resolves when all are ready and removes them when `signal` aborts. Fields that miss
 * the timeout are missing.
 */
export const useForeignFields = <Fields>(
  { origin, version }: { readonly origin: string | null; readonly version: string },
  open: (origin: string, signal: AbortSignal) => Promise<Fields>,
) => {
  const [phase, setPhase] = useState<'loading' | 'shown' | 'missing'>('loading');
  const [tries, setTries] = useState(0);
  const opened = useRef<Fields | null>(null);
  const begin = useEffectEvent(open);

  useEffect(() => {
    if (origin === null) return;
    setPhase('loading');
    const life = new AbortController();
    const lose = () => {
      if (!life.signal.aborted) setPhase('missing');
      end();
    };
    const stopLooking = readAnewWhereBlocked(origin);
    const callOff = runAfter(CARD_FRAME_TIMEOUT_MS, lose);
    const end = () => {
      callOff();
      stopLooking();
      opened.current = null;
      life.abort();
    };
    const show = async () => {
      const fields = await begin(origin, life.signal);
      if (life.signal.aborted) return;
      callOff();
      opened.current = fields;
      setPhase('shown');
    };
    show().catch(lose);
    return end;
  }, [origin, version, tries]);

  return {
    phase,
    opened,
    retry: () => {
      setPhase('loading');
      setTries((before) => before + 1);
    },
  };
};
