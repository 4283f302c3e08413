import { fill } from '../kit/pen.ts';
import { at, inked, line, DARK, DEEP, INK, LIGHT, RED, SOFT, type Pen } from './ink.ts';

const SKIN = '#d3ddd0';
const SHADE = '#7d968a';

type Finger = readonly [path: string, width: number];

/** Fingers as rounded strokes with one common outline. */
const fingers = (g: Pen, list: readonly Finger[], skin = SKIN): void => {
  for (const [path, width] of list) line(g, path, width + 7);
  for (const [path, width] of list) line(g, path, width, skin);
};

const sleeve = (g: Pen, shape: string, creases: string): void => {
  inked(g, shape, DARK, 4);
  line(g, creases, 2.4, INK);
};

/** A pointing hand that reaches in from the lower right; the fingertip lies at (x, y). About 420 long. */
export const pressingHand = (g: Pen, x: number, y: number, scale = 1, degrees = 0): void =>
  at(
    g,
    x,
    y,
    scale,
    () => {
      sleeve(g, 'M214 190L560 400L480 560L150 306Z', 'M240 220Q214 262 176 300M300 260Q280 300 250 330');
      fingers(g, [
        ['M120 150L92 196L132 226', 38],
        ['M150 170L116 226L154 254', 38],
        ['M176 196L150 250L184 274', 36],
      ]);
      inked(g, 'M84 80C120 70 190 110 236 196L180 306C130 276 84 230 76 170Z', SKIN, 3.6);
      fingers(g, [['M14 14L70 70L104 112', 34]]);
      line(g, 'M66 62L104 112', 30, SKIN);
      fingers(g, [['M150 106Q100 130 66 132', 34]]);
      line(g, 'M190 134L150 106', 40, SKIN);
      line(g, 'M2 12q10 -14 22 -6', 2.4, SHADE);
      line(g, 'M52 60l14 -12M60 126q-2 10 4 16M140 200q14 20 40 34M116 172q14 20 34 34', 2.2);
      fill(g, 'M90 176C100 236 140 280 180 306L200 268C150 250 110 216 90 176Z', SHADE);
    },
    degrees,
  );

/** Two hands that hold a sheet from below: paint the sheet first, then `thumbs` at its lower corners. */
export const thumbs = (g: Pen, left: number, right: number, y: number): void => {
  for (const [x, mirror] of [
    [left, 1],
    [right, -1],
  ] as const)
    at(g, x, y, 1, () => {
      g.scale(mirror, 1);
      sleeve(g, 'M-150 200L-40 100L70 190L-20 420H-240Z', 'M-60 130Q-20 170 40 210M-110 200Q-40 240 0 300');
      inked(g, 'M-60 40C-30 0 20 -10 50 20C80 60 90 130 60 190L-40 120Z', SKIN, 3.6);
      fingers(g, [['M20 70Q40 20 74 -24', 38]]);
      line(g, 'M10 96L30 56', 44, SKIN);
      line(g, 'M72 -34q14 -2 12 14M26 40q12 2 22 12', 2.4, SHADE);
      fill(g, 'M-44 60C-30 100 20 150 60 180L66 140C30 120 -10 90 -44 60Z', SHADE);
    });
};

/** A hand writing with the red pen; the pen's tip lies at (x, y). */
export const writingHand = (g: Pen, x: number, y: number, scale = 1): void =>
  at(g, x, y, scale, () => {
    sleeve(g, 'M250 90L640 250L600 430L200 250Z', 'M290 110Q260 180 236 260M350 140Q330 190 310 270');
    line(g, 'M4 -2L150 -160', 26);
    line(g, 'M12 -10L148 -158', 18, RED);
    line(g, 'M0 0L14 -14', 8, DEEP);
    fingers(g, [
      ['M180 60L92 84L60 66', 42],
      ['M200 90L110 120L70 104', 42],
    ]);
    inked(g, 'M110 -34C180 -46 260 20 280 90L214 250C140 220 90 160 92 80Z', SKIN, 3.6);
    fingers(g, [
      ['M170 6L100 4L52 -40', 40],
      ['M150 60Q90 40 62 -20', 38],
    ]);
    line(g, 'M170 40L130 50', 44, SKIN);
    line(g, 'M50 -46q-12 4 -10 14M56 -24q-10 4 -6 16M98 10l8 -12M120 150q30 40 80 60', 2.4);
    fill(g, 'M96 120C110 180 160 230 214 250L236 190C180 190 130 160 96 120Z', SHADE);
  });

/** A hand around a door handle or a rail, from the right; the grip's middle lies at (x, y). */
export const grippingHand = (g: Pen, x: number, y: number, scale = 1): void =>
  at(g, x, y, scale, () => {
    sleeve(g, 'M150 -70L520 -10V190L150 110Z', 'M180 -60Q166 20 184 110M240 -50Q226 20 240 120');
    inked(g, 'M-20 -80C60 -110 150 -90 176 -50V90C120 130 40 120 -10 90Z', SKIN, 3.6);
    fingers(g, [
      ['M40 -70Q-40 -84 -56 -40Q-56 -30 -40 -26', 38],
      ['M40 -30Q-52 -44 -64 0Q-62 10 -46 12', 38],
      ['M40 12Q-50 0 -60 42Q-56 52 -40 50', 36],
      ['M40 52Q-36 42 -46 76Q-40 86 -26 82', 32],
    ]);
    line(g, 'M60 -72L60 54', 30, SKIN);
    line(g, 'M36 -50l-30 -2M36 -8l-34 -2M36 34l-28 -2', 2.4);
    fill(g, 'M20 84C70 116 130 110 176 80V50C120 80 70 86 20 84Z', SHADE);
  });

/** A sheet of a chart with lines of handwriting; (x, y) its upper left corner. */
export const chart = (
  g: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  lines: number,
  degrees = 0,
  first = 0.17,
): void =>
  at(
    g,
    x,
    y,
    1,
    () => {
      fill(g, `M10 14h${width}v${height}h${-width}Z`, 'rgba(7,12,11,.5)');
      inked(g, `M0 0H${width}V${height}H0Z`, '#eef5ee', 3.6);
      line(g, `M${width * 0.08} ${height * 0.1}H${width * 0.92}M${width * 0.3} ${height * 0.1}V${height * 0.94}`, 2, SOFT);
      for (let index = 0; index < lines; index++) {
        const ly = height * first + (index * height * (0.95 - first)) / lines;
        line(g, `M${width * 0.08} ${ly + 14}H${width * 0.92}`, 1.2, LIGHT);
        let path = `M${width * 0.34} ${ly}`;
        for (let step = 0; step < 9 + ((index * 5) % 6); step++)
          path += `q${width * 0.012} ${step % 3 ? -12 : -22} ${width * 0.02} ${step % 4 === 3 ? 8 : 0}t${width * 0.018} ${step % 4 === 3 ? -8 : 0}`;
        line(g, path, 2.6, '#26332e');
        line(g, `M${width * 0.1} ${ly - 8}l${width * 0.05} 0l-6 16M${width * 0.18} ${ly - 8}v16`, 2.4, '#26332e');
      }
    },
    degrees,
  );
