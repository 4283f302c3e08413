import { alpha } from '../../artwork/kit/colour.ts';
import { fill } from '../kit/pen.ts';
import { grippingHand } from './hands.ts';
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
import { display, written } from './numerals.ts';
import { head } from './heads.ts';
import { person } from './people.ts';
import { CALLS, CLIMBS, STANDS, WALKS } from './poses.ts';
import { corridor, counter, door, elevator, monitor, mug } from './places.ts';

export const notGoing = picture({ left: 30, right: 30, top: 290, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 290, height, DARK, DEEP));
  elevator(g, 330, 440, 260, 520, 0.7, '7');
  glow(g, 460, 700, 380, TUBE, 0.26);
  glow(g, 460, 375, 130, RED, 0.5);
  hatch(g, 'M30 290H280V1020H30Z', { over: [30, 290, 250, 730], degrees: 78, gap: 10 });
  lit(
    g,
    height,
    (pen) =>
      person(pen, 'seon-u', 650, 620, 190, {
        mood: 'uneasy',
        turn: -0.7,
        look: [-1, 0],
        pose: { ...STANDS, left: [-52, -80] },
        shadow: 'right',
      }),
    { edge: 640, strength: 0.6 },
  );
  lit(g, height, (pen) => person(pen, 'bo-ra', 200, 640, 200, { view: 'right', mood: 'wary' }), {
    edge: -170,
    slope: 0.02,
    strength: 0.66,
  });
});

export const callingSecurity = picture({ top: 40, bottom: 40, slant: [-20, 20] }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, DARK, DUSK, MID));
  for (const x of [40, 150, 260]) fill(g, `M${x} 0h40v${height}h-40Z`, alpha(INK, 0.2));
  hatch(g, `M0 0H360L250 ${height}H0Z`, { over: [0, 0, 360, height], degrees: 70, gap: 11 });
  lit(
    g,
    height,
    (pen) =>
      person(pen, 'bo-ra', 520, 320, 290, {
        mood: 'talk',
        turn: -0.4,
        look: [-0.7, 0],
        shadow: 'left',
        pose: CALLS,
        phone: true,
        seated: true,
      }),
    { edge: 720, strength: 0.5 },
  );
});

const screens = (g: Pen, x: number, y: number, size: number, count: number): void => {
  for (let index = 0; index < count; index++) {
    const [sx, sy] = [x + (index % 3) * size * 1.12, y + Math.floor(index / 3) * size * 0.86];
    inked(g, `M${sx} ${sy}h${size}v${size * 0.74}h${-size}Z`, INK, 4);
    if (index === 4) continue;
    box(g, sx + 8, sy + 8, size - 16, size * 0.74 - 16, down(g, sy, sy + size, SOFT, DUSK));
    line(
      g,
      `M${sx + 8} ${sy + size * 0.66}l${size * 0.34} ${-size * 0.3}h${size * 0.2}l${size * 0.36} ${size * 0.3}M${sx + size * 0.42} ${sy + size * 0.36}v${-size * 0.2}h${size * 0.16}v${size * 0.2}`,
      3,
      DARK,
    );
  }
};

export const theBooth = picture({ top: 60, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 0, height, DEEP, INK));
  screens(g, 60, 260, 200, 6);
  glow(g, 380, 420, 460, PALE, 0.2);
  silhouette(
    g,
    height,
    (pen) => person(pen, 'guard', 410, 690, 170, { view: 'back', seated: true, pose: CALLS, phone: true }),
    INK,
    SOFT,
  );
  counter(g, 900, 120);
  mug(g, 690, 902, 54);
  hatch(g, `M0 60H110L60 ${height}H0ZM800 60H720L750 ${height}H800Z`, { over: [0, 60, 800, height], degrees: 68, gap: 10 });
});

