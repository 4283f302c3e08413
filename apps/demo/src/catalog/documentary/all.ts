import type { TitleWords } from '../format.ts';
import { ELEMENTS } from './elements.ts';
import { PEOPLE } from './people.ts';

export const DOCUMENTARIES: readonly TitleWords[] = [...ELEMENTS, ...PEOPLE];
