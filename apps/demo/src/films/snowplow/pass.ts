import { TAU, mix, ramp, smooth, wrap } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { snow, snowGround, spruce } from '../drawing/winter.ts';
import { AMBER, RED, driver, juHa } from './machines.ts';

/** The road over the pass above Taebaek at night, between walls of snow. */
const road = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#0c1230'],
    [0.6, '#3a4674'],
    [1, '#4a5686'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  shape(g, '#222c54', () => {
    g.moveTo(-20, 620);
    g.quadraticCurveTo(420, 240, 900, 520);
    g.quadraticCurveTo(1400, 180, 1940, 560);
    g.lineTo(1940, 800);
    g.lineTo(-20, 800);
  });
  for (let i = 0; i < 16; i += 1)
    spruce(g, 20 + i * 126 + (i % 3) * 20, 690 + (i % 2) * 16, 170 + ((i * 53) % 130), '#141c3e', '#56649c', i + 40);
  snowGround(g, 690, WIDTH, 15, '#8f9ccc', '#46528c');
};

const car = (g: Context, x: number, y: number, t: number): void => {
  const blink = Math.sin(t * 5.2) > 0 ? 1 : 0;
  shape(g, '#7c3040', () => {
    g.moveTo(x - 330, y);
    g.lineTo(x - 330, y - 70);
    g.quadraticCurveTo(x - 320, y - 104, x - 190, y - 112);
    g.quadraticCurveTo(x - 120, y - 214, x - 20, y - 216);
    g.lineTo(x + 110, y - 214);
    g.quadraticCurveTo(x + 210, y - 200, x + 250, y - 116);
    g.quadraticCurveTo(x + 330, y - 106, x + 330, y - 60);
    g.lineTo(x + 330, y);
  });
  shape(g, '#ffe2ac', () => {
    g.moveTo(x - 150, y - 114);
    g.quadraticCurveTo(x - 100, y - 194, x - 20, y - 196);
    g.lineTo(x + 20, y - 196);
    g.lineTo(x + 20, y - 114);
  });
  shape(g, '#ffe2ac', () => {
    g.moveTo(x + 44, y - 114);
    g.lineTo(x + 44, y - 196);
    g.lineTo(x + 104, y - 196);
    g.quadraticCurveTo(x + 180, y - 184, x + 212, y - 114);
  });
  // the wedding dress in the back seat
  for (let i = 0; i < 6; i += 1)
    shape(g, i % 2 ? '#ffffff' : '#f0eaf4', () => g.arc(x + 66 + i * 24, y - 124 - (i % 3) * 14, 24, 0, TAU));
  shape(g, '#7c3040', () => g.rect(x + 40, y - 114, 180, 20));
  shape(g, '#f2f4ff', () => {
    g.moveTo(x - 110, y - 200);
    g.quadraticCurveTo(x + 40, y - 262, x + 190, y - 196);
  });
  shape(g, '#fff6d8', () => g.ellipse(x - 322, y - 74, 14, 20, 0, 0, TAU));
  glow(g, x - 340, y - 74, 260, [255, 236, 190], 0.6);
  for (const side of [-318, 322]) {
    shape(g, blink ? '#ffb040' : '#7a4a20', () => g.roundRect(x + side - 12, y - 54, 24, 20, 6));
    glow(g, x + side, y - 44, 180, AMBER, 0.7 * blink);
  }
  shape(g, '#b4c0e4', () => {
    g.moveTo(x - 420, y + 50);
    g.quadraticCurveTo(x - 300, y - 60, x - 120, y - 24);
    g.quadraticCurveTo(x + 60, y - 50, x + 200, y - 26);
    g.quadraticCurveTo(x + 380, y - 80, x + 470, y + 50);
  });
};

const torch = (g: Context, x: number, y: number, turn: number, strength: number): void => {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  if (strength > 0.02)
    shape(g, `rgba(255,240,196,${(0.34 * strength).toFixed(2)})`, () => {
      g.moveTo(20, -12);
      g.lineTo(620, -150);
      g.lineTo(620, 150);
      g.lineTo(20, 12);
    });
  shape(g, '#2a2e3c', () => g.roundRect(-50, -11, 60, 22, 6));
  shape(g, '#4a5064', () => g.roundRect(4, -17, 24, 34, 5));
  g.restore();
  glow(g, x, y, 130, [255, 236, 180], 0.7 * strength);
};

