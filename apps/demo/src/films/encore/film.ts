import type { Film } from '../drawing/film.ts';
import { backstage } from './backstage.ts';
import { finale } from './finale.ts';
import { five } from './five.ts';
import { ocean } from './ocean.ts';
import { opening } from './opening.ts';
import { stick } from './stick.ts';

/** A concert, from the corridor to the bow. */
export const encore: Film = {
  name: 'encore',
  title: {
    korean: '앵콜',
    english: 'Encore: Live from Seoul',
    broadcaster: 'Madang Originals',
    card: { face: 'black-han-sans', from: 9.2, seconds: 6, y: 300, size: 170 },
    credits: { from: 55.6 },
  },
  lines: 720,
  dissolve: 0.6,
  shots: [backstage, opening, five, stick, ocean, finale],
};
