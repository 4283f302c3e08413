import { at, fill, line, within } from '../kit/pen.ts';
import {
  ABYSS,
  AQUA,
  BRICK,
  burst,
  CORAL,
  CREAM,
  DEEP,
  down,
  FOAM,
  LAGOON,
  LINE,
  oval,
  picture,
  rect,
  ROSE,
  rounded,
  SAND,
  shape,
  SUN,
} from './brush.ts';
import { bride, hare, roofless } from './guests.ts';
import {
  abyss,
  bubbles,
  clam,
  coral,
  desk,
  halo,
  hill,
  office,
  oldPhone,
  palace,
  ratings,
  seabed,
  shore,
  storm,
  weed,
} from './places.ts';
import { crab, fish, octopus, REST, SPREAD, star, sweat, turtle } from './staff.ts';

export const downToThePalace = picture({ bleed: true }, (g, height) => {
  rect(g, 0, 0, 800, 300, down(g, 0, 300, '#9fdcff', '#eefaff'));
  for (const [x, y, s] of [
    [140, 130, 1],
    [620, 90, 1.3],
  ] as const)
    fill(
      g,
      `M${x - 90 * s} ${y}q-10 ${-44 * s} ${40 * s} ${-44 * s}q${16 * s} ${-50 * s} ${64 * s} ${-30 * s}q${60 * s} ${-20 * s} ${66 * s} ${40 * s}q${40 * s} 0 ${30 * s} ${34 * s}Z`,
      '#ffffff',
    );
  shape(g, 'M330 236H530Q516 290 480 296H380Q344 290 330 236Z', BRICK);
  line(g, 'M426 236V120', LINE, 8);
  shape(g, 'M440 130Q520 170 510 226H440Z', CREAM, 5);
  fill(
    g,
    `M0 280Q50 250 100 280T200 280T300 280T400 280T500 280T600 280T700 280T800 280V${height}H0Z`,
    down(g, 280, height, '#8ff0e4', AQUA, LAGOON, DEEP, ABYSS),
  );
  line(g, 'M0 280Q50 250 100 280T200 280T300 280T400 280T500 280T600 280T700 280T800 280', '#ffffff', 8);
  for (const [x, w, lean] of [
    [90, 70, 120],
    [300, 110, 80],
    [560, 80, -30],
  ] as const)
    fill(
      g,
      `M${x} 290H${x + w}L${x + w * 2 - lean} ${height}H${x - lean}Z`,
      down(g, 290, height, 'rgba(255,255,255,.3)', 'rgba(255,255,255,0)'),
    );
  fish(g, 190, 620, '#ffb35a', { scale: 0.8 });
  fish(g, 330, 700, '#ff8fae', { scale: 0.56 });
  fish(g, 660, 900, '#ffd257', { scale: 0.7, mirrored: true });
  bubbles(g, 5, 50, [0, 320, 800, height - 420], 20);
  seabed(g, height - 120, height);
  coral(g, 90, height - 90, 1.3);
  coral(g, 720, height - 80, 1.5, ROSE);
  weed(g, 190, height - 70, 230);
  weed(g, 630, height - 70, 180);
  palace(g, 400, height - 130, 0.86);
});

export const theCallFloor = picture({}, (g, height) => {
  office(g, height, height - 330);
  for (const [x, y, color, s] of [
    [120, -350, '#ffb35a', 0.72],
    [650, -350, '#ff8fae', 0.72],
    [400, -380, '#8fd0ff', 0.72],
  ] as const) {
    fish(g, x, height + y, color, { scale: s, mood: 'talk' });
    desk(g, height + y + 50, 80, x - 120, x + 120);
    clam(g, x + 70, height + y + 52, 0.5);
  }
  turtle(g, 400, height - 250, { scale: 0.8, mood: 'talk', left: [-110, 120], right: [110, 120] });
  desk(g, height - 130, 140, 150, 650);
  clam(g, 560, height - 128, 0.9);
  fish(g, 80, height - 150, '#9fdc8f', { scale: 0.9, mood: 'worried' });
  sweat(g, 150, height - 230);
});

