import { expect, test } from 'vitest';
import { categoryIcon } from './category-icon.ts';

test('six categories have their own icons, and the others share one [HF-05]', () => {
  const own = [29, 30, 31, 32, 33, 67].map(categoryIcon);
  expect(new Set(own).size).toBe(6);
  expect(own).not.toContain(categoryIcon(99));
  expect(categoryIcon(98)).toBe(categoryIcon(99));
});
