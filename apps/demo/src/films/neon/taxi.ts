import { TAU, mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { hangSign, signOf } from '../drawing/city.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { rain } from '../drawing/rain.ts';
import { between, cycle, pick, seeded } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape, tile, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Rgb, Stage } from '../drawing/stage.ts';
import { reflect } from '../drawing/water.ts';

const KERB = 820;
/** Where the wet road begins to mirror, below the wheels. */
const WET = 914;
const STREET = 2600;
const PANES: NonEmpty<string> = ['255,196,120', '255,150,90', '150,190,255'];
const SHOPS: NonEmpty<readonly [string, Rgb]> = [
  ['별빛노래방', [255, 60, 150]],
  ['은하서점', [90, 230, 255]],
  ['심야식당', [255, 190, 90]],
  ['바다여관', [150, 110, 255]],
  ['달빛약국', [110, 255, 160]],
];

const shopFront = (g: Context, x: number, width: number, light: Rgb): void => {
  g.fillStyle = '#0c0a1c';
  g.fillRect(x, 560, width, 260);
  g.fillStyle = vertical(
    g,
    [
      [0, `rgba(${light.join()},.6)`],
      [1, `rgba(${light.join()},.16)`],
    ],
    600,
    820,
  );
  g.fillRect(x + 24, 604, width - 48, 190);
  g.fillStyle = 'rgba(16,8,26,.8)';
  for (let k = 1; k < 4; k += 1) g.fillRect(x + 24 + ((width - 48) * k) / 4 - 4, 604, 8, 190);
  g.fillStyle = 'rgba(30,14,34,.6)';
  g.fillRect(x + 24, 720, width - 48, 74);
};

const blockOf = (stage: Stage): Layer =>
  stage.layer(STREET, KERB, (g) => {
    g.fillStyle = vertical(
      g,
      [
        [0, '#0d0a22'],
        [1, '#1f1236'],
      ],
      0,
      KERB,
    );
    g.fillRect(0, 0, STREET, KERB);
    const random = seeded(44);
    let index = 0;
    for (let x = 0; x < STREET; x += 520) {
      const shade = 12 + Math.floor(random() * 10);
      g.fillStyle = `rgb(${shade + 8},${shade},${shade + 26})`;
      g.fillRect(x, 0, 512, KERB);
      for (let row = 0; row < 4; row += 1) {
        for (let column = 0; column < 5; column += 1) {
          if (random() < 0.5) continue;
          g.fillStyle = `rgba(${pick(PANES, random)},${between(random, 0.1, 0.45).toFixed(2)})`;
          g.fillRect(x + 36 + column * 94, 40 + row * 122, 60, 78);
        }
      }
      const [text, color] = cycle(SHOPS, index);
      shopFront(
        g,
        x + 8,
        496,
        pick<Rgb>(
          [
            [255, 190, 120],
            [255, 150, 150],
            [180, 190, 255],
          ],
          random,
        ),
      );
      hangSign(g, signOf(stage, 88, 400, text, color), x + 404, 130, 1);
      glow(g, x + 448, 330, 330, color, 0.3);
      index += 1;
    }
  });

const WHEELS = [250, 800] as const;
const body = (g: Context) => () => {
  g.moveTo(60, 250);
  g.bezierCurveTo(56, 190, 90, 176, 170, 166);
  g.bezierCurveTo(240, 150, 268, 62, 360, 46);
  g.lineTo(640, 46);
  g.bezierCurveTo(720, 52, 770, 120, 816, 160);
  g.bezierCurveTo(930, 168, 1010, 186, 1020, 240);
  g.lineTo(1024, 288);
  g.lineTo(60, 288);
};

const paintWindows = (g: Context): void => {
  shape(g, '#141228', () => {
    g.moveTo(272, 156);
    g.bezierCurveTo(306, 96, 330, 72, 376, 68);
    g.lineTo(500, 68);
    g.lineTo(500, 160);
  });
  shape(g, '#141228', () => {
    g.moveTo(518, 160);
    g.lineTo(518, 68);
    g.lineTo(630, 68);
    g.bezierCurveTo(690, 74, 726, 118, 758, 160);
  });
  // the passenger looks out of the rear window
  shape(g, '#05040c', () => g.ellipse(408, 112, 25, 30, 0, 0, TAU));
  shape(g, '#05040c', () => g.ellipse(408, 166, 54, 34, 0, Math.PI, TAU));
  shape(g, '#05040c', () => g.ellipse(612, 116, 23, 28, 0, 0, TAU));
  shape(g, '#05040c', () => g.ellipse(612, 168, 50, 36, 0, Math.PI, TAU));
  line(g, 'rgba(190,210,255,.35)', 4, () => {
    g.moveTo(296, 150);
    g.lineTo(372, 76);
    g.moveTo(540, 150);
    g.lineTo(590, 76);
  });
};

