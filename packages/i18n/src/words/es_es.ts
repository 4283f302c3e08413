import type { Translation } from '../translation.ts';
import { catalog } from './es_es/catalog.ts';
import { detail } from './es_es/detail.ts';
import { favorites } from './es_es/favorites.ts';
import { guide } from './es_es/guide.ts';
import { likes } from './es_es/likes.ts';
import { playback } from './es_es/playback.ts';
import { player } from './es_es/player.ts';
import { refusals } from './es_es/refusals.ts';
import { sessions } from './es_es/sessions.ts';
import { shell } from './es_es/shell.ts';
import { subscriptions } from './es_es/subscriptions.ts';
import { time } from './es_es/time.ts';
import { watchHistory } from './es_es/watch-history.ts';

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
