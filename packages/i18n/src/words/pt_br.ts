import type { Translation } from '../translation.ts';
import { catalog } from './pt_br/catalog.ts';
import { favorites } from './pt_br/favorites.ts';
import { likes } from './pt_br/likes.ts';
import { shell } from './pt_br/shell.ts';
import { time } from './pt_br/time.ts';
import { watchHistory } from './pt_br/watch-history.ts';

export default {
  catalog,
  favorites,
  likes,
  shell,
  time,
  watchHistory,
} satisfies Translation;
