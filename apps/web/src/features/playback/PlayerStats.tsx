import { bringFurther } from './PlayerSheet.tsx';
import type { StatsPanelProps } from './StatsPanel.tsx';
import { useBrought } from './use-brought.ts';

/** Playback statistics, opened by a keyboard shortcut. */
export function PlayerStats({ isOpen, ...props }: StatsPanelProps & { isOpen: boolean }) {
  const further = useBrought(isOpen, bringFurther, props.onClose);
  return isOpen && further ? <further.StatsPanel {...props} /> : null;
}