export const howMayIHelp = picture({}, (g, height) => {
  office(g, height, height - 90);
  fill(g, oval(400, 420, 330), 'rgba(255,255,255,.35)');
  turtle(g, 400, 400, { scale: 1.7, mood: 'service', left: [-130, 80], right: [128, 40], tilt: -3 });
  desk(g, height - 170, 200);
  clam(g, 660, height - 168, 1.1);
  coral(g, 110, height - 160, 0.7, '#ffd257');
});

export const myRoof = picture({}, (g, height) => {
  storm(g, height);
  roofless(g, 400, height - 450, { scale: 1.35, mood: 'yelling', phone: true, right: [90, 40], left: [-110, -60] });
  line(g, `M252 ${height - 540}L220 ${height - 680}`, LINE, 9);
  shape(
    g,
    `M110 ${height - 670}Q170 ${height - 780} 220 ${height - 680}Q280 ${height - 780} 340 ${height - 670}Q230 ${height - 630} 110 ${height - 670}Z`,
    BRICK,
  );
  shape(g, `M100 ${height - 270}l40 -40l50 30l60 -44l70 40l80 -30l60 36l70 -44l60 40l50 -30l60 34V${height + 20}H100Z`, CREAM);
  line(
    g,
    `M100 ${height - 150}H700M240 ${height - 150}v70M420 ${height - 150}v70M600 ${height - 150}v70M100 ${height - 80}H700`,
    '#e2c9a0',
    5,
  );
  for (const x of [170, 540]) shape(g, rounded(x, height - 220, 96, 110, 10), '#7fb7d6', 5);
  shape(g, 'M590 250L690 210L716 270L616 310Z', '#b5714a', 5);
  shape(g, 'M90 330L160 300L176 340L106 372Z', '#b5714a', 5);
  line(g, 'M590 200q40 -30 90 -10M560 340q60 30 130 -6', '#ffffff', 7);
});

export const whichOne = picture({}, (g, height) => {
  office(g, height, height - 60);
  turtle(g, 520, 330, { scale: 1.3, mood: 'talk', look: [-0.7, 0.2], left: [-120, 170], right: [90, 190] });
  desk(g, height - 130, 150);
  clam(g, 330, height - 126, 1.5);
});

export const thatOne = picture({ left: 0, right: 0, top: 20, bottom: 20 }, (g, height) => {
  rect(g, 0, 0, 800, height, '#ffd257');
  burst(g, 400, height * 0.62, '#ff9f5a', 18);
  roofless(g, 400, height * 0.6, { scale: 2.7, mood: 'screaming', tall: 1.06 });
});

export const iHearYou = picture({}, (g, height) => {
  office(g, height, height - 150);
  turtle(g, 400, height - 400, { scale: 1.3, mood: 'worried', hidden: true, tall: 0.9 });
  desk(g, height - 110, 140);
  line(g, `M210 ${height - 330}q-26 -16 -16 -46M590 ${height - 330}q26 -16 16 -46`, LINE, 7);
});

export const pleaseHold = picture({ bleed: true }, (g, height) => {
  rect(g, 0, 0, 800, height, down(g, 0, height, '#bff0e6', '#6fcfc8'));
  burst(g, 400, height * 0.6, 'rgba(255,255,255,.3)', 16);
  octopus(g, 400, height * 0.6, { scale: 1.22, mood: 'yelling', arms: SPREAD, holds: 'phone' });
  bubbles(g, 14, 16, [0, 0, 800, height], 18);
});

export const threeStars = picture({ top: 290 }, (g, height) => {
  office(g, height, height - 120);
  ratings(g, 400, 420, 0.66, 3);
  octopus(g, 575, height - 400, {
    scale: 0.98,
    mood: 'cross',
    look: [-0.8, 0.4],
    arms: [[-200, 120], ...REST.slice(1)],
    holds: 'none',
  });
  turtle(g, 215, height - 350, { scale: 1, mood: 'worried', look: [0.8, -0.5], left: [-60, 150], right: [60, 150], tall: 0.94 });
  sweat(g, 290, height - 470);
});

