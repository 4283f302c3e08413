import { alpha } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { fill, within } from '../kit/pen.ts';
import { chart, thumbs, writingHand } from './hands.ts';
import {
  across,
  at,
  box,
  DARK,
  DEEP,
  dot,
  down,
  DUSK,
  glow,
  hatch,
  INK,
  inked,
  LIGHT,
  line,
  lit,
  MID,
  PALE,
  picture,
  RED,
  silhouette,
  SOFT,
  TUBE,
  type Pen,
} from './ink.ts';
import { written } from './numerals.ts';
import { head, headBehind, profile } from './heads.ts';
import { person } from './people.ts';
import { CALLS, STANDS } from './poses.ts';
import { bed, callBoard, counter, curtain, monitor, mug, pane } from './places.ts';

/** The wall of room 712 with its window; it snows out there. */
const snowOutside = (g: Pen, x: number, y: number, width: number, height: number, flakes: number): void => {
  box(g, x, y, width, height, down(g, y, y + height, DUSK, MID, SOFT));
  for (let index = 0; index < 7; index++) {
    const tall = height * (0.2 + ((index * 37) % 23) / 70);
    box(g, x + (index * width) / 7, y + height - tall, width / 8, tall, index % 2 ? DARK : DUSK);
    box(g, x + (index * width) / 7 - 2, y + height - tall - 7, width / 8 + 4, 9, LIGHT);
  }
  const random = randomFrom(flakes);
  for (let index = 0; index < flakes; index++)
    dot(g, x + random() * width, y + random() * height, 1.5 + random() * 4.5, alpha(TUBE, 0.5 + 0.5 * random()));
};

export const didYouRing = picture({ left: 24, right: 24, top: 260, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 260, height, DARK, DEEP));
  box(g, 300, 330, 270, 620, TUBE);
  line(g, 'M282 950V312H588V950', 6);
  glow(g, 435, 560, 460, TUBE, 0.22);
  fill(g, `M300 950H570L760 ${height}H160Z`, alpha(TUBE, 0.3));
  hatch(g, `M24 260H270V${height}H24ZM600 260H776V${height}H600Z`, { over: [24, 260, 752, height], degrees: 74, gap: 10 });
  lit(g, height, (pen) => person(pen, 'bo-ra', 435, 480, 84, { mood: 'asking', look: [-0.2, 0.2] }), {
    edge: 440,
    strength: 0.35,
  });
  silhouette(g, height, (pen) => person(pen, 'patient', 190, 800, 250, { view: 'back', seated: true }), INK, DUSK);
});

export const fourHundredNights = picture({ top: 40, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, MID, DUSK, INK));
  pane(g, 50, 110, 300, 330, () => snowOutside(g, 50, 110, 300, 330, 50));
  glow(g, 200, 270, 380, PALE, 0.16);
  hatch(g, `M520 40H800V${height}H440Z`, { over: [440, 40, 360, height], degrees: 66, gap: 11 });
  lit(g, height, (pen) => person(pen, 'patient', 510, 340, 270, { view: 'back', seated: true }), { edge: 540, strength: 0.6 });
});

export const snowInJune = picture({ left: 30, right: 30, top: 230, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, INK, DARK, DUSK));
  pane(g, 300, 290, 420, 470, () => snowOutside(g, 300, 290, 420, 470, 150));
  glow(g, 510, 520, 420, LIGHT, 0.16);
  hatch(g, `M30 230H250L190 ${height}H30Z`, { over: [30, 230, 220, height], degrees: 72, gap: 10 });
  lit(g, height, (pen) => person(pen, 'bo-ra', 190, 560, 230, { view: 'right', mood: 'uneasy' }), {
    edge: -130,
    slope: 0.02,
    strength: 0.66,
  });
});

