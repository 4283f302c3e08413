import { through } from '../drawing/camera.ts';
import { mix, smooth } from '../drawing/easing.ts';
import { man, woman } from '../drawing/figures.ts';
import type { Shot } from '../drawing/film.ts';
import { paperLantern } from '../drawing/lantern.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, lamp, vignetteOf } from '../drawing/light.ts';
import { cycle, seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, fillSheet, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { steam } from '../drawing/steam.ts';

const VANISHING = { x: 960, y: 600 };
const AWNINGS = ['#b8323a', '#2a7a6c', '#c9832e', '#3f5a9c'] as const;

/** Stalls on one side, smaller towards the end of the street. */
const row = (g: Context, side: 1 | -1): void => {
  for (let i = 6; i >= 0; i -= 1) {
    const [near, far] = [0.8 ** i * 1.25, 0.8 ** (i + 0.82) * 1.25];
    const x = (d: number) => VANISHING.x + side * (70 + 720 * d);
    const y = (d: number, height: number) => VANISHING.y + 40 + 300 * d - height * d;
    const quad = (low: number, high: number, fill: string, overhang = 0) =>
      shape(g, fill, () => {
        g.moveTo(x(near) - side * overhang * near, y(near, low));
        g.lineTo(x(far) - side * overhang * far, y(far, low));
        g.lineTo(x(far), y(far, high));
        g.lineTo(x(near), y(near, high));
      });
    quad(0, 150, '#2a1418');
    quad(150, 420, i % 2 ? '#d98a42' : '#e0a050');
    quad(150, 205, '#5a2a1a');
    for (let k = 0; k < 6; k += 1) {
      const [a, b] = [mix(near, far, k / 6), mix(near, far, (k + 1) / 6)];
      shape(g, k % 2 ? '#efe2cc' : cycle(AWNINGS, i + (side > 0 ? 2 : 0)), () => {
        g.moveTo(x(a), y(a, 520));
        g.lineTo(x(b), y(b, 520));
        g.lineTo(x(b) - side * 150 * b, y(b, 420));
        g.lineTo(x(a) - side * 150 * a, y(a, 420));
      });
    }
    glow(g, x((near + far) / 2) - side * 60 * near, y((near + far) / 2, 300), 260 * near, [255, 170, 90], 0.4);
  }
};

const paintStreet = (g: Context): void => {
  fillSheet(g, [
    [0, '#0b0f26'],
    [0.4, '#2a1d44'],
    [0.56, '#7a3a4a'],
    [1, '#2a1820'],
  ]);
  g.fillStyle = vertical(
    g,
    [
      [0, '#a8683c'],
      [0.2, '#5c3430'],
      [1, '#1d1118'],
    ],
    640,
    HEIGHT,
  );
  g.fillRect(0, 640, WIDTH, HEIGHT - 640);
  glow(g, 960, 620, 520, [255, 190, 110], 0.7);
  row(g, -1);
  row(g, 1);
};

/** Strings of lanterns that run over the street towards its end. */
const lanterns = (g: Context, t: number): void => {
  for (let string = 6; string >= 0; string -= 1) {
    const near = 0.76 ** string;
    const y = VANISHING.y - 40 - 430 * near;
    const half = 120 + 820 * near;
    line(g, 'rgba(20,10,16,.8)', Math.max(1, 3 * near), () => {
      g.moveTo(960 - half, y - 60 * near);
      g.quadraticCurveTo(960, y + 90 * near, 960 + half, y - 60 * near);
    });
    for (let i = 0; i <= 6; i += 1) {
      const along = i / 6;
      const x = mix(960 - half, 960 + half, along);
      const hang = y - 60 * near + 300 * near * along * (1 - along) + 26 * near;
      paperLantern(g, x, hang, 34 * near, cycle(['red', 'amber', 'white'] as const, i + string));
      glow(g, x, hang, 110 * near, [255, 160, 80], 0.3 + 0.03 * Math.sin(t * 1.4 + i + string));
    }
  }
};

const arch = (g: Context, t: number): void => {
  shape(g, '#1a0e14', () => {
    g.rect(250, 150, 36, 930);
    g.rect(1634, 150, 36, 930);
  });
  shape(g, '#24121a', () => {
    g.moveTo(180, 190);
    g.quadraticCurveTo(960, 60, 1740, 190);
    g.lineTo(1700, 330);
    g.quadraticCurveTo(960, 220, 220, 330);
  });
  for (let i = 0; i <= 22; i += 1) {
    const along = i / 22;
    const lift = 4 * along * (1 - along);
    lamp(g, mix(190, 1730, along), 196 - lift * 62, 7, [255, 196, 110], 0.55 + 0.35 * Math.sin(t * 2 - i * 0.9));
  }
  g.font = fontOf('black-han-sans', 96);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.letterSpacing = '26px';
  g.fillStyle = '#ffe9b8';
  g.shadowColor = '#ff8a3c';
  g.shadowBlur = 34;
  g.fillText('달빛 야시장', 973, 216);
  g.shadowBlur = 0;
  g.letterSpacing = '0px';
};

const PACE = 0.026;
const random = seeded(9);

/** Some come towards the camera, some go in; none of them passes out of the street while it is seen. */
const PEOPLE = Array.from({ length: 14 }, (_, i) => ({
  lane: (i / 13 - 0.5) * 900 + (random() - 0.5) * 60,
  pace: (i % 3 ? -1 : 1) * PACE * (0.7 + random() * 0.5),
  depth: (i % 3 ? 0.4 : 0.04) + random() * 0.5,
  paint: random() < 0.5 ? man : woman,
}));

const people = (g: Context, t: number): void => {
  const placed = PEOPLE.map((person) => ({ ...person, near: 0.16 + 0.84 * (person.depth + person.pace * t) }));
  for (const { lane, near, paint } of placed.sort((a, b) => a.near - b.near)) {
    const figure = { x: 960 + lane * near, y: 640 + 400 * near, height: 320 * near, color: '#150c14', step: t * 3.6 + lane };
    paint(g, { ...figure, rim: [255, 180, 110], rimStrength: 0.5 });
  }
};

/** In through the gate: lamps, smoke, voices. */
export const gate: Shot = {
  name: 'gate',
  seconds: 10,
  prepare(stage) {
    const street = stage.layer(WIDTH, HEIGHT, paintStreet);
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      through(g, { y: 560, zoom: mix(1, 1.13, smooth(progress)) }, () => {
        g.translate(0, 20);
        place(g, street, 0, 0);
        lanterns(g, t);
        steam(g, t, { x: 480, y: 640, width: 300, height: 380, size: 120, puffs: 5, strength: 0.12 });
        steam(g, t + 3, { x: 1460, y: 640, width: 300, height: 380, size: 120, puffs: 5, strength: 0.12 });
        people(g, t);
        arch(g, t);
      });
      place(g, vignette, 0, 0);
    };
  },
};
