import { fill } from '@madang/i18n/fill.ts';
import { formatNumber } from '@madang/i18n/format.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { useIsHydrated } from '../platform/window.ts';
import styles from './MoreItems.module.css';
import { useWords } from './words.tsx';

interface MoreItemsProps {
  state: 'idle' | 'loading' | 'failed';
  shown: number;
  total: number;
  /** Where the next ones are without scripts. */
  href: string;
  onMore: () => void;
}

/** The foot of a list that goes on. */
export function MoreItems({ state, shown, total, href, onMore }: MoreItemsProps) {
  const { words, locale } = useWords();
  const hydrated = useIsHydrated();
  const { showMore, shown: progress, moreFailed } = words.catalog.browse;
  const label = state === 'failed' ? words.shell.tryAgain : showMore;
  return (
    <div className={styles.more}>
      <p className={styles.progress} role={state === 'failed' ? 'alert' : undefined}>
        {state === 'failed'
          ? moreFailed
          : fill(progress, { shown: formatNumber(locale, shown), count: formatNumber(locale, total) })}
      </p>
      {hydrated ? (
        <Button busy={state === 'loading'} onClick={onMore}>
          {label}
        </Button>
      ) : (
        <ButtonLink href={href}>{label}</ButtonLink>
      )}
    </div>
  );
}
