import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { TITLES } from '../catalog/all.ts';
import { SCENE_FAMILIES, type ArtDirection } from '../catalog/format.ts';
import { WEBTOONS } from '../catalog/webtoons/all.ts';
import { drawHero, drawPoster, drawPosterGround, drawShare, drawStill, STILL_CAMERAS, stillOf } from './compositions.ts';
import { EPISODE_STILLS, placesOf } from './places.ts';
import { specimen } from './specimens.ts';

const bytes = (canvas: Canvas): Uint8ClampedArray => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

/** Grey values of the picture at a small size. */
const greys = (canvas: Canvas, width: number, height: number): number[] => {
  const small = createCanvas(width, height);
  small.getContext('2d').drawImage(canvas, 0, 0, width, height);
  const data = bytes(small);
  return Array.from(
    { length: width * height },
    (_, at) => 0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0),
  );
};

const deviation = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

/** Difference hash: for every point whether it is brighter than its right neighbour. 240 bits. */
const hashOf = (canvas: Canvas): boolean[] => {
  const values = greys(canvas, 16, 16);
  return Array.from({ length: 16 * 15 }, (_, at) => {
    const row = Math.floor(at / 15);
    const column = at % 15;
    return (values[row * 16 + column] ?? 0) > (values[row * 16 + column + 1] ?? 0);
  });
};
const distance = (one: readonly boolean[], other: readonly boolean[]): number =>
  one.filter((bit, index) => bit !== other[index]).length;

const POSTER = { width: 180, height: 270 };
const HERO = { width: 224, height: 126 };
const SHARE = { width: 240, height: 126 };
const STILL = { width: 165, height: 93 };
/** Two hundred pictures take a while on a busy machine. */
const MANY_MS = 60_000;

describe.each(SCENE_FAMILIES)('%s', (family) => {
  const drawAt = (hour: ArtDirection['hour']): Buffer =>
    Buffer.from(bytes(drawHero(specimen(family, { hour, weather: 'rain' }), STILL)));
  let night: Buffer;
  let day: Buffer;
  beforeAll(() => {
    night = drawAt('night');
    day = drawAt('day');
  });

  test('is a picture in every frame', () => {
    const work = specimen(family);
    const pictures = [
      drawPoster(work, POSTER),
      drawHero(work, HERO),
      drawShare(work, SHARE),
      drawStill(work, 2, STILL),
      drawStill(work, 3, STILL),
    ];
    for (const picture of pictures) expect(deviation(greys(picture, 48, 32))).toBeGreaterThan(12);
  });

  test('is another picture at another hour', () => {
    expect(day.equals(night)).toBe(false);
  });

  test('is drawn the same whenever it is drawn', () => {
    expect(drawAt('night').equals(night)).toBe(true);
  });
});

test.each(['classic', 'bold', 'round', 'brush', 'wild', 'pop', 'serif'] as const)(
  'a poster with its title in %s letters is drawn the same whenever it is drawn',
  (lettering) => {
    const work = specimen('lighthouse', { lettering, hour: 'night', weather: 'rain' });
    const first = bytes(drawPoster(work, POSTER));
    drawHero(specimen('lighthouse', { lettering, hour: 'day' }), HERO);
    expect(Buffer.from(first).equals(Buffer.from(bytes(drawPoster(work, POSTER))))).toBe(true);
  },
);

test(
  'no two families look the same',
  () => {
    const hashes = SCENE_FAMILIES.map((family) => hashOf(drawPoster(specimen(family, { figures: 'none', hour: 'day' }), POSTER)));
    const near = SCENE_FAMILIES.flatMap((family, index) =>
      SCENE_FAMILIES.slice(index + 1).flatMap((other, offset) => {
        const apart = distance(hashes[index] ?? [], hashes[index + 1 + offset] ?? []);
        return apart < 28 ? [`${family} and ${other}: ${apart}`] : [];
      }),
    );
    expect(near).toEqual([]);
  },
  MANY_MS,
);

test('no scene is used by two titles', () => {
  const titles = new Map<string, string[]>();
  for (const { slug, art } of [...TITLES, ...WEBTOONS]) titles.set(art.family, [...(titles.get(art.family) ?? []), slug]);
  const shared = [...titles].filter(([, slugs]) => slugs.length > 1).map(([family, slugs]) => `${family}: ${slugs.join(', ')}`);
  expect(shared).toEqual([]);
});

