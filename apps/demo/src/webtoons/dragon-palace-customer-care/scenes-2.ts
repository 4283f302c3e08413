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
  LAGOON,
  LINE,
  oval,
  picture,
  rect,
  ROSE,
  rounded,
  shape,
  SUN,
} from './brush.ts';
import { hare, king } from './guests.ts';
import { bubbles, clam, desk, hill, office, oldPhone, scroll, throneRoom, water, weed } from './places.ts';
import { crab, fish, octopus, RAISED, REST, star, sweat, turtle } from './staff.ts';

export const inInstallments = picture({}, (g, height) => {
  hill(g, height, 520);
  hare(g, 300, height - 330, { scale: 1.7, mood: 'smug', phone: true, right: [98, 44], left: [-104, 100], look: [0.7, 0.1] });
});

export const theFile = picture({ bleed: true }, (g, height) => {
  office(g, 760, 640);
  turtle(g, 400, 400, { scale: 1, mood: 'shocked', look: [0, 0.9], left: [-150, 210], right: [150, 210] });
  rect(g, 0, 740, 800, height, down(g, 740, height, '#8fded4', AQUA, LAGOON, DEEP));
  bubbles(g, 3, 24, [0, 780, 800, height - 800]);
  scroll(
    g,
    `M230 590H570V900C570 990 640 1010 640 1090V1340C640 1420 520 1440 520 1520V${height + 20}H180V1520C180 1440 300 1420 300 1340V1090C300 1010 230 990 230 900Z`,
    [230, 600, 380, height - 600],
  );
  shape(g, rounded(206, 566, 388, 44, 20), '#b4763f');
  line(g, oval(400, 720, 46), BRICK, 8);
  line(g, 'M372 720h56M400 692v56M380 700l40 40', BRICK, 6);
  fish(g, 120, 1180, '#ffb35a', { scale: 0.8, mood: 'shocked' });
  fish(g, 700, 1480, '#ff8fae', { scale: 0.8, mood: 'shocked', mirrored: true });
});

export const doNotListen = picture({ top: 300 }, (g, height) => {
  office(g, height, height - 60);
  octopus(g, 530, height - 360, { scale: 1.3, mood: 'worried', look: [-0.7, 0.4], arms: [[-230, 60], ...REST.slice(1)] });
  turtle(g, 190, height - 260, { scale: 1.3, mood: 'worried', look: [0.8, -0.3] });
});

export const thePortrait = picture({}, (g, height) => {
  rect(g, 0, 0, 800, height, down(g, 0, height, '#7a3f6e', '#54305a'));
  for (let x = 40; x < 800; x += 80) line(g, `M${x} 0V${height}`, 'rgba(255,255,255,.07)', 24);
  shape(g, rounded(200, 270, 400, 440, 24), SUN);
  for (const [x, y] of [
    [200, 270],
    [600, 270],
    [200, 710],
    [600, 710],
  ] as const)
    shape(g, oval(x, y, 26), SUN, 5);
  const canvas = rounded(238, 308, 324, 364, 10);
  shape(g, canvas, '#2f7f86');
  within(g, canvas, () => {
    fill(g, oval(400, 470, 170), 'rgba(255,255,255,.16)');
    turtle(g, 400, 500, { scale: 0.95, old: true, mood: 'content', headset: false });
  });
  line(g, canvas, LINE, 6);
  fill(g, `M130 0H670L760 ${height}H40Z`, 'rgba(255,244,200,.12)');
  turtle(g, 130, height - 190, { scale: 0.86, mood: 'moved', look: [0.7, -0.9] });
  octopus(g, 700, height - 210, { scale: 0.6, mood: 'sad', look: [-0.8, -0.6] });
});

export const sameVoice = picture({}, (g, height) => {
  hill(g, height, 600);
  hare(g, 520, height - 340, {
    scale: 1.6,
    mood: 'content',
    phone: true,
    right: [98, 44],
    left: [-70, 150],
    look: [-0.8, -0.6],
    tilt: 4,
  });
});

export const howWasHe = picture({}, (g, height) => {
  office(g, height, height - 60);
  fill(g, oval(290, 420, 330), 'rgba(255,255,255,.3)');
  bubbles(g, 9, 12, [420, 60, 340, height - 100], 26);
  turtle(g, 290, 420, { scale: 2, mood: 'moved', look: [0.4, -0.3], left: [-70, 90], right: [60, 60], tilt: -4 });
});

