import { through } from '../drawing/camera.ts';
import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Film, Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { ridge } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { steam } from '../drawing/steam.ts';
import { bell, pad, zither } from '../sound/instruments.ts';
import { bed } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';
import { signOff } from './sign-off.ts';

const CUP = { x: 620, y: 700, width: 250, height: 190 };

/** A papered door with the morning behind it, and the edge of a low table. */
const paintRoom = (g: Context): void => {
  g.fillStyle = '#2b1a12';
  g.fillRect(0, 0, WIDTH, HEIGHT);
  g.fillStyle = vertical(
    g,
    [
      [0, '#f6e3bd'],
      [0.6, '#eec98e'],
      [1, '#b9793f'],
    ],
    60,
    760,
  );
  g.fillRect(170, 60, 1580, 700);
  for (let column = 0; column <= 12; column += 1) {
    const wide = column % 6 === 0;
    shape(g, '#3a2216', () => g.rect(170 + column * 131.6 - (wide ? 16 : 4), 60, wide ? 32 : 8, 700));
  }
  for (let row = 0; row <= 6; row += 1) shape(g, '#3a2216', () => g.rect(170, 56 + row * 117, 1580, row === 0 ? 14 : 7));
  // A branch outside throws its shadow on the paper
  g.lineCap = 'round';
  line(g, 'rgba(110,62,30,.34)', 15, () => {
    g.moveTo(1750, 170);
    g.quadraticCurveTo(1420, 230, 1180, 150);
    g.moveTo(1480, 214);
    g.quadraticCurveTo(1360, 330, 1250, 350);
  });
  for (let leaf = 0; leaf < 34; leaf += 1) {
    const along = leaf / 34;
    shape(g, 'rgba(110,62,30,.3)', () =>
      g.ellipse(1180 + along * 520, 160 + 120 * ridge(leaf * 1.7, 5, 2) + (leaf % 3) * 34, 26, 12, leaf * 1.3, 0, TAU),
    );
  }
  g.fillStyle = vertical(
    g,
    [
      [0, '#5a331d'],
      [0.15, '#42240f'],
      [1, '#1d0e07'],
    ],
    800,
    HEIGHT,
  );
  g.fillRect(0, 800, WIDTH, 280);
  glow(g, 960, 330, 1100, [255, 224, 170], 0.3);
};

/** A celadon cup on its saucer, cranes and clouds left to the imagination. */
const paintCup = (g: Context): void => {
  const { x, y, width, height } = CUP;
  shape(g, 'rgba(10,4,0,.5)', () => g.ellipse(x + 20, y + height + 34, width * 1.05, 34, 0, 0, TAU));
  shape(g, '#6d3f20', () => g.ellipse(x, y + height + 20, width * 0.95, 30, 0, 0, TAU));
  shape(g, '#8a5530', () => g.ellipse(x, y + height + 12, width * 0.95, 28, 0, 0, TAU));
  const glaze = g.createLinearGradient(x - width, 0, x + width, 0);
  for (const [at, color] of [
    [0, '#6f9482'],
    [0.35, '#b9d6c0'],
    [0.6, '#94b9a2'],
    [1, '#47695a'],
  ] as const)
    glaze.addColorStop(at, color);
  g.fillStyle = glaze;
  g.beginPath();
  g.moveTo(x - width * 0.8, y);
  g.bezierCurveTo(x - width * 0.78, y + height * 0.8, x - width * 0.5, y + height, x - width * 0.34, y + height);
  g.lineTo(x + width * 0.34, y + height);
  g.bezierCurveTo(x + width * 0.5, y + height, x + width * 0.78, y + height * 0.8, x + width * 0.8, y);
  g.fill();
  line(g, 'rgba(240,252,240,.4)', 5, () => g.ellipse(x - width * 0.2, y + height * 0.52, 66, 34, -0.2, 3.4, 5.6));
  shape(g, '#c8e0cd', () => g.ellipse(x, y, width * 0.8, 44, 0, 0, TAU));
  shape(g, '#4d6b5c', () => g.ellipse(x, y + 4, width * 0.75, 38, 0, 0, TAU));
};

const paintTea = (g: Context, t: number, level: number): void => {
  const { x, y, width } = CUP;
  const reach = width * mix(0.5, 0.72, level);
  shape(g, '#b9963c', () => g.ellipse(x, y + 16 - level * 8, reach, mix(20, 34, level), 0, 0, TAU));
  for (let ring = 0; ring < 2; ring += 1) {
    const age = (t * 0.9 + ring * 0.5) % 1;
    line(g, `rgba(255,240,190,${(0.5 * (1 - age) * (1 - level * 0.4)).toFixed(2)})`, 3, () =>
      g.ellipse(x + 40, y + 14, 130 * age, 22 * age, 0, 0, TAU),
    );
  }
};