test(
  'no two posters of the catalog look alike',
  () => {
    const works = [...TITLES, ...WEBTOONS];
    const near = alike(works.map(({ id, title, art, genres }) => drawPosterGround({ id, title, art, genres }, POSTER)));
    expect(works.length).toBeGreaterThan(120);
    expect(near.map(([one, other]) => `${works[one]?.slug} and ${works[other]?.slug}`)).toEqual([]);
  },
  MANY_MS,
);

/** Of 240 edges of a 16 by 16 picture; pictures that share no scene differ in about half. */
const MIN_EDGES = 40;
/** Half the edges that differ, plus the distance in color: the same composition in other colors still counts as alike. */
const MIN_APART = 66;

/** The picture as 16 by 16 pixels. */
const coloursOf = (canvas: Canvas): Uint8ClampedArray => {
  const small = createCanvas(16, 16);
  small.getContext('2d').drawImage(canvas, 0, 0, 16, 16);
  return bytes(small);
};

/** Pairs of pictures that show the same composition, or the same colors. */
const alike = (pictures: readonly Canvas[]): ReadonlyArray<readonly [number, number]> => {
  const seen = pictures.map((picture) => ({ hash: hashOf(picture), colours: coloursOf(picture) }));
  return seen.flatMap((one, index) =>
    seen.slice(index + 1).flatMap((other, offset) => {
      const edges = distance(one.hash, other.hash);
      const apart = edges / 2 + colourDistance(one.colours, other.colours);
      return edges < MIN_EDGES || apart < MIN_APART ? [[index, index + 1 + offset] as const] : [];
    }),
  );
};

/** How far two small pictures are apart in colour, 0 to 255. */
const colourDistance = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  Math.sqrt(one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0) / one.length);

test('neighbouring episodes have different stills', () => {
  expect(stillOf(1)).toBe('still-1');
  expect(stillOf(EPISODE_STILLS + 1)).toBe('still-1');
  for (let episode = 1; episode < 40; episode++) expect(stillOf(episode)).not.toBe(stillOf(episode + 1));
  const work = specimen('lighthouse');
  const hashes = Array.from({ length: EPISODE_STILLS }, (_, index) => hashOf(drawStill(work, index + 1, STILL)));
  hashes.forEach((hash, index) => expect(distance(hash, hashes[(index + 1) % EPISODE_STILLS] ?? [])).toBeGreaterThan(20));
});

test('up to ten episodes of a series have stills of their own, in nine scenes', () => {
  const series = TITLES.filter(({ form }) => form.kind === 'series');
  for (const { id, slug, art, genres } of series) {
    const places = placesOf(id, art.family, genres);
    expect(places, slug).toHaveLength(EPISODE_STILLS);
    expect(new Set(places).size, slug).toBe(EPISODE_STILLS - 1);
    expect(STILL_CAMERAS).toHaveLength(EPISODE_STILLS + 1);
    places.forEach((place, index) => expect(place, slug).not.toBe(places[index + 1]));
  }
});

test(
  'no two stills of the episodes of a series look alike',
  () => {
    const series = TITLES.filter(({ form }, index) => form.kind === 'series' && index % 5 === 0);
    const near = series.flatMap(({ id, slug, title, art, genres }) => {
      const stills = Array.from({ length: EPISODE_STILLS }, (_, index) =>
        drawStill({ id, title, art, genres }, index + 1, STILL),
      );
      return alike(stills).map(([one, other]) => `${slug}: ${one + 1} and ${other + 1}`);
    });
    expect(series.length).toBeGreaterThan(15);
    expect(near).toEqual([]);
  },
  MANY_MS,
);

test('everybody an art direction can ask for can be drawn', () => {
  const figures: ReadonlyArray<ArtDirection['figures']> = [
    'none',
    'one',
    'two-apart',
    'two-together',
    'child',
    'group',
    'running',
  ];
  const weathers: ReadonlyArray<ArtDirection['weather']> = ['clear', 'rain', 'snow', 'mist', 'petals', 'wind'];
  const seen = figures.map((who, index) =>
    Buffer.from(bytes(drawHero(specimen('bus-stop', { figures: who, weather: weathers[index % 6] ?? 'clear' }), STILL))).toString(
      'base64',
    ),
  );
  expect(new Set(seen).size).toBe(figures.length);
});
