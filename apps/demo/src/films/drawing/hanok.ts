import { seeded } from './random.ts';
import { paintRoof } from './roofs.ts';
import type { RoofTones } from './roofs.ts';
import { line } from './stage.ts';
import type { Context } from './stage.ts';

export interface HanokTones extends RoofTones {
  wall: string;
  plaster: string;
  wood: string;
  stone: string;
}

export interface Pane {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface HanokStyle {
  tones: HanokTones;
  bays?: number;
  seed?: number;
  /** 0 is a dark house; 1 has lamps behind all papered doors. */
  lit?: number;
  /** How bright each bay is; by chance where it is left out. */
  windows?: readonly number[];
  doors?: boolean;
  /** Paints on the paper before the lattice: shadows of those inside. */
  onPaper?: (bay: number, pane: Pane) => void;
}

export interface HanokPlan {
  eaveY: number;
  floorY: number;
  left: number;
  bayWidth: number;
  panes: readonly Pane[];
}

const planOf = (x: number, y: number, width: number, bays: number): HanokPlan => {
  const floorY = y - width * 0.035;
  const wall = width * 0.17;
  const eaveY = floorY - wall;
  const left = x - width * 0.36;
  const bayWidth = (width * 0.72) / bays;
  const panes = Array.from({ length: bays }, (_, bay) => ({
    x: left + bay * bayWidth + bayWidth * 0.12,
    y: eaveY + wall * 0.22,
    width: bayWidth * 0.76,
    height: wall * 0.74,
  }));
  return { eaveY, floorY, left, bayWidth, panes };
};

/** Lamplight on paper: brightest low in the middle, brown at the edges. */
const paper = (g: Context, { x, y, width, height }: Pane, light: number): void => {
  g.fillStyle = light > 0.03 ? '#2b1a12' : '#161a26';
  g.fillRect(x, y, width, height);
  if (light <= 0.03) return;
  const middle = x + width / 2;
  const gradient = g.createRadialGradient(middle, y + height * 0.55, 1, middle, y + height * 0.5, width * 0.85);
  gradient.addColorStop(0, `rgba(255,226,165,${light})`);
  gradient.addColorStop(0.55, `rgba(255,188,104,${light * 0.92})`);
  gradient.addColorStop(1, `rgba(170,88,34,${light * 0.85})`);
  g.fillStyle = gradient;
  g.fillRect(x, y, width, height);
};

export const lattice = (g: Context, { x, y, width, height }: Pane, houseWidth: number): void => {
  const columns = houseWidth > 500 ? 12 : 6;
  const rows = houseWidth > 500 ? 9 : 5;
  line(g, 'rgba(46,22,10,.9)', Math.max(0.6, houseWidth * 0.0011), () => {
    for (let k = 1; k < columns; k += 1) {
      g.moveTo(x + (width * k) / columns, y);
      g.lineTo(x + (width * k) / columns, y + height * 0.8);
    }
    for (let k = 1; k < rows; k += 1) {
      if (rows > 6 && (k === 3 || k === 5)) continue;
      g.moveTo(x, y + (height * 0.8 * k) / rows);
      g.lineTo(x + width, y + (height * 0.8 * k) / rows);
    }
  });
  g.fillStyle = 'rgba(40,20,12,.82)';
  g.fillRect(x, y + height * 0.8, width, height * 0.2);
  line(g, 'rgba(46,22,10,.9)', Math.max(1, houseWidth * 0.0035), () => {
    g.rect(x, y, width, height);
    g.moveTo(x + width / 2, y);
    g.lineTo(x + width / 2, y + height);
  });
};

/** A hanok from the front; (x, y) is the middle of its stone base. Returns where its parts came to stand. */
export const paintHanok = (g: Context, x: number, y: number, width: number, style: HanokStyle): HanokPlan => {
  const { tones, bays = 5, seed = 3, lit = 1, windows, doors = true, onPaper } = style;
  const random = seeded(seed);
  const plan = planOf(x, y, width, bays);
  const { eaveY, floorY, left, bayWidth, panes } = plan;
  const [wall, body] = [width * 0.17, width * 0.72];
  g.fillStyle = tones.stone;
  g.fillRect(x - body * 0.56, floorY, body * 1.12, width * 0.035);
  g.fillStyle = 'rgba(255,255,255,.05)';
  for (let i = 0; i < 14; i += 1) {
    g.fillRect(x - body * 0.56 + i * body * 0.08, floorY + (i % 2) * width * 0.0035, body * 0.08 - 2, width * 0.015);
  }
  g.fillStyle = tones.wall;
  g.fillRect(left, eaveY - 4, body, wall + 4);
  panes.forEach((pane, bay) => {
    const chance = random() < 0.7 ? 0.75 + random() * 0.25 : 0.12;
    g.fillStyle = tones.plaster;
    g.fillRect(left + bay * bayWidth, eaveY, bayWidth, wall * 0.2);
    paper(g, pane, lit * (windows ? (windows[bay] ?? 0) : chance));
    onPaper?.(bay, pane);
    if (doors) lattice(g, pane, width);
  });
  g.fillStyle = tones.wood;
  for (let i = 0; i <= bays; i += 1) g.fillRect(left + i * bayWidth - width * 0.007, eaveY - 4, width * 0.014, wall + 4);
  g.fillRect(left, eaveY + wall * 0.15, body, width * 0.009);
  g.fillRect(left, eaveY - 4, body, width * 0.01);
  paintRoof(g, { centre: x, width, eaveY, ridgeY: eaveY - width * 0.2 }, tones, lit > 0);
  return plan;
};
