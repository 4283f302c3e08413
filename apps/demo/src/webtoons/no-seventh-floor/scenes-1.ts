import { alpha } from '../../artwork/kit/colour.ts';
import { fill } from '../kit/pen.ts';
import { chart, pressingHand, thumbs } from './hands.ts';
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
} from './ink.ts';
import { written } from './numerals.ts';
import { head } from './heads.ts';
import { person } from './people.ts';
import { HOLDS } from './poses.ts';
import { buttons, callBoard, clock, corridor, counter, door, elevator, facade, monitor, mug, pane, rain } from './places.ts';

export const theHospital = picture({}, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 0, height, INK, DEEP, DUSK));
  hatch(g, `M0 380H800V720H0Z`, { over: [0, 380, 800, 340], degrees: 8, gap: 16, color: alpha(MID, 0.3) });
  fill(
    g,
    `M0 ${height - 520}H60V${height - 640}H130V${height}H0ZM700 ${height - 420}H760V${height - 520}H800V${height}H700Z`,
    INK,
  );
  facade(g, height - 110, 640, [41, 42, 43]);
  box(g, 0, height - 120, 800, 120, down(g, height - 120, height, DARK, INK));
  for (const [x, w] of [
    [170, 60],
    [290, 40],
    [410, 70],
    [560, 50],
  ] as const)
    box(g, x, height - 108, w, 96, down(g, height - 108, height, alpha(PALE, 0.35), alpha(PALE, 0)));
  inked(g, `M560 ${height - 60}q10 -46 60 -48h70q46 6 62 42l30 10v34h-226Z`, INK, 3);
  dot(g, 782, height - 46, 7, RED);
  glow(g, 782, height - 46, 60, RED, 0.5);
  rain(g, height, 240, 11);
});

export const fiveSixEight = picture({ left: 40, right: 40, top: 250, bottom: 50 }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, MID, PALE, SOFT, MID));
  for (let x = 60; x < 760; x += 9) line(g, `M${x} 0V${height}`, 1, alpha(INK, 0.09));
  buttons(g, 300, height - 150, ['3', '4', '5', '6', '8', '9'], '6');
  hatch(g, `M620 250H800V${height}H560Z`, { over: [560, 250, 240, height], degrees: 70, gap: 8 });
  pressingHand(g, 508, height - 326, 0.82);
});

export const wardSix = picture({ top: 60, bottom: 40 }, (g, height) => {
  corridor(g, {
    x: 400,
    y: 430,
    halfWidth: 470,
    halfHeight: 440,
    lamps: [null, TUBE, null, null, null, null, null],
    light: 0.42,
  });
  fill(g, `M40 ${height}L240 150H560L760 ${height}Z`, alpha(TUBE, 0.09));
  lit(g, height, (pen) => person(pen, 'bo-ra', 400, 470, 84, { mood: 'tired', look: [0, 1], seated: true, shadow: 'right' }), {
    edge: 440,
    strength: 0.4,
  });
  counter(g, 600, height - 600, 90, 710);
  monitor(g, 520, 602, 150);
  mug(g, 290, 602, 44);
  fill(g, `M0 0H190L90 ${height}H0ZM800 0H610L710 ${height}H800Z`, alpha(INK, 0.62));
  hatch(g, `M0 0H230L120 ${height}H0ZM800 0H570L680 ${height}H800Z`, { over: [0, 0, 800, height], degrees: 62, gap: 12 });
});

export const whySeven = picture({ left: 36, right: 36, top: 330, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 300, height, DUSK, DARK));
  callBoard(g, 300, 390, 250, null);
  fill(g, `M36 330H360L250 ${height}H36Z`, alpha(TUBE, 0.1));
  lit(
    g,
    height,
    (pen) =>
      person(pen, 'seon-u', 590, 520, 190, {
        mood: 'asking',
        turn: -0.5,
        look: [-1, 0],
        pose: HOLDS,
        seated: true,
        shadow: 'right',
      }),
    { edge: 640, strength: 0.5 },
  );
  lit(
    g,
    height,
    (pen) => person(pen, 'bo-ra', 210, 570, 190, { mood: 'tired', turn: 0.45, look: [0.8, 0.2], seated: true, shadow: 'left' }),
    { edge: -150, strength: 0.5 },
  );
  counter(g, 850, 200);
  mug(g, 400, 852, 70);
  mug(g, 486, 852, 62);
});

