import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, mix } from '../../artwork/kit/colour.ts';
import { fractal } from '../../artwork/kit/noise.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { brush } from '../kit/brush.ts';
import { pathOf, type Point } from '../kit/outline.ts';
import { at, glow, ramp } from '../kit/pen.ts';
import { cloud, DEEP, DUSK, form, GLEAM, GOLD, INK, MIST, moon, NIGHT, PAPER, shade } from './style.ts';

/** A mountain whose foot dissolves in mist; `peak` is how high it stands over y. */
export const ridge = (g: SKRSContext2D, y: number, peak: number, colour: string, seed: number, foot = 0.1): void => {
  const line: Point[] = [];
  for (let x = -10; x <= 810; x += 6) line.push([x, y - peak * 2 * fractal(x / 210 + seed, 1.7, seed, 5) ** 1.5]);
  g.fillStyle = ramp(g, [0, y - peak, 0, y + peak * 0.5], colour, alpha(colour, 0.75), alpha(colour, foot));
  g.fill(new Path2D(`${pathOf(line, false)}L810 ${y + peak * 0.5}L-10 ${y + peak * 0.5}Z`));
  brush(g, pathOf(line, false), { colour: alpha(INK, 0.5), width: 3, seed });
};

export const mist = (g: SKRSContext2D, y: number, height: number, strength = 0.5, colour = MIST): void => {
  cloud(g, 240, y, 1100, height, colour, strength);
  cloud(g, 620, y + height * 0.15, 1000, height * 0.8, colour, strength * 0.8);
};

export const pine = (g: SKRSContext2D, x: number, y: number, scale: number, mirrored = false): void =>
  at(g, { x, y, scale, mirrored }, () => {
    brush(g, 'M0 0Q-20 -90 14 -170Q40 -230 6 -310', { colour: INK, width: 26, ends: 0.5, seed: 4 });
    brush(g, 'M8 -150Q70 -190 120 -180M16 -220Q-40 -250 -84 -240M10 -280Q50 -310 90 -300', { colour: INK, width: 10, ends: 0.2 });
    const random = randomFrom(7);
    for (const [cx, cy, width] of [
      [120, -190, 90],
      [-84, -250, 84],
      [90, -312, 76],
      [0, -344, 80],
      [60, -240, 50],
    ] as const) {
      form(
        g,
        `M${cx - width} ${cy + 8}Q${cx - width * 0.7} ${cy - 26} ${cx - width * 0.2} ${cy - 30}Q${cx + width * 0.5} ${cy - 44} ${cx + width} ${cy + 6}Q${cx} ${cy + 22} ${cx - width} ${cy + 8}Z`,
        '#1c2738',
        { width: 3 },
      );
      for (let needle = 0; needle < 22; needle++) {
        const nx = cx - width + width * 2 * random();
        const ny = cy - 24 * random();
        brush(g, `M${nx} ${ny + 10}L${nx - 8 + 16 * random()} ${ny - 14}`, {
          colour: alpha('#3c4f68', 0.9),
          width: 2,
          ends: 0.2,
        });
      }
    }
  });

/** A tiled roof seen from the front: ridge at y, eaves `height` below and `width` wide, curling up at the ends. */
export const roof = (g: SKRSContext2D, x: number, y: number, width: number, height: number, tone = '#2a3448'): void => {
  const half = width / 2;
  const outline = `M${x - half * 0.66} ${y}Q${x} ${y + height * 0.14} ${x + half * 0.66} ${y}Q${x + half * 0.78} ${y + height * 0.62} ${x + half} ${y + height * 0.78}L${x + half} ${y + height * 0.9}Q${x + half * 0.5} ${y + height * 1.06} ${x} ${y + height * 1.06}Q${x - half * 0.5} ${y + height * 1.06} ${x - half} ${y + height * 0.9}L${x - half} ${y + height * 0.78}Q${x - half * 0.78} ${y + height * 0.62} ${x - half * 0.66} ${y}Z`;
  form(g, outline, ramp(g, [0, y, 0, y + height], tone, mix(tone, DUSK, 0.3), INK), { width: 5 });
  g.save();
  g.clip(new Path2D(outline));
  const rows = Math.round(width / 17);
  for (let row = 0; row <= rows; row++) {
    const part = (row / rows) * 2 - 1;
    const bend = Math.sign(part) * Math.abs(part) ** 1.6;
    brush(
      g,
      `M${x + part * half * 0.66} ${y - 4}Q${x + (part * 0.7 + bend * 0.06) * half} ${y + height * 0.6} ${x + part * half} ${y + height * 1.06}`,
      { colour: alpha(row % 2 ? INK : MIST, row % 2 ? 0.75 : 0.3), width: row % 2 ? 4 : 2.4, ends: 0.7, seed: row },
    );
  }
  g.restore();
  brush(g, `M${x - half * 0.7} ${y - 4}Q${x} ${y + height * 0.12} ${x + half * 0.7} ${y - 4}`, {
    colour: INK,
    width: 15,
    ends: 0.7,
  });
  brush(g, `M${x - half * 0.66} ${y - 6}Q${x} ${y + height * 0.1} ${x + half * 0.66} ${y - 6}`, {
    colour: alpha(MIST, 0.8),
    width: 4,
    ends: 0.4,
  });
};

