import { classes } from './classes.ts';
import styles from './Picture.module.css';
import { toGround, type PictureSource, formatSrcSet, widest } from './picture-source.ts';

interface PictureProps {
  /** Empty where the words beside it say the same. */
  alt: string;
  sources: readonly PictureSource[];
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  /** The dominant color, as #rrggbb. */
  placeholder?: string | undefined;
  /** Above the fold: loaded at once, before the others. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** A picture that never moves its neighbours: width and height are always set and the place is painted before it comes. */
export function Picture({ alt, sources, sizes, placeholder, priority = false, className }: PictureProps) {
  const best = widest(sources);
  if (!best) return <span className={classes(styles.picture, className)} data-ground={toGround(placeholder)} />;
  return (
    <img
      className={classes(styles.picture, className)}
      alt={alt}
      sizes={sizes}
      srcSet={formatSrcSet(sources)}
      src={best.src}
      width={best.width}
      height={best.height}
      data-ground={toGround(placeholder)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      draggable={false}
    />
  );
}
