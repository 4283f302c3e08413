import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOverlayChange, overlayIn, withOverlay } from './overlay.ts';

const url = (path: string) => new URL(path, 'https://madang.example');
const change = (from: string, to: string) => isOverlayChange({ currentUrl: url(from), nextUrl: url(to) });

test('opening and closing an overlay is distinguished from leaving the page', () => {
  expect(change('/en_us/main', '/en_us/main?detail=7')).toBe(true);
  expect(change('/en_us/catalog/30?page=2&detail=7', '/en_us/catalog/30?page=2')).toBe(true);
  expect(change('/en_us/catalog/30', '/en_us/catalog/30?page=2&detail=7')).toBe(true);
  expect(change('/en_us/main?detail=7', '/en_us/list/new?detail=8')).toBe(false);
  expect(change('/en_us/main', '/en_us/main')).toBe(false);
  expect(change('/en_us/main?detail=x', '/en_us/main')).toBe(false);
});

test('a query keeps everything else', () => {
  const query = fc.dictionary(fc.stringMatching(/^[a-c]{1,3}$/), fc.string());
  fc.assert(
    fc.property(query, fc.stringMatching(/^[0-9]{1,12}$/), (given, id) => {
      const search = `?${new URLSearchParams(given)}`;
      const open = withOverlay(search, id);
      expect(overlayIn(open)).toBe(id);
      expect(overlayIn(withOverlay(open, null))).toBeNull();
      expect([...new URLSearchParams(withOverlay(open, null))]).toEqual([...new URLSearchParams(search)]);
    }),
  );
});
