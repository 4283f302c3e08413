import { alpha, darken, lighten, mix } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { at, fill, line, within } from '../kit/pen.ts';
import {
  ABYSS,
  AQUA,
  BRICK,
  CORAL,
  CREAM,
  DEEP,
  down,
  FOAM,
  LAGOON,
  LINE,
  oval,
  rect,
  ROSE,
  rounded,
  SAND,
  shape,
  SUN,
  type Brush,
} from './brush.ts';
import { star } from './staff.ts';

export const bubble = (g: Brush, x: number, y: number, radius: number): void => {
  fill(g, oval(x, y, radius), 'rgba(255,255,255,.28)');
  line(g, oval(x, y, radius), 'rgba(255,255,255,.85)', Math.max(2, radius * 0.12));
  fill(g, oval(x - radius * 0.35, y - radius * 0.35, radius * 0.2), '#ffffff');
};

export const bubbles = (
  g: Brush,
  seed: number,
  count: number,
  [x, y, width, height]: readonly [number, number, number, number],
  largest = 22,
): void => {
  const random = randomFrom(seed);
  for (let index = 0; index < count; index++) bubble(g, x + random() * width, y + random() * height, 4 + random() ** 2 * largest);
};

/** Open water with rays of light from above. */
export const water = (g: Brush, height: number, colors: readonly string[] = [AQUA, LAGOON, DEEP], rays = 0.16): void => {
  rect(g, 0, 0, 800, height, down(g, 0, height, ...colors));
  for (const [x, width, lean] of [
    [60, 90, 130],
    [240, 60, 90],
    [420, 120, 60],
    [640, 70, -60],
  ] as const)
    fill(
      g,
      `M${x} 0H${x + width}L${x + width * 1.9 - lean} ${height}H${x - lean}Z`,
      down(g, 0, height, `rgba(255,255,255,${rays})`, 'rgba(255,255,255,0)'),
    );
};

export const coral = (g: Brush, x: number, y: number, scale: number, color = CORAL): void =>
  at(g, { x, y, scale }, () => {
    const branches =
      'M0 0C-6 -50 -4 -80 -2 -120M-2 -50C-30 -66 -40 -90 -42 -126M0 -70C26 -84 36 -104 40 -150M-40 -96C-56 -104 -66 -112 -68 -130M36 -116C54 -120 62 -132 66 -146';
    line(g, branches, LINE, 36);
    line(g, branches, color, 24);
    line(g, 'M-6 -20C-10 -50 -8 -80 -6 -110', lighten(color, 0.45), 6);
  });

export const weed = (g: Brush, x: number, y: number, height: number, color = '#2f9b72'): void => {
  const blade = `M${x} ${y}C${x - 40} ${y - height * 0.3} ${x + 40} ${y - height * 0.5} ${x} ${y - height}C${x + 70} ${y - height * 0.55} ${x - 8} ${y - height * 0.3} ${x + 34} ${y}Z`;
  shape(g, blade, color, 5);
};

export const seabed = (g: Brush, y: number, height: number): void => {
  shape(g, `M-20 ${y}Q120 ${y - 40} 280 ${y - 6}T560 ${y - 10}T830 ${y - 16}V${height + 20}H-20Z`, SAND);
  const random = randomFrom(Math.round(y));
  for (let index = 0; index < 40; index++)
    fill(g, oval(random() * 800, y + 24 + random() * Math.max(20, height - y - 30), 2 + random() * 4, 2), '#e6c184');
};

/** One storey of the palace: tiled roof with turned-up eaves over coral pillars. */
const storey = (g: Brush, y: number, half: number, high: number): void => {
  shape(g, `M${-half * 0.8} ${y}H${half * 0.8}V${y + high}H${-half * 0.8}Z`, CREAM);
  for (let pillar = -2; pillar <= 2; pillar++) shape(g, rounded(pillar * half * 0.36 - 11, y, 22, high, 8), CORAL, 5);
  for (let bay = -2; bay < 2; bay++)
    shape(g, rounded(bay * half * 0.36 + half * 0.09, y + high * 0.24, half * 0.18, high * 0.5, 12), '#fff2a8', 4);
  const roof = `M${-half * 1.24} ${y + 10}Q${-half * 1.06} ${y - 10} ${-half * 0.66} ${y - high * 0.74}H${half * 0.66}Q${half * 1.06} ${y - 10} ${half * 1.24} ${y + 10}Q${half} ${y + 26} ${half * 0.8} ${y + 20}H${-half * 0.8}Q${-half} ${y + 26} ${-half * 1.24} ${y + 10}Z`;
  shape(g, roof, '#2c8f9d');
  within(g, roof, () => {
    for (let tile = -9; tile <= 9; tile++)
      line(g, `M${tile * half * 0.075} ${y - high}Q${tile * half * 0.1} ${y - 10} ${tile * half * 0.14} ${y + 30}`, '#1f7280', 6);
  });
  line(g, roof, LINE, 6);
  line(g, `M${-half * 0.7} ${y - high * 0.76}H${half * 0.7}`, LINE, 22);
  line(g, `M${-half * 0.7} ${y - high * 0.76}H${half * 0.7}`, SUN, 11);
  for (const side of [-1, 1]) shape(g, oval(side * half * 1.2, y + 36, 14), '#fff6c9', 4);
};

