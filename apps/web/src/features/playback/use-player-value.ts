import type { PlayerState } from '@madang/player/state.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { useSyncExternalStore } from 'react';

/** One value of the player's state. Re-renders only when that value changes. */
export const usePlayerValue = <T>(store: PlayerStore, select: (state: PlayerState) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.getSnapshot()));
