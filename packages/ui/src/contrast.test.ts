import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colorsOf = (block: string): Record<string, string> =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]));

const dark = colorsOf(css.slice(css.indexOf(':root'), css.indexOf('@media')));
const paper = { ...dark, ...colorsOf(css.slice(css.indexOf('[data-surface="paper"]'))) };

/** Relative luminance, WCAG 2.2. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
};

const surfaces = ['ink-950', 'ink-900', 'ink-800'];
const text = ['ink-100', 'ink-300', 'ink-400', 'danger', 'jade', 'indigo-hi'].flatMap((ink) =>
  surfaces.map((surface) => [ink, surface]),
);
const pairs = [...text, ['on-vermilion', 'vermilion'], ['on-glow', 'vermilion'], ['on-glow', 'ochre'], ['ink-950', 'ink-100']];
const edges = [
  ['ink-500', 'ink-950'],
  ['ink-500', 'ink-900'],
  ['ring', 'ink-950'],
  ['vermilion', 'ink-950'],
  ['vermilion', 'ink-800'],
];

const ratio = (palette: Record<string, string>, [one = '', other = '']: readonly string[]): number => {
  const color = (name: string): string => {
    const value = palette[name] ?? palette['ink-100'];
    if (!value) throw new Error(`no colour ${name}`);
    return value;
  };
  return contrast(color(one), color(other));
};

test.each(pairs)('on the dark product %s is readable on %s', (...pair) => {
  expect(ratio(dark, pair)).toBeGreaterThanOrEqual(4.5);
});

test.each(text)('on paper %s is readable on %s', (...pair) => {
  expect(ratio(paper, pair)).toBeGreaterThanOrEqual(4.5);
});

test.each(edges)('the edge of %s is seen on %s', (...pair) => {
  expect(ratio(dark, pair)).toBeGreaterThanOrEqual(3);
});

test('every colour of a pair is a token', () => {
  const named = [...pairs, ...edges].flat().filter((name) => name !== 'ring');
  expect(named.filter((name) => !(name in dark))).toEqual([]);
});
