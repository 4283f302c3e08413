import { expect, test } from 'vitest';
import { contentHash } from './packaged-track.ts';

test('the hash depends on the content alone', () => {
  expect(contentHash([Buffer.from('moon')])).toBe(contentHash(['mo', 'on']));
  expect(contentHash(['moon'])).not.toBe(contentHash(['noon']));
});
