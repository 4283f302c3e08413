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
  SAND,
  shape,
  SUN,
  type Brush,
} from './brush.ts';
import { hare, king, moon, roofless, typhoon } from './guests.ts';
import { abyss, bubbles, clam, coral, desk, halo, office, oldPhone, ratings, shore, storm } from './places.ts';
import { octopus, RAISED, SPREAD, star, sweat, turtle } from './staff.ts';

export const iAmTheSea = picture({}, (g, height) => {
  office(g, height, height - 90);
  halo(g, 400, 470, 330, '#fff6c9');
  turtle(g, 400, 480, { scale: 1.5, mood: 'worried', crowned: true, left: [-120, 100], right: [120, 90] });
  desk(g, height - 150, 180);
  clam(g, 660, height - 148, 1);
  oldPhone(g, 150, height - 206, 0.58, false);
});

export const signHere = picture({}, (g, height) => {
  rect(g, 0, 0, 800, height, down(g, 0, height, '#16265a', '#3d4f9b', '#7f86c9'));
  for (let index = 0; index < 46; index++) fill(g, oval((index * 173) % 800, (index * 97) % height, 2 + (index % 3)), '#fff7d6');
  fill(g, oval(430, 430, 290), 'rgba(255,243,190,.18)');
  moon(g, 430, 430, { scale: 1.35, mood: 'flat', look: [-0.3, 0.6] });
  at(g, { x: 190, y: height - 190, turn: -0.14 }, () => {
    shape(g, rounded(-110, -150, 220, 290, 18), '#b4763f');
    shape(g, 'M-88 -118H88V118H-88Z', CREAM, 5);
    for (let row = 0; row < 5; row++) line(g, `M-64 ${-80 + row * 34}H${50 - (row % 2) * 30}`, '#9db3ae', 6);
    line(g, 'M-60 92H60', LINE, 5);
    shape(g, rounded(-40, -166, 80, 34, 12), SUN, 5);
  });
});

export const signSignSign = picture({}, (g, height) => {
  office(g, height, height - 120);
  for (let sheet = 0; sheet < 16; sheet++)
    at(g, { x: (sheet * 211) % 800, y: 220 + ((sheet * 157) % (height - 260)), turn: sheet }, () => {
      shape(g, 'M-46 -60H46V60H-46Z', CREAM, 5);
      line(g, 'M-28 -34H24M-28 -12H28M-28 10H12', '#9db3ae', 5);
      fill(g, oval(16, 36, 14), 'rgba(221,85,72,.7)');
    });
  octopus(g, 400, height - 420, { scale: 1.05, mood: 'cross', arms: SPREAD, holds: 'stamp' });
});

export const theInTray = picture({ bleed: true }, (g, height) => {
  rect(g, 0, 0, 800, height, down(g, 0, height, '#e3fbf6', AQUA, LAGOON, DEEP));
  bubbles(g, 17, 30, [0, 200, 800, height - 300], 20);
  for (let sheet = 0; sheet * 30 < height - 640; sheet++) {
    const y = height - 60 - sheet * 30;
    const x = 400 + Math.sin(sheet * 0.55) * (10 + sheet * 1.2) + ((sheet * 37) % 30) - 15;
    const lean = ((sheet * 29) % 14) - 7;
    shape(
      g,
      `M${x - 190} ${y + lean}H${x + 190}L${x + 186} ${y + 32 - lean}H${x - 186}Z`,
      [CREAM, '#ffffff', '#ffe8c8', '#e6f7f2', ROSE][sheet % 5] ?? CREAM,
      5,
    );
  }
  turtle(g, 410, 380, { scale: 0.9, mood: 'dizzy', crowned: true, left: [-130, 40], right: [130, 20], tilt: 6 });
  for (const [x, y] of [
    [120, 820],
    [690, 980],
    [90, 1240],
  ] as const)
    at(g, { x, y, turn: x }, () => shape(g, 'M-40 -54H40V54H-40Z', CREAM, 5));
  octopus(g, 690, height - 150, { scale: 0.5, mood: 'shocked', look: [-0.6, -0.9] });
});

export const waah = picture({ left: 0, right: 0 }, (g, height) => {
  storm(g, height, 9);
  typhoon(g, 400, height - 330, { scale: 1.7, mood: 'crying', tall: 0.95 });
});

