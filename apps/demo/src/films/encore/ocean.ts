import { dancer, poseAt } from '../drawing/dancers.ts';
import { TAU, mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { beam, glow, vignetteOf } from '../drawing/light.ts';
import { cycle, seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, fillSheet, place, rgba, shape } from '../drawing/stage.ts';
import type { Context, Layer, Stage } from '../drawing/stage.ts';
import { COLORS, beamsOf, beatAt, swell } from './concert.ts';

const ROWS = 20;
const BANDS = 3;

/** Light sticks of a third of the rows as a white mask; colour is washed over them while the film runs. */
const bandOf = (stage: Stage, band: number): Layer =>
  stage.layer(WIDTH + 80, HEIGHT, (g) => {
    const random = seeded(88 + band);
    for (let row = band; row < ROWS; row += BANDS) {
      const depth = row / (ROWS - 1);
      const count = Math.round(mix(92, 22, depth));
      const size = mix(6, 30, depth ** 1.5);
      for (let i = 0; i < count; i += 1) {
        const x = ((i + 0.5) / count) * (WIDTH + 80) + (random() - 0.5) * 18;
        const y = 250 + depth ** 1.7 * 780 + (random() - 0.5) * 12;
        const strength = 0.5 + 0.5 * random();
        glow(g, x, y, size * 2, [255, 255, 255], 0.62 * strength);
        shape(g, `rgba(255,255,255,${(0.55 + 0.4 * strength).toFixed(2)})`, () =>
          g.ellipse(x, y, size * 0.17, size * 0.5, (random() - 0.5) * 0.5, 0, TAU),
        );
      }
    }
  });

/** Slow waves of colour that run through the hall. */
const wash = (g: Context, t: number, band: number): void => {
  const gradient = g.createLinearGradient(-400, 200 + band * 60, WIDTH + 400, HEIGHT);
  for (let i = 0; i <= 8; i += 1) {
    const color = cycle(COLORS, Math.floor(((i + t * 0.5 + band * 0.4) / 2) % 3));
    const next = cycle(COLORS, Math.floor(((i + 1 + t * 0.5 + band * 0.4) / 2) % 3));
    const share = smooth(((i + t * 0.5 + band * 0.4) / 2) % 1);
    gradient.addColorStop(
      i / 8,
      rgba([mix(color[0], next[0], share), mix(color[1], next[1], share), mix(color[2], next[2], share)]),
    );
  }
  g.fillStyle = gradient;
  g.fillRect(0, 0, WIDTH + 80, HEIGHT);
};

/** From the stage: one singer alone before the sea of lights. */
export const ocean: Shot = {
  name: 'ocean',
  seconds: 11,
  prepare(stage) {
    const hall = stage.layer(WIDTH, HEIGHT, (g) =>
      fillSheet(g, [
        [0, '#04030c'],
        [0.4, '#140b30'],
        [1, '#0a0620'],
      ]),
    );
    const bands = Array.from({ length: BANDS }, (_, band) => bandOf(stage, band));
    const tinted = stage.layer(WIDTH + 80, HEIGHT);
    const beams = beamsOf();
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      place(g, hall, 0, 0);
      bands.forEach((band, index) => {
        tinted.g.globalCompositeOperation = 'copy';
        wash(tinted.g, t, index);
        tinted.g.globalCompositeOperation = 'destination-in';
        place(tinted.g, band, 0, 0);
        const dx = Math.sin((beatAt(t) / 8) * TAU + index * 0.4) * (5 + index * 3);
        g.globalCompositeOperation = 'lighter';
        place(g, tinted, dx - 40, 0);
        g.globalCompositeOperation = 'source-over';
      });
      for (let i = 0; i < 4; i += 1)
        beam(g, cycle(beams, i + 2), 240 + i * 480, -40, Math.sin(t * 0.4 + i * 1.3) * 0.4, 820, 0.28);
      const y = mix(1010, 985, smooth(progress));
      glow(g, 960, 760, 440, [255, 180, 230], 0.2 + 0.06 * swell(t));
      g.fillStyle = '#05030c';
      g.beginPath();
      g.ellipse(960, 1080, 1400, 100, 0, 0, TAU);
      g.fill();
      const raised = smooth((t - 4) / 2.5);
      const pose = { ...poseAt(0), left: [20 + 140 * raised, 40 + 135 * raised] as const, right: [14, 60] as const };
      dancer(g, { x: 960, y, height: 370, pose, rim: [255, 190, 240], longHair: true });
      place(g, vignette, 0, 0);
    };
  },
};
