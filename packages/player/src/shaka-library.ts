import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

export type Shaka = typeof shaka;

let library: Promise<Shaka> | undefined;

/**
 * Loads the streaming library lazily and once: the smallest build with HLS, text and thumbnails (152 kB compressed).
 * Call it early when playback is likely. A failed load is retried by the next call.
 */
export const loadShaka = (): Promise<Shaka> => {
  library ??= import('shaka-player/dist/shaka-player.hls-es2021.js').then(
    (module) => {
      module.default.polyfill.installAll();
      return module.default;
    },
    (reason: unknown) => {
      library = undefined;
      throw reason;
    },
  );
  return library;
};

const retryParameters = { maxAttempts: 3, baseDelay: 500, backoffFactor: 2, fuzzFactor: 0.3 };

export const SHAKA_CONFIGURATION = {
  manifest: {
    retryParameters,
    // Our manifests name their codecs and carry no captions inside the picture: no segment has to be fetched to find out
    hls: {
      ignoreTextStreamFailures: true,
      ignoreImageStreamFailures: true,
      disableClosedCaptionsDetection: true,
    },
  },
  streaming: {
    retryParameters,
    ignoreTextStreamFailures: true,
    bufferingGoal: 30,
    bufferBehind: 60,
    // An aborted prefetch of an init segment is kept and handed out for ever: after a quick switch of the track
    // nothing more is appended. Both lines are needed, low latency raises the limit to 2 again.
    segmentPrefetchLimit: 0,
    lowLatencyMode: false,
  },
  abr: { restrictToElementSize: true },
};
