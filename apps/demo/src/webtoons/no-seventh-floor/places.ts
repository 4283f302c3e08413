import { alpha, mix } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { display } from './numerals.ts';
import { fill, within } from '../kit/pen.ts';
import {
  across,
  at,
  box,
  DARK,
  DEEP,
  dot,
  down,
  DUSK,
  glow,
  hatch,
  INK,
  inked,
  LIGHT,
  line,
  MID,
  PALE,
  quad,
  RED,
  SOFT,
  TUBE,
  type Pen,
} from './ink.ts';

export interface Corridor {
  /** Where the floor's lines meet. */
  x: number;
  y: number;
  /** Half of the corridor's width and height where it meets the picture. */
  halfWidth: number;
  halfHeight: number;
  /** Each lamp from the nearest on: its colour, or null where it is out. */
  lamps: readonly (string | null)[];
  doors?: boolean;
  /** How light the walls are, 0 to 1. */
  light?: number;
}

/** A ward's corridor in central perspective: doors, handrails, lamps and their shine on the floor. Gives the place of its far wall. */
export const corridor = (
  g: Pen,
  { x, y, halfWidth, halfHeight, lamps, doors = true, light = 0.5 }: Corridor,
): [number, number, number, number] => {
  const p = (u: number, v: number, z: number): [number, number] => [x + (u * halfWidth) / z, y + (v * halfHeight) / z];
  const face = (
    a: [number, number, number],
    b: [number, number, number],
    c: [number, number, number],
    d: [number, number, number],
  ): string => quad([...p(...a), ...p(...b), ...p(...c), ...p(...d)]);
  const far = 1.6 + lamps.length * 0.95;
  const wall = mix(DARK, SOFT, light);
  const left = face([-1, -1, 0.5], [-1, -1, far], [-1, 1, far], [-1, 1, 0.5]);
  const right = face([1, -1, 0.5], [1, -1, far], [1, 1, far], [1, 1, 0.5]);
  const [fx, fy] = p(-1, -1, far);
  const [gx, gy] = p(1, 1, far);
  fill(
    g,
    face([-1, -1, 0.5], [1, -1, 0.5], [1, -1, far], [-1, -1, far]),
    down(g, y - halfHeight, fy, mix(INK, wall, 0.35), mix(INK, wall, 0.75)),
  );
  fill(
    g,
    face([-1, 1, 0.5], [1, 1, 0.5], [1, 1, far], [-1, 1, far]),
    down(g, gy, y + halfHeight, mix(wall, DARK, 0.3), mix(INK, wall, 0.3)),
  );
  fill(g, left, across(g, x - halfWidth, fx, mix(INK, wall, 0.3), mix(INK, wall, 0.9)));
  fill(g, right, across(g, gx, x + halfWidth, mix(INK, wall, 0.8), mix(INK, wall, 0.18)));
  box(g, fx, fy, gx - fx, gy - fy, mix(INK, wall, 0.55));
  for (const side of [-1, 1]) {
    fill(g, face([side, 0.42, 0.5], [side, 0.42, far], [side, 1, far], [side, 1, 0.5]), alpha(INK, 0.28));
    fill(
      g,
      face([side, 0.22, 0.5], [side, 0.22, far], [side, 0.3, far], [side, 0.3, 0.5]),
      mix(wall, side < 0 ? PALE : DARK, 0.4),
    );
    line(g, `M${p(side, 0.3, 0.5).join(' ')}L${p(side, 0.3, far).join(' ')}`, 2.4);
    line(g, `M${p(side, 1, 0.5).join(' ')}L${p(side, 1, far).join(' ')}`, 4);
    line(g, `M${p(side, -1, 0.5).join(' ')}L${p(side, -1, far).join(' ')}`, 3);
  }
  lamps.forEach((lamp, index) => {
    const z = 1.15 + index * 0.95;
    if (doors)
      for (const side of [-1, 1]) {
        const door = face([side, -0.5, z], [side, -0.5, z + 0.42], [side, 1, z + 0.42], [side, 1, z]);
        fill(g, door, mix(INK, wall, side < 0 ? 0.42 : 0.28));
        line(g, door, Math.max(1.4, 5 / z));
        fill(g, face([side, -0.34, z + 0.1], [side, -0.34, z + 0.26], [side, 0.06, z + 0.26], [side, 0.06, z + 0.1]), INK);
        fill(
          g,
          face([side, -0.66, z + 0.04], [side, -0.66, z + 0.24], [side, -0.55, z + 0.24], [side, -0.55, z + 0.04]),
          mix(wall, PALE, 0.3),
        );
      }
    const tube = face([-0.24, -1, z], [0.24, -1, z], [0.24, -1, z + 0.4], [-0.24, -1, z + 0.4]);
    fill(g, tube, lamp ?? mix(INK, wall, 0.5));
    line(g, tube, Math.max(1, 3 / z));
    if (!lamp) return;
    glow(g, x, p(0, -1, z)[1], (halfWidth * 0.9) / z, lamp, 0.3);
    fill(g, face([-0.3, 1, z], [0.3, 1, z], [0.26, 1, z + 0.4], [-0.26, 1, z + 0.4]), alpha(lamp, 0.4));
    for (const side of [-1, 1])
      fill(
        g,
        face([side, -0.95, z - 0.1], [side, -0.95, z + 0.55], [side, 0.9, z + 0.3], [side, 0.9, z + 0.1]),
        alpha(lamp, 0.1),
      );
  });
  hatch(g, right, { over: [gx, 0, 800 - gx + 200, y + halfHeight], degrees: 72, gap: 13, color: alpha(INK, 0.6) });
  return [fx, fy, gx - fx, gy - fy];
};