/** A latticed paper door; lit from within it is the moon's only rival. */
export const door = (g: SKRSContext2D, x: number, y: number, width: number, height: number, lit: boolean): void => {
  const tone = lit ? ramp(g, [0, y, 0, y + height], '#f7dd95', '#f3cf77') : ramp(g, [0, y, 0, y + height], '#8796ad', '#5d6f8c');
  form(g, `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`, tone, { width: 4 });
  const ink = alpha(lit ? '#4d3a1c' : INK, 0.85);
  for (let column = 1; column < 4; column++)
    brush(g, `M${x + (width * column) / 4} ${y}L${x + (width * column) / 4} ${y + height * 0.8}`, {
      colour: ink,
      width: 2.4,
      ends: 0.7,
      seed: column,
    });
  for (let row = 1; row < 7; row++)
    if (row !== 4)
      brush(g, `M${x} ${y + (height * 0.8 * row) / 7}L${x + width} ${y + (height * 0.8 * row) / 7}`, {
        colour: ink,
        width: 2.2,
        ends: 0.7,
        seed: row,
      });
  form(
    g,
    `M${x} ${y + height * 0.8}L${x + width} ${y + height * 0.8}L${x + width} ${y + height}L${x} ${y + height}Z`,
    lit ? '#6d5a3c' : '#3a4760',
    { width: 3 },
  );
};

/** The inn from its yard: 760 wide at scale 1, (x, y) the middle of its foot. `lit` says which of the five doors glow. */
export const inn = (g: SKRSContext2D, x: number, y: number, scale: number, lit: readonly number[] = []): void =>
  at(g, { x, y, scale }, () => {
    form(g, 'M-330 0L330 0L330 -40L-330 -40Z', '#57637a', { width: 4 });
    for (let stone = -5; stone < 6; stone++)
      brush(g, `M${stone * 60} 0L${stone * 60 + 4} -38`, { colour: alpha(INK, 0.5), width: 3 });
    form(g, 'M-310 -40L310 -40L310 -220L-310 -220Z', '#2b3447', { width: 4 });
    for (let index = 0; index < 5; index++) {
      const left = -300 + index * 122;
      if (lit.includes(index)) glow(g, left + 54, -120, 150, alpha(GLEAM, 0.5), alpha(GOLD, 0));
      door(g, left, -206, 108, 160, lit.includes(index));
    }
    for (let pillar = 0; pillar < 6; pillar++)
      form(
        g,
        `M${-318 + pillar * 122} -220L${-302 + pillar * 122} -220L${-302 + pillar * 122} -40L${-318 + pillar * 122} -40Z`,
        '#3c3430',
        { width: 3 },
      );
    form(g, 'M-340 -46L340 -46L340 -32L-340 -32Z', '#4f453c', { width: 3 });
    roof(g, 0, -360, 800, 150);
  });

