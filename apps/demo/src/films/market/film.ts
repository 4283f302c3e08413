import type { Film } from '../drawing/film.ts';
import { bowl } from './bowl.ts';
import { gate } from './gate.ts';
import { griddle } from './griddle.ts';
import { pot } from './pot.ts';
import { rolls } from './rolls.ts';
import { stalls } from './stalls.ts';
import { tent } from './tent.ts';

/** Variety: an evening of cooking and eating, with captions that talk back. */
export const market: Film = {
  name: 'market',
  title: {
    korean: '불 켜는 야시장',
    english: 'Lights On at the Night Market',
    broadcaster: 'Madang Originals',
    card: { face: 'jua', from: 1.6, seconds: 6.4, y: 560, size: 190, outline: '#3a1010' },
    credits: { from: 55.8 },
  },
  lines: 720,
  dissolve: 0.6,
  shots: [gate, stalls, pot, rolls, griddle, tent, bowl],
};
