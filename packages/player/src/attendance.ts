/** Detects absent viewers, so that autoplay stops. */

/** Episodes that may autoplay in a row without interaction. Then the viewer is asked whether to continue. */
export const EPISODES_ALONE = 3;

export type AttendanceSign =
  /** User input: a press, a movement or a key. */
  | 'touched'
  /** An episode started by autoplay. */
  | 'advanced';

/** Episodes autoplayed since the last user input. */
export const countAlone = (alone: number, sign: AttendanceSign): number => (sign === 'touched' ? 0 : alone + 1);

/** Whether the next episode may autoplay, or the viewer has to confirm. */
export const mayAdvance = (alone: number): boolean => alone < EPISODES_ALONE;
