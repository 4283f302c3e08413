import type { Film } from '../drawing/film.ts';
import { driver, fare, passengers } from './inside.ts';
import { bead, climb, tails } from './mountain.ts';

/** Mountain fantasy: a last bus for the living and the dead, and a driver who is older than her road. */
export const pass: Film = {
  name: 'pass',
  title: {
    korean: '여우고개 막차',
    english: 'Last Bus over Fox Pass',
    broadcaster: 'HBN',
    card: { face: 'east-sea-dokdo', from: 1.8, seconds: 6, y: 250, size: 230, color: [206, 255, 246] },
    credits: { from: 43.8, bottom: 1012 },
  },
  lines: 720,
  dissolve: 0.8,
  shots: [climb, passengers, fare, driver, tails, bead],
};
