import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, mix } from '../../artwork/kit/colour.ts';
import { curve, polygon } from '../kit/outlines.ts';
import { lerp, randomFrom } from '../../artwork/kit/random.ts';
import type { Point } from '../../artwork/kit/scene.ts';
import { PANEL_WIDTH } from '../format.ts';
import { AMBER, CYAN, DEEP, fill, FLAME, glow, GREEN, line, NIGHT, neon, PINK, rain, VIOLET, wash } from './light.ts';
import { signAt } from './signs.ts';

const COLORS = [PINK, CYAN, AMBER, GREEN, VIOLET, '#ff5a4a'] as const;

export interface AlleyView {
  /** Where the alley runs to, in pixels. */
  vanish: Point;
  focal?: number;
  /** Metres above the ground. */
  eye?: number;
  /** Half the width of the alley, in metres. */
  half?: number;
  seed: number;
  haze?: string;
  /** 0 for a power cut, 1 for every sign. */
  power?: number;
  drops?: number;
}

/** An alley of workshops in the rain, in true perspective; metres, with the camera at z = 0. */
export const alley = (g: SKRSContext2D, height: number, view: AlleyView): void => {
  const {
    vanish: [vx, vy],
    focal = 640,
    eye = 1.5,
    half = 2.1,
    seed,
    haze = VIOLET,
    power = 1,
    drops = 260,
  } = view;
  const random = randomFrom(seed);
  const at = (x: number, y: number, z: number): Point => [vx + (focal * x) / z, vy + (focal * (eye - y)) / z];
  wash(g, height, mix(NIGHT, haze, 0.1 + 0.1 * power), mix(NIGHT, haze, 0.25 + 0.2 * power), 0, vy);
  glow(g, vx, vy - 20, 330, haze, 0.2 + 0.35 * power);
  glow(g, vx, vy - 10, 120, mix(haze, '#ffffff', 0.4), 0.45 * power);
  const ground = at(0, 0, 24)[1];
  g.fillStyle = mix(NIGHT, DEEP, 0.8);
  g.fillRect(0, ground, PANEL_WIDTH, height);
  const signs: {
    x: number;
    y: number;
    width: number;
    tall: number;
    color: string;
    kind: number;
    on: number;
    side: number;
    z: number;
  }[] = [];
  const depths = [24, 18, 13.5, 10, 7.4, 5.4, 3.8, 2.5, 1.4, 0.7];
  for (const [index, far] of depths.slice(0, -1).entries()) {
    const near = depths[index + 1] ?? 0.7;
    const fog = 1 - index / 9;
    for (const side of [-1, 1]) {
      const x = side * half;
      const top = 6 + 4 * random();
      const wall = mix(mix('#0d0a1a', '#1c1433', random()), mix(DEEP, haze, 0.45), fog * 0.75);
      fill(g, polygon([at(x, -0.05, far), at(x, -0.05, near), at(x, top, near), at(x, top, far)]), wall);
      const span = (t: number): number => 1 / lerp(1 / far, 1 / near, t);
      const quad = (from: number, to: number, low: number, high: number): Path2D =>
        polygon([at(x, low, span(from)), at(x, low, span(to)), at(x, high, span(to)), at(x, high, span(from))]);
      const glowing = random() < 0.34 * power + 0.02;
      const tone = COLORS[Math.floor(random() * 6)] ?? PINK;
      if (glowing) {
        fill(g, quad(0.2, 0.82, 0.1, 2.2), mix(mix(NIGHT, '#ffcf8a', 0.5), tone, 0.25));
        fill(g, quad(0.24, 0.5, 0.5, 2.1), mix('#ffdca0', tone, 0.2));
        fill(g, quad(0.54, 0.79, 0.5, 2.1), mix('#ffe6bb', tone, 0.12));
        const [lx, ly] = at(x * 0.98, 1.2, span(0.5));
        glow(g, lx, ly, (focal * 1.8) / near, '#ffb870', 0.3);
      } else {
        fill(g, quad(0.16, 0.86, 0, 2.3), mix(wall, '#3a3350', 0.4));
        if (near < 9)
          for (let slat = 1; slat < 12; slat++)
            line(g, polygon([at(x, slat * 0.19, span(0.16)), at(x, slat * 0.19, span(0.86))]), alpha(NIGHT, 0.45), 1);
      }
      fill(
        g,
        polygon([at(x, 2.5, far), at(x, 2.5, near), at(x - side * 0.7, 2.25, near), at(x - side * 0.7, 2.25, far)]),
        mix(NIGHT, tone, 0.16 + 0.12 * power),
      );
      for (const floor of [3.2, 4.9]) {
        for (const [from, to] of [
          [0.14, 0.42],
          [0.56, 0.84],
        ] as const) {
          const warm = random() < 0.36 * power;
          fill(g, quad(from, to, floor, floor + 1.05), warm ? mix('#ffca7a', tone, random() * 0.5) : mix(wall, '#05040a', 0.6));
          if (near < 9)
            line(
              g,
              polygon([at(x, floor, span((from + to) / 2)), at(x, floor + 1.05, span((from + to) / 2))]),
              alpha(NIGHT, 0.7),
              Math.max(1, 10 / near),
            );
        }
      }
      const pipe = span(0.92);
      line(g, polygon([at(x * 0.985, 0, pipe), at(x * 0.985, top, pipe)]), mix(wall, NIGHT, 0.7), Math.max(1.5, 34 / pipe));
      line(g, polygon([at(x * 0.985, 0, pipe), at(x * 0.985, top, pipe)]), alpha(tone, 0.25), Math.max(0.6, 5 / pipe));
      if (near > 1.5 && random() < 0.85) {
        const [tall, wide] = random() < 0.5 ? [0.7, 0.32] : [0.42, 0.46];
        const [sx, sy] = at(x - side * (wide + 0.1), 3.1 + random() * 1.1, near * 1.08);
        signs.push({
          x: sx,
          y: sy,
          width: (focal * wide) / near,
          tall: (focal * tall) / near,
          color: tone,
          kind: Math.floor(random() * 10),
          on: random() < 0.86 ? power : 0,
          side,
          z: near,
        });
      }
    }
    for (const sign of signs.filter(({ z }) => z === near)) {
      g.fillStyle = mix('#0a0812', sign.color, 0.06);
      g.fillRect(sign.x - sign.width, sign.y - sign.tall, sign.width * 2, sign.tall * 2);
      if (sign.on) glow(g, sign.x, sign.y, sign.tall * 3.2, sign.color, 0.3 * sign.on);
      line(
        g,
        polygon([
          [sign.x - sign.width, sign.y - sign.tall],
          [sign.x + sign.width, sign.y - sign.tall],
          [sign.x + sign.width, sign.y + sign.tall],
          [sign.x - sign.width, sign.y + sign.tall],
        ]),
        sign.on ? alpha(sign.color, 0.7) : '#221e2e',
        Math.max(1, 12 / sign.z),
      );
      signAt(g, sign.kind, sign.x, sign.y, sign.width * 0.78, sign.tall * 0.74, sign.color, sign.on);
    }
  }
  wires(g, vx, vy, seed, haze);
  const street = polygon([at(-half, 0, 24), at(half, 0, 24), at(half, 0, 0.4), at(-half, 0, 0.4)]);
  wetStreet(g, height, street, ground, { seed, haze, power }, signs);
  if (drops) rain(g, height, drops, seed + 7);
};

