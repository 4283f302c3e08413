import { classes } from './classes.ts';
import styles from './Icon.module.css';
import { type IconDrawing, ICONS, type IconName } from './icons.ts';

interface IconProps {
  name: IconName;
  /** `small` is 18 px with a stroke of 2, for text of 14 px. */
  size?: 'small' | 'medium' | undefined;
  className?: string | undefined;
}

const drawingOf = (name: IconName): IconDrawing => (typeof name === 'string' ? ICONS[name] : name);

const pathOf = (shape: string): string =>
  shape.startsWith('!') ? `<path class="${styles.filled}" d="${shape.slice(1)}"></path>` : `<path d="${shape}"></path>`;

const written = new WeakMap<IconDrawing, { readonly __html: string }>();

/** One object for each drawing: of another one React would put the same paths into the page again whenever something near them changes. */
const writtenOf = (drawing: IconDrawing): { readonly __html: string } => {
  const html = written.get(drawing) ?? { __html: drawing.map(pathOf).join('') };
  written.set(drawing, html);
  return html;
};

/**
 * Decoration beside words, or inside a control that has a label of its own. Its paths never change, and a page has a hundred of
 * them: they are written as they stand, and React need not know them.
 */
export function Icon({ name, size = 'medium', className }: IconProps) {
  return (
    <svg
      className={classes(styles.icon, size === 'small' && styles.small, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={writtenOf(drawingOf(name))}
    />
  );
}
