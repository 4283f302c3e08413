import type { Canvas } from '@napi-rs/canvas';
import type { Genre } from '@madang/domain/catalog/vocabulary.ts';
import type { ArtDirection } from '../catalog/format.ts';
import { finish, grade } from './kit/finish.ts';
import { seedOf } from './kit/random.ts';
import { Scene, type Camera } from './kit/scene.ts';
import { weatherFront } from './kit/weather.ts';
import { EPISODE_STILLS, figuresOf, placesOf } from './places.ts';
import { drawTitle, prepareGround } from './lettering.ts';
import type { Box, Lettering } from './typesetting.ts';
import { FAMILIES } from './scenes/families.ts';

/** What a title gives to be drawn: its words and its art direction. */
export interface Drawable {
  id: number;
  title: { ko: string; en: string };
  art: ArtDirection;
  /** The strongest first: they say where its episodes take place. */
  genres: readonly Genre[];
}

export interface Size {
  width: number;
  height: number;
}

/** The subject stands right of the middle; the left stays calm for words. */
const LANDSCAPE: Camera = { x: 0.67, ground: 0.85, unit: 1 };

const paint = ({ id }: Drawable, art: ArtDirection, { width, height }: Size, camera: Camera): Scene => {
  const family = FAMILIES[art.family];
  const scene = new Scene({ width, height, camera, art, seed: seedOf(`title ${id}`) });
  family.draw(scene);
  if (family.indoors === 'room') grade(scene);
  if (!family.indoors) weatherFront(scene);
  finish(scene);
  return scene;
};

export const letteringOf = ({ title, art }: Drawable): Lettering => ({
  korean: title.ko,
  english: title.en,
  style: art.lettering,
  accent: art.accent,
});

/** Where a poster's title stands: the calm third its family leaves. */
export const titleBox = ({ art }: Drawable, { width, height }: Size): Box => {
  const top = FAMILIES[art.family].title === 'top';
  return {
    x: width * 0.075,
    y: height * (top ? 0.045 : 0.7),
    width: width * 0.85,
    height: height * (top ? 0.27 : 0.262),
    align: 'center',
  };
};

const paintPoster = (work: Drawable, size: Size): Scene => {
  const ground = FAMILIES[work.art.family].title === 'top' ? 0.81 : 0.61;
  return paint(work, work.art, size, { x: 0.5, ground, unit: 1 });
};

/** The poster before its title is set. */
export const drawPosterGround = (work: Drawable, size: Size): Canvas => paintPoster(work, size).canvas;

/** Portrait 2:3 with the title set on it. */
export const drawPoster = (work: Drawable, size: Size): Canvas =>
  setTitle(paintPoster(work, size), letteringOf(work), titleBox(work, size));

/** Landscape without words, for the stage and the detail page. */
export const drawHero = (work: Drawable, size: Size): Canvas => paint(work, work.art, size, LANDSCAPE).canvas;

/** The card that is shown where a link is shared, and by popups: the hero with its title at the left. */
export const drawShare = (work: Drawable, size: Size): Canvas => {
  const scene = paint(work, work.art, size, { ...LANDSCAPE, x: 0.72 });
  return setTitle(scene, letteringOf(work), {
    x: size.width * 0.06,
    y: size.height * 0.3,
    width: size.width * 0.4,
    height: size.height * 0.42,
    align: 'left',
  });
};

const setTitle = (scene: Scene, lettering: Lettering, box: Box): Canvas => {
  const ink = prepareGround(scene.canvas, box, lettering, scene.palette.ink);
  scene.g.resetTransform();
  drawTitle(scene.g, lettering, box, ink);
  return scene.canvas;
};

/** The still of the title itself, then those an episode can have; neighbors differ in camera and hour. */
export const STILL_CAMERAS: readonly Camera[] = [
  { x: 0.5, ground: 0.86, unit: 1.06 },
  { x: 0.36, ground: 0.88, unit: 1.34 },
  { x: 0.64, ground: 0.85, unit: 1.02, mirrored: true },
  { x: 0.5, ground: 0.82, unit: 1.72 },
  { x: 0.3, ground: 0.84, unit: 1.12 },
  { x: 0.6, ground: 0.94, unit: 1.5, mirrored: true },
  { x: 0.56, ground: 0.74, unit: 0.9 },
  { x: 0.42, ground: 0.9, unit: 1.24, mirrored: true },
  { x: 0.68, ground: 0.8, unit: 1.6 },
  { x: 0.46, ground: 0.86, unit: 0.96, mirrored: true },
  { x: 0.34, ground: 0.92, unit: 1.42 },
];

const HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
const HOUR_STEPS = [0, 0, 1, 0, 3, 2, 1, 0, 2, 3, 1] as const;

/** The name of an episode's still: up to ten are drawn for a title, and more episodes share them in turn. */
export const stillOf = (episode: number): string => `still-${((episode - 1) % EPISODE_STILLS) + 1}`;

/** Still 0 is the title's own; 1 to 10 are its episodes': at other hours, in other places, with other people. */
export const drawStill = (work: Drawable, index: number, size: Size): Canvas => {
  const { id, art, genres } = work;
  const camera = STILL_CAMERAS[index % STILL_CAMERAS.length] ?? LANDSCAPE;
  const hour = HOURS[(HOURS.indexOf(art.hour) + (HOUR_STEPS[index % HOUR_STEPS.length] ?? 0)) % HOURS.length] ?? art.hour;
  const season = art.weather === 'snow' || art.weather === 'petals';
  const weather = index % 3 === 2 && !season ? 'clear' : art.weather;
  if (index === 0) return paint(work, { ...art, hour, weather }, size, camera).canvas;
  const family = placesOf(id, art.family, genres)[(index - 1) % EPISODE_STILLS] ?? art.family;
  const figures = figuresOf(id, index, art.figures, family === art.family);
  return paint(work, { ...art, family, hour, weather, figures }, size, camera).canvas;
};
