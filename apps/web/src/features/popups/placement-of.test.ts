import { POPUP_PLACEMENTS } from '@madang/domain/popups/popup.ts';
import { expect, test } from 'vitest';
import { type PageName, ROUTES } from '../../routes.ts';
import { findPlacement } from './placement-of.ts';

const PAGES = Object.keys(ROUTES) as PageName[];
const placed = PAGES.map(findPlacement).filter((placement) => placement !== null);

test('every placement belongs to one page, except that of the cancel view [PO-24] [PO-26]', () => {
  const ofPages = Object.values(POPUP_PLACEMENTS).filter((placement) => placement !== POPUP_PLACEMENTS.cancelPlan);
  expect(placed.toSorted()).toEqual(ofPages.toSorted());
});

test.each([
  'video',
  'media',
  'season',
  'read',
  'channel',
  'tv',
  'checkout',
  'billingInfo',
  'signIn',
  'signUp',
  'accountPayment',
] as const)('%s shows no popup', (page) => {
  expect(findPlacement(page)).toBeNull();
});
