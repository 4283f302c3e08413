import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classes } from './classes.ts';
import styles from './Range.module.css';

interface RangeProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'style' | 'min' | 'max' | 'value'> {
  min: number;
  max: number;
  value: number;
}

/** A value between two others, on a line that is filled up to it. Its label stands beside it. */
export const Range = ({ min, max, value, className, ...input }: RangeProps) => (
  <input
    {...input}
    type="range"
    min={min}
    max={max}
    value={value}
    className={classes(styles.range, className)}
    style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
  />
);