const taxiOf = (stage: Stage): Layer =>
  stage.layer(1100, 400, (g) => {
    g.fillStyle = vertical(
      g,
      [
        [0, '#e8963a'],
        [0.45, '#bf5f16'],
        [0.75, '#6e300f'],
        [1, '#2a120a'],
      ],
      40,
      292,
    );
    g.beginPath();
    body(g)();
    g.closePath();
    g.fill();
    paintWindows(g);
    line(g, 'rgba(40,14,6,.6)', 4, () => {
      g.moveTo(509, 60);
      g.lineTo(509, 276);
      g.moveTo(150, 214);
      g.lineTo(1000, 214);
    });
    line(g, 'rgba(255,232,190,.7)', 4, () => {
      g.moveTo(176, 164);
      g.bezierCurveTo(244, 148, 272, 60, 362, 46);
      g.lineTo(640, 46);
      g.bezierCurveTo(720, 52, 770, 120, 816, 160);
    });
    shape(g, '#fff3c8', () => g.roundRect(456, 8, 130, 38, 10));
    g.fillStyle = '#c2410c';
    g.font = fontOf('do-hyeon', 30);
    g.textAlign = 'center';
    g.fillText('택시', 521, 38);
    glow(g, 521, 26, 120, [255, 220, 140], 0.5);
    shape(g, '#ff3a3a', () => g.roundRect(62, 196, 26, 34, 8));
    shape(g, '#fff6d8', () => g.roundRect(986, 200, 32, 30, 10));
    for (const x of WHEELS) {
      shape(g, '#08070f', () => g.arc(x, 292, 78, Math.PI, TAU));
      shape(g, '#0a0912', () => g.arc(x, 292, 64, 0, TAU));
    }
  });

const paintWheels = (g: Context, x: number, y: number, turn: number): void => {
  for (const wheel of WHEELS) {
    g.save();
    g.translate(x + wheel, y + 292);
    g.rotate(turn);
    shape(g, '#8f93a8', () => g.arc(0, 0, 34, 0, TAU));
    shape(g, '#20202e', () => {
      for (let k = 0; k < 5; k += 1) {
        const angle = (k / 5) * TAU;
        g.moveTo(Math.cos(angle) * 18 + 7, Math.sin(angle) * 18);
        g.arc(Math.cos(angle) * 18, Math.sin(angle) * 18, 8, 0, TAU);
      }
    });
    g.restore();
  }
};

const headlight = (g: Context, x: number, y: number): void => {
  const fading = g.createLinearGradient(x, 0, x + 760, 0);
  fading.addColorStop(0, 'rgba(255,236,190,.34)');
  fading.addColorStop(1, 'rgba(255,236,190,0)');
  g.fillStyle = fading;
  g.beginPath();
  g.moveTo(x, y - 8);
  g.lineTo(x + 760, y - 44);
  g.lineTo(x + 760, y + 128);
  g.lineTo(x, y + 16);
  g.fill();
};

/** Her taxi crosses the wet city; the camera keeps beside it. */
export const taxi: Shot = {
  name: 'taxi',
  seconds: 9,
  prepare(stage) {
    const [block, car] = [blockOf(stage), taxiOf(stage)];
    const street = stage.layer(WIDTH, HEIGHT);
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      const x = mix(140, 620, smooth(progress));
      const y = 560 + Math.sin(t * 5) * 1.5;
      street.g.fillStyle = vertical(
        street.g,
        [
          [0, '#181226'],
          [1, '#07060f'],
        ],
        KERB,
        HEIGHT,
      );
      street.g.fillRect(0, 0, WIDTH, HEIGHT);
      tile(street.g, block, t * 260, 0);
      glow(street.g, x + 1020, y + 214, 90, [255, 240, 200], 0.9);
      place(street.g, car, x, y);
      paintWheels(street.g, x, y, t * 5);
      place(g, street, 0, 0);
      reflect(g, street, t, { line: WET, ripple: 5, squash: 1.7, tint: [10, 6, 24], darkness: 0.45, speed: 1.1 });
      g.fillStyle = vertical(
        g,
        [
          [0, 'rgba(16,11,28,1)'],
          [1, 'rgba(16,11,28,0)'],
        ],
        WET - 2,
        WET + 70,
      );
      g.fillRect(0, WET - 2, WIDTH, 72);
      headlight(g, x + 1004, y + 214);
      glow(g, x + 70, y + 212, 110, [255, 50, 60], 0.8);
      rain(g, t, { count: 46, seed: 15, alpha: 0.2, length: 90 });
      place(g, vignette, 0, 0);
    };
  },
};
