import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [12_345, '12 kB'],
  [4_260_000, '4.3 MB'],
  [340_000_000, '340 MB'],
  [8_420_000_000, '8.4 GB'],
  [5e15, '5,000 TB'],
])('%s bytes are formatted as %s', (bytes, formatted) => {
  expect(formatBytes('en-US', bytes)).toBe(formatted);
});
