import { toChapters } from '@madang/player/chapters.ts';
import { isWorthRetrying } from '@madang/player/errors.ts';
import type { ChromeAction } from '@madang/player/keyboard.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import type { PlaybackPreferences } from '@madang/player/state.ts';
import { readSubtitleStyle } from '@madang/player/subtitle-style.ts';
import { useId, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

import { BufferingSign } from './BufferingSign.tsx';
import { ControlBar } from './ControlBar.tsx';
import type { SheetName } from './ControlBar.tsx';
import { ControlButton } from './ControlButton.tsx';
import { PlayerHelp } from './PlayerHelp.tsx';
import { PlayerQuestion } from './PlayerQuestion.tsx';
import { LockedCover } from './LockedCover.tsx';
import { NextEpisodeCard } from './NextEpisodeCard.tsx';
import { PlaybackFailure } from './PlaybackFailure.tsx';
import styles from './PlayerControls.module.css';
import { PlayerSide } from './PlayerSide.tsx';
import { PlayerStats } from './PlayerStats.tsx';
import { PlayerRemote } from './remote/PlayerRemote.tsx';
import { preferenceChange } from './preference-change.ts';
import { PlayerSheet } from './PlayerSheet.tsx';
import { SkipIntroButton } from './SkipIntroButton.tsx';
import { SkipSign } from './SkipSign.tsx';
import { Stage } from './Stage.tsx';
import { CueLines } from './subtitles/CueLines.tsx';
import { useSecondSubtitles } from './subtitles/use-second-subtitles.ts';
import { TopBar } from './TopBar.tsx';
import type { Attendance } from './use-attendance.ts';
import { useControlsShown } from './use-controls-shown.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useMediaSession } from './use-media-session.ts';
import { useNextEpisode } from './use-next-episode.ts';
import { usePictureInPicture } from './use-picture-in-picture.ts';
import { useReturnOfNetwork } from './use-return-of-network.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useRemotePlayback } from './use-remote-playback.ts';
import { useSwipedVolume } from './use-swiped-volume.ts';
import { VolumeSign } from './VolumeSign.tsx';
import { usePlayerValue } from './use-player-value.ts';
import type { OpenPlayer } from './use-player.ts';
import type { VideoPlayerProps } from './video-player-props.ts';

/** What lasts from one episode to the next. */
export interface Evening {
  readonly attendance: Attendance;
  readonly isTranscriptOpen: boolean;
  readonly setTranscriptOpen: (isOpen: boolean) => void;
}

interface PlayerControlsProps extends VideoPlayerProps {
  player: OpenPlayer;
  /** The element that fills the screen. */
  frame: RefObject<HTMLElement | null>;
  evening: Evening;
}

/** Everything drawn over the film, and everything a viewer can do to it. */
export function PlayerControls({ player, frame, evening, ...props }: PlayerControlsProps) {
  const { store, video } = player;
  const { source, words, next, onNext, onBack, remote = false } = props;
  const sheetId = useId();
  const controls = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const [isStatsOpen, setStatsOpen] = useState(false);
  const [skip, setSkip] = useState<{ seconds: number; count: number } | null>(null);

  const duration = usePlayerValue(store, (state) => state.durationSeconds);
  const error = usePlayerValue(store, (state) => state.error);
  const isResting = usePlayerValue(store, ({ status, paused }) => paused || status !== 'ready');
  const isUnstarted = usePlayerValue(store, ({ status, paused }) => status === 'ready' && paused && video.played.length === 0);
  const held = isResting || sheet !== null || isHelpOpen;
  const { shown, wake, sleep } = useControlsShown(controls, { held, remote });
  const fullscreen = useFullscreen(frame);
  const pictureInPicture = usePictureInPicture(video);
  const remotePlayback = useRemotePlayback(video);
  const advances = props.preferences.autoNext ?? true;
  const offer = useNextEpisode(store, { ...props, advances, attendance: evening.attendance });
  const second = useSecondSubtitles(player, props.preferences.secondSubtitle);
  useMediaSession(store, props);
  useWakeLock(store, video.ownerDocument);
  useReturnOfNetwork(store);

  const prefer = (change: PlaybackPreferences): void => {
    props.onPreference(change);
    props.analytics?.({ type: 'changed', positionSeconds: store.getSnapshot().positionSeconds, change });
  };
  const ask = (request: PlayerRequest): void => {
    const before = store.getSnapshot();
    store.request(request);
    const change = preferenceChange(before, store.getSnapshot());
    if (change) prefer(change);
    if (request.type === 'skip') setSkip((last) => ({ seconds: request.seconds, count: (last?.count ?? 0) + 1 }));
    wake();
  };
  const swiped = useSwipedVolume(player, ask);
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
      'open-transcript': () => openTranscript(!evening.isTranscriptOpen),
      'toggle-stats': () => setStatsOpen((open) => !open),
      'open-episodes': () => props.episodes && openSheet('episodes'),
      'open-help': () => setHelpOpen(true),
      close: () => setSheet(null),
    };
    actions[action]();
    wake();
  };
  usePlayerKeys(store, video.ownerDocument, { ask, act, within: props.inline ? frame : null });

  const chapters = toChapters(source, duration);
  const breaks = props.ads?.breaks.map(({ atSeconds }) => atSeconds).filter((at) => at > 0) ?? [];
  const openTranscript = (isOpen: boolean): void => {
    setSheet(null);
    evening.setTranscriptOpen(isOpen);
  };
  const openSheet = (name: SheetName): void => setSheet((open) => (open === name ? null : name));
  const handlePointerMove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') wake();
  };
  const handleStageClick = (): void => (sheet ? setSheet(null) : ask({ type: 'toggle-play' }));
  const handleStageTap = (): void => {
    if (sheet) setSheet(null);
    else if (shown) sleep();
    else wake();
  };
  /** A sheet that was opened from another leads back there. */
  const closeMenu = (): void => {
    if (sheet === null) return openTranscript(false);
    setSheet(sheet === 'style' || sheet === 'second' ? 'tracks' : null);
  };
  const leave = (): void => {
    if (offer.isOffered) offer.dismiss();
    else if (evening.isTranscriptOpen) openTranscript(false);
    else onBack?.();
  };
  const handleRetry = (): void => {
    if (error && isWorthRetrying(error)) store.request({ type: 'retry' });
    else props.onRetry();
  };

  return (
    <>
      <div
        className={styles.chrome}
        data-controls={shown && !isLocked ? 'shown' : 'hidden'}
        onPointerMove={handlePointerMove}
        onFocus={wake}
      >
        <Stage
          onClick={handleStageClick}
          onDoubleClick={() => void fullscreen.toggle()}
          onTap={handleStageTap}
          onSkip={(seconds) => ask({ type: 'skip', seconds })}
          onSwipe={swiped.swipe}
        />
        <div className={styles.scrim} />
        <CueLines store={store} look={readSubtitleStyle(props.preferences.subtitleStyle)} second={second} />
        <BufferingSign store={store} label={words.loading} />
        {skip && <SkipSign key={skip.count} seconds={skip.seconds} onGone={() => setSkip(null)} />}
        {swiped.sign && <VolumeSign key={swiped.sign.count} volume={swiped.sign.volume} onGone={swiped.hideSign} />}
        {error && <PlaybackFailure error={error} words={words} helpHref={props.helpHref} onRetry={handleRetry} />}

        <div ref={controls} className={styles.controls}>
          <TopBar title={props.title} subtitle={props.subtitle} backLabel={words.back} onBack={onBack}>
            {props.episodes && !error && (
              <ControlButton
                className={styles.narrow ?? ''}
                icon="episodes"
                label={words.episodes}
                aria-haspopup="dialog"
                aria-expanded={sheet === 'episodes'}
                onClick={() => openSheet('episodes')}
              />
            )}
            {!error && !remote && (
              <ControlButton className={styles.touch ?? ''} icon="lock" label={words.lock} onClick={() => setLocked(true)} />
            )}
            {!remote && (
              <ControlButton
                className={styles.keys ?? ''}
                icon="keyboard"
                label={words.keyboardHelp}
                shortcut="?"
                onClick={() => setHelpOpen(true)}
              />
            )}
          </TopBar>
          {!error && (
            <ControlBar
              store={store}
              words={words}
              chapters={chapters}
              breaks={breaks}
              live={source.live}
              ask={ask}
              onNext={next && playNext}
              hasEpisodes={props.episodes !== undefined}
              sheet={sheet}
              sheetId={sheetId}
              onSheet={openSheet}
              // A television is the other screen already, and shows one picture.
              onRemote={remote ? null : remotePlayback}
              pictureInPicture={remote ? null : pictureInPicture}
              isFullscreen={fullscreen.isFullscreen}
              onFullscreen={() => void fullscreen.toggle()}
            />
          )}
          <PlayerSheet
            id={sheetId}
            sheet={sheet}
            store={store}
            words={words}
            locale={props.locale}
            preferences={props.preferences}
            episodes={props.episodes}
            ask={ask}
            prefer={prefer}
            onSheet={setSheet}
            onTranscript={() => openTranscript(true)}
            onClose={() => setSheet(null)}
          />
        </div>

        <PlayerStats store={store} words={words} locale={props.locale} isOpen={isStatsOpen} onClose={() => setStatsOpen(false)} />
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
          <SkipIntroButton
            store={store}
            intro={source.intro}
            label={words.skipIntro}
            controlsShown={shown}
            takesFocus={remote}
            onSkip={skipIntro}
          />
        )}
        {next && offer.isOffered && !sheet && !error && (
          <NextEpisodeCard
            next={next}
            words={words}
            secondsLeft={offer.secondsLeft}
            countdownSeconds={offer.countdownSeconds}
            takesFocus={remote}
            onPlay={playNext}
            onDismiss={offer.dismiss}
          />
        )}
        {isLocked && <LockedCover label={words.unlock} onUnlock={() => setLocked(false)} />}
        {next && (
          <PlayerQuestion isOpen={offer.isAsking} next={next} words={words.stillWatching} onGoOn={playNext} onStay={offer.stay} />
        )}
        <PlayerHelp isOpen={isHelpOpen} words={words} onClose={() => setHelpOpen(false)} />
        {remote && (
          <PlayerRemote
            frame={frame}
            controlsShown={shown}
            canHideControls={!held}
            ask={ask}
            act={act}
            onShow={wake}
            onHide={sleep}
            onCloseMenu={closeMenu}
            onLeave={leave}
          />
        )}
      </div>
      <PlayerSide
        player={player}
        isOpen={evening.isTranscriptOpen}
        words={words}
        locale={props.locale}
        ask={ask}
        takesFocus={remote}
        onClose={() => openTranscript(false)}
      />
    </>
  );
}
