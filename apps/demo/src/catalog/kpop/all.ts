import type { TitleWords } from '../format.ts';
import { CROWDS } from './crowds.ts';
import { ROOMS } from './rooms.ts';
import { STAGES } from './stages.ts';
import { WAYS } from './ways.ts';

export const KPOP: readonly TitleWords[] = [...STAGES, ...ROOMS, ...CROWDS, ...WAYS];
