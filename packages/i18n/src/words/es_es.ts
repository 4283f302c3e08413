import type { Translation } from '../translation.ts';
import { catalog } from './es_es/catalog.ts';
import { favorites } from './es_es/favorites.ts';
import { likes } from './es_es/likes.ts';
import { shell } from './es_es/shell.ts';
import { time } from './es_es/time.ts';
import { watchHistory } from './es_es/watch-history.ts';

export default {
  catalog,
  favorites,
  likes,
  shell,
  time,
  watchHistory,
} satisfies Translation;
