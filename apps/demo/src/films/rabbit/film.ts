import type { Film } from '../drawing/film.ts';
import { drawers } from './drawers.ts';
import { fall } from './fall.ts';
import { moonlit } from './moon.ts';
import { refund } from './refund.ts';
import { ridge } from './ridge.ts';
import { shop } from './shop.ts';

/** Comic fantasy in old Hanyang: the rabbit of the moon drops his pestle and opens a pharmacy. */
export const rabbit: Film = {
  name: 'rabbit',
  title: {
    korean: '월토약방',
    english: 'The Moon Rabbit Apothecary',
    broadcaster: 'Channel Onda',
    card: { face: 'east-sea-dokdo', from: 2.4, seconds: 6.4, y: 880, size: 190, color: [226, 250, 240] },
    credits: { from: 43.8 },
  },
  lines: 720,
  dissolve: 1,
  shots: [moonlit, fall, shop, drawers, refund, ridge],
};
