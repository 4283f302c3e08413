import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { BALLOON_KINDS } from '@madang/domain/webtoons/panel.ts';
import { afterAll, describe, expect, test } from 'vitest';
import type { Synopsis } from '../catalog/format.ts';
import { WEBTOONS } from '../catalog/webtoons/all.ts';
import { episodesToDraw, STRIPS } from './all.ts';
import { drawPanel } from './draw-panel.ts';
import { PANEL_WIDTH, type StripPanel } from './format.ts';
import { type SetBalloon, setBalloon } from './set-balloon.ts';

/** Twenty pictures take a while on a busy machine. */
const MANY_MS = 120_000;
/** Pixels: a hole or a sameness shows at three tenths of the size as well, and half the time is saved. */
const DRAWN_WIDTH = 240;
const LANGUAGES: readonly (keyof Synopsis)[] = ['en', 'pt', 'es', 'zh', 'vi'];
const LATIN_ONLY = /^[^⺀-鿿]+$/;

const EPISODES = STRIPS.flatMap(({ slug, episodes }) =>
  episodes.map((episode) => ({ name: `${slug} ${episode.number}`, ...episode })),
);

/** As they are stored; what is opaque looks like that. */
const bytes = (canvas: Canvas): Buffer => canvas.data();

/** How much the greys of a picture differ from each other, seen from afar. */
const deviation = (canvas: Canvas): number => {
  const [width, height] = [32, 48];
  const small = createCanvas(width, height);
  small.getContext('2d').drawImage(canvas, 0, 0, width, height);
  const data = bytes(small);
  const greys = Array.from(
    { length: width * height },
    (_, at) => 0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0),
  );
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
  return Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length);
};

/** A picture with a hole in it would show the page through. */
const opaque = (canvas: Canvas): boolean => {
  const data = bytes(canvas);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
};

const apart = (one: SetBalloon, other: SetBalloon): boolean =>
  one.left + one.width <= other.left ||
  other.left + other.width <= one.left ||
  one.top + one.height <= other.top ||
  other.top + other.height <= one.top;

const inside = ({ left, top, width, height }: SetBalloon, panel: StripPanel): boolean =>
  left >= 0 && top >= 0 && left + width <= PANEL_WIDTH && top + height <= panel.height;

/** What goes wrong when the words of a panel are set in one language. */
const clashes = (panel: StripPanel, language: keyof Synopsis): string[] => {
  const set = panel.balloons.map((balloon) => setBalloon(balloon, language));
  return set.flatMap((balloon, index) => {
    const name = `${panel.id} ${language} “${balloon.lines.join(' ')}”`;
    const over = set.slice(index + 1).filter((other) => !apart(balloon, other));
    return [
      ...(inside(balloon, panel) ? [] : [`${name} leaves its panel`]),
      ...over.map((other) => `${name} lies over “${other.lines.join(' ')}”`),
    ];
  });
};

const allWords = (episode: (typeof EPISODES)[number]): Synopsis[] => [
  episode.title,
  episode.synopsis,
  ...episode.panels.flatMap(({ alt, balloons }) => [
    alt,
    ...balloons.flatMap(({ words, speaker }) => (speaker ? [words, speaker] : [words])),
  ]),
];

test('every strip is a webtoon of the catalogue, with its episodes counted from 1', () => {
  const slugs = STRIPS.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const { slug, episodes } of STRIPS) {
    expect(WEBTOONS.map((webtoon) => webtoon.slug)).toContain(slug);
    expect(episodes.length).toBeGreaterThanOrEqual(3);
    expect(episodes.map(({ number }) => number)).toEqual(episodes.map((_, index) => index + 1));
  }
  const ids = episodesToDraw().map(({ id }) => id);
  expect(new Set(ids).size).toBe(EPISODES.length);
});

describe.each(EPISODES)('$name', (episode) => {
  let drawn: readonly Canvas[] | undefined;
  const pictures = (): readonly Canvas[] => (drawn ??= episode.panels.map((panel) => drawPanel(panel, DRAWN_WIDTH)));
  afterAll(() => {
    drawn = undefined;
  });

  test('has fifteen panels or more, each with a name and a height of its own', () => {
    const ids = episode.panels.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(15);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, height } of episode.panels) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(Number.isInteger(height)).toBe(true);
      expect(height).toBeGreaterThanOrEqual(500);
      expect(height).toBeLessThanOrEqual(1800);
    }
  });

  test('says everything in five languages', () => {
    for (const words of allWords(episode)) {
      for (const language of LANGUAGES) {
        expect(words[language].trim()).toBe(words[language]);
        expect(words[language]).not.toBe('');
      }
      for (const language of ['en', 'pt', 'es', 'vi'] as const) expect(words[language]).toMatch(LATIN_ONLY);
    }
    const said = episode.panels.flatMap(({ balloons }) => balloons);
    for (const { kind, words } of said) {
      expect(BALLOON_KINDS).toContain(kind);
      if (kind !== 'sound' && words.en.length > 12) expect(new Set(Object.values(words)).size).toBe(LANGUAGES.length);
    }
  });

  test('sets its words within their panel and beside each other in every language', () => {
    expect(episode.panels.flatMap((panel) => LANGUAGES.flatMap((language) => clashes(panel, language)))).toEqual([]);
  });

  test(
    'is drawn whole, each panel a picture',
    () => {
      const named = pictures().map((canvas, at) => ({ id: episode.panels[at]?.id, canvas }));
      expect(named.filter(({ canvas }) => !opaque(canvas)).map(({ id }) => id)).toEqual([]);
      expect(named.filter(({ canvas }) => deviation(canvas) < 4).map(({ id }) => id)).toEqual([]);
    },
    MANY_MS,
  );

  test(
    'is drawn the same whenever it is drawn',
    () => {
      const some = [0, 0.3, 0.6, 0.95].map((part) => Math.floor(part * episode.panels.length));
      const again = some.toReversed().flatMap((at) => {
        const panel = episode.panels[at];
        const first = pictures()[at];
        return panel && first ? [bytes(drawPanel(panel, DRAWN_WIDTH)).equals(bytes(first))] : [];
      });
      expect(again).toEqual(some.map(() => true));
    },
    MANY_MS,
  );
});
