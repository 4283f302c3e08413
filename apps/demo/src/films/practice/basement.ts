import { TAU, clamp, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { crowd, crowdOf, lightSticks } from '../drawing/crowd.ts';
import { STILL, dancer, towards } from '../drawing/dancers.ts';
import { woman } from '../drawing/figures.ts';
import { fontOf } from '../drawing/lettering.ts';
import { beam, beamOf, glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, fillSheet, line, place, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { GIRLS, PINK } from './room.ts';

const SIGN = [1290, 484] as const;

/** A back street: brick, a laundry, and the stairs that go down to the practice room. */
const street = (g: Context): void => {
  fillSheet(g, [
    [0, '#0b0a20'],
    [0.6, '#241a40'],
    [1, '#14121f'],
  ]);
  shape(g, '#171432', () => g.rect(0, 150, WIDTH, 780));
  const random = seeded(404);
  for (let row = 0; row < 4; row += 1)
    for (let i = 0; i < 10; i += 1) {
      if (row > 1 && i > 4 && i < 9) continue;
      const lit = random() < 0.16;
      shape(g, lit ? '#6d5a52' : '#211d44', () => g.rect(60 + i * 190, 190 + row * 130, 110, 84));
    }
  // the laundry next door is closed
  shape(g, '#1f2444', () => g.rect(90, 560, 700, 370));
  shape(g, '#31507c', () => g.rect(90, 560, 700, 78));
  g.font = fontOf('do-hyeon', 50);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = 'rgba(225,238,255,.8)';
  g.fillText('코인 빨래방', 440, 600);
  for (let i = 0; i < 4; i += 1) {
    const x = 190 + i * 168;
    shape(g, '#2b3157', () => g.roundRect(x - 68, 670, 136, 230, 10));
    shape(g, '#11142c', () => g.arc(x, 790, 48, 0, TAU));
    line(g, '#55608c', 8, () => g.arc(x, 790, 48, 0, TAU));
  }
  // the doorway: its ceiling goes down with the stairs
  shape(g, '#2c2244', () => g.rect(930, 400, 720, 530));
  g.fillStyle = vertical(
    g,
    [
      [0, '#2a1034'],
      [1, '#ff9ad4'],
    ],
    560,
    930,
  );
  g.fillRect(1010, 560, 560, 370);
  for (let i = 0; i < 6; i += 1)
    shape(g, rgba([40 + i * 26, 16 + i * 13, 50 + i * 20]), () => g.rect(1010 + i * 34, 560 + i * 30, 560 - i * 68, 32));
  line(g, '#3a1740', 12, () => {
    g.moveTo(1016, 700);
    g.lineTo(1190, 930);
    g.moveTo(1564, 700);
    g.lineTo(1390, 930);
  });
  fillStreet(g);
};

const fillStreet = (g: Context): void => {
  g.fillStyle = vertical(
    g,
    [
      [0, '#2b2540'],
      [1, '#0e0c18'],
    ],
    930,
    HEIGHT,
  );
  g.fillRect(0, 930, WIDTH, 160);
  shape(g, 'rgba(255,143,207,.16)', () => {
    g.moveTo(1010, 930);
    g.lineTo(1570, 930);
    g.lineTo(1760, HEIGHT);
    g.lineTo(860, HEIGHT);
  });
};

/** Five come one after the other, at night, and go down. */
export const basement: Shot = {
  name: 'basement',
  seconds: 10,
  prepare(stage) {
    const still = stage.layer(WIDTH, HEIGHT, street);
    const vignette = vignetteOf(stage, 0.65);
    return (g, { t, progress }) => {
      framed(
        g,
        { x: mix(960, 1080, smooth(progress)), y: mix(540, 600, smooth(progress)), zoom: mix(1, 1.2, smooth(progress)) },
        () => {
          place(g, still, 0, 0);
          const flicker = t % 3.1 < 0.12 ? 0.5 : 1;
          shape(g, '#1a0d22', () => g.roundRect(SIGN[0] - 240, SIGN[1] - 58, 480, 116, 18));
          line(g, rgba(PINK, flicker), 7, () => g.roundRect(SIGN[0] - 228, SIGN[1] - 46, 456, 92, 14));
          g.font = fontOf('do-hyeon', 62);
          g.textAlign = 'center';
          g.textBaseline = 'middle';
          g.fillStyle = rgba([255, 226, 244], flicker);
          g.fillText('지하 연습실 B1', SIGN[0], SIGN[1] + 4);
          glow(g, SIGN[0], SIGN[1], 460, PINK, 0.4 * flicker);
          glow(g, 1290, 840, 420, PINK, 0.3 + 0.05 * Math.sin(t * 2.4));
          GIRLS.forEach(({ rim }, i) => {
            const at = t - 0.7 - i * 1.35;
            if (at < 0 || at > 6.4) return;
            const walked = clamp(at / 3.4);
            const down = ramp(at, 3.5, 6.2);
            const side = i % 2 ? 1 : -1;
            const x = mix(side > 0 ? 2060 : 420, 1290 + side * 70, smooth(walked));
            g.save();
            g.beginPath();
            g.rect(0, 0, WIDTH, down > 0 ? 936 : HEIGHT);
            g.clip();
            woman(g, {
              x,
              y: mix(1000, 930, walked) + 300 * down,
              height: mix(310, 280, walked) * (1 - 0.2 * down),
              color: '#120a1e',
              rim,
              rimStrength: 0.85,
              step: at * 6.5,
            });
            g.restore();
          });
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};

/** A sleeve and a hand from above, reaching to (x, y) from the direction `angle`. */
const arm = (g: Context, x: number, y: number, angle: number, sleeve: Rgb): void => {
  g.save();
  g.translate(x, y);
  g.rotate(angle);
  shape(g, rgba(sleeve), () => {
    g.moveTo(96, -50);
    g.lineTo(1300, -92);
    g.lineTo(1300, 92);
    g.lineTo(96, 50);
  });
  shape(g, rgba([sleeve[0] * 0.8, sleeve[1] * 0.8, sleeve[2] * 0.8]), () => g.roundRect(84, -54, 36, 108, 12));
  shape(g, '#f0c6a6', () => g.ellipse(40, 0, 58, 42, 0, 0, TAU));
  for (const finger of [-26, -9, 9, 26]) shape(g, '#f0c6a6', () => g.roundRect(-44, finger - 9, 64, 18, 9));
  g.restore();
};

const paper = (g: Context, x: number, y: number, turn: number, open: number, word: string): void => {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  const [w, h] = [mix(70, 250, open), mix(60, 170, open)];
  shape(g, 'rgba(30,14,24,.35)', () => g.rect(-w / 2 + 8, -h / 2 + 10, w, h));
  shape(g, '#fffaf0', () => g.rect(-w / 2, -h / 2, w, h));
  line(g, 'rgba(120,100,110,.35)', 3, () => {
    g.moveTo(0, -h / 2);
    g.lineTo(0, h / 2);
    g.moveTo(-w / 2, 0);
    g.lineTo(w / 2, 0);
  });
  if (open > 0.6) {
    g.globalAlpha = ramp(open, 0.6, 1);
    g.font = fontOf('nanum-brush-script', 92);
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.fillStyle = word === '선생님' ? '#2a3f8c' : '#d61f78';
    g.fillText(word, 0, 4);
    g.globalAlpha = 1;
  }
  g.restore();
};

const WORDS = ['선생님', '선생님', '선생님', '선생님', '뮤비'] as const;

/** Five folded papers in a snack bag: four to one. */
export const vote: Shot = {
  name: 'vote',
  seconds: 8,
  prepare(stage) {
    const floor = stage.layer(WIDTH, HEIGHT, (g) => {
      g.fillStyle = '#c79a68';
      g.fillRect(0, 0, WIDTH, HEIGHT);
      const random = seeded(60);
      for (let row = 0; row < 9; row += 1)
        for (let x = -400 * random(); x < WIDTH; x += 480) {
          const light = 0.92 + random() * 0.12;
          shape(g, rgba([199 * light, 154 * light, 104 * light]), () => g.rect(x, row * 122, 476, 118));
        }
    });
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      framed(g, { y: mix(560, 530, smooth(progress)), zoom: mix(1.14, 1.02, smooth(progress)) }, () => {
        place(g, floor, 0, 0);
        const away = ramp(t, 3.9, 4.8);
        g.save();
        g.translate(960, mix(500, 250, away));
        g.rotate(0.08 * Math.sin(t * 9) * (1 - ramp(t, 3.3, 3.9)) * Number(t > 2.6));
        shape(g, 'rgba(40,20,20,.35)', () => g.roundRect(-190, -220, 410, 480, 20));
        shape(g, '#ffb02e', () => g.roundRect(-200, -230, 400, 470, 18));
        shape(g, '#e3432f', () => g.rect(-200, -60, 400, 170));
        g.font = fontOf('jua', 96);
        g.textAlign = 'center';
        g.textBaseline = 'middle';
        g.fillStyle = '#fff4d0';
        g.fillText('새우맛', 0, 26);
        shape(g, '#5a2a1c', () => g.ellipse(0, -226, 180, 40, 0, 0, TAU));
        line(g, '#ffd98a', 10, () => g.ellipse(0, -226, 184, 42, 0, 0, TAU));
        g.restore();
        GIRLS.forEach(({ coat }, i) => {
          const angle = [Math.PI, Math.PI * 1.22, -Math.PI / 2, -Math.PI * 0.22, 0][i] ?? 0;
          const dropped = t - 0.5 - i * 0.5;
          const reach = ramp(dropped, -0.5, 0) - ramp(dropped, 0.25, 0.9);
          const far = 1000 * (1 - reach) + 40;
          const [x, y] = [960 + Math.cos(angle) * far, 272 + Math.sin(angle) * far * 0.6];
          if (reach > 0.02) arm(g, x, y, angle, coat);
          if (reach > 0.02 && dropped < 0.12) paper(g, x - Math.cos(angle) * 30, y - Math.sin(angle) * 30, i, 0, '');
        });
        WORDS.forEach((word, i) => {
          const from = 4.2 + i * 0.42;
          const out = ramp(t, from, from + 0.5);
          if (out <= 0) return;
          paper(
            g,
            mix(960, 300 + i * 330, out),
            mix(260, 780 + (i % 2) * 40, out),
            (i - 2) * 0.06,
            ramp(t, from + 0.25, from + 0.8),
            word,
          );
        });
        glow(g, 1620, 780, 420, PINK, 0.3 * ramp(t, 6.5, 7.2));
      });
      place(g, vignette, 0, 0);
    };
  },
};

/** Opening night: the camera from the corner sees the one thing it has never seen. */
export const debut: Shot = {
  name: 'debut',
  seconds: 8,
  prepare(stage) {
    const hall = stage.layer(WIDTH, HEIGHT, (g) =>
      fillSheet(g, [
        [0, '#12061f'],
        [0.55, '#4a1a5c'],
        [0.75, '#1d0b2c'],
        [1, '#0a0612'],
      ]),
    );
    const fans = crowdOf(stage, {
      seed: 9,
      rows: 4,
      perRow: 22,
      head: 22,
      growth: 5,
      y: 470,
      rowHeight: 40,
      far: [70, 36, 96],
      near: [30, 14, 46],
    });
    const boards = stage.layer(WIDTH, 400, (g) => {
      g.fillStyle = vertical(
        g,
        [
          [0, '#5c2a66'],
          [1, '#160a20'],
        ],
        0,
        400,
      );
      g.beginPath();
      g.moveTo(140, 0);
      g.lineTo(1780, 0);
      g.lineTo(WIDTH, 400);
      g.lineTo(0, 400);
      g.fill();
    });
    const cone = beamOf(PINK);
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      const lights = ramp(t, 0.8, 2.2);
      framed(
        g,
        { x: mix(1010, 960, smooth(progress)), y: mix(600, 560, smooth(progress)), zoom: mix(1.16, 1.02, smooth(progress)) },
        () => {
          place(g, hall, 0, 0);
          glow(g, 960, 460, 1000, [255, 150, 220], 0.24 + 0.3 * lights);
          crowd(
            g,
            fans,
            { x: (row) => 8 * Math.sin(t * 2 + row), y: (row) => 5 * Math.abs(Math.sin(t * 4.2 + row)) },
            (row, dx, dy) => {
              const light = fans.rows[row];
              if (light && lights > 0.1 + row * 0.2)
                lightSticks(g, light.fans, { dx, dy, lean: 0.2 * Math.sin(t * 2.1), every: 2, from: row % 2, color: () => PINK });
            },
          );
          place(g, boards, 0, 730);
          for (let i = 0; i < 3; i += 1) beam(g, cone, 360 + i * 600, -80, 0.2 * Math.sin(t * 0.8 + i * 2), 1150, 0.3 * lights);
          const raised = ramp(t, 4.2, 5.2);
          GIRLS.forEach(({ rim, hair }, i) =>
            dancer(g, {
              x: 520 + i * 220,
              y: 900 - Math.abs(i - 2) * -18,
              height: 350,
              pose: towards(STILL, { left: [18, 34], right: [158, 172], hip: 0.012, stance: 0.06, crouch: 0 }, raised),
              rim,
              longHair: hair === 'long',
              bow: ramp(t, 2.2, 2.9) - ramp(t, 3.3, 4),
            }),
          );
          lens(g, 1640, 1010, t);
        },
      );
      place(g, vignette, 0, 0);
    };
  },
};

/** The small camera that stood in the corner for sixty days, seen from behind. */
const lens = (g: Context, x: number, y: number, t: number): void => {
  line(g, '#06040c', 20, () => {
    for (const leg of [-110, 0, 110]) {
      g.moveTo(x, y);
      g.lineTo(x + leg, HEIGHT + 60);
    }
  });
  shape(g, '#0c0914', () => g.roundRect(x - 150, y - 180, 300, 190, 22));
  shape(g, '#3f1d4c', () => g.roundRect(x - 118, y - 152, 200, 134, 8));
  GIRLS.forEach(({ rim }, i) => shape(g, rgba(rim), () => g.roundRect(x - 100 + i * 36, y - 90, 16, 52, 8)));
  shape(g, t % 1 < 0.6 ? '#ff3355' : '#5c1526', () => g.arc(x + 116, y - 132, 12, 0, TAU));
  glow(g, x + 116, y - 132, 60, [255, 50, 90], t % 1 < 0.6 ? 0.7 : 0);
};
