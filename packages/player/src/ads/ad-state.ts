/** Ad as the server returned it. Times in seconds. */
export interface PlayingAd {
  /** Id that tracking beacons refer to. */
  readonly showing: string;
  readonly manifestUrl: string;
  readonly mimeType: string;
  readonly durationSeconds: number;
  readonly advertiser: string;
  /** Position from which the ad may be skipped. Null for never. */
  readonly skipAfterSeconds: number | null;
  readonly clickUrl: string | null;
}

export type AdBeacon =
  | 'impression'
  | 'start'
  | 'firstQuartile'
  | 'midpoint'
  | 'thirdQuartile'
  | 'complete'
  | 'skip'
  | 'click'
  | 'error';

/** State of an ad break for the screen. Null while the film plays. */
export interface AdState {
  /** Null while the ads are loading. */
  readonly ad: PlayingAd | null;
  /** Number of this ad in the break, from 1, and the total. */
  readonly number: number;
  readonly count: number;
  readonly positionSeconds: number;
  readonly paused: boolean;
  /** Loading or stalled. */
  readonly waiting: boolean;
}

/** Whole seconds until the end of the ad. */
export const adSecondsLeft = ({ ad, positionSeconds }: AdState): number =>
  ad === null ? 0 : Math.max(0, Math.ceil(ad.durationSeconds - positionSeconds));

/** Whole seconds until the ad may be skipped: 0 for now, null for never. */
export const secondsUntilSkip = ({ ad, positionSeconds }: AdState): number | null =>
  ad === null || ad.skipAfterSeconds === null ? null : Math.max(0, Math.ceil(ad.skipAfterSeconds - positionSeconds));

const QUARTILES: readonly (readonly [number, AdBeacon])[] = [
  [0.25, 'firstQuartile'],
  [0.5, 'midpoint'],
  [0.75, 'thirdQuartile'],
];

/** Quartile beacons due between two positions of an ad, in seconds: after `from`, up to and including `to`. */
export const beaconsBetween = (
  { durationSeconds }: Pick<PlayingAd, 'durationSeconds'>,
  from: number,
  to: number,
): readonly AdBeacon[] =>
  QUARTILES.filter(([share]) => share * durationSeconds > from && share * durationSeconds <= to).map(([, beacon]) => beacon);
