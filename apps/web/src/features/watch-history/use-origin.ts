import { createContext, use, useCallback } from 'react';
import { tabStorage } from '#app/platform/storage.ts';
import { type Origin, originAmong, originTrailIn, withOrigin } from './origin.ts';

const KEY = 'collection_trail';

const OriginContext = createContext<string | null>(null);

/** Names the collection whose cards stand below. */
export const OriginProvider = OriginContext.Provider;

export const recordOrigin = (origin: Origin): void =>
  tabStorage.write(KEY, withOrigin(originTrailIn(tabStorage.read(KEY)), origin));

/** Through which collection one of these was opened last in this tab, or null. */
export const originOf = (titleIds: readonly string[]): string | null =>
  originAmong(originTrailIn(tabStorage.read(KEY)), titleIds);

/** Callback for a card that opens its title: remembers the collection of the card (CA-83). */
export const useOpened = (titleId: string): (() => void) => {
  const collection = use(OriginContext);
  return useCallback(() => {
    if (collection !== null) recordOrigin({ collection, titleId });
  }, [collection, titleId]);
};
