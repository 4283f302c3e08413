import { bringFurther } from './PlayerSheet.tsx';
import type { StillWatchingProps } from './StillWatching.tsx';
import { useBrought } from './use-brought.ts';

/** The question whether a viewer still watches. Without its script the film waits, as after a no. */
export function PlayerQuestion({ isOpen, ...props }: StillWatchingProps & { isOpen: boolean }) {
  const further = useBrought(isOpen, bringFurther, props.onStay);
  return isOpen && further ? <further.StillWatching {...props} /> : null;
}
