import { loadFurtherSheets } from './PlayerSheet.tsx';
import { useLazyPart } from './use-lazy-part.ts';
import type { PlayerWords } from './words.ts';

interface PlayerHelpProps {
  isOpen: boolean;
  words: PlayerWords;
  onClose: () => void;
}

/** The list of keyboard shortcuts, fetched when it is opened for the first time. */
export function PlayerHelp({ isOpen, words, onClose }: PlayerHelpProps) {
  const further = useLazyPart(isOpen, loadFurtherSheets, onClose);
  return isOpen && further ? <further.KeyboardHelp words={words} onClose={onClose} /> : null;
}
