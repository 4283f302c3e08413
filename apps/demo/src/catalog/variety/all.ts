import type { TitleWords } from '../format.ts';
import { COMPANY } from './company.ts';
import { GAMES } from './games.ts';
import { ROADS } from './roads.ts';
import { TABLES } from './tables.ts';

export const VARIETY: readonly TitleWords[] = [...TABLES, ...ROADS, ...GAMES, ...COMPANY];