const paintPouring = (g: Context, t: number, shown: number): void => {
  if (shown <= 0) return;
  g.save();
  g.translate((1 - shown) * 320, -(1 - shown) * 260);
  g.globalAlpha = shown;
  line(g, 'rgba(214,176,84,.92)', 15, () => {
    g.moveTo(776, 452);
    g.quadraticCurveTo(680 + Math.sin(t * 7) * 2, 470, 664, 712);
  });
  const clay = vertical(
    g,
    [
      [0, '#8a5a3c'],
      [0.5, '#6a3c24'],
      [1, '#3a1c0e'],
    ],
    250,
    600,
  );
  g.translate(1010, 410);
  g.rotate(-0.36);
  g.fillStyle = clay;
  g.beginPath();
  g.moveTo(-120, 10);
  g.quadraticCurveTo(-210, -10, -262, -70);
  g.lineTo(-236, -84);
  g.quadraticCurveTo(-170, -46, -110, -70);
  g.fill();
  shape(g, '#6a3c24', () => g.ellipse(0, 0, 170, 128, 0, 0, TAU));
  shape(g, 'rgba(190,130,90,.5)', () => g.ellipse(-46, -50, 74, 36, -0.4, 0, TAU));
  shape(g, '#4a2614', () => g.ellipse(0, -120, 76, 18, 0, 0, TAU));
  shape(g, '#7c4a2c', () => g.arc(0, -146, 22, 0, TAU));
  line(g, '#4a2614', 26, () => g.arc(206, -14, 84, -2.2, 2.2));
  g.restore();
};

/** A sheet of paper for the last words: letters on a lattice cannot be read. */
const paintSheet = (g: Context, shown: number): void => {
  if (shown <= 0) return;
  g.save();
  g.globalAlpha = shown * 0.94;
  g.shadowColor = 'rgba(60,30,10,.5)';
  g.shadowBlur = 26;
  shape(g, '#fbf1da', () => g.rect(900, 286, 740, 350));
  g.restore();
};

const morning: Shot = {
  name: 'morning',
  seconds: 15,
  prepare(stage) {
    const room = stage.layer(WIDTH, HEIGHT, paintRoom);
    const cup = stage.layer(WIDTH, HEIGHT, paintCup);
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      const poured = ramp(t, 2, 6.4);
      const pouring = Math.min(ramp(t, 1.2, 2.2), 1 - ramp(t, 6, 7));
      through(
        g,
        { x: mix(820, 960, smooth(progress)), y: mix(600, 540, smooth(progress)), zoom: mix(1.24, 1, smooth(progress)) },
        () => {
          place(g, room, 0, 0);
          place(g, cup, 0, 0);
          if (poured > 0) paintTea(g, t, poured);
          paintPouring(g, t, pouring);
          steam(g, t, { x: 620, y: 690, width: 300, height: 440, size: 120, puffs: 6, strength: 0.16 * poured });
        },
      );
      place(g, vignette, 0, 0);
      paintSheet(g, ramp(t, 7.4, 8.6));
      signOff(g, t, {
        korean: '달빛찻집',
        english: 'Dalbit Tea House',
        line: 'The first cup of the morning takes its time.',
        face: 'song-myung',
        from: 8,
        x: 1270,
        y: 440,
        color: [64, 32, 16],
        shadow: 0,
      });
    };
  },
};

export const teaHouse: Film = { name: 'ad-tea-house', lines: 720, dissolve: 1, shots: [morning] };

export const teaHouseScore: Score = {
  seed: 211,
  wet: 0.42,
  play(mixer) {
    bed(mixer, { gain: 0.02, bright: 0.3 });
    for (const [bar, chord] of [
      [50, 57, 62],
      [47, 54, 62],
      [43, 55, 59],
      [45, 57, 64],
    ].entries())
      pad(mixer, bar * 3.75, 3.9, chord, 0.035);
    for (const [beat, pitch] of [62, 66, 69, 74, 71, 69, 66, 69, 78, 76, 74, 69].entries())
      zither(mixer, { at: 0.8 + beat * 1.1, length: 2.4, pitch, gain: 0.15, pan: beat % 2 ? 0.2 : -0.2 });
    bell(mixer, { at: 9, length: 4, pitch: 86, gain: 0.02 });
  },
};
