import { TAU, clamp, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { steam } from '../drawing/steam.ts';
import { seated, standing } from '../drawing/townsfolk.ts';
import { framed } from '../drawing/camera.ts';
import { CORAL, MUNSIK, SIX } from './hall.ts';

const boot = (g: Context, x: number, y: number, size: number): void => {
  g.save();
  g.translate(x, y);
  g.scale(size, size);
  for (const shift of [-34, 26]) {
    shape(g, shift < 0 ? '#c8d2e0' : '#f4f7fb', () => {
      g.moveTo(shift - 34, -96);
      g.lineTo(shift + 16, -96);
      g.lineTo(shift + 22, -44);
      g.quadraticCurveTo(shift + 74, -34, shift + 74, -4);
      g.lineTo(shift - 36, -4);
    });
    line(g, rgba(CORAL), 9, () => {
      g.moveTo(shift - 34, -66);
      g.lineTo(shift + 18, -66);
    });
    line(g, '#e8f4ff', 8, () => {
      g.moveTo(shift - 62, 18);
      g.lineTo(shift + 92, 18);
    });
    for (const post of [-20, 40]) shape(g, '#4a5670', () => g.rect(shift + post, -6, 14, 22));
  }
  g.restore();
  glow(g, x, y, 150 * size, [210, 236, 255], 0.2);
};

/** One good pair for six: three minutes each, four sizes of sock. */
export const blades: Shot = {
  name: 'blades',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#1c2c52'],
        [0.68, '#34507c'],
        [0.681, '#20304e'],
        [1, '#141e36'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      for (let i = 0; i < 8; i += 1) {
        shape(g, i % 2 ? '#4a6c98' : '#426290', () => g.roundRect(60 + i * 228, 110, 214, 560, 10));
        for (let slot = 0; slot < 3; slot += 1) shape(g, '#2c4670', () => g.rect(120 + i * 228, 160 + slot * 22, 90, 8));
        shape(g, '#e8edf4', () => g.arc(250 + i * 228, 400, 8, 0, TAU));
      }
      shape(g, '#c08a5c', () => g.roundRect(150, 830, 1620, 42, 12));
      for (const x of [240, 940, 1640]) shape(g, '#6a4a34', () => g.rect(x, 870, 30, 130));
    });
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      framed(g, { x: mix(760, 1120, smooth(progress)), y: 640, zoom: 1.24 }, () => {
        place(g, still, 0, 0);
        glow(g, 960, 120, 700, [220, 236, 255], 0.35);
        const at = clamp((t - 1) / 1.2, 0, 5);
        const from = Math.floor(Math.min(at, 4.999));
        const move = smooth((at - from - 0.25) / 0.6);
        const seat = (i: number) => 330 + i * 252;
        SIX.forEach((girl, i) => {
          const gap = seat(i) - mix(seat(from), seat(from + 1), move);
          seated(g, { ...girl, x: seat(i), y: 1010, height: 440 - (i % 3) * 22, nod: clamp(gap / -900, -0.22, 0.22) });
          const sock = ['#ffe08a', '#ff9a8a', '#a8e0c0', '#c8b8f0'][i % 4] ?? '#fff';
          for (const side of [-44, 44]) shape(g, sock, () => g.roundRect(seat(i) + side - 28, 968, 60, 40, 16));
        });
        boot(g, mix(seat(from), seat(from + 1), move), 800 - Math.sin(move * Math.PI) * 130, 1);
        shape(g, '#141a26', () => g.roundRect(mix(690, 1050, smooth(progress)) - 20, 240, 180, 90, 14));
        g.font = fontOf('do-hyeon', 68);
        g.textAlign = 'center';
        g.fillStyle = '#ff7a5c';
        const left = 180 - Math.floor(clamp(at - from) * 179);
        g.fillText(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`, mix(690, 1050, smooth(progress)) + 70, 308);
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** The oval from above: five take the wide line, one the line that he would not teach. */
export const inside: Shot = {
  name: 'inside',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#a8d0ea'],
        [1, '#6898cc'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      line(g, 'rgba(255,255,255,.35)', 5, () => {
        for (let i = 0; i < 7; i += 1) g.ellipse(960, 540, 620 + i * 34, 300 + i * 30, 0, 0, TAU);
      });
      line(g, 'rgba(60,100,200,.5)', 10, () => {
        g.moveTo(960, 0);
        g.lineTo(960, HEIGHT);
      });
      line(g, 'rgba(60,100,200,.4)', 8, () => {
        g.moveTo(1070, 540);
        g.arc(960, 540, 110, 0, TAU);
      });
      for (let i = 0; i < 14; i += 1) {
        const turn = ((i % 7) - 3) * 0.36 + (i < 7 ? 0 : Math.PI);
        shape(g, '#1c2438', () => g.arc(960 + Math.cos(turn) * 520, 540 + Math.sin(turn) * 230, 17, 0, TAU));
        shape(g, '#ffd24a', () => g.arc(960 + Math.cos(turn) * 520, 540 + Math.sin(turn) * 230, 9, 0, TAU));
      }
    });
    const vignette = vignetteOf(stage, 0.4);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: 540, zoom: mix(1.02, 1.14, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        const pass = ramp(t, 3.4, 6.2);
        const at = (turn: number, wide: number) =>
          [960 + Math.cos(turn) * (590 + wide), 540 - Math.sin(turn) * (290 + wide)] as const;
        const head = t * 0.95 - 2.4;
        const coralTurn = head - 0.85 + pass * 1.3;
        line(g, rgba(CORAL, 0.9), 12, () => {
          for (let i = 0; i <= 40; i += 1) g.lineTo(...at(coralTurn - 1.5 + (i / 40) * 1.5, mix(60, -30, pass)));
        });
        SIX.forEach(({ coat }, i) => {
          const own = i === 0;
          const turn = own ? coralTurn : head - (i - 1) * 0.2;
          const wide = own ? mix(60, -30, pass) : 70 + (i % 2) * 34;
          const [x, y] = at(turn, wide);
          if (!own)
            line(g, 'rgba(255,255,255,.6)', 6, () => {
              for (let k = 0; k <= 12; k += 1) g.lineTo(...at(turn - 0.4 + (k / 12) * 0.4, wide));
            });
          g.save();
          g.translate(x, y);
          g.rotate(-turn - Math.PI / 2);
          shape(g, 'rgba(20,50,100,.28)', () => g.ellipse(10, 16, 52, 30, 0, 0, TAU));
          const swing = Math.sin(t * 7 + i);
          line(g, rgba([coat[0] * 0.75, coat[1] * 0.75, coat[2] * 0.75]), 15, () => {
            g.moveTo(0, -24);
            g.lineTo(30 * swing, -42);
            g.moveTo(0, 24);
            g.lineTo(-30 * swing, 42);
          });
          shape(g, rgba(coat), () => g.ellipse(-4, 0, 44, 30, 0, 0, TAU));
          shape(g, '#f6f8fc', () => g.arc(34, 0, 22, 0, TAU));
          shape(g, rgba(coat), () => g.arc(34, 0, 14, 0, TAU));
          g.restore();
        });
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Porridge at dawn, arranged by the lunch ladies: all six are asleep by the second spoon. */
export const porridge: Shot = {
  name: 'porridge',
  seconds: 7,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = vertical(g, [
        [0, '#f2c8a0'],
        [0.7, '#e4a888'],
        [1, '#a87064'],
      ]);
      g.fillRect(0, 0, WIDTH, HEIGHT);
      for (const x of [200, 740, 1280]) {
        g.fillStyle = vertical(
          g,
          [
            [0, '#8a9cd0'],
            [1, '#ffdca0'],
          ],
          120,
          470,
        );
        g.fillRect(x, 120, 440, 350);
        shape(g, '#fff0c8', () => g.arc(x + 300, 420, x === 740 ? 62 : 0.1, 0, TAU));
        shape(g, '#7c6c94', () => {
          g.moveTo(x, 470);
          g.quadraticCurveTo(x + 130, 350, x + 260, 430);
          g.quadraticCurveTo(x + 360, 370, x + 440, 440);
          g.lineTo(x + 440, 470);
        });
        line(g, '#fff4e4', 16, () => {
          g.rect(x, 120, 440, 350);
          g.moveTo(x + 220, 120);
          g.lineTo(x + 220, 470);
        });
      }
    });
    const vignette = vignetteOf(stage, 0.45);
    return (g, { t, progress }) => {
      framed(g, { x: mix(900, 980, smooth(progress)), y: 640, zoom: mix(1.08, 1.2, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        glow(g, 1040, 430, 520, [255, 220, 150], 0.5);
        standing(g, { ...MUNSIK, x: 1660, y: 1010, height: 560, left: [-0.1, -0.56], nod: -0.14 * ramp(t, 4, 5) });
        SIX.forEach((girl, i) => {
          const asleep = ramp(t, 1.6 + ((i * 5) % 6) * 0.5, 2.4 + ((i * 5) % 6) * 0.5);
          seated(g, {
            ...girl,
            x: 320 + i * 222,
            y: 1090 + asleep * 14,
            height: 470,
            nod: (i % 2 ? 1 : -1) * (0.05 + 0.36 * asleep) + 0.02 * Math.sin(t * 2 + i),
          });
        });
        shape(g, '#fbe6c8', () => g.roundRect(130, 880, 1440, 60, 18));
        shape(g, '#c88a64', () => g.rect(160, 938, 1380, 150));
        SIX.forEach((_, i) => {
          const x = 320 + i * 222;
          shape(g, '#f6f8fc', () => g.ellipse(x, 868, 72, 20, 0, 0, TAU));
          shape(g, '#e2e6ee', () => {
            g.moveTo(x - 72, 868);
            g.quadraticCurveTo(x - 50, 920, x, 920);
            g.quadraticCurveTo(x + 50, 920, x + 72, 868);
          });
          shape(g, '#ffe2a0', () => g.ellipse(x, 866, 58, 13, 0, 0, TAU));
          steam(g, t + i, { x, y: 850, width: 60, height: 150, size: 50, puffs: 3, strength: 0.2 });
        });
      });
      place(g, vignette, 0, 0);
    };
  },
};
