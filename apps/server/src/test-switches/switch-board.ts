import { isSwitched, NO_SWITCHES, takeFailure } from '@madang/domain/test-switches/test-switches.ts';
import type { SwitchBoard } from '../ports/switch-board.ts';

export const switchBoard = (): SwitchBoard => {
  let current = NO_SWITCHES;
  return {
    current: () => current,
    isSwitched: () => isSwitched(current),
    replace: (switches) => {
      current = switches;
    },
    takeFailure: (operation) => {
      const taken = takeFailure(current, operation);
      if (taken) current = taken.left;
      return taken?.reason ?? null;
    },
    takeCard: () => {
      const { nextCard } = current;
      if (nextCard !== null) current = { ...current, nextCard: null };
      return nextCard;
    },
  };
};
