import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { man, umbrella, woman } from '../drawing/figures.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { fontOf } from '../drawing/lettering.ts';
import { skyOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { snow, snowGround, spruce } from '../drawing/winter.ts';
import { framed } from '../drawing/camera.ts';
import { RED } from './field.ts';

/** A country bus of the nineties, from the side, its windows lit; (x, y) is the middle of its wheels' line. */
export const countryBus = (g: Context, x: number, y: number, length: number, doorOpen: number): void => {
  const [left, height] = [x - length / 2, length * 0.3];
  shape(g, 'rgba(10,14,40,.4)', () => g.ellipse(x, y + length * 0.04, length * 0.52, length * 0.03, 0, 0, TAU));
  shape(g, '#d9cdb2', () => g.roundRect(left, y - height, length, height, length * 0.035));
  shape(g, '#3f6b58', () => g.rect(left, y - height * 0.42, length, height * 0.3));
  shape(g, '#f2ead6', () => g.roundRect(left, y - height, length, height * 0.12, length * 0.03));
  for (let i = 0; i < 6; i += 1) {
    const wx = left + length * (0.05 + i * 0.135);
    shape(g, '#ffd88c', () => g.roundRect(wx, y - height * 0.84, length * 0.115, height * 0.36, 8));
    if (i % 2)
      shape(g, 'rgba(90,60,40,.6)', () =>
        g.ellipse(wx + length * 0.06, y - height * 0.53, length * 0.022, height * 0.12, 0, Math.PI, 0),
      );
  }
  const door = left + length * 0.87;
  shape(g, '#ffe6a8', () => g.rect(door, y - height * 0.84, length * 0.08, height * 0.8));
  shape(g, '#3f6b58', () => g.rect(door, y - height * 0.84, length * 0.08 * (1 - doorOpen), height * 0.8));
  for (const at of [0.2, 0.76]) {
    shape(g, '#1c1a22', () => g.arc(left + length * at, y, length * 0.052, 0, TAU));
    shape(g, '#8d8a90', () => g.arc(left + length * at, y, length * 0.024, 0, TAU));
  }
  glow(g, left + length + 16, y - height * 0.26, length * 0.34, [255, 236, 190], 0.85);
  glow(g, x, y - height * 0.6, length * 0.5, [255, 200, 120], 0.28);
};

export const busStop = (g: Context, x: number, y: number, height: number): void => {
  line(g, '#5b6078', height * 0.03, () => {
    g.moveTo(x, y);
    g.lineTo(x, y - height);
  });
  shape(g, '#e8e4da', () => g.arc(x, y - height, height * 0.14, 0, TAU));
  shape(g, '#3b6fb0', () => g.arc(x, y - height, height * 0.115, 0, TAU));
  g.font = fontOf('do-hyeon', height * 0.085);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#fff';
  g.fillText('버스', x, y - height);
  shape(g, '#fafcff', () => g.ellipse(x, y - height * 1.13, height * 0.1, height * 0.03, 0, 0, TAU));
};

/** Thirty-one winters ago: a bus, a lamp, an umbrella that opens. */
export const bus: Shot = {
  name: 'bus',
  seconds: 8,
  prepare(stage) {
    const sky = skyOf(stage, [
      [0, '#0c1230'],
      [0.5, '#243056'],
      [0.72, '#5a5878'],
      [1, '#8d86a0'],
    ]);
    const land = stage.layer(WIDTH + 200, HEIGHT, (g) => {
      for (let i = 0; i < 15; i += 1)
        spruce(g, i * 150 + ((i * 71) % 60), 760, 260 + ((i * 97) % 200), '#18223f', '#7f8db4', i + 2);
      snowGround(g, 780, WIDTH + 200, 9, '#9aa2c2', '#6a7298');
    });
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      framed(g, { y: 600, zoom: mix(1.04, 1.16, smooth(progress)) }, () => {
        place(g, sky, 0, 0);
        place(g, land, -100, 0);
        countryBus(g, mix(-700, 740, ramp(t, 0, 3.4)), 900, 1080, ramp(t, 3.6, 4.4));
        busStop(g, 1480, 930, 330);
        const out = ramp(t, 4.4, 6.6);
        woman(g, { x: 1620, y: 950, height: 250, color: '#141226', rim: [255, 220, 170], rimStrength: 0.6 });
        if (t > 4.3) {
          const him = {
            x: mix(1210, 1500, out),
            y: mix(900, 950, out),
            height: 275,
            color: '#12101f',
            rim: [255, 220, 170],
            step: t * 5 * Number(out < 1),
          } as const;
          man(g, him);
          if (t > 5.4) umbrella(g, { ...him, height: 275 * mix(0.7, 1, ramp(t, 5.4, 6)) }, RED);
        }
      });
      snow(g, t * 1.2, 46, 16);
      place(g, vignette, 0, 0);
    };
  },
};