export const hisEyes = picture({ top: 50, bottom: 50, slant: [-30, 30] }, (g, height) => {
  box(g, 0, 0, 800, height, '#9fb0a4');
  at(g, 380, height / 2 + 10, 6.8, () => head(g, 'guard', { mood: 'stern', look: [0.2, -0.1], shadow: 'right' }));
  box(g, 0, 0, 800, height, down(g, 60, height, alpha(INK, 0.72), alpha(DARK, 0.15), alpha(INK, 0.5)));
});

export const neverTwice = picture({ left: 30, right: 30, top: 230, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 230, height, DARK, INK));
  screens(g, -90, 300, 190, 6);
  box(g, 30, 230, 480, height, alpha(INK, 0.45));
  lit(
    g,
    height,
    (pen) =>
      person(pen, 'guard', 520, 560, 250, {
        mood: 'stern',
        turn: -0.5,
        look: [-0.4, 0.5],
        shadow: 'right',
        seated: true,
        pose: CALLS,
        phone: true,
      }),
    { edge: 600, strength: 0.6 },
  );
});

export const theNurseBefore = picture({ left: 60, right: 60, top: 220, bottom: 50 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 220, height, DUSK, DARK));
  hatch(g, `M60 220H740V420L60 560Z`, { over: [60, 220, 680, 340], degrees: 28, gap: 11 });
  at(
    g,
    400,
    540,
    1,
    () => {
      fill(g, 'M-160 -206H190V240H-160Z', alpha(INK, 0.5));
      inked(g, 'M-180 -220H170V226H-180Z', DEEP, 5);
      box(g, -152, -192, 294, 390, down(g, -192, 198, PALE, SOFT));
      within712(g);
      line(g, 'M-152 -192L142 40M-152 -120L60 50', 5, alpha(TUBE, 0.35));
    },
    -4,
  );
  box(g, 60, 760, 680, 200, INK);
});

/** The photograph in the guard's frame: a row of nurses, one of them blurred away. */
const within712 = (g: Pen): void => {
  for (const [x, who] of [
    [-90, 'bo-ra'],
    [84, 'bo-ra'],
  ] as const)
    at(g, x, -40, 0.62, () => {
      inked(g, 'M-96 240Q-90 90 0 86Q90 90 96 240Z', who === 'bo-ra' ? LIGHT : MID, 3);
      inked(g, 'M-48 -18C-50 -72 50 -72 48 -18C49 26 26 66 0 67C-26 66 -49 26 -48 -18Z', '#d3ddd0', 3);
      fill(g, 'M-54 6C-60 -84 60 -84 54 6C40 -30 -40 -30 -54 6Z', INK);
      line(g, 'M-26 2h14M12 2h14M-10 42q10 8 20 0', 3.4);
      inked(g, 'M-34 -66L-28 -96H28L34 -66Z', TUBE, 3);
    });
  at(g, -2, -56, 0.66, () => {
    inked(g, 'M-96 240Q-90 90 0 86Q90 90 96 240Z', LIGHT, 3);
    dot(g, 0, -2, 54, SOFT, 70);
    line(g, 'M-52 -30Q0 -60 50 -24M-54 0Q0 -20 52 8M-50 30Q0 14 48 40M-30 56Q0 44 34 58M-40 -56Q0 -76 40 -50', 13, DUSK);
    dot(g, 0, -78, 26, DUSK);
  });
};

export const onTheScreen = picture({ left: 24, right: 24, top: 240, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, INK);
  inked(g, `M60 280H740V${height - 80}H60Z`, DARK, 6);
  box(g, 92, 312, 616, height - 424, down(g, 312, height, PALE, SOFT, DUSK));
  line(
    g,
    `M92 ${height - 112}L230 ${height - 250}H570L708 ${height - 112}M230 ${height - 250}V312M570 ${height - 250}V312`,
    4,
    DARK,
  );
  g.save();
  g.beginPath();
  g.rect(92, 312, 616, height - 424);
  g.clip();
  silhouette(g, height, (pen) => person(pen, 'patient', 400, 540, 120, { view: 'back' }), '#14201c', MID);
  g.restore();
  for (let y = 312; y < height - 112; y += 6) line(g, `M92 ${y}H708`, 1.6, alpha(INK, 0.28));
  box(g, 92, 610, 616, 22, alpha(TUBE, 0.35));
  display(g, '3:40', 560, 340, 44, RED);
  display(g, '7', 120, 340, 44, RED);
  glow(g, 400, 560, 420, PALE, 0.14);
});

