import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Link } from './link.tsx';
import { Picture } from './Picture.tsx';
import type { CardPicture } from './PosterCard.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Skeleton } from './Skeleton.tsx';

/** What a still is shown at in a rail, for `sizes`. */
export const STILL_SIZES = '(min-width: 1680px) 340px, (min-width: 1024px) 300px, (min-width: 544px) 270px, 66vw';

interface StillCardProps {
  href: string;
  title: string;
  meta?: string | undefined;
  picture: CardPicture;
  badge?: ReactNode;
  /** How far it was watched, 0 to 1, and the words for it. */
  progress?: { readonly value: number; readonly label: string; readonly tone?: 'watched' | 'free' } | undefined;
  /** Shows the play sign over the still while pointed at. */
  playable?: boolean | undefined;
  priority?: boolean | undefined;
  dimmed?: boolean | undefined;
  onClick?: (() => void) | undefined;
}

/** A moment of a work, 16:9 (CA-68), with how far it was watched; the whole card is one link. */
export function StillCard({ href, title, meta, picture, badge, progress, playable, priority, dimmed, onClick }: StillCardProps) {
  return (
    <Link href={href} className={styles.card} draggable={false} onClick={onClick}>
      <div className={classes(styles.frame, styles.still, progress && styles.shaded, dimmed && styles.dimmed)}>
        <Picture alt="" sizes={STILL_SIZES} priority={priority} className={styles.picture} {...picture} />
        {badge && <div className={styles.badge}>{badge}</div>}
        {playable && (
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        )}
        {progress && <ProgressBar className={styles.progress} {...progress} />}
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.meta}>{meta ?? '\u00a0'}</p>
    </Link>
  );
}

export const StillCardSkeleton = () => (
  <div className={styles.card}>
    <Skeleton ratio="still" />
    <p className={classes(styles.title, styles.coming)}>&nbsp;</p>
    <p className={classes(styles.meta, styles.coming)}>&nbsp;</p>
  </div>
);
