import { useEffect, useState } from 'react';

/** True once something has been true for a while: short waits need no sign. */
export const useDelayed = (active: boolean, afterMs: number): boolean => {
  const [delayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setDelayed(true), afterMs);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [active, afterMs]);
  return active && delayed;
};
