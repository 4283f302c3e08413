import { through } from '../drawing/camera.ts';
import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Film, Shot } from '../drawing/film.ts';
import { lantern } from '../drawing/lantern.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { fiddle, pad } from '../sound/instruments.ts';
import { bed, drum } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';
import { signOff } from './sign-off.ts';

/** Jars of a brewery in the evening, a kettle of brass and two bowls. */
const paintCellar = (g: Context): void => {
  g.fillStyle = vertical(g, [
    [0, '#150b0a'],
    [0.6, '#3a1d12'],
    [0.74, '#54301a'],
    [0.75, '#24120a'],
    [1, '#120804'],
  ]);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (const [x, size] of [
    [170, 1.1],
    [1470, 1.1],
    [1790, 1],
  ] as const) {
    g.fillStyle = vertical(
      g,
      [
        [0, '#6d3a22'],
        [0.4, '#4a2415'],
        [1, '#1c0c07'],
      ],
      810 - 380 * size,
      820,
    );
    g.beginPath();
    g.moveTo(x - 90 * size, 810 - 350 * size);
    g.bezierCurveTo(x - 230 * size, 810 - 220 * size, x - 180 * size, 800, x - 100 * size, 812);
    g.lineTo(x + 100 * size, 812);
    g.bezierCurveTo(x + 180 * size, 800, x + 230 * size, 810 - 220 * size, x + 90 * size, 810 - 350 * size);
    g.fill();
    shape(g, '#7c4a2e', () => g.ellipse(x, 810 - 350 * size, 116 * size, 24 * size, 0, 0, TAU));
    line(g, 'rgba(255,190,120,.2)', 8, () => g.arc(x, 810 - 190 * size, 150 * size, 3.5, 4.4));
  }
  shape(g, '#3c2012', () => g.rect(0, 840, WIDTH, 240));
  shape(g, '#5c3319', () => g.rect(0, 836, WIDTH, 10));
};

const paintBowl = (g: Context, x: number, level: number): void => {
  shape(g, 'rgba(0,0,0,.45)', () => g.ellipse(x + 12, 962, 150, 22, 0, 0, TAU));
  g.fillStyle = '#b98b35';
  g.beginPath();
  g.moveTo(x - 150, 850);
  g.bezierCurveTo(x - 140, 930, x - 90, 958, x - 50, 960);
  g.lineTo(x + 50, 960);
  g.bezierCurveTo(x + 90, 958, x + 140, 930, x + 150, 850);
  g.fill();
  shape(g, '#e9c46a', () => g.ellipse(x, 850, 150, 30, 0, 0, TAU));
  shape(g, '#8a6220', () => g.ellipse(x, 853, 138, 25, 0, 0, TAU));
  if (level > 0) shape(g, '#f6f0dc', () => g.ellipse(x, 866 - level * 10, mix(92, 132, level), mix(14, 23, level), 0, 0, TAU));
};

const evening: Shot = {
  name: 'evening',
  seconds: 10,
  prepare(stage) {
    const cellar = stage.layer(WIDTH, HEIGHT, paintCellar);
    const vignette = vignetteOf(stage, 0.8);
    return (g, { t, progress }) => {
      through(g, { x: 960, y: mix(580, 540, smooth(progress)), zoom: mix(1.14, 1, smooth(progress)) }, () => {
        place(g, cellar, 0, 0);
        lantern(g, 360, 90, 120, t);
        lantern(g, 1560, 70, 120, t, 2);
        paintBowl(g, 560, ramp(t, 1, 3));
        paintBowl(g, 880, ramp(t, 2.4, 4.4));
        const streams = [
          [560, Math.min(ramp(t, 0.9, 1.2), 1 - ramp(t, 2.8, 3))],
          [880, Math.min(ramp(t, 2.3, 2.6), 1 - ramp(t, 4.2, 4.4))],
        ] as const;
        for (const [x, flow] of streams) if (flow > 0) shape(g, `rgba(246,240,220,${flow})`, () => g.rect(x - 6, 300, 12, 560));
        glow(g, 720, 860, 520, [255, 176, 90], 0.24);
      });
      place(g, vignette, 0, 0);
      signOff(g, t, {
        korean: '누룩마을',
        english: 'Nuruk Village Brewery',
        line: 'Makgeolli for grown-ups. Please drink with care.',
        face: 'song-myung',
        from: 4.6,
        y: 420,
      });
    };
  },
};

export const brewery: Film = { name: 'ad-brewery', lines: 720, dissolve: 1, shots: [evening] };

export const breweryScore: Score = {
  seed: 229,
  wet: 0.4,
  play(mixer) {
    bed(mixer, { gain: 0.02, bright: 0.2 });
    pad(mixer, 0, 5, [38, 50, 57], 0.05);
    pad(mixer, 5, 5, [43, 50, 59], 0.05);
    for (let at = 1; at < 8.5; at += 1.2) drum(mixer, at, 0.2);
    for (const [beat, pitch] of [62, 67, 69, 71, 74, 71].entries())
      fiddle(mixer, { at: 1.2 + beat * 1.2, length: 1.3, pitch, gain: 0.07 });
  },
};