export const nobodyInside = picture({ left: 30, right: 30, top: 40, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 0, height, MID, DUSK));
  box(g, 170, 40, 460, height, down(g, 40, height, TUBE, LIGHT, PALE));
  line(
    g,
    `M240 40V${height - 210}H560V40M170 ${height - 40}L240 ${height - 210}M630 ${height - 40}L560 ${height - 210}M240 480H560`,
    4,
    SOFT,
  );
  fill(g, `M240 ${height - 210}H560L630 ${height - 40}H170Z`, PALE);
  line(g, `M170 40V${height}M630 40V${height}`, 7);
  for (const x of [40, 640])
    for (let step = 0; step < 130; step += 26) line(g, `M${x + step} 40V${height}`, 1.4, alpha(INK, 0.25));
  silhouette(
    g,
    height,
    (pen) => {
      person(pen, 'bo-ra', 190, 470, 260, { view: 'right', mood: 'wary' });
    },
    INK,
    TUBE,
  );
});

export const tenMinutes = picture({ top: 40, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, DARK, MID, DUSK));
  door(g, 470, 130, 300, height, { plate: false });
  hatch(g, `M0 40H420V${height}H0Z`, { over: [0, 40, 420, height], degrees: 76, gap: 12, color: alpha(INK, 0.7) });
  lit(
    g,
    height,
    (pen) => {
      person(pen, 'seon-u', 120, 420, 190, { mood: 'asking', turn: 0.5, look: [0.8, 0], shadow: 'left' });
      person(pen, 'bo-ra', 430, 400, 200, { view: 'left', mood: 'stern', pose: { ...STANDS, right: [-30, -60] } });
    },
    { edge: -60, strength: 0.5 },
  );
});

export const theStairs = picture({ top: 0, bottom: 0 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 0, height, INK, DARK, DUSK, DEEP));
  box(g, 0, 0, 60, height, INK);
  box(g, 740, 0, 60, height, INK);
  for (let flight = 0; flight < 5; flight++) {
    const base = height - 120 - flight * 350;
    const toRight = flight % 2 === 0;
    const x = (share: number): number => (toRight ? 110 + share * 580 : 690 - share * 580);
    fill(g, `M${x(0)} ${base}L${x(1)} ${base - 350}V${base - 270}L${x(0)} ${base + 80}Z`, flight % 2 ? DEEP : DARK);
    let steps = `M${x(0)} ${base}`;
    for (let step = 0; step < 12; step++) steps += `V${base - (step + 1) * 29.2}H${x((step + 1) / 12)}`;
    fill(g, `${steps}L${x(1)} ${base - 330}L${x(0)} ${base + 24}Z`, flight % 2 ? DUSK : MID);
    line(g, steps, 3.4);
    line(g, `M${x(0)} ${base - 130}L${x(1)} ${base - 480}`, 9);
    line(g, `M${x(0)} ${base - 132}L${x(1)} ${base - 482}`, 4, SOFT);
    for (let step = 0; step <= 6; step++) line(g, `M${x(step / 6)} ${base - step * 58.4}v-130`, 3);
    hatch(g, `M${x(0)} ${base + 20}L${x(1)} ${base - 330}V${base - 270}L${x(0)} ${base + 80}Z`, {
      over: [110, base - 340, 580, 430],
      degrees: toRight ? 40 : -40,
      gap: 8,
    });
    if (flight % 2 === 1) {
      box(g, 330, base - 240, 140, 16, flight === 3 ? DUSK : TUBE);
      if (flight !== 3) glow(g, 400, base - 230, 260, TUBE, 0.28);
    }
  }
  lit(g, height, (pen) => person(pen, 'bo-ra', 425, height - 585, 58, { view: 'right', mood: 'tired', pose: CLIMBS }), {
    edge: 425,
    strength: 0.3,
  });
  fill(g, `M0 0H800V330Q400 460 0 330Z`, alpha(INK, 0.8));
  glow(g, 400, 60, 300, RED, 0.14);
});

