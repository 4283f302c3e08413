import { loadFurtherSheets } from './PlayerSheet.tsx';
import type { StillWatchingProps } from './StillWatching.tsx';
import { useLazyPart } from './use-lazy-part.ts';

/** The question whether a viewer still watches. Without its script the film waits, as after a no. */
export function PlayerQuestion({ isOpen, ...props }: StillWatchingProps & { isOpen: boolean }) {
  const further = useLazyPart(isOpen, loadFurtherSheets, props.onStay);
  return isOpen && further ? <further.StillWatching {...props} /> : null;
}
