import { catalog } from './en_us/catalog.ts';
import { detail } from './en_us/detail.ts';
import { favorites } from './en_us/favorites.ts';
import { likes } from './en_us/likes.ts';
import { playback } from './en_us/playback.ts';
import { player } from './en_us/player.ts';
import { refusals } from './en_us/refusals.ts';
import { shell } from './en_us/shell.ts';
import { time } from './en_us/time.ts';
import { watchHistory } from './en_us/watch-history.ts';

export default { catalog, detail, favorites, likes, playback, player, refusals, shell, time, watchHistory } as const;
