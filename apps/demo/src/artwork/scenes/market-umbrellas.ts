import { sign, wires } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Family } from './family.ts';

export const marketUmbrellas: Family = {
  title: 'bottom',
  draw: (s) => {
    const stone = mix('#c9bca8', s.palette.near, s.palette.dark ? 0.7 : 0.12);
    s.fillAll(s.down(s.top, s.bottom, stone, darken(stone, 0.3)));
    for (let row = 0; row < 26; row++)
      for (let column = 0; column < 24; column++)
        s.rect(
          s.left + column * 0.09 + (row % 2) * 0.045,
          s.top + row * 0.06,
          0.086,
          0.056,
          alpha((row * 7 + column * 3) % 5 ? '#000000' : '#ffffff', 0.05),
          0.006,
        );
    const random = s.part(236);
    const colours = [s.accent, '#f4ead4', '#e9b04a', '#3f8a8a', '#d9775a', '#4a6a9a', lighten(s.accent, 0.3)];
    const parasol = (x: number, y: number, radius: number, index: number): void => {
      const turn = random() * 6.28;
      const colour = mix(colours[index % colours.length] ?? s.accent, s.palette.near, s.palette.dark ? 0.3 : 0.02);
      const second = index % 3 === 0 ? mix('#fff6e4', s.palette.near, s.palette.dark ? 0.3 : 0) : darken(colour, 0.18);
      s.disc(x + radius * 0.22, y + radius * 0.28, radius * 1.02, alpha(s.palette.ink, 0.35));
      for (let rib = 0; rib < 12; rib++) {
        const a = turn + (rib / 12) * 6.2832;
        const b = a + 6.2832 / 12;
        const lit = (0.16 * (1 + Math.cos(a + 2.3))) / 2;
        s.shape(
          [
            [x, y],
            [x + Math.cos(a) * radius, y + Math.sin(a) * radius],
            [x + Math.cos((a + b) / 2) * radius * 0.96, y + Math.sin((a + b) / 2) * radius * 0.96],
            [x + Math.cos(b) * radius, y + Math.sin(b) * radius],
          ],
          lighten(rib % 2 ? colour : second, lit),
        );
      }
      s.disc(x, y, radius * 0.06, s.palette.ink);
      if (s.palette.dark && index % 2) s.glow(x + radius, y + radius * 0.6, radius * 1.4, s.palette.light, 0.5);
    };
    const spots: Array<[number, number, number]> = [];
    for (let attempt = 0; attempt < 600 && spots.length < 46; attempt++) {
      const radius = 0.06 + random() * 0.075;
      const x = s.left + s.width * random();
      const y = s.top + (s.height - (s.wide ? 0 : 0.3)) * random();
      if (s.wide && x < -0.5 && random() < 0.6) continue;
      if (
        Math.hypot(x, y + 0.32) < 0.3 + radius ||
        spots.some(([otherX, otherY, other]) => Math.hypot(x - otherX, y - otherY) < (radius + other) * 1.06)
      )
        continue;
      spots.push([x, y, radius]);
    }
    for (let basket = 0; basket < 26; basket++) {
      const x = s.left + s.width * random();
      const y = s.top + s.height * random();
      s.disc(x, y, 0.026, '#9a6a3a');
      for (let fruit = 0; fruit < 7; fruit++)
        s.disc(
          x + (random() - 0.5) * 0.03,
          y + (random() - 0.5) * 0.03,
          0.008,
          ['#e8503f', '#f2a33c', '#7fae4a', '#b04a8a'][basket % 4] ?? '#e8503f',
        );
      s.disc(x + 0.05, y + 0.03, 0.014, '#1d1720');
      s.disc(x + 0.05, y + 0.04, 0.022, mix('#4a5f8a', s.palette.near, 0.3), 0.014);
    }
    spots.forEach(([x, y, radius], index) => parasol(x, y, radius, index + 1));
    parasol(0, -0.32, 0.29, 0);
    if (!s.wide)
      s.rect(
        s.left,
        s.bottom - 0.42,
        s.width,
        0.42,
        s.down(s.bottom - 0.42, s.bottom, alpha(darken(stone, 0.55), 0), darken(stone, 0.6)),
      );
    wires(s, s.top + 0.1, 1, 0.1, 237);
    if (s.art.hour === 'night') sign(s, '시장', 0.36, -0.72, 0.06, s.accent);
  },
};
