import type { Translation } from '../translation.ts';
import { catalog } from './vi_vn/catalog.ts';
import { favorites } from './vi_vn/favorites.ts';
import { likes } from './vi_vn/likes.ts';
import { shell } from './vi_vn/shell.ts';
import { time } from './vi_vn/time.ts';
import { watchHistory } from './vi_vn/watch-history.ts';

export default {
  catalog,
  favorites,
  likes,
  shell,
  time,
  watchHistory,
} satisfies Translation;
