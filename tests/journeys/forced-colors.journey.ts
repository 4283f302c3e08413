import { SORA } from '@madang/fixtures/people.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, signInAs, test, untilHydrated } from './journey.ts';

/** System colors as this browser resolves them, by name. */
const systemColors = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['Canvas', 'CanvasText', 'Highlight', 'HighlightText', 'LinkText', 'ButtonText', 'ButtonBorder'].map((name) => {
        const sample = document.createElement('span');
        sample.style.cssText = `color: ${name}; forced-color-adjust: none`;
        document.body.append(sample);
        const { color } = getComputedStyle(sample);
        sample.remove();
        return [name, color];
      }),
    ),
  );

const styleOf = (locator: Locator, property: string, pseudo?: string): Promise<string> =>
  locator.evaluate((element, [name, part]) => getComputedStyle(element, part || undefined).getPropertyValue(name), [
    property,
    pseudo ?? '',
  ] as const);

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`with forced colors on a ${colorScheme} ground`, () => {
    test.use({ contextOptions: { forcedColors: 'active', colorScheme, reducedMotion: 'reduce' } });

    test('the wordmark, the header icons and the current page are seen', async ({ page }) => {
      await page.goto('/en_us/main');
      await untilHydrated(page);
      const colors = await systemColors(page);
      const header = page.getByRole('banner');
      // The lockup keeps its own colors, so it needs its own ground.
      await expect.poll(() => styleOf(header.getByRole('img', { name: 'Madang' }), 'background-color')).toBe('rgb(10, 10, 14)');
      expect(await styleOf(header, 'background-color')).toBe(colors['Canvas']);
      expect(await styleOf(header, 'background-image')).toBe('none');
      const search = header.getByRole('button', { name: 'Search' }).locator('svg');
      expect([colors['ButtonText'], colors['CanvasText'], colors['LinkText']]).toContain(await styleOf(search, 'stroke'));
      expect(await styleOf(search, 'stroke')).not.toBe(colors['Canvas']);
      const current = header.getByRole('link', { name: 'Home', exact: true });
      await expect(current).toHaveAttribute('aria-current', 'page');
      expect(await styleOf(current, 'background-color', '::after')).toBe(colors['Highlight']);
    });

    test('the selected billing period is marked, and the focus beside it', async ({ page }) => {
      await page.goto('/en_us/plan');
      await untilHydrated(page);
      const colors = await systemColors(page);
      const [monthly, annual] = ['monthly', 'annual'].map((period) =>
        page.locator(`label:has(input[value="${period}"])`).first(),
      );
      if (!monthly || !annual) throw new Error('The plan page has no billing periods');
      const backgrounds = async () => [await styleOf(monthly, 'background-color'), await styleOf(annual, 'background-color')];
      expect((await backgrounds()).filter((color) => color === colors['Highlight'])).toHaveLength(1);
      const before = await backgrounds();
      const other = before[0] === colors['Highlight'] ? annual : monthly;
      await other.click();
      await expect.poll(backgrounds).toEqual(before.toReversed());
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      expect(await styleOf(other, 'outline-style')).toBe('solid');
      expect(await styleOf(other, 'outline-color')).not.toBe(colors['Canvas']);
    });

    test('the selected tab, progress and switches are seen on the pages of an account', async ({ page }) => {
      await signInAs(page, SORA);
      await page.goto('/en_us/mypage/history');
      await untilHydrated(page);
      const colors = await systemColors(page);
      const tab = page.getByRole('main').locator('[aria-current="page"], [aria-selected="true"]').first();
      expect(await styleOf(tab, 'background-color', '::after')).toBe(colors['Highlight']);
      const bar = page.getByRole('progressbar').first();
      expect(await styleOf(bar, 'border-top-style')).toBe('solid');
      expect(await styleOf(bar, 'border-top-color')).toBe(colors['CanvasText']);
      expect(await styleOf(bar.locator('rect').last(), 'fill')).toBe(colors['Highlight']);
    });
  });
