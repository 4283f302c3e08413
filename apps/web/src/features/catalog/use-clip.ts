import type { TitlePreview } from '@madang/contract/playback/playback.contract.ts';
import type { PlaybackEngine, PlaybackWishes } from '@madang/player/engine.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isSavingData } from '#app/platform/saving-data.ts';
import { useMediaQuery } from '#app/platform/window.ts';
import { NARROWEST, REST_MS } from './use-preview.ts';

/** How long a pointer rests on a card before its clip plays, in milliseconds. */
const PLAYS_AFTER_MS = 1000;

type Clip = NonNullable<TitlePreview['clip']>;
interface OpenClip {
  readonly engine: PlaybackEngine;
  readonly wishes: PlaybackWishes;
}

const SILENT: PlaybackWishes = {
  playing: true,
  subtitleId: null,
  subtitleOffsetSeconds: 0,
  audioId: null,
  quality: 'auto',
  speed: 1,
  volume: 1,
  muted: true,
};

/** The streaming library lazy-loads with the first clip. No page waits for it. */
const loadEngine = async () => (await import('@madang/player/shaka-engine.ts')).createShakaEngine;

/** Opens a clip and reports when its picture moves, and when it is over or cannot play. */
const openClip = async (
  video: HTMLVideoElement,
  { manifest_url, duration, start, length }: Clip,
  report: (state: 'moving' | 'over') => void,
  signal: AbortSignal,
): Promise<OpenClip | null> => {
  const create = await loadEngine();
  if (signal.aborted) return null;
  const engine = create(video)((event) => {
    if (event.type === 'position' && event.positionSeconds >= start + length) report('over');
    else if (event.type === 'position' && event.positionSeconds > start) report('moving');
    else if (event.type === 'ended' || event.type === 'failed') report('over');
  });
  const source = { manifestUrl: manifest_url, durationSeconds: duration, resumeSeconds: start, subtitles: [], audio: [] };
  engine.open(source, start, SILENT);
  return { engine, wishes: SILENT };
};

/**
 * Plays the muted clip of an expanded card after a second of hover. Nothing plays with reduced motion, data saving or
 * on narrow screens. When the card collapses or the clip ends, open requests are aborted.
 */
export const useClip = (video: RefObject<HTMLVideoElement | null>, clip: Clip | null, isHovered: boolean) => {
  const [isMoving, setMoving] = useState(false);
  const [isMuted, setMuted] = useState(true);
  const opened = useRef<OpenClip>(null);
  const mayMove = useMediaQuery(`(prefers-reduced-motion: no-preference) and (min-width: ${NARROWEST}px)`);

  useEffect(() => {
    const element = video.current;
    if (!clip || !element || !isHovered || !mayMove || isSavingData()) return undefined;
    const leaving = new AbortController();
    const stop = () => {
      leaving.abort();
      void opened.current?.engine.destroy();
      opened.current = null;
      setMoving(false);
      setMuted(true);
    };
    const report = (state: 'moving' | 'over') => (state === 'over' ? stop() : setMoving(true));
    const timer = setTimeout(() => {
      openClip(element, clip, report, leaving.signal).then(
        (open) => {
          // A clip that failed at once has been stopped before it was known.
          if (open && leaving.signal.aborted) void open.engine.destroy();
          else opened.current = open;
        },
        () => undefined,
      );
    }, PLAYS_AFTER_MS - REST_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [video, clip, isHovered, mayMove]);

  const toggleSound = () => {
    const open = opened.current;
    if (!open) return;
    open.engine.apply({ ...open.wishes, muted: !isMuted });
    setMuted(!isMuted);
  };
  return { isMoving, isMuted, toggleSound };
};
