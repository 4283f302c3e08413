import { fill } from '@madang/i18n/fill.ts';
import { searchWords } from '@madang/i18n/parts/search.ts';
import { ChipLink } from '@madang/ui/Chip.tsx';
import { useWords } from '#app/shell/words.tsx';
import styles from './KeywordChips.module.css';
import { type SearchQuery, withKeyword, withoutKeyword } from './search-query.ts';
import type { SearchResults } from './search-results.ts';

interface KeywordChipsProps {
  query: SearchQuery;
  results: SearchResults;
  hrefOf: (query: SearchQuery) => string;
}

/** Moods, settings and themes behind the text: each one chosen narrows the results, and can be taken off (SR-04, SR-07, SR-09). */
export function KeywordChips({ query, results: { chosen, offered }, hrefOf }: KeywordChipsProps) {
  const { words } = useWords(searchWords);
  if (chosen.length === 0 && offered.length === 0) return null;
  return (
    <nav className={styles.keywords} aria-label={words.search.keywords}>
      {chosen.map(({ key, text }) => (
        <ChipLink
          key={key}
          href={hrefOf(withoutKeyword(query, key))}
          selected
          removes={fill(words.search.takeOff, { keyword: text })}
        >
          {text}
        </ChipLink>
      ))}
      {offered.map(({ key, text }) => (
        <ChipLink key={key} href={hrefOf(withKeyword(query, key))}>
          {text}
        </ChipLink>
      ))}
    </nav>
  );
}
