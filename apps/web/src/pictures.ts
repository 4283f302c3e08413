import type { Image } from '@madang/contract/catalog/catalog.contract.ts';
import type { PictureSource } from '@madang/ui/picture-source.ts';

type Size = readonly [width: number, height: number];

/** The sizes in which the artwork is kept (CA-69 to CA-76). */
const POSTER: readonly Size[] = [
  [180, 270],
  [300, 450],
  [450, 675],
];
const STILL: readonly Size[] = [
  [330, 186],
  [660, 371],
];
const HERO: readonly Size[] = [
  [768, 432],
  [1344, 756],
];
const LOGO: readonly Size[] = [
  [260, 126],
  [520, 252],
];
const SQUARE: readonly Size[] = [
  [240, 240],
  [700, 700],
];

/** What a card or a hero takes as its picture. */
export interface Pictured {
  readonly sources: readonly PictureSource[];
  readonly placeholder?: string;
}

const sources = ({ path }: Image, name: string, sizes: readonly Size[]): readonly PictureSource[] =>
  sizes.map(([width, height]) => ({ src: `/img/${path}/${name}-${width}x${height}.webp`, width, height }));

export const posterSource = (image: Image): Pictured => ({ sources: sources(image, 'poster', POSTER), placeholder: image.color });
export const stillSource = (image: Image): Pictured => ({
  sources: sources(image, image.still, STILL),
  placeholder: image.color,
});
export const heroSource = (image: Image): Pictured => ({ sources: sources(image, 'hero', HERO), placeholder: image.color });
/** The title's lettering on nothing. */
export const logoSource = (image: Image): Pictured => ({ sources: sources(image, 'logo', LOGO) });
/** For share cards (RT-122). */
export const shareSource = ({ path }: Image): string => `/img/${path}/share-1200x630.jpg`;
/** A person's face, square (PL-49). */
export const faceSource = ({ path, color }: Image): Pictured => ({
  sources: SQUARE.map(([width, height]) => ({ src: `/img/${path}/square-${width}x${height}.webp`, width, height })),
  placeholder: color,
});
/** The landscape picture at its largest, where one address is needed. */
export const widestSource = ({ path, still }: Image): string => `/img/${path}/${still}-660x371.webp`;
