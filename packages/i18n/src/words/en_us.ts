import { catalog } from './en_us/catalog.ts';
import { favorites } from './en_us/favorites.ts';
import { likes } from './en_us/likes.ts';
import { shell } from './en_us/shell.ts';
import { time } from './en_us/time.ts';
import { watchHistory } from './en_us/watch-history.ts';

/** What every page says; the words of single pages travel as parts. */
export default {
  catalog,
  favorites,
  likes,
  shell,
  time,
  watchHistory,
} as const;
