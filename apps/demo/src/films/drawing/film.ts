import { ramp, smooth } from './easing.ts';
import { credits, lettering } from './lettering.ts';
import type { Card } from './lettering.ts';
import { HEIGHT, WIDTH, createStage } from './stage.ts';
import type { Context, Layer, Stage } from './stage.ts';

export const FRAMES_PER_SECOND = 24;

/** Where a shot stands: `t` seconds since it began to appear, `progress` 0..1 over its length. */
export interface Moment {
  t: number;
  progress: number;
}

export type Paint = (g: Context, moment: Moment) => void;

export interface Shot {
  name: string;
  seconds: number;
  /** Draws the still parts once; called when the film reaches the shot. */
  prepare(stage: Stage): Paint;
}

/**
 * The names that stand in the picture of a film made for one title. They lie over the shots, so that the film is also rendered without them
 * for titles that borrow it (decision 59). Seconds count from the start of the film.
 */
export interface FilmTitle {
  korean: string;
  english: string;
  broadcaster: string;
  card: Card;
  credits: { from: number; bottom?: number };
}

export interface Film {
  name: string;
  /** Left out where the film belongs to no title of its own. */
  title?: FilmTitle;
  /** Lines of the finest picture: 1080 or 720. */
  lines: 1080 | 720;
  /** How long one shot dissolves into the next, in seconds. */
  dissolve: number;
  shots: readonly Shot[];
}

export const secondsOf = (film: Pick<Film, 'shots'>): number => film.shots.reduce((sum, shot) => sum + shot.seconds, 0);

export const framesOf = (film: Pick<Film, 'shots'>): number => Math.round(secondsOf(film) * FRAMES_PER_SECOND);

const startsOf = (shots: readonly Shot[]): number[] => {
  let at = 0;
  return shots.map(({ seconds }) => (at += seconds) - seconds);
};

/** Whether a part of the film's title is visible at `seconds`. */
export const showsTitle = ({ title }: Pick<Film, 'title'>, seconds: number): boolean =>
  title !== undefined &&
  ((seconds >= title.card.from && seconds <= title.card.from + title.card.seconds) || seconds >= title.credits.from);

const paintTitle = (g: Context, { title }: Film, seconds: number): void => {
  if (!title) return;
  const { korean, english, broadcaster, card } = title;
  lettering(g, { ...card, korean, english }, seconds);
  credits(g, [korean, english, broadcaster], seconds, title.credits.from, title.credits.bottom);
};

export interface Projector {
  /** Paints the picture at `seconds`, with the film's title unless `titled` is false; the layer is the same object each time. */
  show(seconds: number, titled?: boolean): Layer;
}

const FADE_IN_SECONDS = 1.2;
const FADE_OUT_SECONDS = 1.8;

/** A picture depends on its time alone, so frames may be made in any order. */
export const project = (film: Film, lines: number = film.lines): Projector => {
  const stage = createStage(lines);
  const screen = stage.layer(WIDTH, HEIGHT);
  const next = stage.layer(WIDTH, HEIGHT);
  const total = secondsOf(film);
  const starts = startsOf(film.shots);
  const prepared = new Map<number, Paint>();

  const paint = (layer: Layer, index: number, seconds: number): void => {
    const shot = film.shots[index];
    const start = starts[index] ?? 0;
    if (!shot) return;
    for (const earlier of prepared.keys()) if (earlier < index - 1) prepared.delete(earlier);
    const draw = prepared.get(index) ?? shot.prepare(stage);
    prepared.set(index, draw);
    // a shot may leave its pen as it likes; the next picture begins with a clean one
    layer.g.save();
    draw(layer.g, { t: seconds - start + film.dissolve, progress: (seconds - start) / shot.seconds });
    layer.g.restore();
  };

  return {
    show(seconds, titled = true) {
      const index = Math.max(
        0,
        starts.findLastIndex((start) => seconds >= start),
      );
      paint(screen, index, seconds);
      const end = starts[index + 1];
      if (end !== undefined && seconds > end - film.dissolve) {
        paint(next, index + 1, seconds);
        screen.g.globalAlpha = smooth((seconds - end + film.dissolve) / film.dissolve);
        screen.g.drawImage(next.canvas, 0, 0, WIDTH, HEIGHT);
        screen.g.globalAlpha = 1;
      }
      if (titled) paintTitle(screen.g, film, seconds);
      const shown = Math.min(ramp(seconds, 0, FADE_IN_SECONDS), 1 - ramp(seconds, total - FADE_OUT_SECONDS, total));
      if (shown < 1) {
        screen.g.fillStyle = `rgba(0,0,0,${1 - shown})`;
        screen.g.fillRect(0, 0, WIDTH, HEIGHT);
      }
      return screen;
    },
  };
};
