import type { Film } from '../drawing/film.ts';
import { evidence } from './evidence.ts';
import { platform } from './platform.ts';
import { dark, nine, ride } from './ride.ts';
import { tunnel } from './tunnel.ts';

/** Thriller: the lights fail on the last train, and one passenger of ten is gone. */
export const subway: Film = {
  name: 'subway',
  title: {
    korean: '7호선',
    english: 'Line Seven',
    broadcaster: 'Madang Originals',
    card: { face: 'black-han-sans', from: 1.6, seconds: 5.4, y: 480, size: 170 },
    credits: { from: 43.8 },
  },
  lines: 720,
  dissolve: 0.6,
  shots: [platform, ride, dark, nine, evidence, tunnel],
};
