import { Badge } from '@madang/ui/Badge.tsx';
import { Icon } from '@madang/ui/Icon.tsx';
import { useWords } from '#app/shell/words.tsx';
import type { Mark } from './card-view.ts';
import styles from './MarkBadge.module.css';

interface MarkBadgeProps {
  mark: Mark;
  /** Within a line of words instead of a corner. */
  bare?: boolean;
}

/** What a card says of who may watch. Of many titles that are for subscribers, the sign alone speaks. */
export function MarkBadge({ mark, bare }: MarkBadgeProps) {
  const { words } = useWords();
  const { badges, states, browse } = words.catalog;
  switch (mark) {
    case 'free':
      return (
        <Badge tone="free" bare={bare}>
          {badges.free}
        </Badge>
      );
    case 'fresh':
      return (
        <Badge tone="new" bare={bare}>
          {badges.fresh}
        </Badge>
      );
    case 'subscribers':
      return (
        <span
          className={bare ? styles.sign : styles.subscribers}
          role="img"
          aria-label={browse.subscribers}
          title={browse.subscribers}
        >
          <Icon name="premium" size="small" />
        </span>
      );
    default:
      return (
        <Badge tone="quiet" bare={bare}>
          {states[mark]}
        </Badge>
      );
  }
}
