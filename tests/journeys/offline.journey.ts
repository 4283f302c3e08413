import { HANA } from '@madang/fixtures/people.ts';
import { BCP47, type Language } from '@madang/domain/shared/language.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, test } from './journey.ts';

// Expected: the browser logs every request that fails offline.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

const TITLES: Readonly<Record<Language, readonly [title: string, retry: string]>> = {
  en_us: ['You’re offline', 'Try again'],
  pt_br: ['Você está sem internet', 'Tentar de novo'],
  es_es: ['Estás sin conexión', 'Reintentar'],
  zh_cn: ['您已离线', '重试'],
  vi_vn: ['Bạn đang ngoại tuyến', 'Thử lại'],
};

/** On a first visit the worker comes after the page, by itself. */
const untilWorkerControls = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 20_000 });

const cached = (page: Page) => page.evaluate(async () => caches.keys());

const goOffline = async (page: Page, context: BrowserContext, path: string): Promise<void> => {
  await context.setOffline(true);
  await page.goto(path);
};

for (const [language, [title, retry]] of Object.entries(TITLES) as [Language, readonly [string, string]][])
  test(`in ${language} a first visit is enough for a calm page without a network, which goes away when it is back`, async ({
    page,
    context,
  }) => {
    await page.goto(`/${language}/guide`);
    await untilWorkerControls(page);
    await goOffline(page, context, `/${language}/plan`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', BCP47[language]);
    await expect(page).toHaveURL(`/${language}/plan`);
    await expectAccessible(page);
    for (const width of [360, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    // An address in Chinese leads on to the language of the browser.
    await expect(page).toHaveURL(/\/plan$/);
  });

test('nothing of a signed-in viewer is cached, and an address without a language speaks the browser’s', async ({
  page,
  context,
}) => {
  await signInAs(page, HANA);
  await page.goto('/en_us/main');
  await untilWorkerControls(page);
  await page.goto('/en_us/mypage/favorite');
  await page.goto('/en_us/account/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await cached(page)).toEqual([]);
  await goOffline(page, context, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.getByText('Hana')).toHaveCount(0);
  await context.setOffline(false);
  await page.waitForURL('**/en_us/main');
});
