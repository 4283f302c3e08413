import { FIRST_PLAY_CHECK_MS, PLAY_CHECK_MS } from '../shared/constants.ts';
import type { PlaybackChange, PlaybackEvent, PlaybackStatus } from './playback-event.ts';

/** Action of a player or a reader. */
export type Happening = { readonly position: number } & (
  | { readonly type: 'started' | 'stopped' | 'due' }
  | { readonly type: 'status'; readonly status: PlaybackStatus }
  | { readonly type: 'changed'; readonly change: Exclude<PlaybackChange, 'status'>; readonly value: string }
);

/** State of one playback's event log. Instants in milliseconds of a monotonic clock. */
export interface PlaybackLog {
  readonly phase: 'before' | 'playing' | 'resting' | 'over';
  /** Sequence number of the last event. */
  readonly sequence: number;
  /** Playing time left until the next check, counted from `since`. */
  readonly restMs: number;
  /** When playing started or resumed. */
  readonly since: number;
}

export const newLog: PlaybackLog = { phase: 'before', sequence: 0, restMs: FIRST_PLAY_CHECK_MS, since: 0 };

const restAt = ({ restMs, since }: PlaybackLog, now: number): number => Math.max(0, restMs - (now - since));

/** Milliseconds until the next check. Null where none is due. Pauses do not count. */
export const checkDueIn = (log: PlaybackLog, now: number): number | null => (log.phase === 'playing' ? restAt(log, now) : null);

/** Statuses that stop the clock. Buffering counts as playing. */
const RESTING: readonly PlaybackStatus[] = ['paused', 'ended', 'failed'];

const halted = (log: PlaybackLog, now: number): PlaybackLog =>
  log.phase === 'playing' ? { ...log, phase: 'resting', restMs: restAt(log, now) } : log;
const moving = (log: PlaybackLog, now: number): PlaybackLog =>
  log.phase === 'resting' ? { ...log, phase: 'playing', since: now } : log;

const afterStatus = (log: PlaybackLog, status: PlaybackStatus, now: number): PlaybackLog => {
  if (RESTING.includes(status)) return halted(log, now);
  return status === 'playing' ? moving(log, now) : log;
};

export interface Logged {
  readonly log: PlaybackLog;
  /** Event to report. Null for none. */
  readonly event: PlaybackEvent | null;
}

/**
 * Reducer: the next log, and the event to report, if any. Nothing is reported before the start or after the stop, of
 * which there is one each. A check is reported only when it is due, and a late timer yields one check, not several.
 * `now` in milliseconds.
 */
export const logged = (log: PlaybackLog, happening: Happening, now: number): Logged => {
  const { position } = happening;
  const sequence = log.sequence + 1;
  const nothing: Logged = { log, event: null };
  if (log.phase === 'over') return nothing;
  if (log.phase === 'before') {
    if (happening.type !== 'started') return nothing;
    return { log: { ...log, phase: 'playing', sequence, since: now }, event: { sequence, position, event: 'start' } };
  }
  switch (happening.type) {
    case 'started':
      return nothing;
    case 'stopped':
      return { log: { ...log, phase: 'over', sequence }, event: { sequence, position, event: 'stop' } };
    case 'due':
      if (checkDueIn(log, now) !== 0) return nothing;
      return {
        log: { ...log, sequence, restMs: PLAY_CHECK_MS, since: now },
        event: { sequence, position, event: 'check' },
      };
    case 'status': {
      const { status } = happening;
      return {
        log: { ...afterStatus(log, status, now), sequence },
        event: { sequence, position, event: 'update', change: 'status', value: status },
      };
    }
    case 'changed': {
      const { change, value } = happening;
      return { log: { ...log, sequence }, event: { sequence, position, event: 'update', change, value } };
    }
  }
};