const wires = (g: SKRSContext2D, vx: number, vy: number, seed: number, haze: string): void => {
  const random = randomFrom(seed + 31);
  for (let wire = 0; wire < 9; wire++) {
    const y = vy - 90 - random() * vy * 0.75;
    const sag = 20 + random() * 70;
    line(
      g,
      curve(
        [
          [-20, y - random() * 120],
          [vx * 0.7, y + sag * 0.8],
          [vx + 140 * random(), y + sag],
          [820, y - random() * 160],
        ],
        false,
      ),
      mix(NIGHT, haze, 0.12),
      1.5 + random() * 2.5,
    );
  }
};

interface Reflected {
  x: number;
  color: string;
  width: number;
  on: number;
  z: number;
}

const wetStreet = (
  g: SKRSContext2D,
  height: number,
  street: Path2D,
  ground: number,
  { seed, haze, power }: { seed: number; haze: string; power: number },
  signs: readonly Reflected[],
): void => {
  const random = randomFrom(seed + 57);
  g.save();
  g.clip(street);
  glow(g, 400, ground, 420, haze, 0.3 * power, (height - ground) * 0.5);
  for (const sign of signs) {
    if (!sign.on) continue;
    const from = ground + 300 / sign.z;
    glow(g, sign.x, from, sign.width * 1.1, sign.color, 0.55 * sign.on, (height - ground) * 0.42);
    for (let streak = 0; streak < 9; streak++) {
      const y = from - 40 + random() * (height - ground) * 0.6;
      const wide = sign.width * (0.3 + random() * 0.9);
      glow(g, sign.x + (random() - 0.5) * sign.width, y, wide, sign.color, 0.5 * sign.on, 3 + random() * 4);
    }
  }
  const ripples = new Path2D();
  for (let ripple = 0; ripple < 70; ripple++) {
    const y = ground + (height - ground) * random() ** 1.4;
    const near = (y - ground) / (height - ground);
    const x = random() * PANEL_WIDTH;
    const wide = 6 + 46 * near * random();
    ripples.moveTo(x + wide, y);
    ripples.ellipse(x, y, wide, wide * 0.22, 0, 0, Math.PI * 2);
  }
  line(g, ripples, alpha('#e8ddff', 0.14), 1.4);
  g.restore();
};

