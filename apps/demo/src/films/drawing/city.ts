import { between, pick, seeded } from './random.ts';
import type { NonEmpty, Random } from './random.ts';
import { glow } from './light.ts';
import { fontOf } from './lettering.ts';
import { HEIGHT, brighter, rgba, vertical } from './stage.ts';
import type { Context, Layer, Rgb, Stage } from './stage.ts';

const WINDOW_COLORS: NonEmpty<string> = ['255,214,150', '255,190,120', '255,236,200', '190,220,255', '255,150,190'];
const SIGN_COLORS: NonEmpty<Rgb> = [
  [255, 60, 160],
  [60, 220, 255],
  [255, 180, 70],
  [150, 90, 255],
];

export interface SkylineStyle {
  seed: number;
  width: number;
  ground: number;
  heights: readonly [number, number];
  widths: readonly [number, number];
  top: string;
  bottom: string;
  /** Share of windows that are lit. */
  lit: number;
  haze: string;
  hazeStrength: number;
}

const windows = (g: Context, x: number, top: number, width: number, style: SkylineStyle, random: Random): void => {
  const [paneWidth, paneHeight] = [between(random, 6, 11), between(random, 6, 10)];
  const [stepX, stepY] = [paneWidth + between(random, 5, 9), paneHeight + between(random, 7, 11)];
  const striped = random() < 0.3;
  for (let y = top + 10; y < style.ground + 200; y += stepY) {
    const wholeRow = random() < 0.22;
    for (let wx = x + 7; wx < x + width - paneWidth - 5; wx += stepX) {
      const share = striped ? (wholeRow ? 0.85 : style.lit * 0.4) : style.lit;
      if (random() >= share) continue;
      g.fillStyle = `rgba(${pick(WINDOW_COLORS, random)},${(0.3 + random() * 0.65).toFixed(2)})`;
      g.fillRect(wx, y, paneWidth, paneHeight);
    }
  }
};

/** A row of high buildings; wider than the sheet so that the camera may travel along it. */
export const skylineOf = (stage: Stage, style: SkylineStyle): Layer =>
  stage.layer(style.width, HEIGHT, (g) => {
    const random = seeded(style.seed);
    const highest = style.heights[1];
    let x = -20;
    while (x < style.width) {
      const width = between(random, ...style.widths);
      const height = style.heights[0] + random() ** 1.6 * (highest - style.heights[0]);
      const top = style.ground - height;
      g.fillStyle = vertical(
        g,
        [
          [0, style.top],
          [1, style.bottom],
        ],
        top,
        style.ground,
      );
      g.fillRect(x, top, width, height + 260);
      if (random() < 0.3) g.fillRect(x + width * 0.3, top - height * 0.06, width * 0.4, height * 0.06 + 1);
      windows(g, x, top, width, style, random);
      if (random() < 0.2) {
        const color = pick(SIGN_COLORS, random);
        const y = top + 12 + random() * height * 0.2;
        g.fillStyle = rgba(color, 0.95);
        g.fillRect(x + width * 0.15, y, width * 0.7, between(random, 6, 13));
        glow(g, x + width / 2, y, width, color, 0.5);
      }
      x += width + (random() < 0.25 ? random() * 16 : 0);
    }
    g.globalCompositeOperation = 'source-atop';
    const haze = [
      [0, `rgba(${style.haze},0)`],
      [1, `rgba(${style.haze},${style.hazeStrength})`],
    ] as const;
    g.fillStyle = vertical(g, haze, style.ground - highest * 0.8, style.ground + 20);
    g.fillRect(0, 0, style.width, HEIGHT);
    g.globalCompositeOperation = 'source-over';
  });

const SIGN_MARGIN = 60;

/** A vertical neon sign; the layer has a margin for its halo. */
export const signOf = (stage: Stage, width: number, height: number, text: string, color: Rgb): Layer =>
  stage.layer(width + SIGN_MARGIN * 2, height + SIGN_MARGIN * 2, (g) => {
    g.translate(SIGN_MARGIN, SIGN_MARGIN);
    g.fillStyle = 'rgba(12,8,24,.96)';
    g.fillRect(0, 0, width, height);
    g.shadowColor = rgba(color);
    g.shadowBlur = 26;
    g.strokeStyle = rgba(color);
    g.lineWidth = Math.max(2, width * 0.045);
    for (let pass = 0; pass < 2; pass += 1) g.strokeRect(width * 0.07, width * 0.07, width * 0.86, height - width * 0.14);
    const letters = [...text];
    const room = height - width * 0.3;
    g.font = fontOf('do-hyeon', Math.min(width * 0.78, (room / letters.length) * 0.96));
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    for (const tone of [color, color, brighter(color, 110)]) {
      g.fillStyle = rgba(tone);
      letters.forEach((letter, i) => g.fillText(letter, width / 2, width * 0.15 + (room * (i + 0.5)) / letters.length));
    }
  });

export const hangSign = (g: Context, sign: Layer, x: number, y: number, alpha: number): void => {
  g.globalAlpha = alpha;
  g.drawImage(sign.canvas, x - SIGN_MARGIN, y - SIGN_MARGIN, sign.width, sign.height);
  g.globalAlpha = 1;
};
