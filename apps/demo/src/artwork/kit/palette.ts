import type { ArtDirection } from '../../catalog/format.ts';

/** The colours of an hour: every scene takes its air, its shadows and its one light from here. */
export interface Palette {
  /** Four stops, top to horizon. */
  sky: [string, string, string, string];
  /** Ridges and houses from pale to dark. */
  far: string;
  mid: string;
  near: string;
  /** The darkest shape in the picture: figures, eaves in front. */
  ink: string;
  /** Mist between the planes. */
  mist: string;
  /** Colour of the one light: a lamp at night, the sun by day. */
  light: string;
  /** Paper, plaster, cloth in this light. */
  pale: string;
  dark: boolean;
}

const shades = (
  sky: Palette['sky'],
  [far, mid, near, ink]: [string, string, string, string],
  [mist, light, pale]: [string, string, string],
  dark: boolean,
): Palette => ({ sky, far, mid, near, ink, mist, light, pale, dark });

const HOURS: Record<ArtDirection['hour'], [Palette, ...Palette[]]> = {
  dawn: [
    shades(
      ['#5a6fa8', '#a99bc4', '#f2b9a7', '#ffe0b8'],
      ['#b99cb4', '#7d7196', '#47466b', '#1c1d38'],
      ['#ffe3cf', '#ffd28a', '#fbe9da'],
      false,
    ),
    shades(
      ['#2f6f86', '#7fb3b0', '#f3d9b4', '#ffb98a'],
      ['#a7bfb4', '#5f8a8a', '#2c545e', '#0f2a35'],
      ['#fdebd3', '#ffc27a', '#f6efe0'],
      false,
    ),
    shades(
      ['#8a5a86', '#d98a94', '#ffbf9a', '#ffe7c2'],
      ['#d99a9a', '#a0687c', '#5c3c5a', '#281b33'],
      ['#ffe6d6', '#fff0b8', '#ffeede'],
      false,
    ),
  ],
  day: [
    shades(
      ['#2f7fc4', '#63ade0', '#a9d7ee', '#e9f5f2'],
      ['#9cc3d2', '#5b95a0', '#2d6670', '#12343f'],
      ['#ffffff', '#fff4cf', '#fdfaf0'],
      false,
    ),
    shades(
      ['#f2c35a', '#f8d884', '#fceab4', '#fff6da'],
      ['#e3b673', '#b5834f', '#6f4d35', '#33241d'],
      ['#fffaea', '#fff8dc', '#fffdf2'],
      false,
    ),
    shades(
      ['#4aa39a', '#8ecdbd', '#d3ead4', '#f7f4dd'],
      ['#a9cdb6', '#649c86', '#2f6658', '#123a34'],
      ['#fdfff4', '#fff6c9', '#fbfbef'],
      false,
    ),
  ],
  dusk: [
    shades(
      ['#2b2a63', '#7c3f83', '#e26a62', '#ffb765'],
      ['#a95778', '#6d3a6b', '#37224d', '#150f29'],
      ['#ffb48a', '#ffcf7a', '#ffe4c4'],
      true,
    ),
    shades(
      ['#12355b', '#37718e', '#d98e73', '#ffd08a'],
      ['#6f7f8e', '#3a5a70', '#1b3550', '#081a2d'],
      ['#f6c6a0', '#ffc46b', '#ffe9cf'],
      true,
    ),
    shades(
      ['#3d1233', '#8c2a45', '#e0553f', '#ffa94d'],
      ['#a33f4a', '#6e2940', '#3b1730', '#190a1a'],
      ['#ff9f78', '#ffdc8a', '#ffe3c6'],
      true,
    ),
  ],
  night: [
    shades(
      ['#070b20', '#12204f', '#27437e', '#5774ab'],
      ['#4a669c', '#2a3f74', '#16234a', '#080d22'],
      ['#a9bfe6', '#ffc978', '#dfe8f8'],
      true,
    ),
    shades(
      ['#04141a', '#0b323c', '#1b5a60', '#4d8f88'],
      ['#3f7c7a', '#1f5156', '#0f2f38', '#051319'],
      ['#9fd6cb', '#ffd68a', '#e2f3ea'],
      true,
    ),
    shades(
      ['#0f0722', '#2a1450', '#4f2a7c', '#8a5aa8'],
      ['#6a458f', '#402468', '#221242', '#0d0620'],
      ['#cfb0e8', '#ffb46b', '#efe2f8'],
      true,
    ),
  ],
};

/** Scenes of one hour have different airs; `kind` chooses among them. */
export const paletteOf = (hour: ArtDirection['hour'], kind: number): Palette =>
  HOURS[hour][kind % HOURS[hour].length] ?? HOURS[hour][0];
