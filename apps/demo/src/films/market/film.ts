import type { Film } from '../drawing/film.ts';
import { bowl } from './bowl.ts';
import { gate } from './gate.ts';
import { griddle } from './griddle.ts';
import { pot } from './pot.ts';
import { rolls } from './rolls.ts';
import { stalls } from './stalls.ts';
import { tent } from './tent.ts';

/** Variety: an evening of cooking and eating, with captions that talk back. */
export const market: Film = { name: 'market', lines: 720, dissolve: 0.6, shots: [gate, stalls, pot, rolls, griddle, tent, bowl] };
