import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { seated, standing } from '../drawing/townsfolk.ts';
import type { Standing } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';

const UNIFORM = { coat: [52, 116, 88], legs: [60, 62, 76] } as const;
/** The four of the club. */
export const CLUB: readonly Omit<Standing, 'x' | 'y' | 'height'>[] = [
  { ...UNIFORM, style: 'short' },
  { ...UNIFORM, style: 'long' },
  { ...UNIFORM, style: 'bun', hair: [70, 44, 32] },
  { ...UNIFORM, style: 'cap', hair: [24, 22, 26] },
];

const room = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#5c4c46'],
    [1, '#362c2c'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (let row = 0; row < 9; row += 1)
    for (let i = 0; i < 17; i += 1)
      shape(g, 'rgba(0,0,0,.14)', () => g.arc(60 + i * 116 + (row % 2) * 58, 50 + row * 84, 9, 0, TAU));
  shape(g, '#2c2422', () => g.roundRect(560, 140, 800, 380, 14));
  g.fillStyle = vertical(
    g,
    [
      [0, '#f6b884'],
      [1, '#ffe2b4'],
    ],
    150,
    510,
  );
  g.fillRect(582, 162, 756, 336);
  shape(g, '#a8745c', () => {
    g.moveTo(582, 498);
    g.quadraticCurveTo(900, 330, 1338, 430);
    g.lineTo(1338, 498);
  });
  line(g, '#2c2422', 12, () => {
    g.moveTo(960, 162);
    g.lineTo(960, 498);
  });
  for (let shelf = 0; shelf < 2; shelf += 1) {
    shape(g, '#2a201e', () => g.rect(1480, 330 + shelf * 210, 420, 16));
    for (let i = 0; i < 22; i += 1)
      shape(g, ['#b0503c', '#d8b04a', '#3c6a80', '#5a8a5a', '#e0d4c0'][i % 5] ?? '#fff', () =>
        g.rect(1494 + i * 18, 190 + shelf * 210 + (i % 3) * 6, 14, 140 - (i % 3) * 6),
      );
  }
  g.fillStyle = vertical(
    g,
    [
      [0, '#3a2c28'],
      [1, '#1c1414'],
    ],
    860,
    HEIGHT,
  );
  g.fillRect(0, 860, WIDTH, 240);
};

const onAir = (g: Context, strength: number): void => {
  shape(g, '#1a1214', () => g.roundRect(160, 150, 300, 116, 16));
  glow(g, 310, 208, 260, [255, 70, 60], 0.7 * strength);
  g.font = fontOf('do-hyeon', 62);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = strength > 0.5 ? '#ff5a48' : '#5a2a28';
  g.fillText('방송 중', 310, 212);
};

/** A turntable older than the mine, from the front. */
const deck = (g: Context, x: number, y: number, width: number, t: number): void => {
  shape(g, '#6b4428', () => g.roundRect(x - width / 2, y - width * 0.2, width, width * 0.22, 10));
  shape(g, '#111116', () => g.ellipse(x - width * 0.08, y - width * 0.2, width * 0.36, width * 0.09, 0, 0, TAU));
  line(g, 'rgba(255,255,255,.25)', 3, () =>
    g.ellipse(x - width * 0.08, y - width * 0.2, width * 0.26, width * 0.064, 0, t * 4, t * 4 + 1.6),
  );
  shape(g, '#2fa06a', () => g.ellipse(x - width * 0.08, y - width * 0.2, width * 0.11, width * 0.028, 0, 0, TAU));
  line(g, '#c9ccd4', width * 0.02, () => {
    g.moveTo(x + width * 0.38, y - width * 0.3);
    g.lineTo(x + width * 0.1, y - width * 0.22);
  });
};

