import { alpha, lighten, mix } from './colour.ts';
import { air, fractal, moonSeas } from './noise.ts';
import type { Scene } from './scene.ts';

/** The hour's sky over the whole frame; by night with stars. */
export const sky = (s: Scene, horizon = 0): void => {
  s.fillAll(s.down(s.top, Math.min(s.bottom, horizon), ...s.palette.sky));
  if (s.art.hour === 'night' && s.art.weather !== 'rain') stars(s, 170, horizon - 0.2);
};

export const stars = (s: Scene, count: number, until: number): void => {
  const random = s.part(2);
  for (let index = 0; index < count; index++) {
    const depth = random() * random();
    const y = s.top + (until - s.top) * depth;
    const size = s.pixel * (0.5 + random() * random() * 1.4);
    s.disc(s.left + s.width * random(), y, size, alpha('#eaf0ff', (0.25 + 0.7 * random()) * (1 - depth)));
  }
};

/** A long bank of mist or flat cloud with soft ends, `height` high around y. */
export const mist = (s: Scene, y: number, height: number, strength = 0.6, colour = s.palette.mist): void => {
  const random = s.part(Math.round((y + 9) * 100));
  const kind = Math.floor(random() * 4) as 0 | 1 | 2 | 3;
  const width = Math.max(s.width * 1.5, height * 4);
  s.g.globalAlpha = strength;
  s.g.drawImage(air(colour, kind), s.left - (width - s.width) * random(), y - height / 2, width, height);
  s.g.globalAlpha = 1;
};

/** Flat evening clouds in two tones, high in the sky. */
export const clouds = (s: Scene, until = -0.35, strength = 0.5): void => {
  const span = until - s.top;
  mist(s, s.top + span * 0.35, span * 0.5, strength * 0.7, lighten(s.palette.sky[2], 0.15));
  mist(s, s.top + span * 0.75, span * 0.4, strength, lighten(s.palette.sky[3], 0.25));
};

export const moon = (s: Scene, x: number, y: number, radius: number, tint = lighten(s.palette.light, 0.6)): void => {
  s.glow(x, y, radius * 3, mix(tint, s.palette.sky[2], 0.5), 0.5);
  s.disc(x, y, radius, tint);
  s.g.drawImage(moonSeas(), x - radius, y - radius, radius * 2, radius * 2);
  s.glow(x, y, radius * 1.6, tint, 0.28);
};

export const sun = (s: Scene, x: number, y: number, radius: number, tint = s.palette.light): void => {
  s.glow(x, y, radius * 4, tint, 0.55);
  s.disc(x, y, radius, s.around(x, y, radius, lighten(tint, 0.7), lighten(tint, 0.35)));
};

/** The light of the hour, where the family wants one: moon by night, sun low or high otherwise. */
export const heavenlyLight = (s: Scene, x: number, y: number, radius: number): void => {
  if (s.art.weather === 'rain' || s.art.weather === 'mist') {
    s.glow(x, y, radius * 3.4, s.palette.light, 0.5);
    if (s.art.weather === 'rain') return;
  }
  (s.art.hour === 'night' ? moon : sun)(s, x, y, radius);
};

/** A mountain line across the frame. `peak` is its height above `base`, `grain` how often it rises. */
export const ridge = (
  s: Scene,
  base: number,
  peak: number,
  frequency: number,
  seed: number,
  colour: string,
  foot = lighten(colour, 0.25),
  until = s.bottom,
): void => {
  const { g } = s;
  g.beginPath();
  g.moveTo(s.left, until);
  for (let x = s.left; x <= s.right + 0.01; x += 0.006) {
    g.lineTo(x, base - peak * 1.9 * fractal((x + 20) * frequency, 3.3, s.seed + seed, 5) ** 1.6);
  }
  g.lineTo(s.right, until);
  g.closePath();
  g.fillStyle = s.down(base - peak * 0.8, Math.min(until, base + 0.12), colour, foot);
  g.fill();
};

/** Three ridges with mist between them: the usual distance. */
export const ridges = (s: Scene, base: number, height = 0.3): void => {
  const { far, mid, sky: stops } = s.palette;
  ridge(s, base - height * 0.35, height, 1.7, 1, mix(far, stops[2], 0.45), mix(far, stops[3], 0.6));
  mist(s, base - height * 0.3, height * 0.5, 0.5);
  ridge(s, base - height * 0.1, height * 0.75, 2.3, 2, far, mix(far, s.palette.mist, 0.45));
  mist(s, base - height * 0.08, height * 0.42, 0.6);
  ridge(s, base + height * 0.08, height * 0.45, 3.1, 3, mix(mid, far, 0.3), mix(mid, s.palette.mist, 0.35));
};

/** Flat ground from `y` to the bottom of the frame. */
export const ground = (s: Scene, y: number, near: string, far: string): void =>
  s.rect(s.left, y, s.width, s.bottom - y + 0.01, s.down(y, s.bottom, far, near));

/** Still water with a path of light under (x). */
export const water = (
  s: Scene,
  y: number,
  deep = s.palette.near,
  shallow = mix(s.palette.sky[3], s.palette.mid, 0.35),
  lightAt = 0,
): void => {
  s.rect(s.left, y, s.width, s.bottom - y + 0.01, s.down(y, s.bottom, shallow, mix(shallow, deep, 0.6), deep));
  const random = s.part(31);
  for (let index = 0; index < 130; index++) {
    const depth = random() ** 1.7;
    const width = (0.03 + 0.12 * random()) * (0.35 + depth);
    const x = s.left + s.width * random();
    const bright = Math.max(0, 1 - Math.abs(x - lightAt) / (0.1 + 0.2 * depth));
    const colour = bright > 0 ? alpha(s.palette.light, 0.25 + 0.6 * bright) : alpha(s.palette.pale, 0.05 + 0.12 * random());
    s.rect(x, y + 0.006 + (s.bottom - y) * depth, width, 0.0025 + 0.005 * depth, colour, 0.002);
  }
};
