import type { Translation } from '../translation.ts';
import { catalog } from './zh_cn/catalog.ts';
import { detail } from './zh_cn/detail.ts';
import { favorites } from './zh_cn/favorites.ts';
import { guide } from './zh_cn/guide.ts';
import { likes } from './zh_cn/likes.ts';
import { playback } from './zh_cn/playback.ts';
import { player } from './zh_cn/player.ts';
import { refusals } from './zh_cn/refusals.ts';
import { sessions } from './zh_cn/sessions.ts';
import { shell } from './zh_cn/shell.ts';
import { subscriptions } from './zh_cn/subscriptions.ts';
import { time } from './zh_cn/time.ts';
import { watchHistory } from './zh_cn/watch-history.ts';

export default {
  catalog,
  detail,
  favorites,
  guide,
  likes,
  playback,
  player,
  refusals,
  sessions,
  shell,
  subscriptions,
  time,
  watchHistory,
} satisfies Translation;
