import { refuse, type Decision, allow } from '../shared/decision.ts';
import type { PlaybackKind } from './playback-event.ts';

/** What a playback ID stands for: one playback of one content, in one session; anonymous visitors have no session. */
export interface IdentifiedPlayback {
  readonly kind: PlaybackKind;
  readonly contentId: string;
  readonly sessionId: string | null;
}

/**
 * How long events of a playback are accepted after its play call. A player keeps its ID through pauses, also in a tab that is left open over
 * a holiday, and events wait at most a day for a network. Downloads have no playback ID: they report a position alone.
 */
export const PLAYBACK_ACCEPTED_MS = 7 * 86_400_000;

/** An ID may be issued by one node and used at another whose clock is behind. */
const CLOCK_SKEW_MS = 60_000;

/** Separates the fields of what is signed. No content ID and no session ID contains it. */
const SEPARATOR = '|';

/** What a signature covers, besides the ID's own random part and time: different playbacks never read alike. */
export const signedPlayback = ({ kind, contentId, sessionId }: IdentifiedPlayback): string => {
  const fields = [kind, contentId, sessionId ?? ''];
  if (fields.some((field) => field.includes(SEPARATOR)))
    throw new RangeError(`A playback cannot be named by ${fields.join(', ')}.`);
  return fields.join(SEPARATOR);
};

/** What the server knows of the ID of a report, once its signature was checked against the playback that the report names. */
export interface CheckedId {
  /** The random part: the name under which events are stored. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

/**
 * Whether events may be stored. `id` is null where no play call issued the ID for this content, kind of playback and caller; `now` is in
 * milliseconds since 1970.
 */
export const acceptPlayback = (id: CheckedId | null, now: number): Decision<CheckedId, 'PLAYBACK_UNKNOWN'> => {
  const isCurrent = id !== null && id.issuedAt <= now + CLOCK_SKEW_MS && now - id.issuedAt <= PLAYBACK_ACCEPTED_MS;
  return isCurrent ? allow(id) : refuse('PLAYBACK_UNKNOWN');
};