export const onHold = picture({}, (g, height) => {
  rect(g, 0, 0, 800, height, down(g, 0, height, '#4a2c63', '#8a4f8f'));
  for (const [x, lean] of [
    [150, 60],
    [400, 0],
    [650, -60],
  ] as const)
    fill(g, `M${x - 30} 0H${x + 30}L${x + lean * 2 + 170} ${height}H${x + lean * 2 - 170}Z`, 'rgba(255,230,150,.2)');
  shape(g, `M0 ${height - 190}Q400 ${height - 250} 800 ${height - 190}V${height}H0Z`, '#d98f5a');
  fish(g, 190, height - 330, '#ffb35a', { scale: 1, mood: 'bliss', tilt: 8, mirrored: true });
  shape(g, `M108 ${height - 330}L58 ${height - 392}L38 ${height - 322}L60 ${height - 286}Z`, SUN, 5);
  line(g, `M124 ${height - 326}L90 ${height - 334}`, LINE, 14);
  crab(g, 420, height - 330, { scale: 0.85, mood: 'yelling' });
  for (const x of [330, 510]) {
    shape(g, rounded(x - 60, height - 270, 120, 90, 20), CORAL);
    shape(g, oval(x, height - 270, 62, 18), CREAM, 5);
  }
  star(g, 630, height - 340, { scale: 1, mood: 'glad', tilt: 14 });
  for (const [x, y] of [
    [548, -300],
    [704, -310],
  ] as const) {
    line(g, `M${x} ${height + y}l${x < 650 ? -16 : 14} -50`, LINE, 9);
    shape(g, oval(x + (x < 650 ? -20 : 16), height + y - 66, 24), ROSE, 5);
  }
});

export const louder = picture({}, (g, height) => {
  hill(g, height, 560);
  hare(g, 400, height - 320, {
    scale: 1.4,
    mood: 'bliss',
    phone: true,
    right: [98, 44],
    left: [-140, -30],
    tilt: 10,
    tall: 1.06,
  });
  line(g, `M150 ${height - 180}q-30 -20 -10 -50M640 ${height - 160}q40 -16 24 -54`, '#fff7d6', 7);
});

export const everythingShakes = picture({ left: 0, right: 0 }, (g, height) => {
  at(g, { x: 400, y: height / 2, turn: 0.07 }, () =>
    at(g, { x: -440, y: -height / 2 - 20, scale: 1.1 }, () => office(g, height, height - 140)),
  );
  turtle(g, 230, height - 270, { scale: 0.9, mood: 'screaming', tilt: -14, left: [-140, 20], right: [140, 0] });
  octopus(g, 580, height - 290, { scale: 0.66, mood: 'shocked', tilt: 12, arms: RAISED });
  for (const [x, y, turn] of [
    [110, 130, 0.5],
    [400, 190, -0.7],
    [690, 120, 1.1],
  ] as const) {
    at(g, { x, y, turn }, () => shape(g, 'M-46 -12Q0 -42 46 -12L54 14Q40 24 28 12Q0 -6 -28 12Q-40 24 -54 14Z', SUN, 5));
  }
  for (let y = 60; y < height; y += 90) line(g, `M20 ${y}l24 20l-20 22l24 20M780 ${y}l-24 20l20 22l-24 20`, '#ffffff', 6);
});

export const isThatTheHare = picture({}, (g, height) => {
  rect(g, 0, 0, 800, height, '#8fded4');
  const arch = `M70 ${height - 150}V430A330 320 0 0 1 730 430V${height - 150}Z`;
  within(g, arch, () => {
    rect(g, 0, 0, 800, height, '#39b6a4');
    for (let row = 0; row < 9; row++)
      for (let column = 0; column < 9; column++)
        line(g, `M${column * 100 - (row % 2) * 50} ${row * 90 + 60}q50 70 100 0`, '#2a8f86', 7);
    shape(g, oval(400, 540, 230, 190), '#fffbe0', 10);
    fill(g, oval(400, 560, 110, 130), SUN);
    fill(g, oval(400, 560, 46, 124), '#1c3640');
    fill(g, oval(436, 480, 30), '#ffffff');
    shape(g, 'M130 420Q400 250 670 470Q400 340 130 420Z', '#2a8f86', 8);
    line(g, 'M180 700Q400 800 620 690', LINE, 10);
  });
  line(g, arch, LINE, 30);
  line(g, arch, ROSE, 16);
  turtle(g, 400, height - 130, { scale: 0.7, mood: 'shocked', look: [0, -0.9], left: [-60, 60], right: [60, 60], tall: 0.9 });
});

