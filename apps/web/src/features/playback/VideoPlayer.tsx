import { fill } from '@madang/i18n/fill.ts';
import type { PlaybackPreferences } from '@madang/player/state.ts';
import { classes } from '@madang/ui/classes.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { loadAds } from './ads/load-ads.ts';
import { useAdState } from './ads/use-ad-state.ts';
import { PlayerControls } from './PlayerControls.tsx';
import type { Evening } from './PlayerControls.tsx';
import { useAttendance } from './use-attendance.ts';
import { usePlayerValue } from './use-player-value.ts';
import { usePlayer } from './use-player.ts';
import type { OpenPlayer } from './use-player.ts';
import type { VideoPlayerProps } from './video-player-props.ts';
import styles from './VideoPlayer.module.css';

const AdBreakView = lazy(async () => ({ default: (await loadAds()).AdBreakView }));

function Poster({ src }: { src: string | undefined }) {
  return src === undefined ? null : <img className={styles.poster} src={src} alt="" />;
}

/** Stays until the first frame can be shown, so that there is no black in between. */
function WaitingPoster({ player, src }: { player: OpenPlayer; src: string | undefined }) {
  const isWaiting = usePlayerValue(player.store, ({ status, positionSeconds }) => status === 'loading' && positionSeconds === 0);
  return isWaiting ? <Poster src={src} /> : null;
}

interface FilmProps extends VideoPlayerProps {
  frame: RefObject<HTMLElement | null>;
  evening: Evening;
}

function Film({ frame, evening, ...props }: FilmProps) {
  const room = useRef<HTMLDivElement>(null);
  const player = usePlayer(room, props);
  const ad = useAdState(player?.ads ?? null);
  return (
    <>
      <div ref={room} className={styles.room}>
        {player ? <WaitingPoster player={player} src={props.poster} /> : <Poster src={props.poster} />}
      </div>
      {player && !ad && <PlayerControls {...props} player={player} frame={frame} evening={evening} />}
      <Suspense>
        {player?.ads && ad && <AdBreakView {...props} ads={player.ads} state={ad} store={player.store} frame={frame} />}
      </Suspense>
    </>
  );
}

/**
 * Plays one title with everything around it. A new address is a new film: the old one ends with its last progress
 * report, while full screen and the choices made in this session stay.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const frame = useRef<HTMLElement>(null);
  const attendance = useAttendance(frame);
  const [isTranscriptOpen, setTranscriptOpen] = useState(false);
  const [chosen, setChosen] = useState<PlaybackPreferences>({});
  const handlePreference = (change: PlaybackPreferences): void => {
    setChosen((before) => ({ ...before, ...change }));
    props.onPreference(change);
  };

  return (
    <section
      ref={frame}
      className={classes(styles.frame, props.inline ? styles.inline : styles.page)}
      aria-label={fill(props.words.player, { title: props.title })}
      data-remote={props.remote || undefined}
    >
      <Film
        {...props}
        key={props.source.manifestUrl}
        frame={frame}
        evening={{ attendance, isTranscriptOpen, setTranscriptOpen }}
        preferences={{ ...props.preferences, ...chosen }}
        onPreference={handlePreference}
      />
    </section>
  );
}