/** The yard's gate: two planks wide, with a roof of its own; (x, y) the middle of the threshold. */
export const gate = (g: SKRSContext2D, x: number, y: number, scale: number, ajar = 0): void =>
  at(g, { x, y, scale }, () => {
    for (const side of [-1, 1]) {
      form(g, `M${side * 150} 0L${side * 520} 0L${side * 520} -170L${side * 150} -170Z`, '#65728a', { width: 4 });
      const random = randomFrom(side + 5);
      for (let stone = 0; stone < 26; stone++) {
        const sx = side * (170 + 330 * random());
        const sy = -14 - 140 * random();
        brush(g, `M${sx - 20} ${sy}Q${sx} ${sy - 14} ${sx + 20} ${sy}Q${sx} ${sy + 12} ${sx - 20} ${sy}Z`, {
          colour: alpha(INK, 0.5),
          width: 3,
          seed: stone,
        });
      }
      form(g, `M${side * 146} -170L${side * 530} -170L${side * 530} -196L${side * 146} -196Z`, '#2a3448', { width: 4 });
    }
    form(g, 'M-130 0L130 0L130 -270L-130 -270Z', ajar ? DEEP : '#3c3430', { width: 4 });
    if (ajar) glow(g, 0, -120, 150, alpha(GLEAM, 0.35), alpha(GOLD, 0));
    for (const side of [-1, 1]) {
      const inner = side * 128 * ajar;
      const edge = side * 128;
      form(g, `M${inner} -4L${edge} -4L${edge} -266L${inner} ${-266 + 20 * ajar}Z`, '#584a40', { width: 4 });
      for (const part of [0.3, 0.62])
        brush(g, `M${inner + (edge - inner) * part} -8L${inner + (edge - inner) * part} -260`, {
          colour: alpha(INK, 0.7),
          width: 3.4,
        });
      brush(g, `M${inner} -70L${edge} -70M${inner} -206L${edge} -206`, { colour: alpha(INK, 0.8), width: 8, ends: 0.7 });
      form(g, `M${side * 128} 0L${side * 152} 0L${side * 152} -276L${side * 128} -276Z`, '#3a302a', { width: 4 });
      if (ajar < 0.5)
        brush(
          g,
          `M${inner + side * 16} -146Q${inner + side * 34} -150 ${inner + side * 34} -132Q${inner + side * 30} -114 ${inner + side * 18} -120`,
          { colour: '#9aa3b1', width: 5, ends: 0.6 },
        );
    }
    roof(g, 0, -366, 420, 104);
  });

export const lamp = (g: SKRSContext2D, x: number, y: number, scale: number): void =>
  at(g, { x, y, scale }, () => {
    glow(g, 0, -70, 330, alpha(GLEAM, 0.55), alpha(GOLD, 0.18), alpha(GOLD, 0));
    brush(g, 'M-40 0L40 0M0 0L0 -40M-30 -40L30 -40', { colour: INK, width: 9, ends: 0.7 });
    form(g, 'M-30 -40L-34 -112L34 -112L30 -40Z', ramp(g, [0, -112, 0, -40], '#fdf0c4', '#f2c96b'), { width: 4 });
    brush(g, 'M0 -40L0 -112M-32 -76L32 -76', { colour: alpha('#4d3a1c', 0.7), width: 2.4 });
    brush(g, 'M-38 -114L38 -114', { colour: INK, width: 7, ends: 0.7 });
  });

/** One of the thirty sheets. `watcher` is how near the little figure at the gate has come, 0 to 1. */
export const sheet = (
  g: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  { turn = 0, watcher }: { turn?: number; watcher?: number } = {},
): void =>
  at(g, { x, y, scale: width / 200, turn }, () => {
    g.fillStyle = alpha(INK, 0.3);
    g.fillRect(-94, -134, 200, 280);
    form(g, 'M-100 -140L100 -138L99 140L-100 139Z', '#f4eee0', { width: 3.4 });
    g.save();
    g.clip(new Path2D('M-100 -140L100 -138L99 140L-100 139Z'));
    glow(g, 4, -44, 150, alpha(DUSK, 0.5), alpha(DUSK, 0.42), alpha(DUSK, 0));
    g.fillStyle = '#f4eee0';
    g.beginPath();
    g.arc(4, -44, 54, 0, Math.PI * 2);
    g.fill();
    moon(g, 4, -44, 50, 0.4);
    g.fillStyle = alpha(NIGHT, 0.8);
    g.fill(new Path2D('M-100 88Q-40 80 0 94Q50 82 100 90L100 140L-100 140Z'));
    brush(g, 'M-84 96Q-30 74 10 92L10 84Q46 70 92 96', { colour: INK, width: 7, ends: 0.4 });
    brush(g, 'M34 96L34 122M58 96L58 122M30 96L62 96', { colour: INK, width: 5, ends: 0.7 });
    if (watcher !== undefined) {
      at(g, { x: -84 + 102 * watcher, y: 122, scale: 0.6 + 0.9 * watcher }, () =>
        form(g, 'M-6 0L-5 -16Q-6 -22 0 -24Q6 -22 5 -16L6 0Z', INK, { width: 2.4, colour: PAPER }),
      );
    }
    g.restore();
  });

