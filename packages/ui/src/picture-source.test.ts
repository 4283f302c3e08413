import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toGround, formatSrcSet, widest } from './picture-source.ts';

const poster = [
  { src: '/img/a/450x675', width: 450, height: 675 },
  { src: '/img/a/180x270', width: 180, height: 270 },
  { src: '/img/a/300x450', width: 300, height: 450 },
];

test('a picture offers its renditions from narrow to wide, each with its width', () => {
  expect(formatSrcSet(poster)).toBe('/img/a/180x270 180w, /img/a/300x450 300w, /img/a/450x675 450w');
});

test('a width is offered once', () => {
  expect(formatSrcSet([...poster, { src: '/img/b/300x450', width: 300, height: 450 }]).match(/ 300w/g)).toHaveLength(1);
});

test('the widest rendition gives the picture its proportions', () => {
  expect(widest(poster)).toMatchObject({ width: 450, height: 675 });
  expect(widest([])).toBeUndefined();
});

test('the ground of a picture is its color, rounded to sixteen steps for each channel', () => {
  expect(toGround('#2b3a44')).toBe('3-3-4');
  expect(toGround('#FFFFFF')).toBe('f-f-f');
  for (const none of [undefined, '', '#abc', 'red', 'url(x)', '#2b3a44"']) expect(toGround(none), none).toBeUndefined();
});

test('every ground has its rules: no channel is off by more than half a step', () => {
  const css = readFileSync(new URL('ground.css', import.meta.url), 'utf8');
  const valueOf = (selector: string) =>
    Number(new RegExp(`${selector.replace(/[$^*[\]]/g, '\\$&')} \\{ --ground-\\w+: (\\d+); \\}`).exec(css)?.[1]);
  for (let value = 0; value <= 255; value += 1) {
    const hex = value.toString(16).padStart(2, '0');
    const [red, green, blue] = (toGround(`#${hex}${hex}${hex}`) ?? '').split('-');
    for (const rule of [`[data-ground^='${red}-']`, `[data-ground*='-${green}-']`, `[data-ground$='-${blue}']`])
      expect(Math.abs(valueOf(rule) - value), rule).toBeLessThanOrEqual(8.5);
  }
});
