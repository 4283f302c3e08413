import type { Film } from '../drawing/film.ts';
import { dawn, falling, machine } from './ice.ts';
import { blades, inside, porridge } from './lessons.ts';

/** Sports drama: six girls, one good pair of blades, and the hour that no other club wants. */
export const rink: Film = {
  name: 'rink',
  title: {
    korean: '새벽 네 시의 링크',
    english: 'Four A.M. Ice',
    broadcaster: 'KCB',
    card: { face: 'jua', from: 2, seconds: 5.8, y: 216, size: 156, outline: '#12264a', color: [255, 246, 232] },
    credits: { from: 43.8 },
  },
  lines: 720,
  dissolve: 0.8,
  shots: [machine, blades, falling, inside, porridge, dawn],
};