export const fiftyOne = picture({ top: 40, bottom: 40, slant: [30, -24] }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 0, height, INK, DARK));
  for (const [y, x] of [
    [190, 330],
    [330, 180],
    [470, 40],
  ] as const) {
    fill(g, `M${x} ${y}H800V${y + 60}H${x}Z`, across(g, x, 800, PALE, MID, DARK));
    fill(g, `M${x} ${y + 60}H800V${y + 150}H${x}Z`, DEEP);
    line(g, `M${x} ${y + 150}V${y}H800M${x} ${y + 60}H800`, 4);
    hatch(g, `M${x} ${y + 60}H800V${y + 150}H${x}Z`, { over: [x, y + 60, 800 - x, 90], degrees: 60, gap: 9 });
  }
  for (const [x, y, lift] of [
    [520, 330, 0],
    [300, 452, -14],
  ] as const)
    at(
      g,
      x,
      y,
      1.5,
      () => {
        inked(g, 'M-50 -210L18 -210L12 -30H-44Z', '#8fac9f', 4);
        line(g, 'M-20 -190L-16 -40', 2);
        inked(g, 'M-48 -36H16C40 -22 74 -14 78 4V14H-50Z', LIGHT, 4);
        line(g, 'M-50 4H78M22 -28l16 -10M36 -20l14 -10', 3);
      },
      lift,
    );
});

export const noPlate = picture({ left: 30, right: 30, top: 50, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 0, height, DUSK, DARK));
  hatch(g, `M30 50H250L180 ${height}H30ZM600 50H770V${height}H640Z`, { over: [30, 50, 740, height], degrees: 74, gap: 10 });
  door(g, 260, 180, 330, height - 280, { plate: false });
  box(g, 645, 290, 92, 92, MID);
  line(g, 'M645 290h92v92h-92ZM655 300v1M727 300v1M655 372v1M727 372v1', 3, DARK);
  written(g, '7', 670, 310, 54, alpha(TUBE, 0.4), true);
  box(g, 262, height - 100, 326, 8, TUBE);
  fill(g, `M262 ${height - 96}H588L660 ${height - 40}H190Z`, alpha(TUBE, 0.3));
  silhouette(g, height, (pen) => person(pen, 'bo-ra', 190, 610, 150, { view: 'back' }), INK, MID);
});

export const theHandle = picture({ top: 40, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, INK, DUSK, MID));
  box(g, 0, 0, 190, height, INK);
  box(g, 178, 0, 14, height, TUBE);
  glow(g, 186, 330, 330, TUBE, 0.3);
  inked(g, 'M250 170h110v330h-110Z', SOFT, 4);
  inked(g, 'M290 300H560V356H290Z', PALE, 4);
  dot(g, 305, 440, 16, INK);
  grippingHand(g, 450, 326, 1.1);
});

export const aLineOfLight = picture({}, (g, height) => {
  box(g, 0, 0, 800, height, INK);
  fill(g, `M380 0H428L470 ${height}H320Z`, TUBE);
  glow(g, 404, 500, 520, TUBE, 0.4);
  const layer = (pen: Pen): void => person(pen, 'bo-ra', 468, 620, 400, { mood: 'uneasy', look: [-0.2, 0] });
  g.save();
  g.beginPath();
  g.rect(336, 0, 124, height);
  g.clip();
  layer(g);
  g.restore();
  line(g, `M336 0V${height}M460 0V${height}`, 5);
});

