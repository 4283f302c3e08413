/** Detects absent viewers, so that autoplay stops. */

/** Episodes that may autoplay in a row without interaction; then the viewer is asked whether to continue. */
export const EPISODES_ALONE = 3;

export type AttendanceSign =
  /** The viewer pressed, moved or typed something. */
  | 'touched'
  /** An episode began by itself. */
  | 'advanced';

/** How many episodes have begun by themselves since the viewer last touched anything. */
export const countAlone = (alone: number, sign: AttendanceSign): number => (sign === 'touched' ? 0 : alone + 1);

/** Whether the next episode may begin by itself, or has to wait for an answer. */
export const mayAdvance = (alone: number): boolean => alone < EPISODES_ALONE;