export interface WallView {
  seed: number;
  tint: string;
  /** Rows of bricks, px high. */
  brick?: number;
  top?: number;
  bottom?: number;
}

/** A wall of old brick seen straight on, wet and lit by a sign at (x, y). */
export const brickWall = (
  g: SKRSContext2D,
  height: number,
  [x, y]: Point,
  { seed, tint, brick = 34, top = 0, bottom = height }: WallView,
): void => {
  const random = randomFrom(seed);
  g.save();
  g.beginPath();
  g.rect(0, top, PANEL_WIDTH, bottom - top);
  g.clip();
  g.fillStyle = '#0b0814';
  g.fillRect(0, top, PANEL_WIDTH, bottom - top);
  for (let row = 0; row * brick < bottom - top; row++) {
    for (let column = -1; column < PANEL_WIDTH / (brick * 2.3) + 1; column++) {
      const bx = (column + (row % 2) / 2) * brick * 2.3;
      const by = top + row * brick;
      const near = Math.max(0, 1 - Math.hypot(bx + brick - x, by - y) / 620);
      g.fillStyle = mix(mix('#150f20', '#231830', random()), tint, 0.05 + 0.3 * near * near);
      g.fillRect(bx + 2, by + 2, brick * 2.3 - 4, brick - 4);
      g.fillStyle = alpha(tint, 0.22 * near);
      g.fillRect(bx + 2, by + 2, brick * 2.3 - 4, 2);
    }
  }
  g.restore();
};

/** The alley out of focus, behind a face seen close: dark fronts and discs of light. */
export const farLights = (g: SKRSContext2D, height: number, seed: number, strength = 1): void => {
  const random = randomFrom(seed);
  for (let front = 0; front < 7; front++) {
    const [x, wide] = [front * 126 - 40 + random() * 40, 90 + random() * 60];
    const wall = g.createLinearGradient(x, 0, x + wide, 0);
    wall.addColorStop(0, alpha('#241a3a', 0));
    wall.addColorStop(0.5, alpha('#2c2048', 0.75 * strength));
    wall.addColorStop(1, alpha('#241a3a', 0));
    g.fillStyle = wall;
    g.fillRect(x, 0, wide, height);
  }
  g.save();
  g.globalCompositeOperation = 'lighter';
  for (let light = 0; light < 26; light++) {
    const [x, y, radius] = [random() * PANEL_WIDTH, random() ** 1.3 * height, 14 + random() * 42];
    const color = COLORS[Math.floor(random() * 6)] ?? PINK;
    const disc = new Path2D();
    disc.arc(x, y, radius, 0, Math.PI * 2);
    fill(g, disc, alpha(color, 0.13 * strength));
    line(g, disc, alpha(color, 0.2 * strength), 2);
  }
  g.restore();
};

