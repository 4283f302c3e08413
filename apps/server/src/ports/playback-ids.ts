import type { CheckedId, IdentifiedPlayback } from '@madang/domain/analytics/playback-id.ts';

/** Playback IDs: random, with the time of the play call and a signature over both and over what is played and by which session. */
export interface PlaybackIds {
  issue(playback: IdentifiedPlayback, now: number): string;
  /** The ID's random part and time, if it was issued here for exactly this playback; null otherwise. */
  check(id: string, playback: IdentifiedPlayback): CheckedId | null;
}
