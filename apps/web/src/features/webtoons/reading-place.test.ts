import { expect, test } from 'vitest';
import { toBox, findEnd, readingPlace, shareRead } from './reading-place.ts';
import type { StripView } from './read-view.ts';

const panel = (id: string) => ({ id, width: 800, height: 1000, color: '#000000', alt: '', balloons: [] });
const strip = (id: string): StripView => ({
  kind: 'reads',
  id,
  playbackId: `reading ${id}`,
  number: 1,
  title: '',
  panels: ['p1', 'p2', 'p3', 'p4'].map(panel),
  base: '/media/x',
  place: null,
  previous: null,
  next: null,
});
const STRIPS = [strip('60001'), strip('60002')];

test('the same panel of two episodes on a page is two places', () => {
  const found = readingPlace(STRIPS, { name: toBox('60002', 'p3'), fraction: 0.5 });
  expect([found?.strip.id, found?.index, found?.place, found?.ended]).toEqual([
    '60002',
    2,
    { panelId: 'p3', fraction: 0.5 },
    false,
  ]);
  expect(found && shareRead(found)).toBe(2.5 / 4);
});

test('the area after the last panel is the end of that panel', () => {
  const found = readingPlace(STRIPS, { name: findEnd('60001'), fraction: 0.3 });
  expect(found).toMatchObject({ strip: { id: '60001' }, index: 3, place: { panelId: 'p4', fraction: 1 }, ended: true });
  expect(found && shareRead(found)).toBe(1);
});

test('a panel or an episode that is not on the page is no place', () => {
  expect(readingPlace(STRIPS, { name: toBox('60001', 'p9'), fraction: 0 })).toBeNull();
  expect(readingPlace(STRIPS, { name: toBox('60003', 'p1'), fraction: 0 })).toBeNull();
});
