import type { Translation } from '../translation.ts';
import { catalog } from './zh_cn/catalog.ts';
import { favorites } from './zh_cn/favorites.ts';
import { likes } from './zh_cn/likes.ts';
import { shell } from './zh_cn/shell.ts';
import { time } from './zh_cn/time.ts';
import { watchHistory } from './zh_cn/watch-history.ts';

export default {
  catalog,
  favorites,
  likes,
  shell,
  time,
  watchHistory,
} satisfies Translation;
