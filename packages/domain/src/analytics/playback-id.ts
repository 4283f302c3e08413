import { refuse, type Decision, allow } from '../shared/decision.ts';
import type { PlaybackKind } from './playback-event.ts';

/** Content of a playback ID: one playback of one content in one session. Anonymous visitors have no session. */
export interface IdentifiedPlayback {
  readonly kind: PlaybackKind;
  readonly contentId: string;
  readonly sessionId: string | null;
}

/**
 * How long events of a playback are accepted after its play call, in milliseconds. A player keeps its ID through
 * pauses, and events wait for a network for a day at most. Downloads have no playback ID: they report positions only.
 */
export const PLAYBACK_ACCEPTED_MS = 7 * 86_400_000;

/** Tolerated clock skew between the node that issued an ID and the one that checks it, in milliseconds. */
const CLOCK_SKEW_MS = 60_000;

/** Separator of the signed fields. No content ID and no session ID contains it. */
const SEPARATOR = '|';

/** Signed text of an ID, besides its random part and time. Different playbacks never give the same text. */
export const signedPlayback = ({ kind, contentId, sessionId }: IdentifiedPlayback): string => {
  const fields = [kind, contentId, sessionId ?? ''];
  if (fields.some((field) => field.includes(SEPARATOR)))
    throw new RangeError(`A playback cannot be named by ${fields.join(', ')}.`);
  return fields.join(SEPARATOR);
};

/** Playback ID of a report, after its signature was verified for the reported playback. */
export interface CheckedId {
  /** Random part, under which events are stored. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

/** Whether events may be stored at `now` (ms). `id` is null where no play call issued it for this playback. */
export const acceptPlayback = (id: CheckedId | null, now: number): Decision<CheckedId, 'PLAYBACK_UNKNOWN'> => {
  const isCurrent = id !== null && id.issuedAt <= now + CLOCK_SKEW_MS && now - id.issuedAt <= PLAYBACK_ACCEPTED_MS;
  return isCurrent ? allow(id) : refuse('PLAYBACK_UNKNOWN');
};
