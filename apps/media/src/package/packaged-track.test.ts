import { expect, test } from 'vitest';
import { hashParts } from './packaged-track.ts';

test('the hash depends on the content alone', () => {
  expect(hashParts([Buffer.from('moon')])).toBe(hashParts(['mo', 'on']));
  expect(hashParts(['moon'])).not.toBe(hashParts(['noon']));
});
