import { catalog } from './en_us/catalog.ts';
import { detail } from './en_us/detail.ts';
import { favorites } from './en_us/favorites.ts';
import { guide } from './en_us/guide.ts';
import { likes } from './en_us/likes.ts';
import { playback } from './en_us/playback.ts';
import { player } from './en_us/player.ts';
import { refusals } from './en_us/refusals.ts';
import { sessions } from './en_us/sessions.ts';
import { shell } from './en_us/shell.ts';
import { subscriptions } from './en_us/subscriptions.ts';
import { time } from './en_us/time.ts';
import { watchHistory } from './en_us/watch-history.ts';

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
} as const;