export const palace = (g: Brush, x: number, y: number, scale = 1): void =>
  at(g, { x, y, scale }, () => {
    shape(g, 'M-360 40Q-300 -60 -200 -20Q-60 -50 60 -26Q220 -60 300 -16Q350 10 370 40Z', '#c98f7a');
    storey(g, -150, 250, 130);
    storey(g, -320, 170, 110);
    storey(g, -460, 96, 84);
    shape(g, oval(0, -566, 34), '#fff6c9', 5);
    fill(g, oval(-10, -576, 9), '#ffffff');
  });

/** The call floor: a wall of arched windows to the sea, the line of desks below. */
export const office = (g: Brush, height: number, floor: number): void => {
  rect(g, 0, 0, 800, height, down(g, 0, floor, '#bff0e6', '#8fded4'));
  for (const x of [-40, 240, 520]) {
    const arch = `M${x} ${floor - 60}V${floor - 340}A130 150 0 0 1 ${x + 260} ${floor - 340}V${floor - 60}Z`;
    within(g, arch, () => {
      rect(g, x, 0, 260, floor, down(g, floor - 480, floor, AQUA, LAGOON, DEEP));
      weed(g, x + 40, floor - 40, 170, '#2b8a78');
      weed(g, x + 190, floor - 40, 120, '#37a085');
      bubbles(g, x + 50, 9, [x, floor - 460, 260, 380], 14);
    });
    line(g, arch, LINE, 20);
    line(g, arch, ROSE, 10);
  }
  rect(g, 0, floor, 800, height - floor, down(g, floor, height, '#f7d9a6', '#e9bd84'));
  line(g, `M0 ${floor}H800`, LINE, 6);
  for (let tile = 0; tile < 9; tile++)
    line(g, `M${400 + (tile - 4) * 90} ${floor}L${400 + (tile - 4) * 210} ${height}`, 'rgba(23,66,76,.16)', 4);
  for (const x of [100, 400, 700]) {
    line(g, `M${x} 0V${floor - 520}`, LINE, 6);
    shape(
      g,
      `M${x - 44} ${floor - 476}Q${x} ${floor - 560} ${x + 44} ${floor - 476}Q${x} ${floor - 460} ${x - 44} ${floor - 476}Z`,
      SUN,
      5,
    );
  }
};

/** A computer in a clam. */
export const clam = (g: Brush, x: number, y: number, scale: number): void =>
  at(g, { x, y, scale }, () => {
    shape(g, 'M-90 0Q-110 -110 0 -120Q110 -110 90 0Z', ROSE);
    line(g, 'M-56 -8Q-64 -70 -40 -104M0 -8V-116M56 -8Q64 -70 40 -104', BRICK, 5);
    shape(g, 'M-100 0H100Q96 24 0 26Q-96 24 -100 0Z', '#ffd3d8');
  });

/** A coral desk; its top lies at `y`. */
export const desk = (g: Brush, y: number, height: number, left = -30, right = 830): void => {
  shape(g, `M${left + 20} ${y + 20}H${right - 20}V${y + height}H${left + 20}Z`, CORAL);
  for (let x = left + 70; x < right - 40; x += 92) fill(g, oval(x, y + 78 + ((x * 7) % 30), 15), darken(CORAL, 0.12));
  shape(g, rounded(left, y, right - left, 40, 20), '#ffb1a2');
  fill(g, rounded(left + 30, y + 8, right - left - 60, 8, 4), '#ffd8cf');
};

/** Five starfish on the board; the first `awake` of them are given. */
export const ratings = (g: Brush, x: number, y: number, scale: number, awake: number): void =>
  at(g, { x, y, scale }, () => {
    shape(g, rounded(-330, -110, 660, 220, 40), '#b4763f');
    shape(g, rounded(-302, -84, 604, 168, 28), '#fff0cf', 5);
    for (let index = 0; index < 5; index++) {
      const on = index < awake;
      star(g, (index - 2) * 118, 10, {
        scale: 0.62,
        tilt: (index % 2 ? 1 : -1) * 7,
        asleep: !on,
        color: on ? SUN : '#cdbf9d',
        mood: 'glad',
      });
    }
  });

