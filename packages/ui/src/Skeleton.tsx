import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Its share of the place; all of it without. */
  width?: 'half' | 'most' | undefined;
  /** Pixels of what will stand here. */
  height?: number | undefined;
  /** Instead of a height: the shape of a picture. */
  ratio?: 'poster' | 'still' | undefined;
  className?: string | undefined;
}

/** Holds the place of something that is on its way. An empty SVG: it takes its height as an attribute, and pages allow no inline style. */
export const Skeleton = ({ width, height, ratio, className }: SkeletonProps) => (
  <svg aria-hidden="true" className={classes(styles.skeleton, className)} height={height} data-width={width} data-ratio={ratio} />
);