/** Eleven minutes at lunch, four voices, one microphone. */
export const booth: Shot = {
  name: 'booth',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, room);
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      framed(g, { x: mix(900, 980, smooth(progress)), y: 560, zoom: mix(1.04, 1.14, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        onAir(g, ramp(t, 1, 1.1));
        glow(g, 960, 360, 800, [255, 206, 150], 0.3);
        const talk = (i: number) => Math.sin(t * 5 + i * 1.8) * 0.05;
        CLUB.forEach((member, i) =>
          standing(g, {
            ...member,
            x: 560 + i * 250,
            y: 1080,
            height: 600 + (i % 2) * 40,
            nod: talk(i),
            light: 0.92,
            ...(i === 1 ? { left: [-0.2, -0.5] as const, right: [0.22, -0.62 + talk(0)] as const } : {}),
            ...(i === 3 ? { left: [-0.24, -0.44] as const } : {}),
          }),
        );
        shape(g, '#4a3024', () => g.rect(-40, 870, WIDTH + 80, 220));
        shape(g, '#6b4634', () => g.rect(-40, 850, WIDTH + 80, 26));
        deck(g, 1460, 850, 430, t);
        line(g, '#16181e', 16, () => {
          g.moveTo(900, 860);
          g.quadraticCurveTo(930, 720, 960, 690);
        });
        shape(g, '#c9ccd4', () => g.ellipse(968, 660, 36, 50, 0.3, 0, TAU));
        shape(g, '#2fa06a', () => g.rect(936, 694, 52, 12));
        for (const [i, x] of [440, 500, 560, 620].entries()) {
          shape(g, '#22262c', () => g.rect(x, 800, 34, 52));
          shape(g, '#e0d4c0', () => g.rect(x + 4, 806 + 16 + 14 * Math.sin(t * 2 + i * 2), 26, 12));
        }
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** The needle comes down. */
export const needle: Shot = {
  name: 'needle',
  seconds: 7,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#7a4c2c'],
        [1, '#4a2c1a'],
      ]);
      g.fillRect(-50, -50, WIDTH + 100, HEIGHT + 100);
      for (let i = 0; i < 26; i += 1) shape(g, 'rgba(40,20,10,.1)', () => g.rect(0, i * 44 + (i % 3) * 6, WIDTH, 12));
      shape(g, '#1c1a1e', () => g.arc(820, 560, 460, 0, TAU));
      shape(g, '#101014', () => g.arc(820, 560, 440, 0, TAU));
      for (let i = 0; i < 30; i += 1)
        line(g, `rgba(255,255,255,${i % 4 ? 0.035 : 0.08})`, 2, () => g.arc(820, 560, 180 + i * 8.6, 0, TAU));
      shape(g, '#55504c', () => g.arc(1560, 260, 86, 0, TAU));
    });
    const vignette = vignetteOf(stage, 0.75);
    return (g, { t, progress }) => {
      framed(g, { x: mix(960, 900, smooth(progress)), y: 550, zoom: mix(1, 1.16, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        for (const turn of [0.3, 0.3 + Math.PI]) {
          const sheen = g.createConicGradient(turn + Math.sin(t) * 0.03, 820, 560);
          sheen.addColorStop(0, 'rgba(255,236,200,0)');
          sheen.addColorStop(0.04, 'rgba(255,236,200,.16)');
          sheen.addColorStop(0.09, 'rgba(255,236,200,0)');
          sheen.addColorStop(1, 'rgba(255,236,200,0)');
          g.fillStyle = sheen;
          g.beginPath();
          g.arc(820, 560, 438, 0, TAU);
          g.fill();
        }
        g.save();
        g.translate(820, 560);
        g.rotate(t * 3.5);
        shape(g, '#2fa06a', () => g.arc(0, 0, 160, 0, TAU));
        g.font = fontOf('do-hyeon', 46);
        g.textAlign = 'center';
        g.textBaseline = 'middle';
        g.fillStyle = '#f6f2e0';
        g.fillText('흑담고 방송부', 0, -70);
        g.font = fontOf('gowun-batang', 34);
        g.fillText('점심시간 · 11분', 0, 78);
        g.restore();
        shape(g, '#d8d4cc', () => g.arc(820, 560, 12, 0, TAU));
        const down = ramp(t, 1, 3);
        const angle = mix(1.32, 1.98, down);
        const [ex, ey] = [1560 + Math.cos(angle) * 700, 260 + Math.sin(angle) * 560 - 46 * (1 - ramp(t, 3, 3.6))];
        line(g, '#c9ccd4', 20, () => {
          g.moveTo(1560, 260);
          g.quadraticCurveTo(1540, 540, ex, ey);
        });
        shape(g, '#2a2a30', () => g.roundRect(ex - 44, ey - 22, 74, 46, 8));
        if (t > 3.4) glow(g, ex - 20, ey + 10, 110, [255, 220, 150], 0.35);
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** The canteen, where nobody listens; then one voice, and every spoon stops. */
export const canteen: Shot = {
  name: 'canteen',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#cfd8c8'],
        [0.55, '#e6e4d2'],
        [1, '#8f8a7a'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      shape(g, rgba([72, 132, 104]), () => g.rect(0, 470, WIDTH, 22));
      for (let i = 0; i < 4; i += 1) {
        shape(g, '#8fb6c8', () => g.rect(150 + i * 440, 120, 320, 260));
        line(g, '#f4f2e6', 14, () => {
          g.rect(150 + i * 440, 120, 320, 260);
          g.moveTo(310 + i * 440, 120);
          g.lineTo(310 + i * 440, 380);
        });
      }
      shape(g, '#5a4a40', () => g.roundRect(872, 36, 176, 120, 12));
      for (let i = 0; i < 5; i += 1) shape(g, '#2c2420', () => g.rect(892, 56 + i * 18, 136, 8));
      shape(g, '#a49c88', () => g.rect(0, 830, WIDTH, 260));
    });
    const coats = [
      [52, 116, 88],
      [60, 124, 96],
      [46, 104, 80],
    ] as const;
    const styles = ['short', 'long', 'bun', 'short', 'long', 'cap'] as const;
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      const heard = ramp(t, 3.6, 4.2);
      framed(g, { y: mix(600, 520, smooth(progress)), zoom: mix(1.14, 1.02, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        for (let row = 0; row < 2; row += 1) {
          const y = 950 + row * 150;
          for (let i = 0; i < 6; i += 1) {
            const x = 210 + i * 300 + row * 60;
            const towards = Math.sign(960 - x) * 0.2;
            const chat = Math.sin(t * 2 + i * 2 + row) * 0.12;
            seated(g, {
              x,
              y,
              height: 360 + row * 30,
              coat: coats[(i + row) % 3] ?? [52, 116, 88],
              style: styles[(i + row * 2) % 6] ?? 'short',
              nod: mix(chat, towards, heard),
            });
          }
          shape(g, row ? '#c9a87c' : '#b8966c', () => g.rect(40, y - 120, WIDTH - 80, 30));
          shape(g, '#8a6a48', () => g.rect(40, y - 92, WIDTH - 80, 14));
          for (let i = 0; i < 6; i += 1) shape(g, '#dfe3e6', () => g.roundRect(150 + i * 300 + row * 60, y - 136, 120, 18, 8));
        }
        const ring = ramp(t, 3.2, 3.6);
        for (let i = 0; i < 3; i += 1) {
          const age = (t * 0.6 + i / 3) % 1;
          line(g, `rgba(200,70,50,${(0.55 * (1 - age) * ring).toFixed(2)})`, 8, () =>
            g.arc(960, 96, 90 + age * 420, 0.3, Math.PI - 0.3),
          );
        }
      });
      place(g, vignette, 0, 0);
    };
  },
};
