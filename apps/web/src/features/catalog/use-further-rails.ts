import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '#app/platform/api.ts';
import { whenNear } from '#app/platform/when-near.ts';
import type { CardReader } from './card-view.ts';
import { readFurtherRails } from './further-rails.ts';
import type { RailName, RailView } from './rail-view.ts';

/** How near the end of home the next rails are fetched. */
const NEAR = '1200px 0px';

/** Infinite scroll of rails: loads as many as home did at first, whenever the element with `end` is near (CA-56). */
export const useFurtherRails = (names: readonly RailName[], reader: CardReader) => {
  const [rails, setRails] = useState<readonly RailView[]>([]);
  const [reached, setReached] = useState(0);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || reached >= names.length) return undefined;
    const next = names.slice(reached, reached + PAGE_SIZES.main);
    const load = async () => {
      const more = await readFurtherRails(api, next, reader);
      setRails((now) => [...now, ...more]);
      setReached(reached + next.length);
    };
    const stop = whenNear(element, NEAR, () => {
      stop();
      void load();
    });
    return stop;
  }, [names, reached, reader]);

  return { rails, end };
};
