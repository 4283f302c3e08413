import { expect, test } from 'vitest';
import { requestTarget } from './early-refusals.ts';

test.each([
  ['http://127.0.0.1:4600/en_us/main', '/en_us/main', '127.0.0.1:4600'],
  ['HTTPS://madang.example/a?b=c', '/a?b=c', 'madang.example'],
  ['http://madang.example', '/', 'madang.example'],
  ['http://madang.example?q=1', '/?q=1', 'madang.example'],
  ['http://[::1]:4600//x', '//x', '[::1]:4600'],
  ['http://user@madang.example/a#fragment', '/a', 'user@madang.example'],
])('the absolute form %s is served as %s', (target, path, authority) => {
  expect(requestTarget(target)).toEqual({ path, authority });
});

test.each(['/', '/en_us/main?a=http://x/y', '//x', '/*'])('the path %s stays as it is', (target) =>
  expect(requestTarget(target)).toEqual({ path: target, authority: null }),
);

test.each(['*', '', 'http:///main', 'ftp://madang.example/a', 'main', 'madang.example:443'])(
  'the target %s names no page',
  (target) => expect(requestTarget(target)).toBeNull(),
);
