import { Badge } from '@madang/ui/Badge.tsx';
import { Icon } from '@madang/ui/Icon.tsx';
import { useWords } from '#app/shell/words.tsx';
import type { Mark } from './card-view.ts';
import styles from './MarkBadge.module.css';

/** What the corner of a card says. Of many titles that are for subscribers, the sign alone speaks. */
export function MarkBadge({ mark }: { mark: Mark }) {
  const { words } = useWords();
  const { badges, states, browse } = words.catalog;
  switch (mark) {
    case 'free':
      return <Badge tone="free">{badges.free}</Badge>;
    case 'fresh':
      return <Badge tone="new">{badges.fresh}</Badge>;
    case 'subscribers':
      return (
        <span className={styles.subscribers} role="img" aria-label={browse.subscribers} title={browse.subscribers}>
          <Icon name="premium" size="small" />
        </span>
      );
    default:
      return <Badge tone="quiet">{states[mark]}</Badge>;
  }
}