export const myLiver = picture({ bleed: true }, (g, height) => {
  throneRoom(g, height);
  king(g, 400, height - 420, { scale: 1.2, mood: 'crying', ailing: true, mirrored: true });
});

export const whichSide = picture({}, (g, height) => {
  office(g, height, height - 70);
  turtle(g, 290, 390, { scale: 1.5, mood: 'worried', look: [0.6, -0.7], left: [-80, 160], right: [120, -60] });
  sweat(g, 130, 260);
  clam(g, 650, height - 66, 1);
});

export const thisOne = picture({ top: 250 }, (g, height) => {
  throneRoom(g, height);
  king(g, 400, height - 340, { scale: 0.98, mood: 'worried', ailing: true, mirrored: true, look: [-0.4, 0.8] });
});

export const nobodySpeaks = picture({}, (g, height) => {
  office(g, height, height - 190);
  king(g, 400, height - 470, { scale: 0.92, mood: 'flat' });
  octopus(g, 660, height - 300, { scale: 0.62, mood: 'flat', look: [-0.8, 0] });
  turtle(g, 150, height - 300, { scale: 0.8, mood: 'flat', look: [0.8, -0.3] });
  fish(g, 270, height - 110, '#ffb35a', { scale: 0.7, mood: 'flat' });
  fish(g, 520, height - 100, '#8fd0ff', { scale: 0.7, mood: 'flat', mirrored: true });
  bubbles(g, 21, 7, [360, 60, 90, height - 500], 26);
});

export const whatIsOff = picture({}, (g, height) => {
  throneRoom(g, height);
  king(g, 470, height - 380, { scale: 1.5, mood: 'moved', look: [-0.5, 0.3] });
  turtle(g, 130, height - 170, { scale: 0.9, mood: 'content', look: [0.8, -0.8], right: [110, 20] });
});

export const onSpeaker = picture({}, (g, height) => {
  rect(g, 0, 0, 800, height, '#ff9f8f');
  burst(g, 400, height - 330, '#ffb9a8', 20);
  octopus(g, 400, height - 350, { scale: 1, mood: 'screaming', arms: RAISED });
  desk(g, height - 130, 160);
  oldPhone(g, 150, height - 200, 0.66, true);
});

export const whoMindsTheSea = picture({ bleed: true }, (g, height) => {
  water(g, height, ['#dffaf4', AQUA, LAGOON, DEEP, ABYSS], 0.3);
  king(g, 400, 420, { scale: 0.8, mood: 'bliss', holiday: true, tilt: -6 });
  shape(g, rounded(560, 600, 150, 110, 18), '#b4763f');
  line(g, 'M604 600v-26h60v26M560 650h150', LINE, 7);
  bubbles(g, 6, 30, [100, 720, 600, 380], 26);
  at(g, { x: 470, y: 1010, turn: 0.4 }, () => shape(g, 'M-60 0L-70 -54L-30 -20L0 -72L30 -20L70 -54L60 0Q0 18 -60 0Z', SUN));
  line(g, 'M430 880v60M480 860v70M530 890v50', '#ffffff', 6);
  for (const [x, y, color, mirrored] of [
    [90, 330, '#ffb35a', false],
    [710, 330, '#ff8fae', true],
    [120, 170, '#8fd0ff', false],
    [690, 160, '#ffd257', true],
  ] as const)
    fish(g, x, height - y, color, { scale: 0.8, mood: 'shocked', mirrored, look: [0.7, 0] });
  turtle(g, 400, height - 300, { scale: 1.1, mood: 'shocked', look: [0.2, -0.9], left: [-90, 150], right: [90, 150] });
  weed(g, 40, height + 10, 150);
  weed(g, 740, height + 10, 130);
});