export const theArchitect = picture({ left: 0, right: 0, top: 40, bottom: 40, slant: [24, -20] }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, SOFT, MID, DARK));
  pane(g, 440, 30, 330, 520, () => {
    box(g, 440, 30, 330, 520, down(g, 30, 550, INK, DEEP, DARK));
    for (const [x, y] of [
      [480, 420],
      [540, 380],
      [600, 440],
      [690, 400],
      [730, 470],
    ] as const)
      box(g, x, y, 16, 22, alpha(PALE, 0.4));
    rain(g, 620, 150, 23);
  });
  hatch(g, `M520 0H800V${height}H420Z`, { over: [420, 0, 380, height], degrees: 60, gap: 10, color: alpha(INK, 0.6) });
  lit(
    g,
    height,
    (pen) => person(pen, 'bo-ra', 215, 330, 330, { mood: 'wry', turn: 0.3, look: [0.6, 0], shadow: 'left', tilt: -3 }),
    { edge: -40, strength: 0.55 },
  );
});

export const twentyToFour = picture({ top: 70, bottom: 70 }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, DUSK, MID, DARK));
  line(g, `M0 ${height - 150}H800M0 ${height - 132}H800`, 4);
  fill(g, `M0 70H300L120 ${height}H0Z`, alpha(INK, 0.55));
  hatch(g, `M0 70H420L240 ${height}H0Z`, { over: [0, 70, 420, height], degrees: 52, gap: 11 });
  clock(g, 400, 270, 104, '3:40');
  line(g, 'M400 353V420', 5);
});

export const aLampBlinks = picture({ left: 60, right: 60, top: 60, bottom: 60 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 0, height, DEEP, INK));
  callBoard(g, 150, 130, 500, 29);
  fill(g, `M60 60H460L60 ${height - 200}Z`, alpha(INK, 0.35));
  hatch(g, `M60 60H400L60 ${height - 330}Z`, { over: [60, 60, 400, height - 300], degrees: 48, gap: 10 });
});

export const herEyes = picture({ top: 50, bottom: 50, slant: [34, -30] }, (g, height) => {
  box(g, 0, 0, 800, height, '#d3ddd0');
  at(g, 400, height / 2 + 6, 7.6, () => head(g, 'bo-ra', { mood: 'wary', look: [0.9, 0.1], red: true }));
  fill(g, `M0 0H800V70L0 150Z`, INK);
  box(g, 0, 0, 800, height, across(g, 0, 560, alpha(DARK, 0.85), alpha(DARK, 0.25), alpha(DARK, 0.1)));
  hatch(g, `M0 0H330L200 ${height}H0Z`, { over: [0, 0, 330, height], degrees: 62, gap: 10, color: alpha(INK, 0.7) });
  const red = across(g, 300, 800, alpha(RED, 0), alpha(RED, 0.42));
  g.globalCompositeOperation = 'multiply';
  box(g, 300, 0, 500, height, red);
  g.globalCompositeOperation = 'source-over';
});

export const whichBed = picture({ left: 30, right: 30, top: 300, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 300, height, DARK, DEEP));
  callBoard(g, 190, 370, 420, 29);
  for (const [who, x, y] of [
    ['bo-ra', 190, 850],
    ['seon-u', 640, 880],
  ] as const)
    silhouette(g, height, (pen) => person(pen, who, x, y, 230, { view: 'back', seated: true }), INK, '#9c2c24');
});

export const aShortCircuit = picture({ top: 40, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 0, height, DARK, DEEP));
  line(g, `M0 470H800M330 0V${height}M0 120H800`, 6, INK);
  box(g, 380, 410, 330, 34, DEEP);
  box(g, 30, 410, 230, 34, SOFT);
  dot(g, 145, 270, 86, INK);
  dot(g, 145, 270, 66, DUSK);
  dot(g, 500, 270, 92, INK);
  dot(g, 500, 270, 72, '#ff6a58');
  glow(g, 500, 270, 420, RED, 0.75);
  hatch(g, 'M0 470H800V760H0Z', { over: [0, 470, 800, 300], degrees: 20, gap: 12, color: alpha(INK, 0.7) });
  pressingHand(g, 506, 288, 1.12, 14);
});

export const again = picture({ top: 560, bottom: 0 }, (g, height) => {
  const [x, y, width, tall] = corridor(g, {
    x: 430,
    y: 1010,
    halfWidth: 520,
    halfHeight: 620,
    lamps: [null, null, PALE, null, null, PALE, null, null, RED],
    light: 0.3,
  });
  box(g, x, y, width, tall, '#3a0f0c');
  glow(g, x + width / 2, y + tall / 2, 220, RED, 0.7);
  fill(g, `M0 560H800V680L0 600Z`, INK);
  fill(g, `M0 560H130L60 ${height}H0ZM800 560H700L760 ${height}H800Z`, alpha(INK, 0.6));
});

