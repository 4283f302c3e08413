import type { Translation } from '../translation.ts';
import { catalog } from './vi_vn/catalog.ts';
import { detail } from './vi_vn/detail.ts';
import { favorites } from './vi_vn/favorites.ts';
import { guide } from './vi_vn/guide.ts';
import { likes } from './vi_vn/likes.ts';
import { playback } from './vi_vn/playback.ts';
import { player } from './vi_vn/player.ts';
import { refusals } from './vi_vn/refusals.ts';
import { sessions } from './vi_vn/sessions.ts';
import { shell } from './vi_vn/shell.ts';
import { subscriptions } from './vi_vn/subscriptions.ts';
import { time } from './vi_vn/time.ts';
import { watchHistory } from './vi_vn/watch-history.ts';

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
