import { SORA } from '@madang/fixtures/people.ts';
import { expect, expectAccessible, followTo, signInAs, test, untilHydrated } from './journey.ts';

test('the arrow keys walk a grid in both directions and leave it alone at its edges', async ({ page }) => {
  await page.goto('/en_us/catalog/30');
  await untilHydrated(page);
  const items = page.getByRole('main').getByRole('list').last().getByRole('listitem');
  // A card that has the focus unfolds, and then has other links besides.
  const card = (index: number) => items.nth(index).getByRole('link').first();
  const columns = await items.evaluateAll((all) => {
    const tops = all.map((item) => Math.round(item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });
  expect(columns).toBeGreaterThan(2);
  await card(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card(1 + columns)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(card(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(card(0)).toBeFocused();
});

/** Half of a usual laptop's window: what is left of it at 200 %. */
const TWICE = { width: 683, height: 384 };

test.describe('at 200 %', () => {
  test.use({ viewport: TWICE, deviceScaleFactor: 2 });

  test('every page of the catalogue is whole, scrolls one way only, and is fit for every reader', async ({ page }) => {
    test.setTimeout(120_000);
    await signInAs(page, SORA);
    let before = '';
    for (const path of [
      'main',
      'catalog/31',
      'season/1001',
      'webtoon/1501',
      'read/1501001',
      'search/?q=moon',
      'mypage/history',
    ]) {
      await (path === 'main' ? page.goto('/en_us/main').then(() => untilHydrated(page)) : followTo(page, `/en_us/${path}`));
      await expect(page, path).not.toHaveTitle(before);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      before = await page.title();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(TWICE.width);
      await expectAccessible(page);
    }
  });
});
