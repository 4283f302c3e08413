import type { BalloonView, StripView } from './read-view.ts';
import { toBox } from './reading-place.ts';

/** Where a balloon is and what it looks like, as Balloon.module.css reads it. */
export const balloonPlace = ({ x, y, width, size, color }: BalloonView): Readonly<Record<`--${string}`, string | number>> => ({
  '--x': `${100 * x}%`,
  '--y': `${100 * y}%`,
  '--most': `${100 * width}cqw`,
  '--size': size,
  ...(color !== null && { '--ink': color }),
});

/** Texts that end neither a value nor a quoted attribute, a rule or the style element. */
const PLAIN = /^[\w.%#/-]+$/;

/**
 * The balloons of an episode as CSS rules. The content security policy forbids style attributes in HTML and allows
 * style elements with a nonce. In the browser React sets styles by script, which is allowed.
 */
export const balloonRules = ({ id, panels }: Pick<StripView, 'id' | 'panels'>): string =>
  panels
    .filter((panel) => PLAIN.test(toBox(id, panel.id)))
    .flatMap((panel) =>
      panel.balloons.map((balloon, index) => {
        const declarations = Object.entries(balloonPlace(balloon))
          .filter(([, value]) => PLAIN.test(String(value)))
          .map(([name, value]) => `${name}:${value}`);
        return `[data-box="${toBox(id, panel.id)}"] [data-balloon-index="${index}"]{${declarations.join(';')}}`;
      }),
    )
    .join('');
