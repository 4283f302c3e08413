import { bringFurther } from './PlayerSheet.tsx';
import { useBrought } from './use-brought.ts';
import type { PlayerWords } from './words.ts';

interface PlayerHelpProps {
  isOpen: boolean;
  words: PlayerWords;
  onClose: () => void;
}

/** The list of keyboard shortcuts, fetched when it is opened for the first time. */
export function PlayerHelp({ isOpen, words, onClose }: PlayerHelpProps) {
  const further = useBrought(isOpen, bringFurther, onClose);
  return isOpen && further ? <further.KeyboardHelp words={words} onClose={onClose} /> : null;
}
