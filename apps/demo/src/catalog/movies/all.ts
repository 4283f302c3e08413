import { FAMILIES } from './families.ts';
import { NIGHTMARES } from './nightmares.ts';
import { RECKONINGS } from './reckonings.ts';
import { ROMANCES } from './romances.ts';

/** The films, ids 1101 to 1118. */
export const MOVIES = [...ROMANCES, ...FAMILIES, ...NIGHTMARES, ...RECKONINGS];
