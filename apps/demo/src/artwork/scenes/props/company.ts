import type { Scene } from '../../kit/scene.ts';

/** How many stand on the stage for what the title asks. */
export const company = (s: Scene): number =>
  ({ none: 0, one: 1, child: 1, running: 1, 'two-apart': 2, 'two-together': 2, group: 5 })[s.art.figures];
