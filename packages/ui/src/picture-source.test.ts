import { expect, test } from 'vitest';
import { placeholderStyle, srcSetOf, widest } from './picture-source.ts';

const poster = [
  { src: '/img/a/450x675', width: 450, height: 675 },
  { src: '/img/a/180x270', width: 180, height: 270 },
  { src: '/img/a/300x450', width: 300, height: 450 },
];

test('a picture offers its renditions from narrow to wide, each with its width', () => {
  expect(srcSetOf(poster)).toBe('/img/a/180x270 180w, /img/a/300x450 300w, /img/a/450x675 450w');
});

test('a width is offered once', () => {
  expect(srcSetOf([...poster, { src: '/img/b/300x450', width: 300, height: 450 }]).match(/ 300w/g)).toHaveLength(1);
});

test('the widest rendition gives the picture its proportions', () => {
  expect(widest(poster)).toMatchObject({ width: 450, height: 675 });
  expect(widest([])).toBeUndefined();
});

test('a colour or a tiny picture holds the place', () => {
  expect(placeholderStyle('#2b3a44')).toEqual({ background: '#2b3a44' });
  expect(placeholderStyle('data:image/webp;base64,AA')).toEqual({
    background: 'center / cover url("data:image/webp;base64,AA")',
  });
  expect(placeholderStyle(undefined)).toBeUndefined();
});