/** The oldest telephone of the palace, of celadon; two lamps for two lines. */
export const oldPhone = (g: Brush, x: number, y: number, scale: number, ringing: boolean): void =>
  at(g, { x, y, scale }, () => {
    shape(g, 'M-150 100Q-140 0 -84 -30H84Q140 0 150 100Q0 130 -150 100Z', '#9cc9b4');
    fill(g, 'M-120 70Q-110 10 -70 -10H-20Q-80 20 -96 76Z', '#c9e6d8');
    shape(g, oval(0, 40, 50), CREAM);
    for (let hole = 0; hole < 8; hole++) fill(g, oval(Math.cos(hole * 0.785) * 33, 40 + Math.sin(hole * 0.785) * 33, 7), LINE);
    at(g, { x: 0, y: ringing ? -70 : -46, turn: ringing ? -0.12 : 0 }, () =>
      shape(g, 'M-150 -4Q-120 -70 0 -74Q120 -70 150 -4L136 34Q104 40 84 6Q0 -24 -84 6Q-104 40 -136 34Z', '#86bba4'),
    );
    for (const [lx, color] of [
      [-100, BRICK],
      [100, '#ffc93f'],
    ] as const) {
      shape(g, oval(lx, 78, 15), color, 4);
      fill(g, oval(lx, 78, 34), alpha(color, 0.3));
    }
    if (ringing)
      line(g, 'M-190 -70q-30 -16 -30 -50M-176 -120q-20 -20 -10 -50M190 -70q30 -16 30 -50M176 -120q20 -20 10 -50', LINE, 8);
  });

/** The shore by day. */
export const shore = (g: Brush, height: number, horizon: number): void => {
  rect(g, 0, 0, 800, horizon, down(g, 0, horizon, '#8fd8ff', '#e3f7ff'));
  for (const [x, y, s] of [
    [130, horizon - 210, 1],
    [610, horizon - 270, 1.3],
  ] as const)
    fill(
      g,
      `M${x - 90 * s} ${y}q-10 ${-44 * s} ${40 * s} ${-44 * s}q${16 * s} ${-50 * s} ${64 * s} ${-30 * s}q${60 * s} ${-20 * s} ${66 * s} ${40 * s}q${40 * s} 0 ${30 * s} ${34 * s}Z`,
      '#ffffff',
    );
  rect(g, 0, horizon, 800, 190, down(g, horizon, horizon + 190, LAGOON, AQUA));
  for (let wave = 0; wave < 14; wave++)
    line(g, `M${(wave * 137) % 780} ${horizon + 22 + ((wave * 53) % 140)}q18 -12 36 0t36 0`, 'rgba(255,255,255,.75)', 4);
  fill(
    g,
    `M0 ${horizon + 150}Q120 ${horizon + 120} 260 ${horizon + 150}T540 ${horizon + 146}T800 ${horizon + 150}V${height}H0Z`,
    '#ffffff',
  );
  fill(
    g,
    `M0 ${horizon + 176}Q120 ${horizon + 146} 260 ${horizon + 176}T540 ${horizon + 172}T800 ${horizon + 176}V${height}H0Z`,
    down(g, horizon + 170, height, SAND, '#f2c98a'),
  );
  line(g, `M0 ${horizon}H800`, LINE, 5);
};

/** The hare's hill by night, with a full moon behind it. */
export const hill = (g: Brush, height: number, top: number): void => {
  rect(g, 0, 0, 800, height, down(g, 0, height, '#1e2f63', '#42508f', '#8f7fb5'));
  const random = randomFrom(8);
  for (let index = 0; index < 60; index++) fill(g, oval(random() * 800, random() * top, 1.5 + random() * 3), '#fff7d6');
  fill(g, oval(470, top - 130, 290), 'rgba(255,243,190,.16)');
  shape(g, oval(470, top - 130, 220), '#fff1b8');
  for (const [cx, cy, r] of [
    [370, -220, 34],
    [560, -60, 26],
    [430, -20, 18],
  ] as const)
    fill(g, oval(cx, top + cy, r), '#f2dc92');
  shape(g, `M-20 ${top + 190}Q260 ${top - 40} 480 ${top + 40}T830 ${top + 120}V${height + 20}H-20Z`, '#2e6f5e');
  fill(g, `M60 ${top + 170}Q270 ${top - 10} 470 ${top + 56}Q300 ${top + 40} 120 ${top + 210}Z`, '#469277');
  const trunk = `M110 ${top + 190}C150 ${top + 60} 70 ${top - 20} 130 ${top - 150}`;
  line(g, trunk, LINE, 36);
  line(g, trunk, '#7a5647', 24);
  for (const [px, py, w] of [
    [130, -180, 130],
    [60, -90, 90],
    [190, -60, 84],
  ] as const)
    shape(
      g,
      `M${px - w} ${top + py + 20}Q${px - w * 0.7} ${top + py - 50} ${px} ${top + py - 46}Q${px + w * 0.7} ${top + py - 50} ${px + w} ${top + py + 20}Q${px} ${top + py + 44} ${px - w} ${top + py + 20}Z`,
      '#1f5a52',
    );
};

