import styles from './BalloonTails.module.css';
import { bubbles, tailPath } from './balloon-shapes.ts';
import type { BalloonView, PanelView } from './read-view.ts';

type Tailed = BalloonView & { readonly tail: NonNullable<BalloonView['tail']> };

const hasTail = (balloon: BalloonView): balloon is Tailed =>
  balloon.tail !== null && balloon.kind !== 'sound' && balloon.kind !== 'caption';

/**
 * The tails of all balloons of a panel: their outlines lie below the balloons, their paper above, so that a tail grows
 * out of its balloon without a seam.
 */
export function BalloonTails({ panel }: { panel: PanelView }) {
  const tailed = panel.balloons.filter(hasTail);
  if (tailed.length === 0) return null;
  const height = (100 * panel.height) / panel.width;
  const field = { viewBox: `0 0 100 ${height}`, preserveAspectRatio: 'none', 'aria-hidden': true } as const;
  const thoughts = tailed.filter(({ kind }) => kind === 'thought');
  const speakers = tailed.filter(({ kind }) => kind !== 'thought');
  return (
    <>
      <svg className={styles.below} {...field}>
        {speakers.map((balloon) => (
          <path key={`${balloon.x} ${balloon.y}`} d={tailPath(balloon, height)} className={styles[balloon.kind]} />
        ))}
        {thoughts.flatMap((balloon) =>
          bubbles(balloon, height).map((bubble) => <circle key={`${bubble.cx} ${bubble.cy}`} {...bubble} />),
        )}
      </svg>
      <svg className={styles.above} {...field}>
        {speakers.map((balloon) => (
          <path key={`${balloon.x} ${balloon.y}`} d={tailPath(balloon, height)} />
        ))}
      </svg>
    </>
  );
}
