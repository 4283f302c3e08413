import { alpha, darken, lighten, mix } from './colour.ts';
import { passerBy, performer, pupil, runner, scholar, woman, worker, type Clothes, type Era } from './figures.ts';
import type { Random } from './random.ts';
import type { Scene } from './scene.ts';

const clothesFor = (s: Scene, index: number, era: Era, random: Random): Clothes => {
  const quiet = ['#27406b', '#5b3a2e', '#d9cdb8', '#3d5a4c', '#6b4a6a'][Math.floor(random() * 5)] ?? '#27406b';
  const light = s.palette.dark ? 0.12 : 0;
  return {
    main: index === 0 ? s.accent : era === 'joseon' ? quiet : darken(quiet, 0.15),
    second: index === 0 ? darken(mix(s.palette.pale, '#f3ead8', 0.5), light) : lighten(quiet, 0.35),
    hair: ['#15101a', '#2a1a18', '#1d1a26'][index % 3] ?? '#15101a',
    rim: alpha(s.palette.light, 0.75),
  };
};

/** One person, feet at (x, y), `height` tall; the first wears the accent. */
export const person = (
  s: Scene,
  x: number,
  y: number,
  height: number,
  era: Era,
  index = 0,
  pose: 'standing' | 'running' = 'standing',
): void => {
  const random = s.part(900 + index);
  const clothes = clothesFor(s, index, era, random);
  s.disc(x + height * 0.06, y, height * 0.26, alpha(s.palette.ink, 0.32), height * 0.04);
  const kind = Math.floor(random() * 3);
  const side = random() < 0.5 ? -1 : 1;
  s.at(
    x,
    y,
    height,
    () => {
      if (pose === 'running') runner(s, clothes);
      else if (era === 'joseon') (index % 2 === 0 ? woman : scholar)(s, clothes);
      else if (era === 'uniform') pupil(s, clothes, (kind + index) % 3);
      else if (era === 'work') worker(s, clothes);
      else if (era === 'stage') performer(s, clothes, index);
      else passerBy(s, clothes, (kind + index) % 3);
    },
    height * side,
  );
};

/** Whoever the title asks for, around (x, y). `spread` is how far apart two kept apart stand. */
export const cast = (s: Scene, x: number, y: number, height: number, era: Era, spread = 0.3): void => {
  switch (s.art.figures) {
    case 'none':
      return;
    case 'one':
      return person(s, x, y, height, era);
    case 'child':
      return person(s, x, y, height * 0.66, era === 'modern' ? 'uniform' : era);
    case 'running':
      return person(s, x, y, height, era, 0, 'running');
    case 'two-together':
      person(s, x + height * 0.17, y, height * 1.04, era, 1);
      return person(s, x - height * 0.17, y, height, era);
    case 'two-apart':
      person(s, x + spread, y - height * 0.02, height * 0.98, era, 1);
      return person(s, x - spread, y, height, era);
    case 'group':
      for (const [index, place] of [2, -2, 1, -1, 0].entries()) {
        person(
          s,
          x + place * height * 0.42,
          y - Math.abs(place) * height * 0.05,
          height * (0.94 + (index % 2) * 0.08),
          era,
          4 - index,
        );
      }
  }
};

/** An umbrella held over someone `height` tall. */
export const umbrella = (s: Scene, x: number, y: number, height: number, colour = s.accent): void =>
  s.at(x, y, height, () => {
    s.line(
      [
        [0.1, -0.6],
        [0.06, -1.2],
      ],
      s.palette.ink,
      0.018,
    );
    s.path(
      'M-.42-.98C-.36-1.3 .46-1.32 .52-.98Q.44-1.06 .33-.98Q.2-1.06 .06-.98Q-.06-1.06-.2-.98Q-.32-1.06-.42-.98Z',
      s.across(-0.4, 0.5, lighten(colour, 0.3), colour, darken(colour, 0.4)),
    );
    s.pen('M-.2-.98Q-.12-1.2 .06-1.24M.33-.98Q.25-1.2 .06-1.24M.06-.98L.06-1.24', alpha(darken(colour, 0.6), 0.5), 0.01);
  });