/** The room she works in: bench, burner, shelves of tubes, the alley's light in the window. */
export const workshop = (
  g: SKRSContext2D,
  height: number,
  {
    bench,
    seed,
    flame = [560, bench - 40],
    window = PINK,
    burning = true,
  }: { bench: number; seed: number; flame?: Point; window?: string; burning?: boolean },
): void => {
  const random = randomFrom(seed);
  wash(g, height, '#0c0816', '#1d1226');
  const tall = bench - 60;
  g.fillStyle = mix('#191026', window, 0.1);
  g.fillRect(40, tall * 0.14, 230, tall * 0.62);
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [px, py, pw, ph] = [50 + column * 108, tall * 0.16 + row * tall * 0.29, 100, tall * 0.27];
    const pane = g.createLinearGradient(px, py, px, py + ph);
    pane.addColorStop(0, mix(NIGHT, window, 0.5));
    pane.addColorStop(1, mix(NIGHT, CYAN, 0.35));
    g.fillStyle = pane;
    g.fillRect(px, py, pw, ph);
    for (let drop = 0; drop < 16; drop++) {
      g.fillStyle = alpha('#ffffff', 0.12 + 0.2 * random());
      g.fillRect(px + random() * pw, py + random() * ph * 0.8, 1.6, 6 + random() * 26);
    }
  }
  glow(g, 155, tall * 0.4, 300, window, 0.3);
  for (const [x, y, tilt] of [
    [60, tall * 0.84, -0.05],
    [190, tall * 0.86, 0.06],
    [352, tall * 0.74, 0.03],
    [640, tall * 0.76, -0.04],
  ] as const) {
    g.save();
    g.translate(x, y);
    g.rotate(tilt);
    g.fillStyle = '#4a3a44';
    g.fillRect(0, 0, 92, 74);
    line(
      g,
      curve(
        [
          [12, 50],
          [26, 22],
          [44, 48],
          [58, 20],
          [78, 46],
        ],
        false,
      ),
      '#1d1420',
      2.5,
    );
    g.restore();
  }
  for (const shelf of [0.2, 0.42, 0.62]) {
    const y = tall * shelf + 30;
    g.fillStyle = '#2a1c26';
    g.fillRect(330, y, 470, 9);
    for (let tube = 0; tube < 15; tube++) {
      const x = 344 + tube * 30 + random() * 12;
      const up = 40 + random() * tall * 0.1;
      const shape = curve(
        [
          [x, y - 4],
          [x + random() * 12 - 6, y - up * 0.5],
          [x + random() * 26 - 13, y - up],
          [x + random() * 30 - 6, y - up * 0.8],
        ],
        false,
      );
      neon(g, shape, [PINK, CYAN, AMBER, GREEN][tube % 4] ?? PINK, 3.4, tube % 6 === 2 ? 0.75 : 0);
    }
  }
  g.fillStyle = '#1a1119';
  g.fillRect(0, bench, PANEL_WIDTH, height - bench);
  const plank = g.createLinearGradient(0, bench, 0, bench + 70);
  plank.addColorStop(0, burning ? '#7a4a34' : '#33232e');
  plank.addColorStop(1, '#1c1119');
  g.fillStyle = plank;
  g.fillRect(0, bench, PANEL_WIDTH, 46);
  g.fillStyle = NIGHT;
  g.fillRect(0, bench + 46, PANEL_WIDTH, 7);
  for (let scratch = 0; scratch < 24; scratch++) {
    g.fillStyle = alpha(NIGHT, 0.3);
    g.fillRect(random() * PANEL_WIDTH, bench + 6 + random() * 36, 20 + random() * 90, 1.6);
  }
  burner(g, flame[0], bench, bench - flame[1], burning);
};

/** A ribbon burner with its row of blue flames. */
export const burner = (g: SKRSContext2D, x: number, base: number, tall: number, burning = true): void => {
  g.fillStyle = '#3b3542';
  g.fillRect(x - 74, base - 20, 148, 16);
  g.fillStyle = '#5f586a';
  g.fillRect(x - 74, base - 20, 148, 4);
  g.fillStyle = '#2a2530';
  g.fillRect(x - 12, base - 8, 24, 22);
  if (!burning) return;
  glow(g, x, base - tall * 0.7, tall * 5, AMBER, 0.42);
  glow(g, x, base - tall * 0.6, tall * 2.2, FLAME, 0.6);
  for (let jet = 0; jet < 9; jet++) {
    const fx = x - 62 + jet * 15.5;
    const up = tall * (0.75 + 0.25 * Math.sin(jet * 2.4));
    fill(
      g,
      curve([
        [fx - 6, base - 20],
        [fx - 4, base - 20 - up * 0.5],
        [fx, base - 20 - up],
        [fx + 4, base - 20 - up * 0.5],
        [fx + 6, base - 20],
      ]),
      alpha(FLAME, 0.75),
    );
    fill(
      g,
      curve([
        [fx - 3, base - 20],
        [fx, base - 20 - up * 0.5],
        [fx + 3, base - 20],
      ]),
      '#eaf6ff',
    );
  }
};

