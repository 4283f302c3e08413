import { EVERYDAY } from './everyday.ts';
import { FANTASIES } from './fantasies.ts';
import { HORROR_AND_ACTION } from './horror-and-action.ts';
import { THRILLERS } from './thrillers.ts';
import { YOUTH } from './youth.ts';

/** Crime, fantasy, youth, work and family dramas, ids 1029 to 1052. */
export const DRAMAS_B = [...THRILLERS, ...FANTASIES, ...HORROR_AND_ACTION, ...YOUTH, ...EVERYDAY];
