import type { PlayerRequest } from '@madang/player/requests.ts';
import type { PlaybackPreferences } from '@madang/player/state.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { readSubtitleStyle } from '@madang/player/subtitle-style.ts';

import type { SheetName } from './ControlBar.tsx';
import { useLazyPart } from './use-lazy-part.ts';
import type { VideoPlayerProps } from './video-player-props.ts';

interface PlayerSheetProps extends Pick<VideoPlayerProps, 'words' | 'locale' | 'preferences' | 'episodes'> {
  id: string;
  sheet: SheetName | null;
  store: PlayerStore;
  ask: (request: PlayerRequest) => void;
  prefer: (change: PlaybackPreferences) => void;
  onSheet: (sheet: SheetName) => void;
  onTranscript: () => void;
  onClose: () => void;
}

const FURTHER: readonly SheetName[] = ['tracks', 'settings', 'episodes', 'style', 'second'];

export const loadFurtherSheets = () => import('./further-sheets.ts');

/** The sheet that is open, if one is. */
export function PlayerSheet({ sheet, preferences, episodes, prefer, ...props }: PlayerSheetProps) {
  const further = useLazyPart(sheet !== null && FURTHER.includes(sheet), loadFurtherSheets, props.onClose);
  const { id, store, words, locale, ask, onSheet, onClose } = props;
  const { secondSubtitle } = preferences;
  /** A sheet that was opened from another leads back there. */
  const subSheetProps = { id, store, words, locale, onClose: () => onSheet('tracks') };
  switch (sheet) {
    case null:
      return null;
    case 'tracks':
      return further && <further.TracksSheet {...props} secondSubtitle={secondSubtitle} />;
    case 'settings':
      return further && <further.SettingsSheet {...props} autoNext={preferences.autoNext ?? true} prefer={prefer} />;
    case 'episodes':
      return further && episodes && <further.EpisodeDrawer id={id} shelf={episodes} words={words} onClose={onClose} />;
    case 'style':
      return (
        further && (
          <further.SubtitleStyleSheet
            {...subSheetProps}
            look={readSubtitleStyle(preferences.subtitleStyle)}
            ask={ask}
            onLook={(subtitleStyle) => prefer({ subtitleStyle })}
          />
        )
      );
    case 'second':
      return (
        further && (
          <further.SecondSheet
            {...subSheetProps}
            preference={secondSubtitle}
            onChoose={(preference) => prefer({ secondSubtitle: preference })}
          />
        )
      );
  }
}
