import type { Rating } from '@madang/domain/catalog/vocabulary.ts';
import { AgeBadge } from '@madang/ui/Badge.tsx';
import { classes } from '@madang/ui/classes.ts';
import type { ReactNode } from 'react';
import { useWords } from '#app/shell/words.tsx';
import styles from './FactLine.module.css';

interface FactLineProps {
  rating: Rating;
  /** Says more of the title than a word would. */
  badge?: ReactNode;
  facts: readonly string[];
  className?: string | undefined;
}

/** For whom a title is, and in a few words what; a dot stands between two, and none where a line begins. */
export function FactLine({ rating, badge, facts, className }: FactLineProps) {
  const { words } = useWords();
  return (
    <div className={classes(styles.line, className)}>
      <ul className={styles.facts}>
        <li>
          <AgeBadge rating={rating} label={words.catalog.rated[rating]} />
        </li>
        {badge && <li>{badge}</li>}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
