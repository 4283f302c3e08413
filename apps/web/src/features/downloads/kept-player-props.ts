import type { OfflinePiece } from '@madang/player/offline/offline-store.ts';
import type { PlaybackSource } from '@madang/player/state.ts';

/** A kept film for whatever plays it. */
export interface OfflinePlayerProps {
  readonly source: PlaybackSource;
  readonly title: string;
  /** Which part of the title it is. */
  readonly line: string | null;
  readonly poster: Blob | null;
  readonly profileId: string;
  readonly read: (filmId: string, name: string) => Promise<OfflinePiece | undefined>;
  /** Rises with every place of one playback. */
  readonly onPlace: (place: { readonly seconds: number; readonly playbackId: string; readonly sequence: number }) => void;
  readonly onClose: () => void;
}