/** Columns of handwriting that say nothing in any language: strokes as a brush makes them. */
export const writing = (
  g: SKRSContext2D,
  x: number,
  y: number,
  columns: number,
  length: number,
  size: number,
  seed: number,
): void => {
  const random = randomFrom(seed);
  for (let column = 0; column < columns; column++) {
    const signs = Math.round((length / (size * 1.25)) * (0.5 + 0.5 * random()));
    for (let sign = 0; sign < signs; sign++) {
      const [cx, cy] = [x - column * size * 1.9, y + sign * size * 1.25];
      for (let stroke = 0; stroke < 3; stroke++) {
        const [ax, ay] = [cx + (random() - 0.5) * size, cy + (random() - 0.5) * size * 0.8];
        brush(
          g,
          `M${ax} ${ay}L${ax + (stroke % 2 ? 0.1 : 0.55) * size * (random() + 0.4)} ${ay + (stroke % 2 ? 0.5 : 0.1) * size}`,
          { colour: alpha(INK, 0.85), width: size * 0.17, ends: 0.3, seed: sign },
        );
      }
    }
  }
};

/** The guest book, open; 400 wide at scale 1. `flat` is how much of its depth is seen: 1 from above, 0.35 on a desk. */
export const book = (g: SKRSContext2D, x: number, y: number, scale: number, { turn = 0, lastColumns = 4, flat = 1 } = {}): void =>
  at(g, { x, y, scale, turn }, () => {
    g.scale(1, flat);
    form(g, 'M-206 -140L206 -140L210 146L-210 146Z', '#2c3a58', { width: 5 });
    form(g, 'M-198 -136Q-100 -150 0 -134L0 138Q-100 126 -200 140Z', '#f2ecdd', { width: 3.4 });
    form(g, 'M198 -136Q100 -150 0 -134L0 138Q100 126 200 140Z', '#f2ecdd', { width: 3.4 });
    shade(g, 'M-198 -136Q-100 -150 0 -134L0 138Q-100 126 -200 140Z', 'M-40 -150L0 -150L0 150L-20 150Z', alpha(DUSK, 0.4));
    for (const line of [-160, -120, -80, -40, 40, 80, 120, 160])
      brush(g, `M${line} -126L${line} 126`, { colour: alpha('#a3553f', 0.3), width: 1.8 });
    writing(g, 176, -108, 4, 220, 21, 12);
    if (lastColumns) writing(g, -26, -108, lastColumns, 220, 21, 30);
    brush(g, 'M-204 -60L-196 -60M-204 0L-196 0M-204 60L-196 60', { colour: '#c9b26a', width: 6, ends: 0.7 });
  });

/** A room of the inn: papered wall, lattice window, floor of oiled paper. */
export const room = (
  g: SKRSContext2D,
  height: number,
  { floor = height * 0.68, light = 'lamp', window = 560 }: { floor?: number; light?: 'lamp' | 'moon'; window?: number } = {},
): void => {
  const warm = light === 'lamp';
  g.fillStyle = warm
    ? ramp(g, [0, 0, 0, floor], '#8b8577', '#c9bda0', '#d8caa6')
    : ramp(g, [0, 0, 0, floor], '#2c3b58', '#5a6c8b', '#72839f');
  g.fillRect(0, 0, 800, floor);
  cloud(g, 300, floor * 0.4, 1100, floor * 0.6, warm ? '#fff1c8' : MIST, 0.2);
  form(
    g,
    `M${window - 110} ${floor - 430}L${window + 110} ${floor - 430}L${window + 110} ${floor - 170}L${window - 110} ${floor - 170}Z`,
    warm ? '#5d6f8c' : '#e9d9a4',
    { width: 8 },
  );
  if (!warm) glow(g, window, floor - 300, 330, alpha(GLEAM, 0.5), alpha(GOLD, 0));
  for (let bar = 1; bar < 6; bar++)
    brush(g, `M${window - 110 + bar * 37} ${floor - 430}L${window - 110 + bar * 37} ${floor - 170}`, {
      colour: INK,
      width: 4,
      ends: 0.8,
      seed: bar,
    });
  for (let bar = 1; bar < 7; bar++)
    brush(g, `M${window - 110} ${floor - 430 + bar * 37}L${window + 110} ${floor - 430 + bar * 37}`, {
      colour: INK,
      width: 4,
      ends: 0.8,
      seed: bar,
    });
  const wood = warm ? '#4a3b30' : '#20283a';
  form(g, `M60 0L92 0L92 ${floor}L60 ${floor}Z`, wood, { width: 4 });
  form(g, `M-10 ${floor - 640}L810 ${floor - 640}L810 ${floor - 604}L-10 ${floor - 604}Z`, wood, { width: 4 });
  form(g, `M-10 ${floor - 10}L810 ${floor - 10}L810 ${floor + 6}L-10 ${floor + 6}Z`, wood, { width: 3 });
  g.fillStyle = warm
    ? ramp(g, [0, floor, 0, height], '#b79a63', '#8f7748', '#5d4f36')
    : ramp(g, [0, floor, 0, height], '#4c5a74', '#2a3650', DEEP);
  g.fillRect(0, floor + 4, 800, height - floor);
  for (let seam = 0; seam < 5; seam++)
    brush(g, `M${seam * 240 - 120} ${height + 4}L${280 + seam * 62} ${floor + 6}`, { colour: alpha(INK, 0.35), width: 3 });
};