/** Her car has died in a drift, and the flashlight follows. */
export const drift: Shot = {
  name: 'drift',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, road);
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      framed(g, { x: mix(980, 900, smooth(progress)), y: 650, zoom: mix(1.06, 1.24, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        car(g, 760, 880, t);
        const light = t < 3.6 ? 1 : t < 5.2 && Math.sin(t * 23) > 0.1 ? 0.6 : 0;
        const [x, y, height] = [1270, 960, 400];
        torch(g, x + height * 0.2, y - height * 0.52, mix(-0.5, 0.05, 0.5 + 0.5 * Math.sin(t * 0.9)), light);
        juHa(g, { x, y, height, right: [0.17, -0.52], nod: 0.12 * ramp(t, 4.8, 5.6) }, t);
        // far up the road another light turns
        glow(g, 1720, 640, 60 + 380 * ramp(t, 5.4, 8), AMBER, ramp(t, 5.2, 6) * (0.6 + 0.4 * Math.sin(t * 7)));
        snow(g, t * 1.8, 80, 51);
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** The plow comes on: its blade throws the snow to both sides. */
export const plow: Shot = {
  name: 'plow',
  seconds: 8,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, (g) => {
      road(g);
      shape(g, '#7a88ba', () => {
        g.moveTo(880, 690);
        g.lineTo(1040, 690);
        g.lineTo(1560, HEIGHT);
        g.lineTo(360, HEIGHT);
      });
      for (const side of [-1, 1])
        shape(g, '#a4b2dc', () => {
          g.moveTo(960 + side * 90, 680);
          g.quadraticCurveTo(960 + side * 560, 700, 960 + side * 1000, 640);
          g.lineTo(960 + side * 1000, HEIGHT + 10);
          g.lineTo(960 + side * 640, HEIGHT + 10);
        });
    });
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      place(g, still, 0, 0);
      const near = smooth(progress * 1.1);
      const size = mix(0.34, 1, near);
      const moving = 1 - ramp(t, 6.2, 7.2);
      const [x, y] = [960, mix(760, 1000, near)];
      for (let i = 0; i < 26; i += 1) {
        const age = wrap(t * 0.9 + i * 0.381, 1);
        const side = i % 2 ? 1 : -1;
        shape(g, `rgba(236,242,255,${(0.55 * (1 - age) * moving).toFixed(2)})`, () =>
          g.arc(
            x + side * size * (330 + age * 360),
            y - size * (40 + Math.sin(age * Math.PI) * (200 + (i % 5) * 30)),
            size * (30 + age * 46),
            0,
            TAU,
          ),
        );
      }
      g.save();
      g.translate(x, y + Math.sin(t * 24) * 2 * moving);
      g.scale(size, size);
      const turn = 0.5 + 0.5 * Math.sin(t * 6);
      for (const side of [-1, 1]) glow(g, side * 170, -660, 420, AMBER, side > 0 ? turn : 1 - turn);
      shape(g, '#c87a28', () => g.roundRect(-270, -640, 540, 520, 40));
      shape(g, '#e8963a', () => g.roundRect(-256, -640, 512, 330, 40));
      shape(g, '#26304c', () => g.roundRect(-222, -590, 444, 210, 24));
      g.fillStyle = 'rgba(255,214,150,.28)';
      g.fillRect(-222, -500, 444, 120);
      // the driver: a cap, and a scarf up to the eyes
      shape(g, '#161a28', () => g.roundRect(-190, -440, 180, 62, 30));
      shape(g, '#c8a088', () => g.ellipse(-100, -478, 42, 50, 0, 0, TAU));
      shape(g, '#848a9a', () => g.roundRect(-148, -474, 96, 60, 24));
      shape(g, '#20242e', () => g.roundRect(-150, -536, 100, 44, 20));
      line(g, '#3c4664', 16, () => g.arc(-100, -380, 70, Math.PI, TAU));
      const wipe = Math.sin(t * 3.4) * 0.7;
      for (const base of [-90, 110])
        line(g, '#0e1220', 8, () => {
          g.moveTo(base, -384);
          g.lineTo(base + Math.sin(wipe) * 170, -384 - Math.cos(wipe) * 170);
        });
      for (const side of [-1, 1]) {
        shape(g, rgba([255, 150 + 70 * turn, 60]), () => g.roundRect(side * 170 - 40, -690, 80, 50, 14));
        shape(g, '#fff6da', () => g.arc(side * 190, -260, 42, 0, TAU));
        glow(g, side * 190, -260, 330, [255, 240, 200], 0.75);
      }
      shape(g, '#8a5420', () => g.roundRect(-130, -300, 260, 70, 10));
      shape(g, '#f2c83c', () => {
        g.moveTo(-400, -190);
        g.quadraticCurveTo(0, -240, 400, -190);
        g.lineTo(430, 10);
        g.quadraticCurveTo(0, 40, -430, 10);
      });
      for (let i = 0; i < 6; i += 1)
        shape(g, '#2a2c36', () => {
          const left = -370 + i * 132;
          g.moveTo(left + 30, -205);
          g.lineTo(left + 84, -208);
          g.lineTo(left + 40, 22);
          g.lineTo(left - 20, 20);
        });
      shape(g, '#eef2ff', () => g.ellipse(0, 16, 440, 34, 0, 0, TAU));
      g.restore();
      snow(g, t * 2.2, 80, 61);
      place(g, vignette, 0, 0);
    };
  },
};