export const theBoard = picture({}, (g, height) => {
  office(g, height, height - 70);
  fill(g, oval(400, height * 0.55, 430, 250), 'rgba(255,255,255,.4)');
  ratings(g, 400, height * 0.6, 1.06, 3);
});

export const atTheAltar = picture({}, (g, height) => {
  shore(g, height, 380);
  shape(g, `M70 ${height - 60}V330Q70 190 230 190T390 330V${height - 60}`, 'rgba(255,255,255,0)', 26);
  line(g, `M70 ${height - 60}V330Q70 190 230 190T390 330V${height - 60}`, '#ffffff', 16);
  for (const [x, y] of [
    [70, 330],
    [110, 240],
    [230, 190],
    [350, 240],
    [390, 330],
    [66, 460],
    [392, 460],
  ] as const)
    shape(g, oval(x, y, 22), ROSE, 5);
  bride(g, 540, height - 380, { scale: 1.05, mood: 'crying', phone: true, right: [92, 40], left: [-100, 120] });
});

const HEAP = [CORAL, SUN, '#8fd0ff', ROSE, '#9fdc8f', '#c9a2e0', CREAM, '#ffb35a'] as const;

export const lostProperty = picture({ bleed: true }, (g, height) => {
  abyss(g, height);
  halo(g, 400, 560, 380, SUN);
  const heap = `M400 620C560 700 640 1000 800 1180V${height}H0V1200C150 1000 250 700 400 620Z`;
  shape(g, heap, '#d9b27a');
  within(g, heap, () => {
    for (let index = 0; index < 170; index++) {
      const x = (index * 197) % 800;
      const y = 650 + ((index * 331) % (height - 650));
      const color = HEAP[index % HEAP.length] ?? CORAL;
      at(g, { x, y, scale: 0.8 + (index % 4) * 0.2, turn: index }, () => {
        const kind = index % 6;
        if (kind === 0) {
          line(g, oval(0, 0, 26), LINE, 18);
          line(g, oval(0, 0, 26), SUN, 10);
        } else if (kind === 1) shape(g, 'M-40 0Q-40 -40 0 -40Q40 -40 40 0L60 8Q0 30 -60 8Z', color, 5);
        else if (kind === 2) shape(g, 'M-16 40V-10Q-30 -30 -10 -44H14Q24 -20 18 0L44 30V44H-16Z', color, 5);
        else if (kind === 3) shape(g, oval(0, 0, 34), color, 5);
        else if (kind === 4) shape(g, 'M-10 -50H10V-20Q30 -10 30 20V50H-30V20Q-30 -10 -10 -20Z', color, 5);
        else shape(g, rounded(-36, -24, 72, 48, 10), color, 5);
      });
    }
  });
  line(g, heap, LINE, 6);
  crab(g, 400, 520, { scale: 1.05, mood: 'flat' });
  turtle(g, 620, height - 270, { scale: 0.8, mood: 'worried', look: [-0.6, -0.9], left: [-110, 100], right: [110, 100] });
});

export const buyMilk = picture({}, (g, height) => {
  rect(g, 0, 0, 800, height, down(g, 0, height, DEEP, LAGOON));
  burst(g, 580, 330, 'rgba(255,226,130,.35)', 20);
  crab(g, 350, height - 260, { scale: 1.35, mood: 'flat', look: [0.8, -0.6], ring: true });
});