/** The wooden porch at night: eaves above, a pillar, boards, and the yard beyond. */
export const porch = (
  g: SKRSContext2D,
  height: number,
  { boards = height * 0.74, pillar = 700 }: { boards?: number; pillar?: number } = {},
): void => {
  form(g, `M-10 ${boards - 130}L810 ${boards - 130}L810 ${boards}L-10 ${boards}Z`, '#4c5c78', { width: 3 });
  form(g, `M-10 ${boards - 150}L810 ${boards - 150}L810 ${boards - 124}L-10 ${boards - 124}Z`, '#222c40', { width: 3 });
  const random = randomFrom(3);
  for (let stone = 0; stone < 26; stone++) {
    const [sx, sy] = [820 * random(), boards - 112 + 92 * random()];
    brush(g, `M${sx - 24} ${sy}Q${sx} ${sy - 16} ${sx + 24} ${sy}Q${sx} ${sy + 12} ${sx - 24} ${sy}Z`, {
      colour: alpha(INK, 0.4),
      width: 3,
      seed: stone,
    });
  }
  g.fillStyle = ramp(g, [0, boards, 0, height], '#7d7468', '#4a443f', '#2a2724');
  g.fillRect(0, boards, 800, height - boards);
  for (let board = 0; board < 7; board++)
    brush(g, `M${-300 + board * 240} ${height + 4}L${130 + board * 92} ${boards}`, { colour: alpha(INK, 0.6), width: 4 });
  brush(g, `M-10 ${boards}L810 ${boards}`, { colour: INK, width: 9, ends: 0.8 });
  form(
    g,
    `M${pillar - 24} -10L${pillar + 24} -10L${pillar + 24} ${boards + 30}L${pillar - 24} ${boards + 30}Z`,
    ramp(g, [pillar - 24, 0, pillar + 24, 0], '#594b40', '#2c2521'),
    { width: 5 },
  );
  brush(
    g,
    `M${pillar - 8} 40Q${pillar - 2} 200 ${pillar - 10} ${boards}M${pillar + 10} 120Q${pillar + 6} 300 ${pillar + 12} ${boards - 40}`,
    { colour: alpha(INK, 0.5), width: 3 },
  );
};

/** Rafters and tiles hanging into the upper edge. */
export const eaves = (g: SKRSContext2D, depth: number): void => {
  form(g, `M-10 -10L810 -10L810 ${depth * 0.5}Q400 ${depth * 0.9} -10 ${depth * 0.6}Z`, '#1a2232', { width: 5 });
  for (let rafter = 0; rafter < 12; rafter++) {
    const x = 30 + rafter * 68;
    const y = depth * (0.56 + 0.2 * Math.sin((x / 800) * Math.PI));
    form(
      g,
      `M${x - 15} ${y - depth * 0.5}L${x + 15} ${y - depth * 0.5}L${x + 15} ${y + 8}Q${x} ${y + 24} ${x - 15} ${y + 8}Z`,
      '#3f3630',
      { width: 3.4, seed: rafter },
    );
  }
};

/** A low desk with inkstone; (x, y) the middle of its top. */
export const desk = (g: SKRSContext2D, x: number, y: number, scale: number): void =>
  at(g, { x, y, scale }, () => {
    form(g, 'M-200 0L200 0L216 26L-216 26Z', '#6a5643', { width: 4.4 });
    form(g, 'M-216 26L216 26L214 44L-214 44Z', '#4c3d30', { width: 4 });
    form(g, 'M-196 44L-176 44L-182 104L-206 104ZM196 44L176 44L182 104L206 104Z', '#4c3d30', { width: 4 });
    form(g, 'M110 -12L176 -12L182 8L106 8Z', '#23283a', { width: 3.4 });
    g.fillStyle = alpha(MIST, 0.7);
    g.fill(new Path2D('M122 -6L166 -6L168 2L120 2Z'));
  });
