import { expect, test } from 'vitest';

import { parseStart } from './parse-start.ts';

test.each([
  ['?t=33', 33],
  ['?t=33.5s', 33.5],
  ['?from=home&t=2m5s', 125],
  ['?t=1h2m3s', 3723],
  ['?t=1h', 3600],
  ['?t=0', 0],
])('a link with %s begins at second %d', (search, second) => {
  expect(parseStart(search)).toBe(second);
});

test.each(['', '?t=', '?t=soon', '?t=-5', '?t=5m2h', '?t=1e9'])("a link with “%s” resumes at the viewer's position", (search) => {
  expect(parseStart(search)).toBeNull();
});
