import { expect, test } from 'vitest';
import { exampleFilm } from './example-film.fixture.ts';
import { parseMediaIndex, storedPath, withoutSharing } from './shared-files.ts';

const FILES = { 'v360-0a1b2c3d4e/2.m4s': 'v360-aaaaaaaaaa/2.m4s' };
const sharing = (shared: unknown) => JSON.stringify({ ...exampleFilm(), shared });

test('a shared file is read from the folder of the asset that owns it, every other file from its own', () => {
  const index = parseMediaIndex(sharing({ asset: 'sun', files: FILES }));
  expect(storedPath(index, 'v360-0a1b2c3d4e/2.m4s')).toBe('../sun/v360-aaaaaaaaaa/2.m4s');
  expect(storedPath(index, 'v360-0a1b2c3d4e/1.m4s')).toBe('v360-0a1b2c3d4e/1.m4s');
  expect(storedPath(index, 'constructor')).toBe('constructor');
  expect(storedPath(exampleFilm(), 'v360-0a1b2c3d4e/2.m4s')).toBe('v360-0a1b2c3d4e/2.m4s');
});

test('an index without shared files is read as it is, and one with shared files loses nothing else without them', () => {
  expect(parseMediaIndex(JSON.stringify(exampleFilm()))).toEqual(exampleFilm());
  expect(withoutSharing(parseMediaIndex(sharing({ asset: 'sun', files: FILES })))).toEqual(exampleFilm());
});

test.each([
  ['another folder above', { asset: '..', files: FILES }],
  ['a folder below another', { asset: 'sun/v360', files: FILES }],
  ['an absolute folder', { asset: '/etc', files: FILES }],
  ['a hidden folder', { asset: '.sun', files: FILES }],
  ['itself', { asset: 'moon-over-hanok', files: FILES }],
  ['no asset', { files: FILES }],
  ['a file above the asset', { asset: 'sun', files: { 'v360/1.m4s': '../secret.txt' } }],
  ['a file two folders above', { asset: 'sun', files: { 'v360/1.m4s': '../../secret.txt' } }],
  ['an absolute file', { asset: 'sun', files: { 'v360/1.m4s': '/etc/passwd' } }],
  ['an encoded name', { asset: 'sun', files: { 'v360/1.m4s': '%2e%2e/1.m4s' } }],
  ['a Windows path', { asset: 'sun', files: { 'v360/1.m4s': 'v360\\..\\1.m4s' } }],
  ['a line break', { asset: 'sun', files: { 'v360/1.m4s': 'v360/1.m4s\n' } }],
  ['the index of the other asset', { asset: 'sun', files: { 'v360/1.m4s': 'index.json' } }],
  ['a hidden file', { asset: 'sun', files: { 'v360/1.m4s': 'v360/.1.m4s' } }],
  ['a key above the asset', { asset: 'sun', files: { '../moon/1.m4s': 'v360/1.m4s' } }],
  ['a number for a file', { asset: 'sun', files: { 'v360/1.m4s': 1 } }],
  ['a list of files', { asset: 'sun', files: ['v360/1.m4s'] }],
  ['null', null],
])('an index that shares %s is refused', (_, shared) => {
  expect(() => parseMediaIndex(sharing(shared))).toThrow(RangeError);
});
