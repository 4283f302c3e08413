import type { Marks } from '@madang/domain/catalog/content.ts';
import type { Genre } from '@madang/domain/catalog/vocabulary.ts';
import { FILM_MARKS, type FilmName } from '../films/marks.ts';
import type { TitleWords, WebtoonWords } from './format.ts';

const BY_GENRE: Readonly<Record<Genre, FilmName>> = {
  romance: 'hanok', romcom: 'neon', historical: 'hanok', makjang: 'neon', family: 'market', slice_of_life: 'tide', thriller: 'neon', crime: 'neon',
  legal: 'neon', medical: 'neon', school: 'fox', fantasy: 'fox', action: 'neon', horror: 'fox', melodrama: 'neon', mystery: 'fox', office: 'neon',
  sports: 'encore', music: 'encore', talk: 'market', reality: 'tide', travel: 'tide', cooking: 'market', game: 'market', competition: 'encore',
  music_show: 'encore', concert: 'encore', nature: 'tide', society: 'market', craft: 'hanok', history: 'hanok',
};

/** The film whose genre comes nearest to a title's first genre. */
export const filmOf = ({ genres }: Pick<TitleWords | WebtoonWords, 'genres'>): FilmName => BY_GENRE[genres[0]];

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
