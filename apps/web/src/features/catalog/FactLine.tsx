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

/** Rating and short facts of a title, separated by dots. A line never begins with a dot. */
export function FactLine({ rating, badge, facts, className }: FactLineProps) {
  const { words } = useWords();
  return (
    <p className={classes(styles.line, className)}>
      <span className={styles.facts}>
        <span>
          <AgeBadge rating={rating} label={words.catalog.rated[rating]} />
        </span>
        {badge && <span>{badge}</span>}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </p>
  );
}