export const theSeaGivesBack = picture({ bleed: true }, (g, height) => {
  shore(g, height, 430);
  bride(g, 250, height - 430, { scale: 1.1, mood: 'glad', left: [-60, 40], right: [120, 100] });
  const wave = `M800 ${height - 420}C640 ${height - 520} 520 ${height - 470} 470 ${height - 380}C440 ${height - 330} 400 ${height - 320} 376 ${height - 338}C384 ${height - 290} 440 ${height - 268} 500 ${height - 290}C470 ${height - 230} 520 ${height - 180} 620 ${height - 190}C700 ${height - 180} 760 ${height - 200} 800 ${height - 180}Z`;
  shape(g, wave, AQUA);
  fill(
    g,
    `M800 ${height - 390}C660 ${height - 470} 560 ${height - 430} 520 ${height - 360}C600 ${height - 410} 700 ${height - 380} 800 ${height - 340}Z`,
    '#b6f5ec',
  );
  line(g, `M470 ${height - 380}C440 ${height - 330} 400 ${height - 320} 376 ${height - 338}`, '#ffffff', 14);
  line(g, oval(412, height - 372, 22), LINE, 16);
  line(g, oval(412, height - 372, 22), SUN, 9);
  shape(g, `M398 ${height - 396}l14 -22l14 22l-14 12Z`, '#d9fbff', 4);
  for (const [x, y] of [
    [350, -440],
    [470, -450],
    [400, -480],
  ] as const)
    line(g, `M${x} ${height + y}v-26M${x - 13} ${height + y - 13}h26`, '#ffffff', 6);
});

export const theFourth = picture({}, (g, height) => {
  rect(g, 0, 0, 800, height, '#ffe9a8');
  burst(g, 560, 320, '#fff6d6', 24);
  star(g, 560, 330, { scale: 2, mood: 'glad', tall: 1.08, tilt: 8 });
  turtle(g, 210, height - 330, { scale: 1.15, mood: 'glad', left: [-110, -50], right: [120, -60], tall: 1.06 });
});

export const theOldLine = picture({ bleed: true }, (g, height) => {
  rect(g, 0, 0, 800, height, down(g, 0, height, '#134c63', ABYSS));
  fill(g, `M300 0H500L690 ${height - 420}H110Z`, 'rgba(255,244,190,.2)');
  for (const x of [0, 690]) shape(g, `M${x} 0H${x + 110}V${height}H${x}Z`, '#1c6478');
  fill(g, `M0 ${height - 420}H800V${height}H0Z`, '#0e3a52');
  line(g, `M0 ${height - 420}H800`, LINE, 6);
  fill(g, oval(400, height - 300, 330, 80), 'rgba(255,244,190,.2)');
  shape(g, `M210 ${height - 470}H590L630 ${height - 340}H170Z`, CORAL);
  shape(g, `M190 ${height - 350}H610V${height - 300}H190Z`, BRICK);
  oldPhone(g, 400, height - 590, 1.2, true);
  octopus(g, 170, height - 190, {
    scale: 0.76,
    mood: 'shocked',
    look: [0.6, -0.8],
    arms: [
      [-190, 60],
      [-150, 200],
      [-120, 300],
      [-40, 340],
      [40, 330],
      [130, 250],
      [180, 160],
      [220, 40],
    ],
  });
  turtle(g, 640, height - 200, { scale: 0.9, mood: 'shocked', look: [-0.6, -0.8], left: [-60, 80], right: [60, 80] });
  for (const [x, y, turn] of [
    [90, 470, 0.6],
    [340, 190, -0.5],
    [480, 110, 1.2],
    [730, 480, 2.2],
  ] as const)
    at(g, { x, y: height - y, turn }, () =>
      shape(g, 'M-46 -12Q0 -42 46 -12L54 14Q40 24 28 12Q0 -6 -28 12Q-40 24 -54 14Z', CREAM, 5),
    );
});

export const aboutThatLiver = picture({ bleed: true }, (g, height) => {
  hill(g, height, 780);
  hare(g, 520, 620, { scale: 1.05, mood: 'smug', phone: true, right: [98, 44], left: [-100, 150], look: [-0.7, 0.1] });
  rect(g, 0, height - 60, 800, 60, '#1f5a52');
  for (let blade = 0; blade < 26; blade++)
    line(g, `M${blade * 32} ${height}q6 -40 ${(blade % 3) * 8 - 8} -${60 + ((blade * 17) % 40)}`, '#469277', 6);
  shape(g, oval(250, 950, 44, 40), CREAM, 5);
  fill(g, oval(250, 938, 28, 14), SAND);
  fill(g, oval(236, 926, 10), FOAM);
});
