import type { Film } from '../drawing/film.ts';
import { booth, canteen, needle } from './booth.ts';
import { evening, lights, roof } from './valley.ts';

/** School days: four members, eleven minutes, and a mistake that everybody hears. */
export const radio: Film = {
  name: 'radio',
  title: {
    korean: '방송부 마지막 방송',
    english: 'Last Broadcast of the School Radio Club',
    broadcaster: 'Maru TV',
    card: { face: 'nanum-brush-script', from: 1.6, seconds: 6.4, y: 205, size: 170 },
    credits: { from: 43.8, bottom: 260 },
  },
  lines: 720,
  dissolve: 0.8,
  shots: [evening, booth, needle, canteen, roof, lights],
};
