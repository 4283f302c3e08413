import type { AdBreaks } from '@madang/player/ads/ad-breaks.ts';
import type { AdState } from '@madang/player/ads/ad-state.ts';
import { useSyncExternalStore } from 'react';

const nothing = (): (() => void) => () => undefined;
const noAds = (): null => null;

/** State of the current ad break. Null while the film plays, and always in a film without ads. */
export const useAdState = (ads: AdBreaks | null): AdState | null =>
  useSyncExternalStore(ads?.subscribe ?? nothing, ads?.getSnapshot ?? noAds, noAds);