/** A wall clock with numerals of light. */
export const clock = (g: Pen, x: number, y: number, size: number, time: string): void => {
  inked(g, `M${x - size * 1.7} ${y - size * 0.8}h${size * 3.4}v${size * 1.6}h${-size * 3.4}Z`, INK, 4);
  line(g, `M${x - size * 1.6} ${y - size * 0.7}h${size * 3.2}`, 2, DUSK);
  display(g, time, x - size * 1.02, y - size * 0.45, size * 0.9, RED, '#2b1310');
  glow(g, x, y, size * 2.4, RED, 0.22);
};

/** Two metal doors, `open` from 0 to 1, and the floor shown over them. */
export const elevator = (g: Pen, x: number, y: number, width: number, height: number, open: number, floor: string): void => {
  box(g, x - 26, y - 24, width + 52, height + 24, DUSK);
  line(g, `M${x - 26} ${y + height}V${y - 24}H${x + width + 26}V${y + height}`, 4);
  box(g, x, y, width, height, down(g, y, y + height, TUBE, LIGHT, PALE));
  line(
    g,
    `M${x + width * 0.14} ${y}V${y + height * 0.86}H${x + width * 0.86}V${y}M${x} ${y + height}L${x + width * 0.14} ${y + height * 0.86}M${x + width} ${y + height}L${x + width * 0.86} ${y + height * 0.86}`,
    2.4,
    SOFT,
  );
  line(g, `M${x + width * 0.14} ${y + height * 0.52}H${x + width * 0.86}`, 5, MID);
  const leaf = (width / 2) * (1 - open);
  for (const side of [0, 1]) {
    const left = side ? x + width - leaf : x;
    box(g, left, y, leaf, height, across(g, left, left + leaf, MID, PALE, SOFT, DUSK));
    for (let step = 0.12; step < 1; step += 0.16) line(g, `M${left + leaf * step} ${y}V${y + height}`, 1, alpha(INK, 0.16));
    line(g, `M${left} ${y}h${leaf}v${height}h${-leaf}Z`, 3);
  }
  inked(g, `M${x + width / 2 - 44} ${y - 92}h88v58h-88Z`, INK, 4);
  if (floor) display(g, floor, x + width / 2 - (floor.length * 30 - 10) / 1.9, y - 84, 42, floor === '7' ? '#ff5a4c' : LIGHT);
};

/** Round buttons of an elevator, the floors as given from below; the lit one glows. */
export const buttons = (g: Pen, x: number, y: number, floors: readonly string[], lit?: string): void =>
  floors.forEach((floor, index) => {
    const [bx, by] = [x + (index % 2) * 190, y - Math.floor(index / 2) * 176];
    dot(g, bx + 5, by + 8, 66, alpha(INK, 0.5));
    dot(g, bx, by, 66, INK);
    dot(g, bx, by, 60, floor === lit ? TUBE : PALE);
    dot(g, bx, by, 48, floor === lit ? '#ffffff' : SOFT);
    if (floor === lit) glow(g, bx, by, 170, TUBE, 0.5);
    display(g, floor, bx - 17 - (floor.length - 1) * 21, by - 26, 54, INK);
  });

