import type { Rating } from '../catalog/vocabulary.ts';
import { type Day, isAdult } from '../shared/calendar.ts';

/** Age group of a profile, from the youngest up. */
export const VIEWING_AGES = ['family', 'teen', 'adult'] as const;
export type ViewingAge = (typeof VIEWING_AGES)[number];

const MAX_RATING: Readonly<Record<ViewingAge, readonly Rating[]>> = {
  family: ['ALL', '7'],
  teen: ['ALL', '7', '12', '15'],
  adult: ['ALL', '7', '12', '15', '19'],
};

/** Family sees ALL and 7, teen adds 12 and 15, adult sees everything. */
export const mayWatch = (age: ViewingAge, rating: Rating): boolean => MAX_RATING[age].includes(rating);

/** Whether the account owner may allow adult content. Owners without a birth date have declared to be 18 (PR-44). */
export const mayAllow = (age: ViewingAge, birthday: Day | null, today: Day): boolean =>
  age !== 'adult' || birthday === null || isAdult(birthday, today);
