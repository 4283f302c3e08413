import { LIVE_CHECK_MS } from '@madang/domain/shared/constants.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { wallClock } from '#app/platform/clock.ts';
import { isHidden } from '#app/platform/window.ts';
import { type KnownChannel, liveCounter, nothingKnown } from '#app/shell/live-counter.ts';

export interface Channel extends KnownChannel {
  /** Time on the channel's clock, milliseconds since 1970. Null on the server and before hydration. */
  readonly now: number | null;
}

/** The state of the channel, looked after every second while its page is open (LV-10). */
export const useChannel = (): Channel => {
  const known = useSyncExternalStore(liveCounter.subscribe, liveCounter.getSnapshot, nothingKnown);
  const [browserNow, setBrowserNow] = useState<number | null>(null);

  useEffect(() => {
    const look = () => {
      setBrowserNow(wallClock());
      if (!isHidden()) void liveCounter.check();
    };
    look();
    const timer = setInterval(look, LIVE_CHECK_MS);
    return () => clearInterval(timer);
  }, []);

  return { ...known, now: browserNow === null ? null : browserNow + (known.state?.aheadMs ?? 0) };
};
