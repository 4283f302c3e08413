import type { Film } from '../drawing/film.ts';
import { daybreak } from './daybreak.ts';
import { descent } from './descent.ts';
import { harbour } from './harbour.ts';
import { hearth } from './hearth.ts';
import { reef } from './reef.ts';
import { shore } from './shore.ts';
import { surface } from './surface.ts';

/** Documentary: a day with the women divers of the southern island. */
export const tide: Film = {
  name: 'tide',
  lines: 720,
  dissolve: 1.2,
  shots: [daybreak, shore, surface, descent, reef, harbour, hearth],
};
