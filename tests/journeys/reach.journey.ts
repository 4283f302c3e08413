import { SORA } from '@madang/fixtures/people.ts';
import { expect, expectAccessible, signInAs, test, untilHydrated } from './journey.ts';

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

for (const [name, path] of [
  ['home', 'main'],
  ['a catalogue', 'catalog/31'],
  ['a series', 'season/1001'],
  ['a webtoon', 'webtoon/1501'],
  ['the reader', 'read/1501001'],
  ['search', 'search/?q=moon'],
  ['my page', 'mypage/history'],
] as const) {
  test.describe('at 200 %', () => {
    test.use({ viewport: TWICE, deviceScaleFactor: 2 });

    test(`${name} is whole, scrolls one way only, and is fit for every reader`, async ({ page }) => {
      await signInAs(page, SORA);
      await page.goto(`/en_us/${path}`);
      await untilHydrated(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(TWICE.width);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
    });
  });
}