/** The board of call lamps, six rows of five; `red` is the one that blinks. */
export const callBoard = (g: Pen, x: number, y: number, width: number, red: number | null, names = true): void => {
  const cell = width / 5;
  inked(g, `M${x - 26} ${y - 26}h${width + 52}v${cell * 4.4 + 26}h${-width - 52}Z`, DARK, 5);
  line(g, `M${x - 14} ${y - 14}h${width + 28}`, 2, MID);
  for (let index = 0; index < 30; index++) {
    const [cx, cy] = [x + (index % 5) * cell + cell / 2, y + Math.floor(index / 5) * cell * 0.68 + cell * 0.3];
    const on = index === red;
    box(g, cx - cell * 0.4, cy + cell * 0.12, cell * 0.8, cell * 0.16, index === 29 && names ? DEEP : mix(DUSK, PALE, 0.5));
    if (index !== 29 || !names) line(g, `M${cx - cell * 0.3} ${cy + cell * 0.2}h${cell * (0.3 + (index % 3) * 0.1)}`, 2.4, DARK);
    dot(g, cx, cy - cell * 0.04, cell * 0.13, INK);
    dot(g, cx, cy - cell * 0.04, cell * 0.1, on ? '#ff8a7a' : DUSK);
    if (on) {
      glow(g, cx, cy, cell * 1.8, RED, 0.75);
      dot(g, cx, cy - cell * 0.04, cell * 0.09, '#ffd9d2');
    }
  }
};

/** The nurses' counter with a lamp over it; its upper edge lies at `y`. */
export const counter = (g: Pen, y: number, height: number, left = -20, right = 820): void => {
  fill(g, `M${left} ${y}H${right}V${y + 30}H${left}Z`, across(g, left, right, PALE, TUBE, LIGHT, SOFT));
  line(g, `M${left} ${y}H${right}M${left} ${y + 30}H${right}`, 3.4);
  box(g, left, y + 32, right - left, height, down(g, y, y + height, MID, DUSK, DARK));
  for (let x = left + 90; x < right; x += 180) line(g, `M${x} ${y + 32}V${y + height}`, 3);
  hatch(g, `M${left} ${y + 32}H${right}V${y + 74}H${left}Z`, {
    over: [left, y + 32, right - left, 42],
    degrees: 32,
    gap: 8,
    color: alpha(INK, 0.75),
  });
};

/** A screen on the counter, seen from behind or from the front where `glowing`. */
export const monitor = (g: Pen, x: number, y: number, size: number, glowing = false): void => {
  inked(
    g,
    `M${x - size * 0.1} ${y - size * 0.2}h${size * 0.2}v${size * 0.2}h${-size * 0.2}ZM${x - size * 0.26} ${y - 4}h${size * 0.52}v8h${-size * 0.52}Z`,
    DEEP,
    3,
  );
  inked(g, `M${x - size * 0.55} ${y - size * 0.9}h${size * 1.1}v${size * 0.72}h${-size * 1.1}Z`, DEEP, 3);
  if (glowing)
    box(g, x - size * 0.49, y - size * 0.84, size * 0.98, size * 0.6, down(g, y - size * 0.84, y - size * 0.2, LIGHT, PALE));
};