const cell = (g: Context, x: number, y: number): void => {
  shape(g, '#3a3e4c', () => g.roundRect(x - 120, y - 30, 190, 60, 14));
  shape(g, '#d8a040', () => g.roundRect(x + 40, y - 30, 80, 60, 14));
  shape(g, '#c8ccd4', () => g.rect(x + 118, y - 14, 16, 28));
  shape(g, 'rgba(255,255,255,.25)', () => g.roundRect(x - 110, y - 24, 220, 14, 7));
};

/** He keeps his scarf up and holds out two batteries, eleven years late. */
export const batteries: Shot = {
  name: 'batteries',
  seconds: 7,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, road);
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      const on = t < 4 ? 0 : t < 4.4 ? 0.5 : 1;
      framed(g, { x: 960, y: mix(620, 660, smooth(progress)), zoom: mix(1.1, 1.2, smooth(progress)) }, () => {
        place(g, still, 0, 0);
        glow(g, 1700, 420, 700, AMBER, 0.3 + 0.2 * Math.sin(t * 6));
        const [size, y] = [620, 1120];
        torch(g, 690 + size * 0.1, y - size * 0.56, mix(0.2, -0.32, ramp(t, 4, 5)), on);
        juHa(
          g,
          { x: 640, y, height: size, right: [0.16, -0.56], light: mix(0.72, 1, on), nod: 0.08 - 0.16 * ramp(t, 4.6, 5.4) },
          t,
        );
        const turned = ramp(t, 5.2, 6.4);
        driver(
          g,
          {
            x: 1260 + turned * 60,
            y,
            height: 660,
            left: [mix(-0.2, -0.42, ramp(t, 0.8, 2) * (1 - ramp(t, 4.4, 5.4))), -0.56],
            light: mix(0.66, 0.95, on),
            nod: 0.24 * turned,
          },
          t,
        );
        // what his hand holds, large, as she sees it
        const shown = ramp(t, 1.2, 2) * (1 - ramp(t, 3.6, 4.2));
        if (shown > 0) {
          g.globalAlpha = shown;
          shape(g, 'rgba(12,16,40,.86)', () => g.arc(950, 400, 220, 0, TAU));
          line(g, rgba(RED), 8, () => g.arc(950, 400, 220, 0, TAU));
          shape(g, '#4a5a72', () => g.roundRect(790, 440, 320, 120, 56));
          for (let i = 0; i < 4; i += 1) shape(g, '#5a6c86', () => g.roundRect(798 + i * 76, 404, 66, 104, 32));
          cell(g, 930, 346);
          cell(g, 950, 420);
          g.globalAlpha = 1;
        }
        snow(g, t * 1.6, 70, 71);
      });
      place(g, vignette, 0, 0);
    };
  },
};
