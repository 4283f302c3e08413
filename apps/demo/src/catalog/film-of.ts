import type { Genre } from '@madang/domain/catalog/vocabulary.ts';
import type { TitleWords, WebtoonWords } from './format.ts';

/** The six films that stand in for every episode, programme and clip of the demo world. */
export const FILMS = ['hanok', 'neon', 'encore', 'tide', 'market', 'fox'] as const;
export type Film = (typeof FILMS)[number];

const BY_GENRE: Readonly<Record<Genre, Film>> = {
  romance: 'hanok', romcom: 'neon', historical: 'hanok', makjang: 'neon', family: 'market', slice_of_life: 'tide', thriller: 'neon', crime: 'neon',
  legal: 'neon', medical: 'neon', school: 'fox', fantasy: 'fox', action: 'neon', horror: 'fox', melodrama: 'neon', mystery: 'fox', office: 'neon',
  sports: 'encore', music: 'encore', talk: 'market', reality: 'tide', travel: 'tide', cooking: 'market', game: 'market', competition: 'encore',
  music_show: 'encore', concert: 'encore', nature: 'tide', society: 'market', craft: 'hanok', history: 'hanok',
};

/** The film whose genre comes nearest to a title's first genre. */
export const filmOf = ({ genres }: Pick<TitleWords | WebtoonWords, 'genres'>): Film => BY_GENRE[genres[0]];
