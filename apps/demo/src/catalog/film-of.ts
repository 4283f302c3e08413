import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Marks } from '@madang/domain/catalog/content.ts';
import type { Genre } from '@madang/domain/catalog/vocabulary.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { FILM_MARKS, type FilmName, untitledAsset } from '../films/marks.ts';
import { FLAGSHIPS } from './flagships.ts';
import type { SceneFamily, TitleWords } from './format.ts';

/** Films that carry the name of the title they were made for. */
const TITLED_FILMS: ReadonlySet<string> = new Set(Object.values(FLAGSHIPS));

const BY_GENRE: Readonly<Record<Genre, FilmName>> = {
  romance: 'hanok', romcom: 'neon', historical: 'hanok', makjang: 'neon', family: 'market', slice_of_life: 'tide', thriller: 'subway', crime: 'subway',
  legal: 'neon', medical: 'neon', school: 'fox', fantasy: 'fox', action: 'neon', horror: 'subway', melodrama: 'neon', mystery: 'subway', office: 'neon',
  sports: 'encore', music: 'encore', talk: 'market', reality: 'tide', travel: 'tide', cooking: 'market', game: 'market', competition: 'encore',
  music_show: 'encore', concert: 'encore', nature: 'tide', society: 'market', craft: 'hanok', history: 'hanok',
};

/** Genres that say how a title is told and not where: its setting chooses the film. */
const ANYWHERE: ReadonlySet<Genre> = new Set(['competition', 'family', 'reality', 'romcom', 'slice_of_life', 'society', 'talk', 'travel']);

const BY_SETTING: Readonly<Partial<Record<SceneFamily, FilmName>>> = {
  'bakery-shelf': 'market', 'kitchen-pot': 'market', 'market-umbrellas': 'market', 'night-market': 'market', 'concert-stage': 'encore',
  'practice-room': 'encore', 'recording-studio': 'encore', 'hanok-courtyard': 'hanok', 'fishing-village': 'tide', 'haenyeo-underwater': 'tide',
  'island-ferry': 'tide', lighthouse: 'tide', 'tangerine-farm': 'tide', 'tidal-flat': 'tide', 'neon-alley': 'neon', 'rooftop-room': 'neon',
  'seoul-ridge-dusk': 'neon', 'apartment-windows': 'neon',
};

/** Films that titles play which they were not made for: these are also rendered without a title card. */
export const BORROWED_FILMS: ReadonlySet<FilmName> = new Set(Object.values(BY_GENRE));

const OWN_FILMS: ReadonlyMap<string, FilmName> = new Map(Object.entries(FLAGSHIPS));

/** What a film is chosen by. */
type Chosen = Pick<TitleWords, 'slug' | 'genres'> & { readonly art: Pick<TitleWords['art'], 'family'> };

const borrowedBy = ({ genres: [first], art }: Chosen): FilmName =>
  (ANYWHERE.has(first) ? BY_SETTING[art.family] : undefined) ?? BY_GENRE[first];

/** The film made for a title, otherwise the one that comes nearest to its first genre and its setting. */
export const filmOf = (title: Chosen): FilmName => OWN_FILMS.get(title.slug) ?? borrowedBy(title);

/** The packaged film that a title plays: with the title card only where the card names this title. */
export const assetOf = (title: Chosen): string => {
  const film = filmOf(title);
  return OWN_FILMS.get(title.slug) === film || !TITLED_FILMS.has(film) ? film : untitledAsset(film);
};

const MEDIA = fileURLToPath(new URL('../../media/', import.meta.url));
const lengths = new Map<string, number>();

/** Running time of a packaged film in whole seconds, read from its media index and never longer than the film. */
export const secondsOf = (asset: string): number => {
  const known = lengths.get(asset);
  if (known !== undefined) return known;
  const { durationMs } = JSON.parse(readFileSync(`${MEDIA}${asset}/index.json`, 'utf8')) as Pick<MediaIndex, 'durationMs'>;
  const seconds = Math.floor(durationMs / 1000);
  lengths.set(asset, seconds);
  return seconds;
};

/** The intro and the credits of a film, in seconds. */
export const marksOf = (film: FilmName): Marks => {
  const { introStartMs, introEndMs, creditsStartMs } = FILM_MARKS[film];
  return { introStart: introStartMs / 1000, introEnd: introEndMs / 1000, creditsAt: creditsStartMs / 1000 };
};
