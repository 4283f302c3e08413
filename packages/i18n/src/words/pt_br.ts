import type { Translation } from '../translation.ts';
import { catalog } from './pt_br/catalog.ts';
import { detail } from './pt_br/detail.ts';
import { favorites } from './pt_br/favorites.ts';
import { guide } from './pt_br/guide.ts';
import { likes } from './pt_br/likes.ts';
import { playback } from './pt_br/playback.ts';
import { player } from './pt_br/player.ts';
import { refusals } from './pt_br/refusals.ts';
import { sessions } from './pt_br/sessions.ts';
import { shell } from './pt_br/shell.ts';
import { subscriptions } from './pt_br/subscriptions.ts';
import { time } from './pt_br/time.ts';
import { watchHistory } from './pt_br/watch-history.ts';

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
