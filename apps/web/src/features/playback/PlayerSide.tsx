import type { PlayerRequest } from '@madang/player/requests.ts';

import { loadFurtherSheets } from './PlayerSheet.tsx';
import { useLazyPart } from './use-lazy-part.ts';
import type { OpenPlayer } from './use-player.ts';
import type { VideoPlayerProps } from './video-player-props.ts';

interface PlayerSideProps extends Pick<VideoPlayerProps, 'words' | 'locale'> {
  player: OpenPlayer;
  isOpen: boolean;
  /** Whether the line that is said has the focus from the beginning. */
  takesFocus: boolean;
  ask: (request: PlayerRequest) => void;
  onClose: () => void;
}

/** Panel beside the film, or below it on a phone, that keeps the film's own controls usable. */
export function PlayerSide({ isOpen, ...props }: PlayerSideProps) {
  const further = useLazyPart(isOpen, loadFurtherSheets, props.onClose);
  return isOpen && further ? <further.Transcript {...props} /> : null;
}
