/** Ad break of a film: a pre-roll or a mid-roll. */
export interface AdBreak {
  /** `pre`, then `mid-1`, `mid-2` … in the order of the film. */
  readonly id: string;
  /** Seconds from the start of the film. */
  readonly at: number;
}

const MINUTE = 60;
/** Shortest film with mid-rolls, in seconds. */
const INTERRUPTED_FROM = 10 * MINUTE;
/** Time without mid-rolls at the start and before the credits, in seconds. */
const WITHOUT_BREAKS_SECONDS = 5 * MINUTE;
const EVERY = 12 * MINUTE;
const MAX_BREAKS = 5;

/** Input for placing breaks: the length of a film and the start of its credits, in seconds. */
export interface BreakPlan {
  readonly durationSeconds: number;
  readonly creditsAt: number | null;
}

/** A pre-roll, and mid-rolls spread evenly over a long film, at whole seconds. */
export const planAdBreaks = ({ durationSeconds, creditsAt }: BreakPlan): readonly AdBreak[] => {
  const pre = { id: 'pre', at: 0 };
  if (durationSeconds < INTERRUPTED_FROM) return [pre];
  const wanted = Math.min(MAX_BREAKS, Math.floor((durationSeconds - INTERRUPTED_FROM) / EVERY) + 1);
  const end = Math.min(durationSeconds, creditsAt ?? durationSeconds) - WITHOUT_BREAKS_SECONDS;
  const places = Array.from({ length: wanted }, (_, index) => Math.round((durationSeconds * (index + 1)) / (wanted + 1)));
  const kept = places.filter((at) => at >= WITHOUT_BREAKS_SECONDS && at <= end);
  return [pre, ...kept.map((at, index) => ({ id: `mid-${index + 1}`, at }))];
};

/** Frequency cap for pre-rolls: a viewer who changes films sees one within this time. Milliseconds. */
const PRE_ROLL_EVERY_MS = 10 * MINUTE * 1000;

/** Whether a pre-roll is due. `lastAt`: the viewer's last pre-roll before another film (ms). Null for none. */
export const isPreRollDue = (lastAt: number | null, now: number): boolean => lastAt === null || now - lastAt >= PRE_ROLL_EVERY_MS;