/** The new bar: bottles before a glowing wall, a counter that mirrors them. */
export const bar = (
  g: SKRSContext2D,
  height: number,
  { counter, seed, tint = PINK }: { counter: number; seed: number; tint?: string },
): void => {
  const random = randomFrom(seed);
  wash(g, height, '#0a0712', mix('#1a0d24', tint, 0.12));
  for (const row of [0, 1, 2]) {
    const y = counter * (0.3 + row * 0.25);
    const back = g.createLinearGradient(0, y - counter * 0.2, 0, y);
    back.addColorStop(0, mix(NIGHT, tint, 0.12));
    back.addColorStop(1, mix(NIGHT, tint, 0.62));
    g.fillStyle = back;
    g.fillRect(30, y - counter * 0.2, 740, counter * 0.2);
    glow(g, 400, y, 460, tint, 0.22, 50);
    for (let bottle = 0; bottle < 22; bottle++) {
      const x = 46 + bottle * 33 + random() * 8;
      const [wide, tall] = [8 + random() * 5, counter * (0.09 + random() * 0.07)];
      const color = mix(NIGHT, [AMBER, GREEN, CYAN, PINK, '#c9502e'][Math.floor(random() * 5)] ?? AMBER, 0.3 + 0.25 * random());
      fill(
        g,
        curve([
          [x - wide, y],
          [x - wide, y - tall * 0.6],
          [x - wide * 0.3, y - tall * 0.78],
          [x - wide * 0.28, y - tall],
          [x + wide * 0.28, y - tall],
          [x + wide * 0.3, y - tall * 0.78],
          [x + wide, y - tall * 0.6],
          [x + wide, y],
        ]),
        color,
      );
      g.fillStyle = alpha('#ffffff', 0.28);
      g.fillRect(x - wide * 0.6, y - tall * 0.55, 2, tall * 0.45);
    }
    g.fillStyle = '#0e0914';
    g.fillRect(20, y, 760, 9);
    g.fillStyle = alpha(tint, 0.8);
    g.fillRect(20, y, 760, 2);
  }
  const top = g.createLinearGradient(0, counter, 0, counter + 70);
  top.addColorStop(0, mix('#3a1c2c', tint, 0.42));
  top.addColorStop(1, '#150c18');
  g.fillStyle = top;
  g.fillRect(0, counter, PANEL_WIDTH, 70);
  g.fillStyle = '#0d0812';
  g.fillRect(0, counter + 70, PANEL_WIDTH, height);
  for (let streak = 0; streak < 30; streak++)
    glow(
      g,
      random() * PANEL_WIDTH,
      counter + 12 + random() * 50,
      20 + random() * 50,
      [tint, CYAN, AMBER][streak % 3] ?? tint,
      0.3,
      3,
    );
};

/** A ladder against a wall, from its foot to its head. */
export const ladder = (g: SKRSContext2D, foot: Point, head: Point, width: number, color: string): void => {
  const rungs = Math.round(Math.hypot(head[0] - foot[0], head[1] - foot[1]) / (width * 0.42));
  const taper = 0.72;
  for (let rung = 1; rung < rungs; rung++) {
    const t = rung / rungs;
    const [x, y, wide] = [lerp(foot[0], head[0], t), lerp(foot[1], head[1], t), (width / 2) * lerp(1, taper, t)];
    line(
      g,
      polygon([
        [x - wide, y],
        [x + wide, y],
      ]),
      '#3f3850',
      width * 0.07,
    );
    line(
      g,
      polygon([
        [x - wide, y - width * 0.025],
        [x + wide, y - width * 0.025],
      ]),
      alpha(color, 0.6),
      width * 0.018,
    );
  }
  for (const side of [-1, 1]) {
    const rail = polygon([
      [foot[0] + (side * width) / 2, foot[1]],
      [head[0] + (side * width * taper) / 2, head[1]],
    ]);
    line(g, rail, '#2c2739', width * 0.09);
    line(g, rail, alpha(color, 0.75), width * 0.022);
  }
};
