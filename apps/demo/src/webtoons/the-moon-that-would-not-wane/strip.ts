import type { Strip } from '../format.ts';
import { EPISODE_1 } from './episode-1.ts';
import { EPISODE_2 } from './episode-2.ts';
import { EPISODE_3 } from './episode-3.ts';

export const STRIP: Strip = { slug: 'the-moon-that-would-not-wane', episodes: [EPISODE_1, EPISODE_2, EPISODE_3] };