export const theBand = picture({ top: 40, bottom: 40, slant: [-24, 24] }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 0, height, DUSK, DARK));
  for (let fold = 0; fold < 6; fold++)
    line(g, `M${fold * 150 - 60} 0Q${fold * 150 + 80} ${height / 2} ${fold * 150 - 20} ${height}`, 3, INK);
  inked(g, 'M-20 240C120 210 260 210 380 226L400 440C260 460 120 460 -20 440Z', '#c3d0c6', 4);
  inked(g, 'M370 226C450 200 540 214 600 250C650 280 660 380 610 420C540 460 460 460 384 440Z', '#c3d0c6', 4);
  for (const [path, width] of [
    ['M590 262L700 244L770 262', 50],
    ['M610 316L740 310L800 330', 52],
    ['M606 370L720 376L784 398', 50],
    ['M570 414L660 436L716 462', 44],
  ] as const) {
    line(g, path, width + 7);
    line(g, path, width, '#c3d0c6');
  }
  line(g, 'M600 280V400', 60, '#c3d0c6');
  line(g, 'M470 220Q540 160 620 150', 56);
  line(g, 'M470 224Q540 164 620 154', 49, '#c3d0c6');
  line(g, 'M480 250V420', 60, '#c3d0c6');
  fill(g, 'M-20 400C120 420 260 420 392 400L400 440C260 460 120 460 -20 440Z', '#6a857a');
  inked(g, 'M150 212C160 200 320 200 336 220L350 440C320 460 180 462 162 448Z', TUBE, 4);
  line(g, 'M162 240Q250 226 338 244M172 424Q250 434 346 420', 3, SOFT);
  written(g, '712', 176, 300, 62, RED, true);
  hatch(g, `M0 40H190L0 300Z`, { over: [0, 40, 190, 260], degrees: 50, gap: 10 });
});

export const whoWrites = picture({ left: 30, right: 30, top: 180, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 180, height, DARK, DEEP));
  inked(g, 'M30 520H770V560H30Z', SOFT, 4);
  for (let x = 90; x < 760; x += 110) line(g, `M${x} 560V${height}`, 12, MID);
  chart(g, 230, 300, 350, 470, 8, -2);
  written(g, '77', 300, 336, 40, RED, true);
  thumbs(g, 220, 590, 720);
  hatch(g, `M30 180H420L30 520Z`, { over: [30, 180, 390, 340], degrees: 40, gap: 10 });
});

export const youDo = picture({ top: 60, bottom: 60, slant: [20, -20] }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, DARK, MID, PALE));
  at(g, 570, height / 2 + 30, 2.9, () => headBehind(g, 'patient'));
  fill(g, `M0 60H300L240 ${height}H0Z`, alpha(INK, 0.7));
  hatch(g, `M300 60H470L420 ${height}H260Z`, { over: [260, 60, 210, height], degrees: 74, gap: 9 });
});

export const sheKnows = picture({ top: 50, bottom: 50, slant: [-30, 34] }, (g, height) => {
  box(g, 0, 0, 800, height, '#c5d1c4');
  at(g, 420, height / 2 - 4, 7.8, () => head(g, 'bo-ra', { mood: 'fear', look: [-0.5, 0.1], shadow: 'right' }));
  box(g, 0, 0, 800, height, down(g, 50, height, alpha(INK, 0.55), alpha(INK, 0), alpha(INK, 0.4)));
});

export const sheTurns = picture({}, (g, height) => {
  box(g, 0, 0, 800, height, INK);
  within(g, 'M40 120L760 90V560L40 590Z', () => {
    box(g, 0, 0, 800, 600, across(g, 0, 800, DARK, MID, SOFT));
    hatch(g, 'M0 90H330L260 600H0Z', { over: [0, 90, 330, 510], degrees: 72, gap: 11 });
    lit(g, 600, (pen) => person(pen, 'patient', 400, 330, 260, { view: 'back', seated: true }), {
      edge: -170,
      slope: 0.02,
      strength: 0.5,
    });
  });
  within(g, 'M40 640L760 610V1080L40 1110Z', () => {
    box(g, 0, 600, 800, 520, across(g, 0, 800, INK, DUSK, PALE));
    at(g, 370, 850, 2.7, () => profile(g, 'patient', { mood: 'shut' }));
    fill(g, 'M0 600H270L180 1120H0Z', alpha(INK, 0.6));
  });
  within(g, `M0 1170L800 1140V${height}H0Z`, () => {
    box(g, 0, 1130, 800, 700, across(g, 0, 800, DARK, DUSK, DARK));
    hatch(g, `M0 1130H250L200 ${height}H0ZM560 1130H800V${height}H620Z`, { over: [0, 1130, 800, 700], degrees: 70, gap: 11 });
    lit(g, height, (pen) => person(pen, 'patient', 400, 1480, 440, { mood: 'hollow', shadow: 'left', seated: true }), {
      edge: 600,
      strength: 0.5,
    });
  });
});

