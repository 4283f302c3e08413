import type { Marks } from '@madang/domain/catalog/content.ts';
import type { Genre } from '@madang/domain/catalog/vocabulary.ts';
import { FILM_MARKS, type FilmName, untitledAsset } from '../films/marks.ts';
import { FLAGSHIPS } from './flagships.ts';
import type { TitleWords } from './format.ts';

/** Films that carry the name of the title they were made for. */
const TITLED_FILMS: ReadonlySet<string | null> = new Set(Object.values(FLAGSHIPS));

const BY_GENRE: Readonly<Record<Genre, FilmName>> = {
  romance: 'hanok', romcom: 'neon', historical: 'hanok', makjang: 'neon', family: 'market', slice_of_life: 'tide', thriller: 'subway', crime: 'subway',
  legal: 'neon', medical: 'neon', school: 'fox', fantasy: 'fox', action: 'neon', horror: 'subway', melodrama: 'neon', mystery: 'subway', office: 'neon',
  sports: 'encore', music: 'encore', talk: 'market', reality: 'tide', travel: 'tide', cooking: 'market', game: 'market', competition: 'encore',
  music_show: 'encore', concert: 'encore', nature: 'tide', society: 'market', craft: 'hanok', history: 'hanok',
};

/** Films that titles play which they were not made for: these are also rendered without a title card. */
export const BORROWED_FILMS: ReadonlySet<FilmName> = new Set(Object.values(BY_GENRE));

const OWN_FILMS: ReadonlyMap<string, FilmName | null> = new Map(Object.entries(FLAGSHIPS));

/** The film made for a title, otherwise the one that comes nearest to its first genre. */
export const filmOf = ({ slug, genres }: Pick<TitleWords, 'slug' | 'genres'>): FilmName => OWN_FILMS.get(slug) ?? BY_GENRE[genres[0]];

/** The packaged film that a title plays: with the title card only where the card names this title. */
export const assetOf = (title: Pick<TitleWords, 'slug' | 'genres'>): string => {
  const film = filmOf(title);
  return OWN_FILMS.get(title.slug) === film || !TITLED_FILMS.has(film) ? film : untitledAsset(film);
};

/** The length of a programme of about `minutes`, in seconds: whole passes through its film, so that it ends with the credits. */
export const secondsOf = (film: FilmName, minutes: number): number => {
  const pass = FILM_MARKS[film].durationMs / 1000;
  return Math.max(1, Math.round((minutes * 60) / pass)) * pass;
};

/** The intro of the first pass and the credits of the last, in seconds. */
export const marksOf = (film: FilmName, durationSeconds: number): Marks => {
  const { durationMs, introStartMs, introEndMs, creditsStartMs } = FILM_MARKS[film];
  return { introStart: introStartMs / 1000, introEnd: introEndMs / 1000, creditsAt: durationSeconds - (durationMs - creditsStartMs) / 1000 };
};
