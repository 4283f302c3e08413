import type { TitleWords } from '../format.ts';
import { HISTORICAL_DRAMAS } from './historical.ts';
import { HOME_DRAMAS } from './home.ts';
import { MYSTERY_DRAMAS } from './mystery.ts';
import { ROMANCE_DRAMAS } from './romance.ts';
import { WORK_DRAMAS } from './work.ts';

/** Dramas 1001 to 1028. */
export const DRAMAS_A: readonly TitleWords[] = [
  ...HISTORICAL_DRAMAS,
  ...ROMANCE_DRAMAS,
  ...HOME_DRAMAS,
  ...MYSTERY_DRAMAS,
  ...WORK_DRAMAS,
];