/** Storm over land. */
export const storm = (g: Brush, height: number, seed = 4): void => {
  rect(g, 0, 0, 800, height, down(g, 0, height, '#3d5a78', '#6f93ad', '#a9c6d2'));
  for (const [x, y, r] of [
    [60, 40, 150],
    [300, 0, 190],
    [560, 30, 170],
    [760, 60, 140],
  ] as const)
    fill(g, oval(x, y, r, r * 0.6), '#334c68');
  const random = randomFrom(seed);
  for (let index = 0; index < 90; index++) {
    const [x, y] = [random() * 860, random() * height];
    line(g, `M${x} ${y}l-34 62`, 'rgba(220,242,255,.6)', 4);
  }
};

/** A sheet of paper unrolled, with lines on it that nobody could read. */
export const scroll = (g: Brush, data: string, [x, y, width, height]: readonly [number, number, number, number]): void => {
  shape(g, data, CREAM);
  within(g, data, () => {
    for (let row = y + 30; row < y + height; row += 30)
      line(g, `M${x + 24} ${row}H${x + width - 30 - ((row * 13) % 90)}`, mix(CREAM, LINE, 0.4), 5);
  });
  line(g, data, LINE, 6);
};

/** The deep, where things are forgotten. */
export const abyss = (g: Brush, height: number): void => {
  rect(g, 0, 0, 800, height, down(g, 0, height, DEEP, ABYSS, '#06233b'));
  bubbles(g, 31, 26, [0, 0, 800, height], 12);
};

/** The gleam on a floor or wall under somebody important. */
export const halo = (g: Brush, x: number, y: number, radius: number, color = FOAM): void => {
  for (const part of [1, 0.72, 0.46]) fill(g, oval(x, y, radius * part), alpha(color, 0.2));
};

/** The King's room: red pillars, and the screen of sun, moon and peaks that stands behind a throne. */
export const throneRoom = (g: Brush, height: number): void => {
  rect(g, 0, 0, 800, height, down(g, 0, height, '#fbe3ae', '#f3bd7e'));
  const screen = rounded(110, 60, 580, height - 170, 16);
  within(g, screen, () => {
    rect(g, 110, 60, 580, height, down(g, 60, height, '#8fc7cf', '#cfe9d8'));
    fill(g, oval(230, height * 0.3, 54), '#e9695c');
    fill(g, oval(570, height * 0.3, 54), '#fff7dc');
    for (const [x, top, half] of [
      [190, 0.48, 120],
      [610, 0.48, 120],
      [300, 0.4, 110],
      [500, 0.4, 110],
      [400, 0.32, 120],
    ] as const)
      fill(
        g,
        `M${x - half} ${height}V${height * 0.72}Q${x - half * 0.6} ${height * top} ${x} ${height * top}Q${x + half * 0.6} ${height * top} ${x + half} ${height * 0.72}V${height}Z`,
        top < 0.35 ? '#4f9b8a' : '#66b09a',
      );
    for (let row = 0; row < 4; row++)
      for (let wave = -1; wave < 9; wave++)
        for (const radius of [46, 30, 14])
          line(
            g,
            `M${110 + wave * 76 + (row % 2) * 38 - radius} ${height * 0.8 + row * 44}a${radius} ${radius} 0 0 1 ${radius * 2} 0`,
            radius === 46 ? '#2c8f9d' : '#ffffff',
            6,
          );
  });
  for (const x of [256, 400, 544]) line(g, `M${x} 60V${height}`, 'rgba(23,66,76,.25)', 5);
  line(g, screen, LINE, 16);
  line(g, screen, SUN, 8);
  for (const x of [-10, 730]) {
    shape(g, `M${x} -10H${x + 80}V${height + 10}H${x}Z`, BRICK);
    line(g, `M${x + 22} 0V${height}`, lighten(BRICK, 0.4), 8);
  }
};
