import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classes } from './classes.ts';
import { Link } from './link.tsx';
import { Picture } from './Picture.tsx';
import type { PictureSource } from './picture-source.ts';
import { Skeleton } from './Skeleton.tsx';

/**
 * `sizes` of a poster in a rail or a grid (CA-65). A width just above a stored size names that size, because the next
 * larger file has more than twice the bytes. Phones with a pixel ratio of 3 get a width for which 300 pixels suffice:
 * the difference is invisible.
 */
export const POSTER_SIZES =
  '(min-width: 1024px) 180px, (min-width: 768px) 165px, (min-width: 544px) 160px, ' +
  '(max-width: 440px) and (min-resolution: 2dppx) 100px, calc(43.5vw - 17px)';

export interface CardPicture {
  readonly sources: readonly PictureSource[];
  readonly placeholder?: string | undefined;
}

interface PosterCardProps {
  href: string;
  title: string;
  /** One quiet line: genre, episodes, or why it cannot be played. */
  meta?: string | undefined;
  picture: CardPicture;
  /** A bare Badge before the quiet line: a poster is lettered from edge to edge, so nothing may lie on it. */
  badge?: ReactNode;
  priority?: boolean | undefined;
  /** Not playable now: the picture steps back. */
  dimmed?: boolean | undefined;
  /** Leads the eye from this poster to the page's hero; unique on the page. */
  transitionName?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A title as its poster, 2:3 (CA-68); the whole card is one link. */
export function PosterCard({ href, title, meta, picture, badge, priority, dimmed, transitionName, onClick }: PosterCardProps) {
  return (
    <Link href={href} className={styles.card} draggable={false} onClick={onClick}>
      <div
        className={classes(styles.frame, styles.poster, dimmed && styles.dimmed)}
        style={{ viewTransitionName: transitionName }}
      >
        <Picture alt="" sizes={POSTER_SIZES} priority={priority} className={styles.picture} {...picture} />
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.meta}>
        {badge && <span className={styles.mark}>{badge}</span>}
        {meta ?? '\u00a0'}
      </p>
    </Link>
  );
}

export const PosterCardSkeleton = () => (
  <div className={styles.card}>
    <Skeleton ratio="poster" />
    <p className={classes(styles.title, styles.coming)}>&nbsp;</p>
    <p className={classes(styles.meta, styles.coming)}>&nbsp;</p>
  </div>
);