export const sameFace = picture({ top: 50, bottom: 50 }, (g, height) => {
  box(g, 0, 0, 400, height, across(g, 0, 400, DARK, PALE));
  box(g, 400, 0, 400, height, across(g, 400, 800, DUSK, INK));
  hatch(g, `M400 50H800V${height}H400Z`, { over: [400, 50, 400, height], degrees: 62, gap: 12 });
  lit(g, height, (pen) => person(pen, 'bo-ra', 190, 370, 330, { view: 'right', mood: 'fear' }), {
    edge: -60,
    slope: 0.02,
    strength: 0.6,
  });
  lit(g, height, (pen) => person(pen, 'patient', 610, 370, 330, { view: 'left', mood: 'hollow' }), {
    edge: 640,
    slope: 0.02,
    strength: 0.6,
  });
  line(g, `M400 50V${height - 50}`, 3, alpha(TUBE, 0.6));
});

export const howMany = picture({ left: 0, right: 30, top: 40, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, INK, DARK, DUSK));
  pane(g, 560, 90, 190, 260, () => snowOutside(g, 560, 90, 190, 260, 40));
  lit(
    g,
    height,
    (pen) => person(pen, 'patient', 240, 350, 320, { mood: 'talk', turn: 0.35, look: [0.6, 0], shadow: 'left', seated: true }),
    { edge: -90, strength: 0.6 },
  );
});

export const countThem = picture({ top: 50, bottom: 50 }, (g, height) => {
  box(g, 0, 0, 800, height, '#a9b8ac');
  at(g, 400, height / 2 - 30, 6.6, () => head(g, 'patient', { mood: 'hollow', look: [0, 0], shadow: 'left' }));
  box(g, 0, 0, 800, height, down(g, 50, height, alpha(INK, 0.75), alpha(INK, 0.05), alpha(INK, 0.6)));
});

export const thirtyBeds = picture({ top: 290, bottom: 0 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 290, height, INK, DARK, DEEP));
  for (let row = 0; row < 5; row++) {
    const y = 350 + row * row * 26 + row * 120;
    const tall = 130 + row * 42;
    const size = 86 + row * 34;
    const columns = Math.ceil(800 / (size + 20)) + 1;
    for (let column = 0; column < columns; column++) {
      const x = 400 + (column - (columns - 1) / 2) * (size + 20) - size / 2;
      const hers = row === 3 && column === 2;
      curtain(g, x, y, size, tall, hers ? TUBE : ([DARK, DUSK, DUSK, MID, MID][row] ?? MID));
      if (!hers) continue;
      glow(g, x + size / 2, y + tall / 2, 330, TUBE, 0.42);
      silhouette(
        g,
        height,
        (pen) => person(pen, 'patient', x + size / 2, y + 88, 64, { view: 'back', seated: true }),
        alpha(INK, 0.8),
      );
      box(g, x - 8, y + tall, size + 16, 60, DEEP);
    }
    box(g, 0, y + tall, 800, 40, alpha(INK, 0.55));
  }
  for (const x of [120, 400, 680]) bed(g, x, height - 170, 190, x !== 400);
  fill(g, `M0 ${height - 110}H800V${height}H0Z`, down(g, height - 110, height, alpha(INK, 0), INK));
});

export const thePhoneRings = picture({ left: 40, right: 40, top: 50, bottom: 50 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 0, height, DARK, INK));
  hatch(g, `M40 50H500L40 480Z`, { over: [40, 50, 460, 430], degrees: 44, gap: 10 });
  inked(g, `M40 520H760V560H40Z`, PALE, 4);
  box(g, 40, 562, 720, height, DUSK);
  inked(g, 'M210 520L250 390H560L600 520Z', DUSK, 5);
  for (let index = 0; index < 12; index++) box(g, 350 + (index % 3) * 46, 410 + Math.floor(index / 3) * 25, 32, 16, SOFT);
  line(g, 'M252 372Q400 290 560 372', 62);
  line(g, 'M252 372Q400 290 560 372', 52, DEEP);
  inked(g, 'M200 350H290V420H200ZM522 350H612V420H522Z', DEEP, 5);
  dot(g, 542, 480, 14, '#ff8a7a');
  glow(g, 542, 480, 240, RED, 0.7);
  line(g, 'M180 320l-44 -34M200 286l-24 -50M630 320l44 -34M610 286l24 -50', 6, PALE);
});

