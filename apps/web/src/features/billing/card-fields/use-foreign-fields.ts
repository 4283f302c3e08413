import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readAnewWhereBlocked } from '#app/platform/framed.ts';
import { PATIENCE_MS } from './card-frame.ts';
import { waited } from './waited.ts';

/**
 * Opens fields of somebody else’s, once there is an `origin` to have them from, and anew with another `version` or another try. `open` fetches and places
 * them, takes them away when `signal` says so, and gives them once they are all there; fields that do not come in time are missing.
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
    const callOff = waited(PATIENCE_MS, lose);
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
