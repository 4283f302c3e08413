import type { Chapter } from '@madang/player/chapters.ts';
import { SKIP_SECONDS } from '@madang/player/keyboard.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import type { PlaybackSource } from '@madang/player/state.ts';
import type { PlayerStore } from '@madang/player/store.ts';

import { classes } from '@madang/ui/classes.ts';

import { formatPosition } from '@madang/i18n/format-position.ts';
import styles from './ControlBar.module.css';
import { ControlButton } from './ControlButton.tsx';
import { LiveMark } from './LiveMark.tsx';
import { ScrubBar } from './ScrubBar.tsx';
import type { PictureInPicture } from './use-picture-in-picture.ts';
import { usePlayerValue } from './use-player-value.ts';
import { VolumeControl } from './VolumeControl.tsx';
import type { PlayerWords } from './words.ts';

export type SheetName = 'tracks' | 'settings' | 'episodes' | 'style' | 'second';

interface ControlBarProps {
  store: PlayerStore;
  words: PlayerWords;
  chapters: readonly Chapter[];
  /** A live stream at its edge has no line to be dragged along. */
  live: PlaybackSource['live'];
  breaks: readonly number[];
  ask: (request: PlayerRequest) => void;
  onNext?: (() => void) | undefined;
  hasEpisodes: boolean;
  sheet: SheetName | null;
  sheetId: string;
  onSheet: (sheet: SheetName) => void;
  /** Missing where the browser knows of no other screen. */
  onRemote: (() => void) | null;
  pictureInPicture: PictureInPicture | null;
  isFullscreen: boolean;
  onFullscreen: () => void;
}

function PlayButton({ store, words, ask }: Pick<ControlBarProps, 'store' | 'words' | 'ask'>) {
  const icon = usePlayerValue(store, ({ status, paused }) => {
    if (status === 'ended') return 'replay';
    return paused ? 'play' : 'pause';
  });
  return (
    <ControlButton
      look="disc"
      icon={icon}
      label={words[icon]}
      shortcut="K"
      data-remote-first
      onClick={() => ask({ type: 'toggle-play' })}
    />
  );
}

function Times({ store }: Pick<ControlBarProps, 'store'>) {
  const position = usePlayerValue(store, (state) => formatPosition(state.positionSeconds));
  const duration = usePlayerValue(store, (state) => formatPosition(state.durationSeconds));
  return (
    <p className={styles.times}>
      {position} <span>/ {duration}</span>
    </p>
  );
}

/** The one bar at the bottom: the line of the film above, everything one does to it below. */
export function ControlBar({
  store,
  words,
  chapters,
  breaks,
  live,
  ask,
  onNext,
  hasEpisodes,
  sheet,
  sheetId,
  onSheet,
  ...view
}: ControlBarProps) {
  const { onRemote, pictureInPicture, isFullscreen, onFullscreen } = view;
  const hasTracks = usePlayerValue(store, ({ subtitles, audio }) => subtitles.length > 0 || audio.length > 1);
  const sheetProps = (name: SheetName) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': sheet === name,
    'aria-controls': sheet === name ? sheetId : undefined,
    onClick: () => onSheet(name),
  });

  return (
    <div className={classes(styles.bar, live === 'edge' && styles.short)}>
      {live !== 'edge' && <ScrubBar store={store} words={words} chapters={chapters} breaks={breaks} />}
      <div className={styles.controls}>
        <PlayButton store={store} words={words} ask={ask} />
        <ControlButton
          icon="skip-back"
          label={words.skipBack}
          shortcut="J"
          onClick={() => ask({ type: 'skip', seconds: -SKIP_SECONDS })}
        />
        <ControlButton
          icon="skip-forward"
          label={words.skipForward}
          shortcut="L"
          onClick={() => ask({ type: 'skip', seconds: SKIP_SECONDS })}
        />
        {onNext && <ControlButton icon="next" label={words.nextEpisode} shortcut="Shift+N" onClick={onNext} />}
        <VolumeControl store={store} words={words} ask={ask} />
        {live !== 'edge' && <Times store={store} />}
        {live && <LiveMark store={store} words={words} ask={ask} />}
        <div className={styles.end}>
          {hasEpisodes && (
            <ControlButton
              className={styles.wide}
              icon="episodes"
              label={words.episodes}
              shortcut="E"
              {...sheetProps('episodes')}
            />
          )}
          {hasTracks && <ControlButton icon="subtitles" label={words.subtitlesAndAudio} {...sheetProps('tracks')} />}
          <ControlButton icon="settings" label={words.qualityAndSpeed} {...sheetProps('settings')} />
          {onRemote && <ControlButton className={styles.wide} icon="remote" label={words.remotePlayback} onClick={onRemote} />}
          {pictureInPicture && (
            <ControlButton
              className={styles.wide}
              icon="picture-in-picture"
              label={pictureInPicture.isActive ? words.exitPictureInPicture : words.pictureInPicture}
              shortcut="I"
              onClick={pictureInPicture.toggle}
            />
          )}
          <ControlButton
            icon={isFullscreen ? 'exit-fullscreen' : 'fullscreen'}
            label={isFullscreen ? words.exitFullscreen : words.fullscreen}
            shortcut="F"
            onClick={onFullscreen}
          />
        </div>
      </div>
    </div>
  );
}
