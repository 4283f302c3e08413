import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { SORA } from '@madang/fixtures/people.ts';
import { boxOf, expectFullyInViewport } from './geometry.ts';
import { expect, signInAs, test, untilHydrated } from './journey.ts';

const WIDTH = 360;
const TABS = ['account/profile', 'account/profile/edit', 'account/devices', 'account/payment'];

test.use({ viewport: { width: WIDTH, height: 740 } });

for (const language of LANGUAGES) {
  test(`the current tab of the account is whole in view on a narrow phone, with room beside it, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    await signInAs(page, SORA);
    await page.context().addCookies([{ name: 'madang_language', value: language, url: baseURL ?? '' }]);
    for (const path of TABS) {
      await page.goto(`/${language}/${path}`);
      await expect(page).toHaveURL(`/${language}/${path}`);
      await untilHydrated(page);
      const current = page.getByRole('main').getByRole('navigation').locator('[aria-current="page"]');
      await expectFullyInViewport(current);
      const { x, width } = await boxOf(current);
      expect(x, path).toBeGreaterThanOrEqual(8);
      expect(WIDTH - (x + width), path).toBeGreaterThanOrEqual(8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH);
    }
  });
}