/** A mug with steam; one of them got a crack last spring and was thrown out. */
export const mug = (g: Pen, x: number, y: number, size: number, cracked = false): void => {
  line(
    g,
    `M${x + size * 0.4} ${y - size * 0.7}q${size * 0.5} 0 ${size * 0.4} ${size * 0.35}q0 ${size * 0.2} -${size * 0.42} ${size * 0.18}`,
    size * 0.14,
  );
  line(
    g,
    `M${x + size * 0.4} ${y - size * 0.7}q${size * 0.5} 0 ${size * 0.4} ${size * 0.35}q0 ${size * 0.2} -${size * 0.42} ${size * 0.18}`,
    size * 0.07,
    LIGHT,
  );
  inked(g, `M${x - size * 0.45} ${y - size}H${x + size * 0.45}L${x + size * 0.4} ${y}H${x - size * 0.4}Z`, LIGHT, 3);
  fill(g, `M${x + size * 0.14} ${y - size}H${x + size * 0.45}L${x + size * 0.4} ${y}H${x + size * 0.16}Z`, SOFT);
  dot(g, x, y - size, size * 0.45, DEEP, size * 0.1);
  if (cracked)
    line(
      g,
      `M${x - size * 0.2} ${y - size * 0.94}l${size * 0.1} ${size * 0.24}l-${size * 0.12} ${size * 0.16}l${size * 0.1} ${size * 0.26}`,
      2.2,
    );
  line(
    g,
    `M${x - size * 0.1} ${y - size * 1.2}q-${size * 0.2} -${size * 0.3} 0 -${size * 0.6}t0 -${size * 0.6}M${x + size * 0.18} ${y - size * 1.24}q${size * 0.2} -${size * 0.26} 0 -${size * 0.5}t0 -${size * 0.5}`,
    3,
    alpha(TUBE, 0.4),
  );
};

/** Rain over a night picture. */
export const rain = (g: Pen, height: number, count: number, seed: number, color = alpha(PALE, 0.28)): void => {
  const random = randomFrom(seed);
  for (let index = 0; index < count; index++) {
    const [x, y, length] = [random() * 860 - 30, random() * height, 24 + random() * 60];
    line(g, `M${x} ${y}l${-length * 0.2} ${length}`, 1 + random() * 1.4, color);
  }
};

/** The hospital from the street: rows of windows, and one row that is not there. */
export const facade = (g: Pen, height: number, top: number, lit: readonly number[]): void => {
  const random = randomFrom(77);
  const storey = (height - top - 210) / 9;
  fill(g, `M120 ${top}H690V${height}H120Z`, down(g, top, height, DUSK, DARK, DEEP));
  fill(g, `M690 ${top}L790 ${top + 40}V${height}H690Z`, INK);
  line(g, `M120 ${height}V${top}H690V${height}M120 ${top}L150 ${top - 26}H716L690 ${top}`, 4);
  fill(g, `M330 ${top - 26}V${top - 130}H480V${top - 26}Z`, DEEP);
  fill(g, `M392 ${top - 116}h26v26h26v26h-26v26h-26v-26h-26v-26h26Z`, TUBE);
  glow(g, 405, top - 78, 150, TUBE, 0.4);
  for (let row = 0; row < 9; row++) {
    const y = top + 40 + row * storey;
    if (row === 2) {
      hatch(g, `M124 ${y - 14}H686V${y + storey - 20}H124Z`, {
        over: [124, y - 14, 562, storey],
        degrees: 4,
        gap: 8,
        color: alpha(INK, 0.65),
      });
      continue;
    }
    for (let column = 0; column < 9; column++) {
      const x = 150 + column * 59;
      const on = lit.includes(row * 9 + column) || random() < 0.16;
      box(g, x, y, 40, storey * 0.62, on ? down(g, y, y + storey * 0.62, TUBE, PALE) : INK);
      if (on) {
        glow(g, x + 20, y + storey * 0.3, 60, PALE, 0.2);
        if (random() < 0.5) box(g, x, y, 40, storey * (0.14 + random() * 0.24), SOFT);
      } else line(g, `M${x + 5} ${y + storey * 0.5}L${x + 28} ${y + 6}`, 1.4, alpha(PALE, 0.2));
      line(g, `M${x} ${y}h40v${storey * 0.62}h-40ZM${x + 20} ${y}v${storey * 0.62}`, 2.4);
    }
    line(g, `M120 ${y + storey * 0.8}H690`, 1.6, INK);
  }
  hatch(g, `M520 ${top}H690V${height}H520Z`, {
    over: [520, top, 170, height - top],
    degrees: 66,
    gap: 11,
    color: alpha(INK, 0.55),
  });
};

