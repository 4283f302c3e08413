import { alpha, lighten } from './colour.ts';
import { mist } from './air.ts';
import type { Scene } from './scene.ts';

/** What falls in front of everything, as the title's weather says. `indoors` keeps it out. */
export const weatherFront = (s: Scene): void => {
  if (s.art.weather === 'rain') rain(s);
  if (s.art.weather === 'snow') snow(s);
  if (s.art.weather === 'petals') petals(s);
  if (s.art.weather === 'wind') wind(s);
  if (s.art.weather === 'mist') {
    mist(s, -0.02, 0.3, 0.55);
    mist(s, 0.12, 0.3, 0.5);
  }
};

export const rain = (s: Scene, count = 190): void => {
  const random = s.part(41);
  const area = s.width * s.height;
  for (let index = 0; index < count * Math.min(1.4, area); index++) {
    const near = random() * random();
    const x = s.left + (s.width + 0.3) * random();
    const y = s.top + s.height * random();
    const length = 0.035 + 0.09 * near;
    s.line(
      [
        [x, y],
        [x - length * 0.16, y + length],
      ],
      alpha('#dbe8ff', 0.12 + 0.3 * random()),
      0.0012 + 0.0022 * near,
    );
  }
};

export const snow = (s: Scene, count = 210): void => {
  const random = s.part(42);
  for (let index = 0; index < count * Math.min(1.5, s.width * s.height); index++) {
    const near = random() ** 3;
    s.disc(
      s.left + s.width * random(),
      s.top + s.height * random(),
      0.0018 + 0.009 * near,
      alpha('#ffffff', 0.35 + 0.5 * random()),
    );
  }
};

const PETAL = 'M0 -1C.9 -.9 .8 .6 0 1C-.8 .6 -.9 -.9 0 -1Z';

export const petals = (s: Scene, count = 46, colours = ['#ffd3dd', '#ffb6c8', '#fff0f2']): void => {
  const random = s.part(43);
  for (let index = 0; index < count * s.width; index++) {
    const size = 0.006 + 0.012 * random() ** 2;
    const x = s.left + s.width * random();
    const y = s.top + s.height * random();
    const colour = colours[Math.floor(random() * colours.length)] ?? '#ffd3dd';
    s.at(x, y, size, () => s.path(PETAL, alpha(colour, 0.9)), size * (0.35 + 0.5 * random()), random() * 6.3);
  }
};

/** Streaks of air and a few torn leaves in the accent. */
export const wind = (s: Scene): void => {
  const random = s.part(44);
  for (let index = 0; index < 13; index++) {
    const x = s.left + s.width * random();
    const y = s.top + s.height * random();
    const length = 0.2 + 0.3 * random();
    s.pen(`M0 0C.35 -.07 .6 .08 1 -.03`, alpha(lighten(s.palette.pale, 0.4), 0.1 + 0.16 * random()), 0.0028, x, y, length);
  }
  petals(s, 13, [s.accent, lighten(s.accent, 0.3), s.palette.light]);
};