export const callingFromInside = picture({ left: 30, right: 0, top: 50, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, MID, DUSK, DARK));
  callBoard(g, 70, 110, 190, 29);
  hatch(g, `M560 50H800V${height}H500Z`, { over: [500, 50, 300, height], degrees: 70, gap: 10 });
  lit(
    g,
    height,
    (pen) =>
      person(pen, 'seon-u', 480, 440, 250, {
        mood: 'asking',
        turn: -0.25,
        look: [-0.3, 0.1],
        shadow: 'right',
        pose: CALLS,
        phone: true,
        seated: true,
      }),
    { edge: 600, strength: 0.45 },
  );
});

export const sittingHere = picture({ top: 260, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 260, height, DUSK, MID, DARK));
  callBoard(g, 250, 330, 300, 29);
  fill(g, `M330 260H470L640 ${height}H160Z`, alpha(TUBE, 0.08));
  lit(
    g,
    height,
    (pen) =>
      person(pen, 'seon-u', 640, 560, 150, {
        mood: 'fear',
        turn: -0.7,
        look: [-1, 0.3],
        pose: CALLS,
        phone: true,
        shadow: 'right',
      }),
    { edge: 650, strength: 0.5 },
  );
  lit(g, height, (pen) => person(pen, 'bo-ra', 250, 690, 180, { view: 'back', seated: true }), { edge: 270, strength: 0.45 });
  counter(g, 890, 160);
  monitor(g, 460, 892, 130);
  mug(g, 100, 892, 70, true);
});

export const sheWrites = picture({ top: 50, bottom: 50, slant: [24, -24] }, (g, height) => {
  box(g, 0, 0, 800, height, LIGHT);
  for (let y = 110; y < height; y += 74) line(g, `M0 ${y}H800`, 1.6, SOFT);
  line(g, `M70 0V${height}`, 2, '#d98a80');
  written(g, '7', 190, 200, 190, RED, true);
  writingHand(g, 322, 322, 1.05);
  fill(g, `M560 50H800V300Z`, alpha(INK, 0.2));
  hatch(g, `M0 50H200L0 260Z`, { over: [0, 50, 200, 210], degrees: 48, gap: 11, color: alpha(INK, 0.5) });
});

export const dontAnswerTwice = picture({ left: 30, right: 30, top: 250, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, INK, DARK, DUSK));
  callBoard(g, 560, 330, 190, 29);
  hatch(g, `M30 250H300L240 ${height}H30Z`, { over: [30, 250, 270, height], degrees: 72, gap: 9 });
  lit(
    g,
    height,
    (pen) =>
      person(pen, 'bo-ra', 370, 620, 330, { mood: 'grin', turn: 0.15, look: [0.1, 0], shadow: 'below', tilt: 7, pose: STANDS }),
    { edge: -130, strength: 0.55 },
  );
  counter(g, height - 130, 120);
});

export const soIRing = picture({ top: 470, bottom: 0 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 470, height, INK, DEEP, DARK));
  pane(g, 480, 600, 220, 300, () => snowOutside(g, 480, 600, 220, 300, 60));
  hatch(g, `M0 470H440V${height - 400}H0Z`, { over: [0, 470, 440, height - 870], degrees: 76, gap: 11, color: alpha(INK, 0.8) });
  glow(g, 590, 750, 380, PALE, 0.14);
  lit(
    g,
    height,
    (pen) =>
      person(pen, 'taken', 330, 910, 170, {
        mood: 'hollow',
        turn: 0.1,
        look: [0, 0.4],
        shadow: 'left',
        seated: true,
        pose: { ...STANDS, right: [22, 40] },
      }),
    { edge: 350, strength: 0.5 },
  );
  within(g, `M0 1300H800V${height}H0Z`, () => {
    inked(g, `M-20 1330Q330 1260 830 1330V${height - 110}H-20Z`, PALE, 4);
    line(
      g,
      `M120 1330L150 ${height - 120}M300 1300L310 ${height - 120}M560 1306L540 ${height - 120}M700 1320L690 ${height - 120}`,
      3,
      MID,
    );
    fill(g, `M420 1290Q640 1296 830 1330V${height - 110}H470Z`, alpha(DARK, 0.5));
    box(g, 0, height - 110, 800, 110, INK);
    line(g, `M0 ${height - 86}H800`, 8, MID);
  });
  line(g, 'M520 1330q90 -40 120 30t90 60', 8);
  line(g, 'M520 1330q90 -40 120 30t90 60', 4, SOFT);
  inked(g, 'M470 1270h60v96q-30 26 -60 0Z', LIGHT, 4);
  dot(g, 500, 1304, 14, '#ff8a7a');
  glow(g, 500, 1304, 300, RED, 0.75);
});