/** A ward bed from its foot, `width` broad, mattress at `y`; somebody lies in it where `taken`. */
export const bed = (g: Pen, x: number, y: number, width: number, taken: boolean): void => {
  const half = width / 2;
  inked(g, `M${x - half * 0.8} ${y - width * 0.36}H${x + half * 0.8}V${y}H${x - half * 0.8}Z`, DUSK, 3);
  inked(
    g,
    `M${x - half * 0.5} ${y - width * 0.18}Q${x} ${y - width * 0.28} ${x + half * 0.5} ${y - width * 0.18}V${y}H${x - half * 0.5}Z`,
    LIGHT,
    2.4,
  );
  if (taken) {
    dot(g, x, y - width * 0.18, width * 0.1, INK, width * 0.09);
    dot(g, x, y - width * 0.15, width * 0.08, PALE, width * 0.08);
  }
  inked(
    g,
    `M${x - half} ${y}Q${x} ${y - (taken ? width * 0.24 : width * 0.05)} ${x + half} ${y}V${y + width * 0.26}H${x - half}Z`,
    LIGHT,
    3,
  );
  fill(
    g,
    `M${x + half * 0.2} ${y - (taken ? width * 0.1 : 0)}Q${x + half * 0.6} ${y - 4} ${x + half} ${y}V${y + width * 0.26}H${x + half * 0.4}Z`,
    SOFT,
  );
  line(
    g,
    `M${x - half} ${y + width * 0.26}V${y + width * 0.56}M${x + half} ${y + width * 0.26}V${y + width * 0.56}M${x - half} ${y + width * 0.32}H${x + half}`,
    6,
  );
  line(g, `M${x - half * 0.5} ${y + width * 0.04}L${x - half * 0.4} ${y + width * 0.22}M${x} ${y}V${y + width * 0.2}`, 2, SOFT);
};

/** A curtain on its rail, drawn shut. */
export const curtain = (g: Pen, x: number, y: number, width: number, height: number, light: string): void => {
  box(g, x, y, width, height, down(g, y, y + height, light, mix(light, DARK, 0.35)));
  const folds = Math.max(3, Math.round(width / 34));
  for (let fold = 0; fold <= folds; fold++) {
    const fx = x + (fold / folds) * width;
    line(g, `M${fx} ${y}Q${fx + 6} ${y + height / 2} ${fx - 3} ${y + height}`, 2.6);
    fill(g, `M${fx} ${y}h${width / folds / 2.4}V${y + height}h${-width / folds / 2.4}Z`, alpha(INK, 0.18));
  }
  line(g, `M${x - 12} ${y}H${x + width + 12}`, 6);
};

/** A window with blinds and what is outside. */
export const pane = (g: Pen, x: number, y: number, width: number, height: number, outside: () => void): void => {
  within(g, `M${x} ${y}h${width}v${height}h${-width}Z`, outside);
  line(g, `M${x} ${y}h${width}v${height}h${-width}ZM${x + width / 2} ${y}v${height}`, 9);
  line(g, `M${x + 6} ${y + 6}h${width - 12}v${height - 12}h${-width + 12}Z`, 2, MID);
  inked(g, `M${x - 18} ${y + height + 4}h${width + 36}v16h${-width - 36}Z`, SOFT, 3);
};

/** A door in a plain wall: leaf, window, handle; `name` writes its number. */
export const door = (
  g: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  { ajar = 0, plate = true }: { ajar?: number; plate?: boolean } = {},
): void => {
  box(g, x - 18, y - 18, width + 36, height + 18, DARK);
  line(g, `M${x - 18} ${y + height}V${y - 18}H${x + width + 18}V${y + height}`, 4);
  box(g, x, y, width, height, ajar ? TUBE : INK);
  const shut = width * (1 - ajar);
  const lean = height * 0.05 * Math.min(1, ajar * 3);
  const leaf = `M${x} ${y}L${x + shut} ${y + lean}V${y + height + lean}L${x} ${y + height}Z`;
  fill(g, leaf, across(g, x, x + shut, MID, DUSK));
  line(g, leaf, 4);
  fill(g, `M${x + shut * 0.3} ${y + height * 0.12}h${shut * 0.4}v${height * 0.26}h${-shut * 0.4}Z`, INK);
  line(g, `M${x + shut * 0.3} ${y + height * 0.12}h${shut * 0.4}v${height * 0.26}h${-shut * 0.4}Z`, 3, SOFT);
  at(g, x + shut * 0.86, y + height * 0.54, 1, () => inked(g, 'M-7 -26h14v52h-14ZM-4 -4h-40v12h40Z', PALE, 2.6));
  if (plate) inked(g, `M${x + width + 34} ${y + height * 0.16}h92v58h-92Z`, LIGHT, 3);
};