export const littleOne = picture({}, (g, height) => {
  office(g, height, height - 60);
  turtle(g, 290, 440, { scale: 1.6, mood: 'sad', crowned: true, look: [0.6, 0], left: [-90, 140], right: [84, 30], tilt: 5 });
});

const roof = (g: Brush, x: number, y: number, scale: number, tilt = 0): void =>
  at(g, { x, y, scale, turn: tilt }, () => {
    shape(g, 'M-200 60L-150 -50H150L200 60Q0 84 -200 60Z', '#b5573f');
    for (let tile = -4; tile <= 4; tile++) line(g, `M${tile * 32} -46L${tile * 44} 66`, '#8f4130', 7);
    line(g, 'M-150 -50H150', LINE, 20);
    line(g, 'M-150 -50H150', '#d98262', 10);
  });

export const behindYourBack = picture({ top: 210 }, (g, height) => {
  storm(g, height, 12);
  roof(g, 560, height - 420, 1, 0.3);
  typhoon(g, 360, height - 360, { scale: 1.4, mood: 'worried', look: [-0.9, -0.3] });
});

export const aRoof = picture({}, (g, height) => {
  storm(g, height, 14);
  typhoon(g, 520, height - 270, { scale: 1.9, mood: 'sad', look: [0.9, 0.5] });
});

export const itWaved = picture({ top: 230, left: 0, right: 0 }, (g, height) => {
  storm(g, height, 3);
  shape(g, `M0 ${height - 110}Q400 ${height - 190} 800 ${height - 110}V${height}H0Z`, '#5f8f6a');
  shape(g, `M240 ${height - 300}H560V${height - 120}H240Z`, CREAM);
  shape(g, rounded(360, height - 230, 80, 110, 10), '#b4763f', 5);
  roof(g, 400, height - 370, 0.95, -0.16);
  line(g, `M160 ${height - 440}q-36 30 -20 78M120 ${height - 460}q-54 46 -32 116`, '#ffffff', 8);
  typhoon(g, 650, 440, { scale: 0.7, mood: 'glad', look: [-0.7, 0.6] });
});

export const givenBack = picture({ bleed: true }, (g, height) => {
  rect(g, 0, 0, 800, height, down(g, 0, height, '#7fc4ef', '#cdefff', '#fff3d0'));
  for (const [radius, color] of [
    [620, '#ff9f8f'],
    [584, '#ffd257'],
    [548, '#93d98a'],
    [512, '#8fd0ff'],
    [476, '#c9a2e0'],
  ] as const) {
    g.lineWidth = 36;
    g.strokeStyle = color;
    g.globalAlpha = 0.55;
    g.beginPath();
    g.arc(400, height - 120, radius, Math.PI, 0);
    g.stroke();
    g.globalAlpha = 1;
  }
  shape(g, `M-20 ${height - 180}Q400 ${height - 270} 820 ${height - 180}V${height + 20}H-20Z`, '#79b96f');
  shape(g, `M210 ${height - 430}H590V${height - 190}H210Z`, CREAM);
  shape(g, rounded(250, height - 370, 90, 90, 10), '#7fb7d6', 5);
  shape(g, rounded(440, height - 350, 100, 150, 10), '#b4763f', 5);
  roofless(g, 140, height - 330, { scale: 0.72, mood: 'shocked', look: [0.7, -0.8], left: [-90, 60], right: [90, 40] });
  roof(g, 400, height - 640, 1.15, 0.05);
  line(g, `M300 ${height - 540}v60M400 ${height - 530}v60M500 ${height - 540}v60`, '#ffffff', 8);
  typhoon(g, 430, height - 930, { scale: 1.05, mood: 'worried', look: [0, 0.9] });
});

export const fiveStars = picture({}, (g, height) => {
  rect(g, 0, 0, 800, height, down(g, 0, height, '#8fd8ff', '#e3f7ff'));
  shape(g, `M120 ${height - 330}H690V${height + 20}H120Z`, CREAM);
  const hole = rounded(210, height - 330, 390, 300, 20);
  shape(g, hole, '#7a5a45');
  within(g, hole, () =>
    roofless(g, 400, height - 170, { scale: 1.35, mood: 'flat', phone: true, right: [90, 40], left: [-90, 150] }),
  );
  line(g, hole, LINE, 6);
  roof(g, 400, 350, 1.75, 0.07);
});

