import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

import type { PlaybackStats } from './engine.ts';

/** Maps the library's NaN for unknown values. */
const known = (value: number | undefined): number => (value !== undefined && Number.isFinite(value) ? value : 0);

export const readStats = (
  stats: Pick<
    shaka.extern.Stats,
    'estimatedBandwidth' | 'streamBandwidth' | 'droppedFrames' | 'decodedFrames' | 'stallsDetected' | 'loadLatency'
  >,
  video: Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight'>,
): PlaybackStats => ({
  width: video.videoWidth,
  height: video.videoHeight,
  networkBitsPerSecond: known(stats.estimatedBandwidth),
  streamBitsPerSecond: known(stats.streamBandwidth),
  droppedFrames: known(stats.droppedFrames),
  decodedFrames: known(stats.decodedFrames),
  stalls: known(stats.stallsDetected),
  startSeconds: known(stats.loadLatency),
});