export const theSeventh = picture({ top: 260, bottom: 0 }, (g, height) => {
  const [x, y, width, tall] = corridor(g, {
    x: 400,
    y: 720,
    halfWidth: 480,
    halfHeight: 520,
    lamps: [TUBE, TUBE, TUBE, TUBE, TUBE, TUBE, RED],
    light: 1,
  });
  box(g, x, y, width, tall, '#8d2a22');
  glow(g, 400, 700, 150, RED, 0.6);
  fill(g, `M60 ${height}L330 760H470L740 ${height}Z`, alpha(TUBE, 0.2));
  lit(g, height, (pen) => person(pen, 'bo-ra', 400, 900, 86, { view: 'back', pose: WALKS }), { edge: 420, strength: 0.35 });
});

export const theMug = picture({ left: 40, right: 40, top: 190, bottom: 40 }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, PALE, LIGHT, SOFT));
  for (let x = 40; x < 760; x += 90) line(g, `M${x} 190V520`, 2, MID);
  fill(g, `M520 190H760V${height}H430Z`, alpha(DARK, 0.4));
  counter(g, 540, 300);
  monitor(g, 200, 544, 190, true);
  hatch(g, `M600 190H760V540H560Z`, { over: [560, 190, 200, 350], degrees: 60, gap: 9 });
  mug(g, 520, 548, 170, true);
});

export const theirBoard = picture({ left: 60, right: 60, top: 60, bottom: 50 }, (g, height) => {
  box(g, 0, 0, 800, height, down(g, 0, height, LIGHT, SOFT));
  box(g, 60, 60, 680, height, down(g, 60, height, PALE, SOFT, MID));
  line(g, `M60 150H740M60 560H740M250 60V${height}M560 60V${height}`, 5, DARK);
  for (const x of [150, 655]) {
    dot(g, x, 300, 60, INK);
    dot(g, x, 300, 46, DUSK);
    box(g, x - 66, 420, 132, 80, MID);
  }
  dot(g, 405, 300, 96, INK);
  dot(g, 405, 300, 76, '#ff6a58');
  glow(g, 405, 300, 330, RED, 0.7);
  inked(g, 'M305 418H505V520H305Z', TUBE, 4);
  display(g, '6', 386, 434, 68, INK);
  hatch(g, `M60 60H420L60 ${height - 300}Z`, { over: [60, 60, 360, height - 300], degrees: 48, gap: 11, color: alpha(INK, 0.5) });
});

export const youAreLate = picture({ top: 120, bottom: 0 }, (g, height) => {
  box(g, 0, 0, 800, height, across(g, 0, 800, SOFT, PALE, MID));
  line(g, `M0 ${height - 330}H800`, 5);
  fill(g, `M0 ${height - 330}H800V${height}H0Z`, down(g, height - 330, height, MID, DARK));
  inked(g, 'M520 330h190v110h-190Z', LIGHT, 4);
  written(g, '712', 536, 354, 56, RED, true);
  box(g, 150, 300, 330, height - 630, INK);
  line(g, `M132 ${height - 330}V282H498V${height - 330}`, 7);
  box(g, 210, 380, 200, 300, DARK);
  line(g, 'M210 380h200v300h-200ZM310 380V680', 5, DUSK);
  silhouette(g, height, (pen) => person(pen, 'patient', 310, 800, 112, { view: 'back', seated: true }), '#16241f', SOFT);
  inked(g, `M153 985Q315 950 477 985V1080H153Z`, PALE, 3);
  fill(g, 'M330 966Q420 972 477 985V1080H350Z', MID);
  line(g, 'M190 985L200 1076M270 976V1078M400 976L396 1078', 2, MID);
  box(g, 153, 1080, 324, height - 1410, '#0d1714');
  line(g, `M153 1112H477M200 1112V${height - 330}M440 1112V${height - 330}`, 6, MID);
  dot(g, 440, 640, 10, RED);
  glow(g, 440, 640, 130, RED, 0.7);
  fill(g, `M150 ${height - 330}H480L640 ${height}H0Z`, alpha(INK, 0.55));
  hatch(g, `M540 480H800V${height - 330}H600Z`, {
    over: [540, 480, 260, height - 800],
    degrees: 74,
    gap: 11,
    color: alpha(INK, 0.6),
  });
});
