import type { Film } from '../drawing/film.ts';
import { dawn, night } from './street.ts';
import { corridor, fever, hand, waiting } from './ward.ts';

/** Hospital drama: two doctors, one lit window, and a hand that shakes. */
export const clinic: Film = {
  name: 'clinic',
  title: {
    korean: '야간 진료 중',
    english: 'Night Clinic',
    broadcaster: 'HBN',
    card: { face: 'jua', from: 1.8, seconds: 5.6, y: 262, size: 170, outline: '#3a2410', color: [255, 214, 120] },
    credits: { from: 43.8 },
  },
  lines: 720,
  dissolve: 0.8,
  shots: [night, waiting, fever, corridor, hand, dawn],
};
