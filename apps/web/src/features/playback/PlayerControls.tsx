import { isWorthRetrying } from '@madang/player/errors.ts';
import type { ChromeAction } from '@madang/player/keyboard.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import { useId, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

import { BufferingSign } from './BufferingSign.tsx';
import { ControlBar } from './ControlBar.tsx';
import type { SheetName } from './ControlBar.tsx';
import { ControlButton } from './ControlButton.tsx';
import { CueLines } from './CueLines.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { NextEpisodeCard } from './NextEpisodeCard.tsx';
import { PlaybackFailure } from './PlaybackFailure.tsx';
import styles from './PlayerControls.module.css';
import { preferenceChange } from './preference-change.ts';
import { SettingsSheet } from './SettingsSheet.tsx';
import { SkipIntroButton } from './SkipIntroButton.tsx';
import { SkipSign } from './SkipSign.tsx';
import { Stage } from './Stage.tsx';
import { TopBar } from './TopBar.tsx';
import { TracksSheet } from './TracksSheet.tsx';
import { useControlsShown } from './use-controls-shown.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useMediaSession } from './use-media-session.ts';
import { useNextEpisode } from './use-next-episode.ts';
import { usePictureInPicture } from './use-picture-in-picture.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { usePlayerValue } from './use-player-value.ts';
import type { OpenPlayer } from './use-player.ts';
import type { VideoPlayerProps } from './video-player-props.ts';

interface PlayerControlsProps extends VideoPlayerProps {
  player: OpenPlayer;
  /** The element that fills the screen. */
  frame: RefObject<HTMLElement | null>;
}

/** Everything drawn over the film, and everything a viewer can do to it. */
export function PlayerControls({ player: { store, video }, frame, ...props }: PlayerControlsProps) {
  const { source, words, next, onNext, onBack } = props;
  const sheetId = useId();
  const controls = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [skip, setSkip] = useState<{ seconds: number; count: number } | null>(null);

  const error = usePlayerValue(store, (state) => state.error);
  const isResting = usePlayerValue(store, ({ status, paused }) => paused || status !== 'ready');
  const isUnstarted = usePlayerValue(store, ({ status, paused }) => status === 'ready' && paused && video.played.length === 0);
  const { shown, wake, sleep } = useControlsShown(controls, isResting || sheet !== null || isHelpOpen);
  const fullscreen = useFullscreen(frame);
  const pictureInPicture = usePictureInPicture(video);
  const offer = useNextEpisode(store, props);
  useMediaSession(store, props);

  const ask = (request: PlayerRequest): void => {
    const before = store.getSnapshot();
    store.ask(request);
    const after = store.getSnapshot();
    const change = preferenceChange(before, after);
    if (change) {
      props.onPreference(change);
      props.analytics?.({ type: 'changed', positionSeconds: after.positionSeconds, change });
    }
    if (request.type === 'skip') setSkip((last) => ({ seconds: request.seconds, count: (last?.count ?? 0) + 1 }));
    wake();
  };
  const skipIntro = (): void => {
    const { positionSeconds: at } = store.getSnapshot();
    const { intro } = source;
    if (intro && at >= intro.startSeconds && at < intro.endSeconds) ask({ type: 'seek', positionSeconds: intro.endSeconds });
  };
  const playNext = (): void => {
    if (next) onNext('chosen');
  };
  const act = (action: ChromeAction): void => {
    const actions: Readonly<Record<ChromeAction, () => void>> = {
      'toggle-fullscreen': () => void fullscreen.toggle(),
      'toggle-picture-in-picture': () => pictureInPicture?.toggle(),
      'next-episode': playNext,
      'previous-episode': () => props.onPrevious?.(),
      'skip-intro': skipIntro,
      'open-help': () => setHelpOpen(true),
      close: () => setSheet(null),
    };
    actions[action]();
    wake();
  };
  usePlayerKeys(store, video.ownerDocument, { ask, act, within: props.inline ? frame : null });

  const marks = [source.intro?.endSeconds, source.creditsAtSeconds].filter((mark) => mark !== undefined);
  const breaks = props.ads?.breaks.map(({ atSeconds }) => atSeconds).filter((at) => at > 0) ?? [];
  const sheetProps = { id: sheetId, store, words, locale: props.locale, ask, onClose: () => setSheet(null) };
  const handlePointerMove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') wake();
  };
  const handleStageClick = (): void => (sheet ? setSheet(null) : ask({ type: 'toggle-play' }));
  const handleStageTap = (): void => {
    if (sheet) setSheet(null);
    else if (shown) sleep();
    else wake();
  };
  const handleRetry = (): void => {
    if (error && isWorthRetrying(error)) store.ask({ type: 'retry' });
    else props.onRetry();
  };

  return (
    <div className={styles.chrome} data-controls={shown ? 'shown' : 'hidden'} onPointerMove={handlePointerMove} onFocus={wake}>
      <Stage
        onClick={handleStageClick}
        onDoubleClick={() => void fullscreen.toggle()}
        onTap={handleStageTap}
        onSkip={(seconds) => ask({ type: 'skip', seconds })}
      />
      <div className={styles.scrim} />
      <CueLines store={store} />
      <BufferingSign store={store} label={words.loading} />
      {skip && <SkipSign key={skip.count} seconds={skip.seconds} onGone={() => setSkip(null)} />}
      {error && <PlaybackFailure error={error} words={words} helpHref={props.helpHref} onRetry={handleRetry} />}

      <div ref={controls} className={styles.controls}>
        <TopBar title={props.title} subtitle={props.subtitle} backLabel={words.back} onBack={onBack}>
          <ControlButton
            className={styles.keys ?? ''}
            icon="keyboard"
            label={words.keyboardHelp}
            shortcut="?"
            onClick={() => setHelpOpen(true)}
          />
        </TopBar>
        {!error && (
          <ControlBar
            store={store}
            words={words}
            marks={marks}
            breaks={breaks}
            live={source.live}
            ask={ask}
            onNext={next && playNext}
            sheet={sheet}
            sheetId={sheetId}
            onSheet={(name) => setSheet((open) => (open === name ? null : name))}
            pictureInPicture={pictureInPicture}
            isFullscreen={fullscreen.isFullscreen}
            onFullscreen={() => void fullscreen.toggle()}
          />
        )}
        {sheet === 'tracks' && <TracksSheet {...sheetProps} />}
        {sheet === 'settings' && <SettingsSheet {...sheetProps} />}
      </div>

      {isUnstarted && (
        <ControlButton
          className={styles.start ?? ''}
          look="disc"
          icon="play"
          label={words.play}
          onClick={() => ask({ type: 'play' })}
        />
      )}
      {source.intro && !offer.isOffered && !sheet && !error && (
        <SkipIntroButton store={store} intro={source.intro} label={words.skipIntro} controlsShown={shown} onSkip={skipIntro} />
      )}
      {next && offer.isOffered && !sheet && !error && (
        <NextEpisodeCard next={next} words={words} secondsLeft={offer.secondsLeft} onPlay={playNext} onDismiss={offer.dismiss} />
      )}
      {isHelpOpen && <KeyboardHelp words={words} onClose={() => setHelpOpen(false)} />}
    </div>
  );
}
