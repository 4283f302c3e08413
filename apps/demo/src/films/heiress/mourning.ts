import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { man, woman } from '../drawing/figures.ts';
import { beam, beamOf, glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';

export const BLOOD: Rgb = [227, 18, 75];

/** A white chrysanthemum, as it is laid on coffins. */
export const chrysanthemum = (g: Context, x: number, y: number, size: number): void => {
  for (let ring = 0; ring < 3; ring += 1)
    for (let i = 0; i < 10; i += 1) {
      const angle = (i / 10) * TAU + ring * 0.3;
      const reach = size * (1 - ring * 0.3);
      shape(g, ring ? '#fffdf4' : '#e6e2d8', () =>
        g.ellipse(x + Math.cos(angle) * reach * 0.5, y + Math.sin(angle) * reach * 0.4, reach * 0.5, reach * 0.16, angle, 0, TAU),
      );
    }
  shape(g, '#f0e3a0', () => g.arc(x, y, size * 0.14, 0, TAU));
};

/** The heiress: mourning dress, hat and veil; seen from behind unless `veil` is drawn in front of her face. */
export const veiled = (g: Context, x: number, y: number, height: number, dress: string, step = 0): void => {
  g.save();
  g.translate(x, y);
  g.scale(height, height);
  const swing = Math.sin(step) * 0.03;
  shape(g, dress, () => {
    g.moveTo(-0.07, -0.8);
    g.bezierCurveTo(-0.14, -0.76, -0.13, -0.6, -0.085, -0.54);
    g.bezierCurveTo(-0.15, -0.36, -0.17 - swing, -0.14, -0.16 - swing, -0.06);
    g.quadraticCurveTo(0, -0.03, 0.16 - swing, -0.06);
    g.bezierCurveTo(0.17 - swing, -0.14, 0.15, -0.36, 0.085, -0.54);
    g.bezierCurveTo(0.13, -0.6, 0.14, -0.76, 0.07, -0.8);
  });
  for (const side of [-1, 1]) shape(g, dress, () => g.rect(side * 0.05 - 0.016, -0.08, 0.032, 0.08));
  g.lineCap = 'round';
  line(g, dress, 0.045, () => {
    g.moveTo(-0.1, -0.75);
    g.quadraticCurveTo(-0.15, -0.6, -0.11, -0.48);
    g.moveTo(0.1, -0.75);
    g.quadraticCurveTo(0.15, -0.6, 0.11, -0.48);
  });
  shape(g, '#e6c2a8', () => g.rect(-0.022, -0.85, 0.044, 0.06));
  shape(g, '#1c1216', () => g.ellipse(0, -0.9, 0.062, 0.072, 0, 0, TAU));
  shape(g, dress, () => g.ellipse(0, -0.945, 0.17, 0.028, -0.08, 0, TAU));
  shape(g, dress, () => g.roundRect(-0.075, -1.0, 0.15, 0.06, 0.03));
  shape(g, 'rgba(20,14,20,.45)', () => {
    g.moveTo(-0.13, -0.95);
    g.quadraticCurveTo(-0.12, -0.8, -0.08, -0.76);
    g.lineTo(0.08, -0.76);
    g.quadraticCurveTo(0.12, -0.8, 0.13, -0.95);
  });
  g.restore();
};

const chapelHall = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#2a2434'],
    [0.6, '#4a3c48'],
    [1, '#1c1620'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (const x of [300, 620, 1300, 1620]) {
    const tall = x === 300 || x === 1620 ? 470 : 520;
    g.fillStyle = vertical(
      g,
      [
        [0, '#8fa0d0'],
        [1, '#c9b4c8'],
      ],
      80,
      80 + tall,
    );
    g.beginPath();
    g.moveTo(x - 70, 80 + tall);
    g.lineTo(x - 70, 190);
    g.quadraticCurveTo(x - 64, 90, x, 60);
    g.quadraticCurveTo(x + 64, 90, x + 70, 190);
    g.lineTo(x + 70, 80 + tall);
    g.fill();
    line(g, '#241e2c', 9, () => {
      g.moveTo(x, 60);
      g.lineTo(x, 80 + tall);
      for (const y of [230, 350, 470]) {
        g.moveTo(x - 70, y);
        g.lineTo(x + 70, y);
      }
    });
  }
  g.fillStyle = vertical(
    g,
    [
      [0, '#5a4a52'],
      [1, '#221a22'],
    ],
    640,
    HEIGHT,
  );
  g.beginPath();
  g.moveTo(760, 640);
  g.lineTo(1160, 640);
  g.lineTo(1560, HEIGHT);
  g.lineTo(360, HEIGHT);
  g.fill();
  // the portrait with its black ribbon, and flowers around the coffin
  shape(g, '#15101a', () => g.rect(868, 216, 184, 230));
  g.fillStyle = vertical(
    g,
    [
      [0, '#d8ccd4'],
      [1, '#a898a8'],
    ],
    230,
    432,
  );
  g.fillRect(882, 230, 156, 202);
  shape(g, '#3a2c34', () => g.ellipse(960, 318, 46, 56, 0, 0, TAU));
  shape(g, '#e8c8b0', () => g.ellipse(960, 330, 32, 40, 0, 0, TAU));
  shape(g, '#241a24', () => g.roundRect(904, 372, 112, 60, 26));
  for (const side of [-1, 1])
    line(g, '#08060a', 16, () => {
      g.moveTo(960, 222);
      g.lineTo(960 + side * 88, 300);
    });
  shape(g, '#4a2a20', () => g.roundRect(730, 560, 460, 110, 16));
  shape(g, '#6a3c2c', () => g.roundRect(730, 548, 460, 40, 16));
  line(g, '#d8b25a', 6, () => {
    g.moveTo(760, 620);
    g.lineTo(1160, 620);
  });
  const random = seeded(29);
  for (let i = 0; i < 34; i += 1) chrysanthemum(g, 700 + random() * 520, 470 + random() * 90, 22 + random() * 14);
};

/** She watches her own burial from the back of the chapel. */
export const chapel: Shot = {
  name: 'chapel',
  seconds: 10,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, chapelHall);
    const light = beamOf([190, 200, 255]);
    const vignette = vignetteOf(stage, 0.75);
    return (g, { t, progress }) => {
      framed(g, { y: mix(520, 560, smooth(progress)), zoom: mix(1.16, 1.02, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        for (const [x, turn] of [
          [320, -0.5],
          [640, -0.36],
          [1300, -0.5],
        ] as const)
          beam(g, light, x, 120, turn, 980, 0.28);
        for (let row = 0; row < 3; row += 1)
          for (const side of [-1, 1])
            for (let i = 0; i < 4; i += 1) {
              const size = 150 + row * 54;
              const x = 960 + side * (250 + row * 70 + i * (104 + row * 30));
              const paint = (i + row) % 2 ? man : woman;
              paint(g, { x, y: 760 + row * 100, height: size * 1.5, color: '#100c14', rim: [170, 170, 210], rimStrength: 0.35 });
            }
        veiled(g, 960, mix(1150, 1085, progress), mix(470, 430, progress), '#0b080d', t * 0.6);
        glow(g, 960, 780, 240, BLOOD, 0.12 + 0.1 * ramp(t, 6, 9));
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** A yacht, a dark sea, and a scarf that does not sink. */
export const sea: Shot = {
  name: 'sea',
  seconds: 7,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#060818'],
        [0.4, '#141c3c'],
        [0.44, '#2c3458'],
        [0.445, '#0a1026'],
        [1, '#03050e'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
    });
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      framed(g, { y: mix(500, 600, smooth(progress)), zoom: mix(1.04, 1.3, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        glow(g, 1450, 170, 300, [170, 190, 255], 0.7);
        shape(g, '#e8ecff', () => g.arc(1450, 170, 44, 0, TAU));
        const rock = Math.sin(t * 0.9) * 0.02;
        g.save();
        g.translate(mix(560, 480, progress), 486);
        g.rotate(rock);
        shape(g, '#e4e6f0', () => {
          g.moveTo(-230, -34);
          g.lineTo(250, -48);
          g.quadraticCurveTo(200, 22, 150, 26);
          g.lineTo(-190, 26);
        });
        shape(g, '#b9c0d8', () => g.roundRect(-150, -92, 220, 58, 12));
        for (let i = 0; i < 4; i += 1) shape(g, '#ffd88c', () => g.rect(-132 + i * 50, -80, 34, 26));
        glow(g, -40, -60, 260, [255, 200, 120], 0.4);
        g.restore();
        const random = seeded(8);
        for (let i = 0; i < 70; i += 1) {
          const down = random() ** 1.6;
          const y = 500 + down * 560;
          const x = random() * WIDTH + Math.sin(t * 0.7 + i) * 20;
          shape(g, `rgba(150,170,230,${(0.1 + 0.25 * Math.max(0, Math.sin(t * 0.8 + i * 1.3))).toFixed(2)})`, () =>
            g.ellipse(x, y, 20 + down * 70, 1.6 + down * 2.4, 0, 0, TAU),
          );
        }
        const [x, y] = [mix(900, 1080, progress), 760 + Math.sin(t * 1.3) * 8];
        for (let i = 0; i < 3; i += 1)
          line(g, `rgba(190,200,240,${0.3 - i * 0.08})`, 3, () =>
            g.ellipse(x, y + 10, 150 + i * 70 + 20 * Math.sin(t + i), 26 + i * 14, 0, 0, TAU),
          );
        // a silk scarf: it turns its edge to the eye where it twists
        const point = (i: number) => [x - 330 + i * 16, y + Math.sin(i * 0.26 + t * 1.1) * 16 + i] as const;
        const half = (i: number) => 7 + 34 * Math.abs(Math.cos(i * 0.17 + t * 0.4)) * Math.sin(((i + 2) / 44) * Math.PI) ** 0.5;
        for (const [color, share] of [
          [rgba([160, 10, 54]), 1],
          [rgba(BLOOD), 0.72],
          ['rgba(255,140,170,.35)', 0.2],
        ] as const)
          shape(g, color, () => {
            for (let i = 0; i <= 40; i += 1) g.lineTo(point(i)[0], point(i)[1] - half(i) * share);
            for (let i = 40; i >= 0; i -= 1) g.lineTo(point(i)[0], point(i)[1] + half(i) * share * 0.7);
          });
      });
      place(g, vignette, 0, 0);
    };
  },
};

const digSite = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#0a0c1c'],
    [0.55, '#20243c'],
    [0.62, '#2c2a3a'],
    [1, '#0e0b10'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (let i = 0; i < 9; i += 1) {
    const x = 120 + i * 230 + (i % 2) * 50;
    const tall = 110 + (i % 3) * 34;
    shape(g, '#1a1a2a', () => g.roundRect(x, 690 - tall, 90, tall + 20, 12));
    shape(g, '#262638', () => g.roundRect(x + 8, 698 - tall, 30, tall, 10));
  }
  shape(g, '#17121a', () => {
    g.moveTo(-20, 690);
    g.quadraticCurveTo(960, 650, WIDTH + 20, 700);
    g.lineTo(WIDTH + 20, HEIGHT);
    g.lineTo(-20, HEIGHT);
  });
  shape(g, '#2c2224', () => {
    g.moveTo(1240, 940);
    g.quadraticCurveTo(1420, 700, 1640, 950);
  });
  shape(g, '#050406', () => g.ellipse(930, 950, 360, 96, 0, 0, TAU));
  shape(g, '#4a2a20', () => g.roundRect(700, 944, 460, 66, 12));
  shape(g, '#3a2018', () => g.roundRect(700, 932, 460, 30, 12));
};

/** Midnight, rain, heels: she digs up the coffin, and it is empty. */
export const grave: Shot = {
  name: 'grave',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, digSite);
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      const flash = t > 4.4 && t < 4.75 ? 1 - (t - 4.4) / 0.35 : 0;
      framed(g, { y: mix(580, 620, smooth(progress)), zoom: mix(1.04, 1.16, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        glow(g, 620, 830, 560, [255, 190, 110], 0.34);
        shape(g, '#ffd890', () => g.roundRect(596, 838, 44, 66, 10));
        const open = ramp(t, 3, 4.4);
        g.save();
        g.translate(1160, 944);
        g.rotate(open * 0.9);
        shape(g, '#6a3c2c', () => g.roundRect(-470, -30, 470, 34, 12));
        g.restore();
        shape(g, `rgba(10,6,8,${open.toFixed(2)})`, () => g.rect(716, 950, 428, 44));
        if (open > 0.6) chrysanthemum(g, 930, 966, 30);
        const dig = Math.sin(t * 3.2) * (1 - ramp(t, 2.2, 2.8));
        veiled(g, 470, 980, 430, '#0d090f', 0);
        line(g, '#6b4a34', 13, () => {
          g.moveTo(520 + dig * 30, 740);
          g.lineTo(640 + dig * 60, 930 + dig * 20);
        });
        shape(g, '#8d9096', () => g.roundRect(616 + dig * 60, 916 + dig * 20, 62, 60, 14));
        line(g, 'rgba(190,200,235,.2)', 1.8, () => {
          const random = seeded(77);
          for (let i = 0; i < 46; i += 1) {
            const [x, y] = [random() * WIDTH, ((random() * 1300 + t * 1500 * (0.8 + random() * 0.4)) % 1300) - 120];
            g.moveTo(x, y);
            g.lineTo(x - 8, y + 90);
          }
        });
        if (flash > 0) {
          g.fillStyle = `rgba(210,220,255,${(0.55 * flash).toFixed(2)})`;
          g.fillRect(0, 0, WIDTH, HEIGHT);
        }
      });
      place(g, vignette, 0, 0);
    };
  },
};
