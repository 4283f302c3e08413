import type { CSSProperties } from 'react';
import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Exact measures of what will stand here, as CSS lengths. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** Instead of a height: width / height. */
  ratio?: string | undefined;
  className?: string | undefined;
}

/** Holds the place of something that is on its way. */
export const Skeleton = ({ width = '100%', height, ratio, className }: SkeletonProps) => (
  <span aria-hidden="true" className={classes(styles.skeleton, className)} style={{ width, height, aspectRatio: ratio }} />
);
