/** Seekable range of a live stream, in seconds of the stream. It moves with the clock. */
export interface LiveWindow {
  readonly startSeconds: number;
  /** Live start: a few segments before the newest, as a buffer against network jitter. */
  readonly edgeSeconds: number;
}

/**
 * Segments are four seconds long and playlists are up to one segment old, so the edge moves in steps. Playback within
 * two and a half segments of the live start counts as live.
 */
const LIVE_WITHIN_SECONDS = 10;

interface Place {
  readonly live: LiveWindow | null;
  readonly positionSeconds: number;
}

/** Whole seconds behind the live edge. 0 at the edge, and for films. */
export const behindLive = ({ live, positionSeconds }: Place): number => {
  const seconds = live === null ? 0 : live.edgeSeconds - positionSeconds;
  return seconds > LIVE_WITHIN_SECONDS ? Math.round(seconds) : 0;
};
