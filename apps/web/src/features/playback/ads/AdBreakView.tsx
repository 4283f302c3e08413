import { fill } from '@madang/i18n/fill.ts';
import type { AdBreaks } from '@madang/player/ads/ad-breaks.ts';
import { type AdState, adSecondsLeft, secondsUntilSkip } from '@madang/player/ads/ad-state.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { useEffect, useRef } from 'react';
import type { CSSProperties, RefObject } from 'react';

import { formatPosition } from '@madang/i18n/format-position.ts';
import { ControlButton } from '../ControlButton.tsx';
import { PlayerRemote } from '../remote/PlayerRemote.tsx';
import { TopBar } from '../TopBar.tsx';
import { useFullscreen } from '../use-fullscreen.ts';
import { usePlayerValue } from '../use-player-value.ts';
import type { VideoPlayerProps } from '../video-player-props.ts';
import type { PlayerWords } from '../words.ts';
import styles from './AdBreakView.module.css';
import { useAdKeys } from './use-ad-keys.ts';

interface SkipProps {
  seconds: number;
  words: PlayerWords['ads'];
  onSkip: () => void;
}

/** Counts down where it stands, then is a button that has the focus, unless the viewer is busy elsewhere in the player. */
function Skip({ seconds, words, onSkip }: SkipProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = seconds === 0;
  useEffect(() => {
    const page = button.current?.ownerDocument;
    if (isOpen && page && (page.activeElement === page.body || page.activeElement === null)) button.current?.focus();
  }, [isOpen]);
  return (
    <button ref={button} type="button" className={styles.skip} disabled={!isOpen} aria-keyshortcuts="S" onClick={onSkip}>
      {isOpen ? words.skip : fill(words.skipIn, { seconds })}
    </button>
  );
}

/** Live region: announces each ad once, and once that it can be skipped, not every second. */
function Announcement({ state, words }: { state: AdState; words: PlayerWords['ads'] }) {
  const { ad, number, count } = state;
  const parts = ad ? [fill(words.place, { number, count }), ad.advertiser] : [words.advertisement];
  return (
    <p className={styles.announcement} role="status">
      {parts.join(', ')}
      {secondsUntilSkip(state) === 0 && ` · ${words.skip}`}
    </p>
  );
}

/** An ad has one layer, always shown, and cannot be skipped by seeking. */
const nothing = (): void => undefined;

interface AdBreakViewProps extends Pick<VideoPlayerProps, 'title' | 'words' | 'remote' | 'onBack' | 'onPreference'> {
  ads: AdBreaks;
  state: AdState;
  store: PlayerStore;
  /** The element that fills the screen. */
  frame: RefObject<HTMLElement | null>;
}

/** Everything drawn over an ad, and the little that a viewer can do to it. */
export function AdBreakView({ ads, state, store, frame, title, words, remote, onBack, onPreference }: AdBreakViewProps) {
  const fullscreen = useFullscreen(frame);
  const muted = usePlayerValue(store, (film) => film.muted || film.volume === 0);
  const { ad, number, count, paused, waiting, positionSeconds } = state;
  const untilSkip = secondsUntilSkip(state);

  const toggleMuted = (): void => {
    store.request({ type: 'set-muted', muted: !muted });
    onPreference({ muted: !muted });
  };
  const actions = {
    togglePlay: () => ads.request({ type: 'toggle-play' }),
    toggleMuted,
    toggleFullscreen: () => void fullscreen.toggle(),
    skip: () => ads.request({ type: 'skip' }),
  };
  useAdKeys(frame, actions);
  const askByRemote = ({ type }: PlayerRequest): void => {
    if (type === 'toggle-play' || (type === 'play' && paused) || (type === 'pause' && !paused)) actions.togglePlay();
  };

  return (
    <div className={styles.view} data-ad={ad ? 'playing' : 'waiting'} role="group" aria-label={words.ads.advertisement}>
      <div className={styles.stage} aria-hidden="true" onClick={actions.togglePlay} />
      <div className={styles.scrim} />
      {waiting && !paused && <span className={styles.spinner} />}
      <Announcement state={state} words={words.ads} />
      <TopBar title={title} backLabel={words.back} onBack={onBack} />
      {ad && (
        <div className={styles.foot}>
          <div className={styles.row}>
            <p className={styles.place}>
              <span className={styles.sign}>{fill(words.ads.place, { number, count })}</span>
              <span className={styles.left}>{formatPosition(adSecondsLeft(state))}</span>
            </p>
            {untilSkip !== null && <Skip key={ad.showing} seconds={untilSkip} words={words.ads} onSkip={actions.skip} />}
          </div>
          <div
            className={styles.track}
            style={{ '--seen': Math.min(1, positionSeconds / ad.durationSeconds) } as CSSProperties}
            aria-hidden="true"
          >
            <span />
          </div>
          <div className={styles.controls}>
            <ControlButton
              icon={paused ? 'play' : 'pause'}
              data-remote-first
              label={paused ? words.play : words.pause}
              shortcut="K"
              onClick={actions.togglePlay}
            />
            <ControlButton
              icon={muted ? 'muted' : 'sound'}
              label={muted ? words.unmute : words.mute}
              shortcut="M"
              onClick={toggleMuted}
            />
            {ad.clickUrl === null ? (
              <span className={styles.advertiser}>{ad.advertiser}</span>
            ) : (
              <a
                className={styles.visit}
                href={ad.clickUrl}
                target="_blank"
                rel="noopener sponsored"
                onClick={() => ads.request({ type: 'click' })}
              >
                {fill(words.ads.visit, { advertiser: ad.advertiser })}
              </a>
            )}
            <ControlButton
              icon={fullscreen.isFullscreen ? 'exit-fullscreen' : 'fullscreen'}
              label={fullscreen.isFullscreen ? words.exitFullscreen : words.fullscreen}
              shortcut="F"
              onClick={actions.toggleFullscreen}
            />
          </div>
        </div>
      )}
      {remote && (
        <PlayerRemote
          frame={frame}
          controlsShown
          canHideControls={false}
          ask={askByRemote}
          act={nothing}
          onShow={nothing}
          onHide={nothing}
          onCloseMenu={nothing}
          onLeave={() => onBack?.()}
        />
      )}
    </div>
  );
}
