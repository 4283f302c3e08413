import type { WebtoonWords } from '../format.ts';
import { DAYS } from './days.ts';
import { NIGHTS } from './nights.ts';

export const WEBTOONS: readonly WebtoonWords[] = [...NIGHTS, ...DAYS];
