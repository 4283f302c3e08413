import { alpha, darken, lighten, mix } from './colour.ts';
import { fonts } from '../typefaces.ts';
import type { Scene } from './scene.ts';

/** A block of flats or offices with some windows lit; (x, y) is its left foot. */
export const tower = (
  s: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  face: string,
  part: number,
  { lit = s.palette.dark ? 0.45 : 0.12, floor = 0.028 } = {},
): void => {
  const random = s.part(part);
  s.rect(x, y - height, width, height, s.across(x, x + width, lighten(face, 0.08), face, darken(face, 0.25)));
  const columns = Math.max(2, Math.round(width / (floor * 1.1)));
  const rows = Math.floor(height / floor) - 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const on = random() < lit;
      const colour = on
        ? random() < 0.2
          ? lighten(s.palette.light, 0.6)
          : s.palette.light
        : mix(face, s.palette.dark ? s.palette.ink : s.palette.sky[2], 0.35);
      s.rect(
        x + (width * (column + 0.2)) / columns,
        y - height + floor * (row + 0.7),
        (width * 0.6) / columns,
        floor * 0.5,
        alpha(colour, on ? 0.95 : 0.7),
      );
    }
  }
};

/** A row of towers of uneven height along y. */
export const skyline = (
  s: Scene,
  y: number,
  height: number,
  face: string,
  part: number,
  { width = 0.1, lit = s.palette.dark ? 0.4 : 0.1, from = s.left, to = s.right } = {},
): void => {
  const random = s.part(part);
  for (let x = from - width / 2; x < to; x += width * (0.7 + 0.5 * random())) {
    tower(
      s,
      x,
      y,
      width * (0.7 + 0.4 * random()),
      height * (0.35 + 0.65 * random() ** 1.4),
      mix(face, s.palette.mist, 0.12 * random()),
      part + Math.round((x + 9) * 50),
      { lit, floor: width * 0.2 },
    );
  }
};

/** Namsan with its tower: the city's own mark. */
export const namsan = (s: Scene, x: number, y: number, size: number, colour: string): void => {
  s.path(
    'M-1.3 0C-.8 -.1 -.5 -.5 0 -.52C.5 -.5 .8 -.12 1.3 0Z',
    s.down(-0.5, 0, colour, mix(colour, s.palette.mist, 0.3)),
    x,
    y,
    size,
  );
  s.path(
    'M-.02 -.5L-.013 -.9L-.06 -.93L-.06 -.99L-.02 -1.02L-.008 -1.36L.008 -1.36L.02 -1.02L.06 -.99L.06 -.93L.013 -.9L.02 -.5Z',
    darken(colour, 0.15),
    x,
    y,
    size,
  );
  s.glow(x, y - size * 0.96, size * 0.16, s.palette.light, 0.6);
  s.glow(x, y - size * 1.36, size * 0.06, s.accent, 0.9);
};

/** A lit sign with words, horizontal or upright. */
export const sign = (s: Scene, text: string, x: number, y: number, size: number, colour: string, upright = false): void => {
  const count = [...text].length;
  const width = upright ? size * 1.35 : size * (count * 0.95 + 0.7);
  const height = upright ? size * (count * 1.02 + 0.5) : size * 1.5;
  s.glow(x, y, Math.max(width, height) * 0.95, colour, 0.4);
  s.rect(x - width / 2, y - height / 2, width, height, '#0d0a18', size * 0.15);
  s.g.strokeStyle = colour;
  s.g.lineWidth = size * 0.07;
  s.g.strokeRect(x - width / 2 + size * 0.1, y - height / 2 + size * 0.1, width - size * 0.2, height - size * 0.2);
  const face = fonts('do-hyeon', text);
  if (upright)
    [...text].forEach((letter, index) =>
      s.words(letter, x, y - height / 2 + size * (0.76 + index * 1.02), size, lighten(colour, 0.6), face),
    );
  else s.words(text, x, y, size, lighten(colour, 0.6), face);
};

/** A painted board with words, unlit. */
export const board = (s: Scene, text: string, x: number, y: number, size: number, paint: string, ink: string): void => {
  const width = size * ([...text].length * 0.95 + 0.9);
  s.rect(x - width / 2, y - size * 0.75, width, size * 1.5, paint, size * 0.18);
  s.words(text, x, y, size, ink, fonts('jua', text));
};

/** A street lamp with its pool of light. */
export const streetLamp = (s: Scene, x: number, y: number, height: number, reach = height * 0.22): void => {
  s.line(
    [
      [x, y],
      [x, y - height * 0.94],
    ],
    s.palette.ink,
    height * 0.024,
  );
  s.pen(`M${x} ${y - height * 0.92}Q${x} ${y - height} ${x + reach} ${y - height}`, s.palette.ink, height * 0.018);
  s.rect(x + reach - height * 0.05, y - height * 1.005, height * 0.1, height * 0.03, s.palette.ink, height * 0.01);
  if (!s.palette.dark) return;
  s.glow(x + reach, y - height * 0.96, height * 0.5, s.palette.light, 0.75);
  s.beam(x + reach, y - height * 0.97, 0, height, height * 0.04, height * 0.34, s.palette.light, 0.3);
  s.glow(x + reach, y, height * 0.42, s.palette.light, 0.4, height * 0.08);
};

/** Poles and sagging wires over a lane. */
export const wires = (s: Scene, y: number, count: number, sag: number, part: number): void => {
  const random = s.part(part);
  for (let wire = 0; wire < count; wire++) {
    const from = y + wire * 0.02 + random() * 0.05;
    s.pen(
      `M${s.left} ${from}Q${(s.left + s.right) / 2} ${from + sag * (0.7 + 0.6 * random())} ${s.right} ${from - random() * 0.12}`,
      alpha(s.palette.ink, 0.8),
      0.003,
    );
  }
};

/** Wet asphalt: the picture above y upside down, trembling, then darkened. Works on whole pixels. */
export const wetGround = (s: Scene, y: number, strength = 0.5, tint = s.palette.ink): void => {
  const { canvas, g } = s;
  const line = Math.round((y - s.top) / s.pixel);
  const depth = canvas.height - line;
  if (depth <= 0 || line <= 0) return;
  s.rect(s.left, y, s.width, s.bottom - y + 0.01, tint);
  g.save();
  g.resetTransform();
  g.globalAlpha = strength;
  for (let row = 0; row < depth; row += 3) {
    const source = line - row - 3;
    if (source < 0) break;
    const shift = Math.sin(row * 0.21) * (1 + (row / depth) * 5) + Math.sin(row * 0.063) * 2;
    g.drawImage(canvas, 0, source, canvas.width, 3, shift - 6, line + row, canvas.width + 12, 3);
  }
  g.restore();
  s.rect(s.left, y, s.width, s.bottom - y + 0.01, s.down(y, s.bottom, alpha(tint, 0.15), alpha(tint, 0.75)));
};
