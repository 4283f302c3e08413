import type { Genre } from '@madang/domain/catalog/vocabulary.ts';
import { ChipLink } from '@madang/ui/Chip.tsx';
import { useWords } from '#app/shell/words.tsx';
import styles from './GenreFilter.module.css';
import { type ListQuery, withGenreToggled } from './list-query.ts';

interface GenreFilterProps {
  genres: readonly Genre[];
  query: ListQuery;
  hrefOf: (query: ListQuery) => string;
}

/** Genres to mix: a title needs one of those that are chosen (CA-50). */
export function GenreFilter({ genres, query, hrefOf }: GenreFilterProps) {
  const { words } = useWords();
  return (
    <nav className={styles.genres} aria-label={words.catalog.browse.genre}>
      <ChipLink href={hrefOf({ ...query, genres: [], page: 1 })} selected={query.genres.length === 0}>
        {words.catalog.browse.allGenres}
      </ChipLink>
      {genres.map((genre) => (
        <ChipLink key={genre} href={hrefOf(withGenreToggled(query, genre))} selected={query.genres.includes(genre)}>
          {words.catalog.genres[genre]}
        </ChipLink>
      ))}
    </nav>
  );
}