export const theFifth = picture({ left: 0, right: 0 }, (g, height) => {
  rect(g, 0, 0, 800, height, '#ffe08a');
  burst(g, 400, height * 0.56, '#fff3c4', 26);
  ratings(g, 400, height * 0.3, 0.84, 5);
  star(g, 400, height * 0.7, { scale: 1.9, mood: 'bliss', tall: 0.92 });
});

export const withDental = picture({}, (g, height) => {
  office(g, height, height - 120);
  octopus(g, 520, height - 430, {
    scale: 0.98,
    mood: 'moved',
    arms: RAISED.map(([x, y]) => [x * 0.82, y * 0.8 + 40] as const),
    holds: 'hanky',
  });
  turtle(g, 150, height - 320, { scale: 1, mood: 'glad', crowned: true, look: [0.6, -0.4] });
});

export const thePostcard = picture({ top: 240 }, (g, height) => {
  rect(g, 0, 0, 800, height, down(g, 240, height, CORAL, BRICK));
  at(g, { x: 400, y: (height + 220) / 2, turn: -0.05 }, () => {
    fill(g, 'M-308 -198H332V242H-308Z', 'rgba(23,66,76,.3)');
    shape(g, 'M-320 -220H320V220H-320Z', '#ffffff');
    within(g, 'M-294 -194H294V194H-294Z', () =>
      at(g, { x: -400, y: -430 }, () => {
        shore(g, 700, 380);
        shape(g, 'M540 620L556 330H574L570 620Z', '#b4763f', 5);
        shape(g, 'M400 350Q560 190 720 350Q560 310 400 350Z', CORAL);
        king(g, 310, 440, { scale: 0.56, mood: 'bliss', holiday: true });
        hare(g, 560, 500, { scale: 0.56, mood: 'bliss', shades: true, left: [-130, 60], right: [110, 140] });
        shape(g, 'M650 540H690L684 600H656Z', SUN, 5);
        line(g, 'M676 540l16 -36', BRICK, 6);
      }),
    );
    line(g, 'M-294 -194H294V194H-294Z', LINE, 5);
    shape(g, 'M230 -190H288V-122H230Z', ROSE, 4);
  });
});

export const savedUpLeave = picture({}, (g, height) => {
  office(g, height, height - 40);
  turtle(g, 400, height - 250, { scale: 1.9, mood: 'flat', crowned: true, tall: 0.9 });
  sweat(g, 590, height - 380);
});

export const lineTwo = picture({ bleed: true }, (g, height) => {
  abyss(g, height);
  rect(g, 0, 0, 800, 640, down(g, 0, 640, '#134c63', DEEP));
  fill(g, 'M300 0H500L640 640H160Z', 'rgba(255,244,190,.18)');
  turtle(g, 250, 400, { scale: 0.95, mood: 'worried', crowned: true, look: [0.9, 0.6], right: [100, 160] });
  desk(g, 600, 90);
  oldPhone(g, 560, 516, 0.86, false);
  halo(g, 646, 584, 110, SUN);
  fill(g, 'M0 690H800V780H0Z', down(g, 690, 780, LINE, ABYSS));
  const flex = 'M470 690C300 820 560 920 420 1050C300 1170 540 1250 430 1360';
  line(g, flex, '#06233b', 18);
  line(g, flex, '#86bba4', 8);
  bubbles(g, 40, 22, [80, 800, 640, 400], 16);
  halo(g, 400, height - 300, 330, SUN);
  shape(g, `M-20 ${height - 90}Q200 ${height - 150} 420 ${height - 104}T830 ${height - 120}V${height + 20}H-20Z`, '#1a5068');
  coral(g, 100, height - 90, 1, '#3d7f8f');
  coral(g, 700, height - 100, 1.2, '#3d7f8f');
  turtle(g, 400, height - 390, { scale: 1.15, mood: 'bliss', old: true, headset: false, left: [-120, 180], right: [92, 70] });
  at(g, { x: 496, y: height - 370, scale: 1.1, turn: 1.35 }, () =>
    shape(g, 'M-46 -12Q0 -42 46 -12L54 14Q40 24 28 12Q0 -6 -28 12Q-40 24 -54 14Z', '#86bba4', 5),
  );
  shape(g, oval(506, height - 314, 30, 24), '#a9c99a', 5);
  shape(g, oval(220, height - 110, 34, 26), SAND, 5);
});
