import type { Suggestion } from '@madang/contract/search/search.contract.ts';
import { searchWords } from '@madang/i18n/parts/search.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { faceSource, posterSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import { capitalized } from './search-results.ts';
import styles from './SuggestionLine.module.css';

/** A title, a person or a keyword that a text may become. */
export function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  const { words, language } = useWords(searchWords);
  const { kind, text, note, image } = suggestion;
  return (
    <span className={styles.line}>
      <span className={styles.place}>
        {kind === 'title' && image && <Picture alt="" sizes="36px" className={styles.poster} {...posterSource(image)} />}
        {kind === 'person' && image && <Picture alt="" sizes="40px" className={styles.face} {...faceSource(image)} />}
        {image === null && <Icon name="search" />}
      </span>
      <span className={styles.names}>
        <span className={styles.text}>{kind === 'keyword' ? capitalized(text, language) : text}</span>{' '}
        <span className={styles.note} lang={kind === 'title' ? 'ko' : undefined}>
          {kind === 'keyword' ? words.search.keyword : note}
        </span>
      </span>
    </span>
  );
}
