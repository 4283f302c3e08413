import { expect, test } from 'vitest';
import { acceptsEncoding } from './accepted-encoding.ts';

test.each(['gzip', 'br, gzip', 'gzip;q=0.5', '*', 'deflate , gzip ; q=1'])('%s allows gzip', (header) => {
  expect(acceptsEncoding(header, 'gzip')).toBe(true);
});

test.each([undefined, '', 'br', 'gzip;q=0', 'gzip; q=0, br', 'x-gzip-like', 'identity'])('%s does not allow gzip', (header) => {
  expect(acceptsEncoding(header, 'gzip')).toBe(false);
});
