import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyWorld, JOURNEY_WORLDS, journeyWorld, TEMPLATE_WORLD } from './journey-worlds.ts';

const home = mkdtempSync(join(tmpdir(), 'madang-worlds-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

test('a world that is copied again has forgotten what was done in it, and the pictures are still there', () => {
  const [from, to] = [join(home, 'untouched'), join(home, 'world')];
  write(join(from, 'pglite/base/1'), 'rows');
  write(join(from, 'artwork/poster.webp'), 'a picture');
  copyWorld(from, to);
  write(join(to, 'pglite/base/1'), 'rows and a shelf');
  write(join(to, 'in-use'), '1');

  copyWorld(from, to);
  expect(readFileSync(join(to, 'pglite/base/1'), 'utf8')).toBe('rows');
  expect(existsSync(join(to, 'in-use'))).toBe(false);
  expect(readFileSync(join(to, 'artwork/poster.webp'), 'utf8')).toBe('a picture');
  expect(readFileSync(join(from, 'artwork/poster.webp'), 'utf8')).toBe('a picture');
  expect(readFileSync(join(from, 'pglite/base/1'), 'utf8')).toBe('rows');
});

test('no two servers of the journeys share an address or a folder, and none opens the template world', () => {
  const folders = [TEMPLATE_WORLD.dataDir, ...JOURNEY_WORLDS.map(({ dataDir }) => dataDir)];
  expect(new Set(folders).size).toBe(folders.length);
  const addresses = JOURNEY_WORLDS.flatMap(({ address, payAddress }) => [address, payAddress]);
  expect(new Set(addresses).size).toBe(2 * JOURNEY_WORLDS.length);
  expect(JOURNEY_WORLDS.length).toBeGreaterThan(1);
});

test('a port without a server has no world', () => {
  expect(() => journeyWorld(1)).toThrow('The journeys have no server on port 1.');
});
