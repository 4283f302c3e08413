import { MINA, SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { choosePlan } from './checkout.ts';
import { expect, signInAs, test, untilHydrated } from './journey.ts';
import { measureTargets } from './target-size.ts';

const PUBLIC_PAGES = [
  'guide',
  'main',
  'season/1001',
  'media/1101',
  'search/?q=moon',
  'live',
  'plan',
  'help',
  'help/plans',
  'signin',
  'read/1504001',
];
const OWN_PAGES = ['main', 'mypage', 'mypage/downloads', 'account/profile', 'account/payment', 'profile', 'video/1001001'];

interface Sizes {
  readonly least: number;
  readonly longSide: number;
}

const smallHere = async (page: Page, path: string, sizes: Sizes): Promise<readonly string[]> => {
  const { count, small } = await measureTargets(page, sizes);
  expect(count, path).toBeGreaterThan(1);
  return small.map(({ name, width, height }) => `${path}: ${name} is ${width} x ${height}`);
};

const smallInCheckout = async (page: Page, sizes: Sizes): Promise<readonly string[]> => {
  await signInAs(page, MINA);
  await page.goto('/en_us/plan');
  await choosePlan(page, /Basic/);
  await untilHydrated(page);
  await expect(page.getByRole('checkbox', { name: /terms of use/ })).toBeVisible();
  return smallHere(page, 'checkout', sizes);
};

const smallOn = async (page: Page, paths: readonly string[], sizes: Sizes): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(`/en_us/${path}`);
    await untilHydrated(page);
    // The player hides its bar while a film plays.
    if (path.startsWith('video/')) await page.keyboard.press('Tab');
    found.push(...(await smallHere(page, path, sizes)));
  }
  return found;
};

test.describe.configure({ timeout: 150_000 });

test.describe('with a mouse', () => {
  const SIZES = { least: 24, longSide: 0 };

  test('every control of the public pages is 24 px in each direction, or has that space around it', async ({ page }) => {
    expect(await smallOn(page, PUBLIC_PAGES, SIZES)).toEqual([]);
  });

  test('so is every control of the pages of an account', async ({ page }) => {
    await signInAs(page, SORA);
    expect(await smallOn(page, OWN_PAGES, SIZES)).toEqual([]);
  });

  test('so is every control of the checkout', async ({ page }) => {
    expect(await smallInCheckout(page, SIZES)).toEqual([]);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const SIZES = { least: 24, longSide: 44 };

  test('on a phone every control of the public pages is 44 px one way and at least 24 px the other', async ({ page }) => {
    expect(await smallOn(page, PUBLIC_PAGES, SIZES)).toEqual([]);
  });

  test('on a phone so is every control of the pages of an account', async ({ page }) => {
    await signInAs(page, SORA);
    expect(await smallOn(page, OWN_PAGES, SIZES)).toEqual([]);
  });

  test('on a phone so is every control of the checkout', async ({ page }) => {
    expect(await smallInCheckout(page, SIZES)).toEqual([]);
  });
});
