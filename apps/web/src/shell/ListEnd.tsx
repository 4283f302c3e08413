import { fill } from '@madang/i18n/fill.ts';
import { formatNumber } from '@madang/i18n/format.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import type { RefObject } from 'react';
import { useIsHydrated } from '../platform/window.ts';
import styles from './ListEnd.module.css';
import { useWords } from './words.tsx';

interface ListEndProps {
  /** `end` is observed: near it, the next page loads. */
  list: {
    readonly end: RefObject<HTMLDivElement | null>;
    readonly state: 'idle' | 'loading' | 'failed';
    readonly hasMore: boolean;
    readonly more: () => void;
  };
  shown: number;
  total: number;
  /** Address of the next page, for a browser without scripts. */
  href: string;
  className?: string | undefined;
}

/** The end of a list that grows: its progress and a button, while there is more. */
export function ListEnd({ list: { end, state, hasMore, more }, shown, total, href, className }: ListEndProps) {
  const { words, locale } = useWords();
  const hydrated = useIsHydrated();
  const { showMore, shown: progress, moreFailed } = words.catalog.browse;
  const label = state === 'failed' ? words.shell.tryAgain : showMore;
  return (
    <div ref={end} className={className}>
      {hasMore && (
        <div className={styles.more}>
          <p className={styles.progress} role={state === 'failed' ? 'alert' : undefined}>
            {state === 'failed'
              ? moreFailed
              : fill(progress, { shown: formatNumber(locale, shown), count: formatNumber(locale, total) })}
          </p>
          {hydrated ? (
            <Button busy={state === 'loading'} onClick={more}>
              {label}
            </Button>
          ) : (
            <ButtonLink href={href}>{label}</ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
