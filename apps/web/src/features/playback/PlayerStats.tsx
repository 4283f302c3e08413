import { loadFurtherSheets } from './PlayerSheet.tsx';
import type { StatsPanelProps } from './StatsPanel.tsx';
import { useLazyPart } from './use-lazy-part.ts';

/** Playback statistics, opened by a keyboard shortcut. */
export function PlayerStats({ isOpen, ...props }: StatsPanelProps & { isOpen: boolean }) {
  const further = useLazyPart(isOpen, loadFurtherSheets, props.onClose);
  return isOpen && further ? <further.StatsPanel {...props} /> : null;
}