export const tenSeconds = picture({ left: 30, right: 0, top: 50, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, DARK, DUSK, MID));
  door(g, 90, 90, 250, height, { plate: false });
  hatch(g, `M0 0H300L200 ${height}H0Z`, { over: [0, 0, 300, height], degrees: 74, gap: 9 });
  lit(
    g,
    height,
    (pen) =>
      person(pen, 'seon-u', 580, 330, 310, { mood: 'uneasy', turn: -0.35, look: [-0.9, 0.1], shadow: 'left', seated: true }),
    { edge: -500, slope: -0.1, strength: 0.45 },
  );
  g.globalCompositeOperation = 'multiply';
  box(g, 380, 0, 260, height, across(g, 380, 640, alpha(RED, 0.25), alpha(RED, 0)));
  g.globalCompositeOperation = 'source-over';
});

export const thePrinter = picture({ top: 50, bottom: 50, slant: [-20, 26] }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 0, height, DARK, INK));
  callBoard(g, 560, 110, 180, 29);
  inked(g, 'M150 520L210 360H610L680 520Z', MID, 5);
  inked(g, 'M150 520H680V690H150Z', DUSK, 5);
  box(g, 200, 506, 430, 22, INK);
  chart(g, 268, 250, 280, 262, 6);
  inked(g, 'M150 520H680V556H150Z', SOFT, 4);
  fill(g, 'M430 556H680V690H380Z', alpha(INK, 0.4));
  dot(g, 624, 604, 9, TUBE);
  line(g, 'M190 604H330M190 630H290', 6, DARK);
  hatch(g, 'M430 556H680V690H380Z', { over: [380, 556, 300, 134], degrees: 40, gap: 8 });
  box(g, 0, 688, 800, 100, INK);
  glow(g, 640, 300, 420, RED, 0.22);
});

export const roomOnPaper = picture({ left: 30, right: 30, top: 270, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 270, height, DUSK, DARK, DEEP));
  hatch(g, `M30 270H770V480L30 620Z`, { over: [30, 270, 740, 350], degrees: 24, gap: 12, color: alpha(INK, 0.6) });
  chart(g, 190, 360, 420, 560, 9, 2);
  written(g, '712', 300, 378, 46, '#26332e', true);
  box(g, 480, 376, 90, 44, LIGHT);
  thumbs(g, 190, 600, 860);
});

export const crossedSevens = picture({ top: 240, bottom: 60 }, (g, height) => {
  box(g, 0, 0, 800, height, DEEP);
  hatch(g, `M0 0H800V${height}H0Z`, { over: [0, 0, 800, height], degrees: 30, gap: 13, color: alpha(MID, 0.5) });
  chart(g, 20, 330, 420, 560, 4, -5, 0.62);
  chart(g, 410, 380, 430, 560, 4, 4, 0.62);
  written(g, '7', 170, 450, 210, RED, true);
  written(g, '7', 530, 510, 210, RED, true);
  line(g, 'M330 700L520 560', 10, INK);
  line(g, 'M330 700L516 563', 5, RED);
});

export const myHand = picture({ top: 40, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, INK);
  fill(g, `M400 0H800V${height}H300Z`, DARK);
  hatch(g, `M380 0H800V${height}H280Z`, { over: [280, 0, 520, height], degrees: 66, gap: 12 });
  lit(g, height, (pen) => person(pen, 'bo-ra', 400, 460, 470, { mood: 'uneasy', look: [0, 0.8], shadow: 'left', tilt: 2 }), {
    edge: -60,
    strength: 0.7,
    slope: 0.05,
  });
});

export const theDoorsOpen = picture({ top: 330, bottom: 0 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 330, height, DARK, DEEP, INK));
  line(g, 'M0 1110H800', 5);
  fill(g, `M0 1110H800V${height}H0Z`, down(g, 1110, height, DARK, INK));
  hatch(g, 'M0 330H220V1110H0ZM580 330H800V1110H580Z', { over: [0, 330, 800, 780], degrees: 80, gap: 10 });
  elevator(g, 250, 560, 300, 550, 0.62, '7');
  fill(g, `M307 1110H493L690 ${height}H110Z`, down(g, 1110, height, alpha(TUBE, 0.85), alpha(PALE, 0.12)));
  glow(g, 400, 840, 420, TUBE, 0.32);
  glow(g, 400, 490, 150, RED, 0.5);
  silhouette(g, height, (pen) => person(pen, 'bo-ra', 400, 1190, 130, { view: 'back' }), INK, PALE);
});
