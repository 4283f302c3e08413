import type { Film } from '../drawing/film.ts';
import { gate, goodbye, lane } from './evening.ts';
import { firstBoat, quilt, supper } from './overnight.ts';

/** Travel variety: four friends miss the last ferry on purpose and find supper and one quilt on an island. */
export const ferry: Film = {
  name: 'ferry',
  title: {
    korean: '막배는 떠났고',
    english: 'The Last Ferry Has Left',
    broadcaster: 'KCB',
    card: { face: 'jua', from: 1.8, seconds: 5.6, y: 250, size: 180, outline: '#17485c', color: [255, 226, 150] },
    credits: { from: 43.8 },
  },
  lines: 720,
  dissolve: 0.8,
  shots: [goodbye, lane, gate, supper, quilt, firstBoat],
};
