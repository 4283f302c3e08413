import { expect, test } from 'vitest';
import { isTargetPath } from './target-api.ts';

test.each([
  ['/api/content/v01/fe/favorite/add', true],
  ['/api/content/v01/fe/list?from=../a#..', true],
  ['/api/content/a..b/.c', true],
  ['/api/../process/change', false],
  ['/api/%2E./process', false],
  ['/api/a/.%2e/../../process', false],
  ['/api/./a', false],
  ['/api/..', false],
  ['/api/\\elsewhere.example', false],
  ['/plan', false],
  ['/api', false],
  ['//elsewhere.example/api/', false],
  ['https://elsewhere.example/api/', false],
])('a call of this site: %j is %s [NO-30]', (path, isOne) => {
  expect(isTargetPath(path)).toBe(isOne);
  // What a browser makes of it stays below /api/.
  if (isOne) expect(new URL(path, 'https://madang.example').href).toMatch(/^https:\/\/madang\.example\/api\//);
});
