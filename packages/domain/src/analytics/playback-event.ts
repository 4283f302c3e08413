/** Device id of all anonymous browsers: one constant, so that they cannot be tracked (SE-32). */
export const ANONYMOUS_DEVICE = '1234567890';

/** Kinds of playback: a film or episode, the channel, or an episode of a webtoon. */
export const PLAYBACK_KINDS = ['film', 'live', 'strip'] as const;
export type PlaybackKind = (typeof PLAYBACK_KINDS)[number];

/** What an update event reports (AN-04 to AN-07). */
export const PLAYBACK_CHANGES = ['status', 'subtitle_language', 'audio_language', 'speed'] as const;
export type PlaybackChange = (typeof PLAYBACK_CHANGES)[number];

export const PLAYBACK_STATUSES = ['playing', 'paused', 'seeked', 'buffering', 'ended', 'failed'] as const;
export type PlaybackStatus = (typeof PLAYBACK_STATUSES)[number];

/** One event of a playback, in the order of `sequence`. */
export type PlaybackEvent = {
  readonly sequence: number;
  /** Position in seconds. */
  readonly position: number;
} & (
  | { readonly event: 'start' | 'check' | 'stop' }
  | { readonly event: 'update'; readonly change: PlaybackChange; readonly value: string }
);
export const PLAYBACK_EVENTS = ['start', 'check', 'update', 'stop'] as const satisfies readonly PlaybackEvent['event'][];

/** Maximum events per playback: more than a day of reports every six seconds. Higher sequence numbers are dropped. */
export const MAX_EVENTS_PER_PLAYBACK = 20_000;
export const isWithinEventLimit = ({ sequence }: Pick<PlaybackEvent, 'sequence'>): boolean => sequence <= MAX_EVENTS_PER_PLAYBACK;

/** Retention of anonymous events, in days. Their keys rotate daily, so longer series could not be compared anyway. */
export const ANONYMOUS_EVENT_DAYS = 30;

/** Whether playback is tracked: for viewers with a chosen profile, and for anonymous visitors (AN-08). */
export const isFollowed = ({ signedIn, profileId }: { readonly signedIn: boolean; readonly profileId: string | null }): boolean =>
  !signedIn || profileId !== null;

/** A play counts from its first check, after fifteen seconds (AN-02). Live playback starts by itself and ranks nothing. */
export const countsAsPlay = (kind: PlaybackKind, event: PlaybackEvent['event']): boolean => kind !== 'live' && event === 'check';
