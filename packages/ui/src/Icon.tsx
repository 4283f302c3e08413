import { classes } from './classes.ts';
import styles from './Icon.module.css';
import { type Drawing, ICONS, type IconName } from './icons.ts';

interface IconProps {
  name: IconName;
  /** `small` is 18 px with a stroke of 2, for text of 14 px. */
  size?: 'small' | 'medium' | undefined;
  className?: string | undefined;
}

const drawingOf = (name: IconName): Drawing => (typeof name === 'string' ? ICONS[name] : name);

/** Decoration beside words, or inside a control that has a label of its own. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  return (
    <svg className={classes(styles.icon, size === 'small' && styles.small, className)} viewBox="0 0 24 24" aria-hidden="true">
      {drawingOf(name).map((shape) =>
        shape.startsWith('!') ? (
          <path key={shape} className={styles.filled} d={shape.slice(1)} />
        ) : (
          <path key={shape} d={shape} />
        ),
      )}
    </svg>
  );
}
