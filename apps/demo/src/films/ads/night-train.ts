import { mix, smooth, wrap } from '../drawing/easing.ts';
import type { Film, Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { HEIGHT, place, shape, tile, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Stage } from '../drawing/stage.ts';
import { farRidge, middleRidge, nearRidge, nightOf } from '../hanok/night.ts';
import { pad, piano } from '../sound/instruments.ts';
import { bed, drum, hat } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';
import { signOff } from './sign-off.ts';

const CAR = { width: 620, height: 150, gap: 16 };
const CARS = 4;
const RAIL = 872;

/** Sleeping cars with warm windows; some travellers have put out the light. */
const trainOf = (stage: Stage): Layer =>
  stage.layer((CAR.width + CAR.gap) * CARS + 260, 260, (g) => {
    const random = seeded(41);
    for (let car = 0; car < CARS; car += 1) {
      const x = car * (CAR.width + CAR.gap) + 20;
      g.fillStyle = vertical(
        g,
        [
          [0, '#24406e'],
          [0.5, '#16294c'],
          [1, '#0b142a'],
        ],
        40,
        40 + CAR.height,
      );
      g.beginPath();
      g.roundRect(x, 40, CAR.width, CAR.height, car === CARS - 1 ? [18, 96, 20, 8] : [18, 18, 8, 8]);
      g.fill();
      shape(g, '#d8b25c', () => g.rect(x, 40 + CAR.height - 44, CAR.width, 5));
      shape(g, 'rgba(160,190,240,.35)', () => g.rect(x + 14, 44, CAR.width - (car === CARS - 1 ? 90 : 28), 4));
      for (let pane = 0; pane < 7; pane += 1) {
        const px = x + 34 + pane * 80;
        if (car === CARS - 1 && pane === 6) continue;
        const lit = random() < 0.74;
        g.fillStyle = lit ? '#ffd890' : '#1d2c4c';
        g.beginPath();
        g.roundRect(px, 70, 58, 44, 8);
        g.fill();
        if (!lit) continue;
        glow(g, px + 29, 92, 90, [255, 190, 100], 0.3);
        if (random() < 0.5) shape(g, 'rgba(70,36,20,.75)', () => g.arc(px + 20 + random() * 22, 104, 12, 0, 7));
      }
      for (const wheel of [70, 130, CAR.width - 130, CAR.width - 70]) shape(g, '#05080f', () => g.arc(x + wheel, 198, 20, 0, 7));
    }
  });

const paintViaduct = (g: Context): void => {
  g.fillStyle = '#0a1020';
  g.fillRect(0, RAIL, 960, 24);
  for (let arch = 0; arch < 3; arch += 1) {
    g.fillStyle = '#0c1326';
    g.beginPath();
    g.moveTo(arch * 320, RAIL + 20);
    g.lineTo(arch * 320 + 320, RAIL + 20);
    g.lineTo(arch * 320 + 320, HEIGHT);
    g.lineTo(arch * 320 + 284, HEIGHT);
    g.bezierCurveTo(arch * 320 + 284, RAIL + 50, arch * 320 + 36, RAIL + 50, arch * 320 + 36, HEIGHT);
    g.lineTo(arch * 320, HEIGHT);
    g.fill();
  }
  g.fillStyle = 'rgba(130,160,220,.4)';
  g.fillRect(0, RAIL, 960, 3);
};

const crossing: Shot = {
  name: 'crossing',
  seconds: 20,
  prepare(stage) {
    const night = nightOf(stage, { x: 1380, y: 230, radius: 96 });
    const [far, middle, near] = [farRidge(stage), middleRidge(stage), nearRidge(stage)];
    const viaduct = stage.layer(960, HEIGHT, paintViaduct);
    const train = trainOf(stage);
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      night.sky(g, t);
      place(g, far, -80 - t * 6, -60);
      night.mist(g, t * 10, 500, 0.5);
      place(g, middle, -100 - t * 11, -40);
      place(g, near, -100 - t * 18, 10);
      night.mist(g, t * 16, 700, 0.6);
      tile(g, viaduct, t * 190, 0);
      const sway = Math.sin(t * 5.2) * 1.2;
      const x = mix(-train.width - 60, 120, smooth(Math.min(1, progress * 1.45)));
      place(g, train, x, RAIL - 222 + sway);
      glow(g, x + train.width - 180, RAIL - 90, 330, [255, 236, 190], 0.5);
      for (let lamp = 0; lamp < 3; lamp += 1)
        glow(g, wrap(lamp * 760 - t * 190, 2280) - 180, RAIL - 40, 120, [255, 200, 130], 0.4);
      place(g, vignette, 0, 0);
      signOff(g, t, {
        korean: '별밤열차',
        english: 'Byeolbam Night Train',
        line: 'Fall asleep in Seoul. Wake up by the sea.',
        face: 'gowun-batang',
        from: 11.5,
        x: 700,
        y: 330,
      });
    };
  },
};

export const nightTrain: Film = { name: 'ad-night-train', lines: 720, dissolve: 1, shots: [crossing] };

export const nightTrainScore: Score = {
  seed: 223,
  wet: 0.36,
  play(mixer) {
    bed(mixer, { gain: 0.05, bright: 0.1, swell: 0.3, rate: 0.2 });
    for (const [bar, chord] of [
      [45, 52, 60],
      [41, 53, 57],
      [48, 55, 64],
      [43, 55, 59],
      [45, 52, 60],
    ].entries())
      pad(mixer, bar * 4, 4.2, chord, 0.035);
    for (let at = 1; at < 18; at += 0.94) {
      drum(mixer, at, 0.1, 60);
      drum(mixer, at + 0.2, 0.07, 66);
      hat(mixer, at + 0.47, 0.02);
    }
    for (const [beat, pitch] of [69, 72, 76, 74, 72, 67, 69, 76, 79, 76, 74, 72].entries())
      piano(mixer, { at: 1.6 + beat * 1.4, length: 2.6, pitch, gain: 0.12, pan: beat % 2 ? 0.25 : -0.25 });
  },
};
