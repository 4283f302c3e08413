import { DEMO_PEOPLE, HANA, MINA, SORA } from '@madang/fixtures/people.ts';
import type { Locator, Page } from '@playwright/test';
import { choosePlan } from './checkout.ts';
import { boxOf, expectBox, isAtMost } from './geometry.ts';
import { call, expect, expectAccessible, signInAs, test, untilHydrated } from './journey.ts';

const header = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => header(page).getByRole('navigation', { name: 'Main menu' });
const CATEGORIES = ['Drama', 'Variety', 'K-pop', 'Movies', 'Documentary', 'Free 24 h'];

const personCalled = (name: string) => {
  const person = DEMO_PEOPLE.find((one) => one.name === name);
  if (!person) throw new Error(`No demo account is called ${name}.`);
  return person;
};

interface Entry {
  readonly id: number;
  readonly is_home: boolean;
  readonly display_name: Readonly<Record<string, string>>;
  readonly collections: readonly unknown[];
}

test('the menu answer carries all that the shell is built from [HF-47] [HF-48] [HF-49] [HF-50] [HF-51] [HF-56] [HF-57] [HF-58]', async ({
  page,
}) => {
  const { status, body } = await call(page, 'listMenu', { type: 'web', os: 'web', limit: '100' });
  expect([status, body.code]).toEqual([200, '0000']);
  const { entries, ...rest } = body.object as { readonly entries: readonly Entry[] };
  expect(entries.map(({ id, is_home: isHome }) => [id, isHome])).toEqual([
    [22, true],
    ...[30, 31, 32, 67, 33, 29].map((id) => [id, false]),
  ]);
  for (const { display_name: names, collections } of entries) {
    expect(Object.keys(names).toSorted()).toEqual(['en', 'es', 'pt', 'vi', 'zh']);
    expect(Array.isArray(collections)).toBe(true);
  }
  expect(rest).toMatchObject({
    id: 'web',
    country: expect.stringMatching(/^[A-Z]{2}$/),
    config: expect.any(Object),
    sms_info: { sgw_v3_status: expect.any(String) },
    promotion: null,
    seo: { titles: expect.any(Object), keywords: expect.any(Object), descriptions: expect.any(Object) },
  });
});

test('logo, home and the categories of the menu lead to their pages [HF-01] [HF-03] [HF-52]', async ({ page }) => {
  await page.goto('/en_us/plan');
  await header(page).getByRole('link', { name: 'Madang', exact: true }).click();
  await expect(page).toHaveURL('/en_us/main');
  const links = navigation(page).getByRole('link');
  await expect(links.filter({ visible: true })).toHaveText(['Home', 'Live', ...CATEGORIES, 'Webtoons']);
  await expect(links.filter({ hasText: 'Home' })).toHaveAttribute('aria-current', 'page');
  await navigation(page).getByRole('link', { name: 'Variety' }).click();
  await expect(page).toHaveURL('/en_us/catalog/31');
  await expect(navigation(page).getByRole('link', { name: 'Variety' })).toHaveAttribute('aria-current', 'page');
  await expect(navigation(page).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  await navigation(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/en_us/main');
});

test('a stranger finds sign-in, and nothing of those who have an account [HF-07] [HF-17] [HF-24]', async ({ page }) => {
  await page.goto('/en_us/main');
  await expect(navigation(page).getByRole('link', { name: 'My Madang' })).toHaveCount(0);
  await expect(header(page).getByRole('button', { name: /^Profile menu/ })).toHaveCount(0);
  await header(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/en_us/signin');
});

test('a signed-in viewer finds My page and a menu with picture and name [HF-07] [HF-17] [HF-22] [HF-23]', async ({ page }) => {
  await signInAs(page, HANA);
  await page.goto('/en_us/main');
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await navigation(page).getByRole('link', { name: 'My Madang' }).click();
  await expect(page).toHaveURL('/en_us/mypage/favorite');
  await header(page).getByRole('button', { name: 'Profile menu, Hana' }).click();
  const menu = page.getByRole('menu', { name: 'Profile menu, Hana' });
  await expect(menu.getByText('Hana', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out of Madang?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(header(page).getByRole('button', { name: 'Profile menu, Hana' })).toBeVisible();
});

test('a fresh load shows the way to edit the profile and to sign out, the pages of profiles only the latter [HF-30] [HF-31]', async ({
  page,
}) => {
  await signInAs(page, HANA);
  await page.goto('/en_us/main');
  const button = header(page).getByRole('button', { name: 'Profile menu, Hana' });
  const menu = page.getByRole('menu', { name: 'Profile menu, Hana' });
  await button.click();
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Edit profile' }).click();
  await expect(page).toHaveURL(/\/en_us\/profile\/edit\/[^/]+$/);
  await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeVisible();
  await button.click();
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Edit profile' })).toHaveCount(0);
});

test('the way to the plans says Subscribe or Upgrade, by what one has [HF-08] [HF-09] [HF-10] [HF-12]', async ({ page }) => {
  const offer = header(page).getByRole('link', { name: /^(Subscribe|Upgrade)$/ });
  await page.goto('/en_us/guide');
  await page.goto('/en_us/main');
  await expect(offer).toHaveText('Subscribe');
  await offer.click();
  await expect(page).toHaveURL('/en_us/plan');
  for (const [person, label] of [
    [MINA, 'Subscribe'],
    [SORA, 'Subscribe'],
    [personCalled('Diego'), 'Subscribe'],
    [personCalled('Amara'), 'Subscribe'],
    [HANA, 'Upgrade'],
    [personCalled('Marta'), 'Upgrade'],
  ] as const) {
    await signInAs(page, person);
    await page.goto('/en_us/mypage/history');
    await expect(offer, person.note).toHaveText(label);
  }
});

test('to Premium viewers the way to the plans is an outlined link without the gradient, in the menu of a phone too [HF-08] [HF-10]', async ({
  page,
}) => {
  const offer = (scope: Locator) => scope.getByRole('link', { name: /^(Subscribe|Upgrade)$/ });
  for (const [person, image] of [
    [HANA, /gradient/],
    [SORA, 'none'],
  ] as const) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await signInAs(page, person);
    await page.goto('/en_us/mypage/history');
    await expect(offer(header(page))).toHaveCSS('background-image', image);
    await page.setViewportSize({ width: 360, height: 740 });
    await untilHydrated(page);
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await expect(offer(page.getByRole('dialog', { name: 'Main menu' }))).toHaveCSS('background-image', image);
  }
  await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/en_us/plan');
});

test('webtoons are in the navigation, which leads to all of them [WT-01]', async ({ page }) => {
  await page.goto('/en_us/main');
  await navigation(page).getByRole('link', { name: 'Webtoons' }).click();
  await expect(page).toHaveURL('/en_us/list/webtoons');
  await expect(page.getByRole('heading', { level: 1, name: 'Webtoons' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Webtoons' })).toHaveAttribute('aria-current', 'page');
});

for (const language of ['en_us', 'pt_br', 'es_es', 'zh_cn', 'vi_vn'])
  test(`in ${language} the whole navigation of a signed-in viewer fits into the header from 1366 pixels on`, async ({
    page,
    baseURL,
  }) => {
    await signInAs(page, HANA);
    await page.context().addCookies([{ name: 'madang_language', value: language, url: baseURL ?? '' }]);
    for (const width of [1366, 1440, 1536, 1680]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(`/${language}/catalog/30`);
      await expect(page.locator('html')).toHaveAttribute('data-language', language);
      await untilHydrated(page);
      await page.evaluate(() => document.fonts.ready);
      const nav = await boxOf(header(page).getByRole('navigation'));
      const last = await boxOf(header(page).getByRole('navigation').getByRole('link').filter({ visible: true }).last());
      const next = await boxOf(header(page).locator('a[href*="/search"], button').filter({ visible: true }).first());
      expect(isAtMost(last.x + last.width, nav.x + nav.width), `${width} px`).toBe(true);
      expect(isAtMost(last.x + last.width, next.x), `${width} px`).toBe(true);
    }
  });

for (const [language, menu] of [
  ['en_us', 'Browse'],
  ['vi_vn', 'Khám phá'],
] as const)
  test(`in ${language} the navigation stays beside the open search field, as one menu [HF-14]`, async ({ page, baseURL }) => {
    await signInAs(page, HANA);
    await page.context().addCookies([{ name: 'madang_language', value: language, url: baseURL ?? '' }]);
    for (const width of [1920, 1366, 1024, 768]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(`/${language}/catalog/30`);
      await untilHydrated(page);
      await page.keyboard.press('/');
      const field = header(page).getByRole('combobox');
      await expect(field).toBeFocused();
      const browse = header(page).getByRole('navigation').getByRole('button', { name: menu });
      const [nav, typed, last] = [await boxOf(browse), await boxOf(field), await boxOf(header(page).getByRole('button').last())];
      expect(typed.width, `${width} px`).toBeGreaterThan(100);
      expect(isAtMost(nav.x + nav.width, typed.x), `${width} px`).toBe(true);
      expect(isAtMost(last.x + last.width, width), `${width} px`).toBe(true);
    }
    const browse = header(page).getByRole('navigation').getByRole('button', { name: menu });
    await browse.click();
    await header(page).getByRole('navigation').getByRole('menuitem', { name: 'K-pop' }).click();
    await expect(page).toHaveURL(`/${language}/catalog/32`);
    await expect(header(page).getByRole('combobox')).toHaveCount(0);
  });

test('the way to redeem a premium pass is in the header on wide screens and in the menu on narrow ones [HF-13]', async ({
  page,
}) => {
  const way = page.getByRole('link', { name: 'Premium Pass', exact: true });
  for (const width of [1920, 1366, 768, 543]) {
    // Nothing fades in any more while the window changes.
    await page.goto('about:blank');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en_us/catalog/30');
    await header(page).getByRole('link', { name: 'Premium Pass', exact: true }).click();
    await expect(page).toHaveURL('/en_us/premiumPass');
  }
  await page.goto('about:blank');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en_us/catalog/30');
  await untilHydrated(page);
  await header(page).getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').and(page.getByLabel('Main menu')).locator(way).click();
  await expect(page).toHaveURL('/en_us/premiumPass');
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1366, height: 800 });
  await signInAs(page, HANA);
  await page.goto('/en_us/catalog/30');
  await untilHydrated(page);
  await header(page).getByRole('button', { name: 'Profile menu, Hana' }).click();
  await page.getByRole('menuitem', { name: 'Premium Pass' }).click();
  await expect(page).toHaveURL('/en_us/premiumPass');
});

test('header and footer both change the language, and the footer names the operator [HF-04] [HF-16] [HF-32] [HF-46]', async ({
  page,
  context,
}) => {
  await page.goto('/en_us/catalog/30');
  await untilHydrated(page);
  await header(page).getByRole('button', { name: 'Language' }).click();
  const choices = page.getByRole('menu', { name: 'Language' }).getByRole('menuitem');
  await expect(choices).toHaveText(['English', 'Português (Brasil)', 'Español', '简体中文', 'Tiếng Việt']);
  await choices.filter({ hasText: 'Español' }).click();
  await expect(page).toHaveURL('/es_es/catalog/30');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await untilHydrated(page);
  await expect(header(page).getByRole('link', { name: 'Gratis 24 h' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/© 20\d\d Madang/);
  await footer.getByRole('combobox').selectOption('Tiếng Việt');
  await expect(page).toHaveURL('/vi_vn/catalog/30');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  expect((await context.cookies()).find(({ name }) => name === 'madang_language')?.value).toBe('vi_vn');
});

test('under 543 pixels a button opens the menu, from there on the header is whole [HF-25] [ST-19]', async ({ page }) => {
  await page.goto('/en_us/main');
  for (const [width, folded] of [
    [542, true],
    [543, false],
    [544, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: folded });
    await expect(header(page).getByRole('link', { name: 'Subscribe' })).toBeVisible({ visible: !folded });
    await expect(header(page).getByRole('button', { name: 'Language' })).toBeVisible({ visible: !folded });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 400, height: 740 } });

  test('the profile opens a panel with its menu and the way out, and a touch beside it closes it [HF-27]', async ({ page }) => {
    await signInAs(page, HANA);
    await page.goto('/en_us/main');
    await untilHydrated(page);
    const profile = header(page).getByRole('button', { name: 'Profile menu, Hana' });
    const panel = page.getByRole('menu', { name: 'Profile menu, Hana' });
    await profile.click();
    await expect(panel.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(panel.getByRole('menuitem', { name: 'Edit profile' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Main menu' })).toHaveCount(0);
    await expectBox(panel, { x: 0, width: 400, bottom: 740 });
    await expectAccessible(page);
    await page.mouse.click(200, 120);
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL('/en_us/main');
  });

  test('the menu has everything, closes with every navigation, and lets one out [RT-117] [HF-22]', async ({ page }) => {
    await signInAs(page, HANA);
    await page.goto('/en_us/main');
    await untilHydrated(page);
    const sheet = page.getByRole('dialog', { name: 'Main menu' });
    const open = header(page).getByRole('button', { name: 'Open menu' });
    await open.click();
    await expect(sheet.getByRole('navigation').getByRole('link')).toHaveText([
      'Home',
      'Live',
      ...CATEGORIES,
      'Webtoons',
      'My Madang',
      'Premium Pass',
    ]);
    await expect(sheet.getByRole('link', { name: 'Upgrade' })).toBeVisible();
    await expect(sheet.getByRole('combobox')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('link', { name: 'Drama' }).click();
    await expect(page).toHaveURL('/en_us/catalog/30');
    await expect(sheet).toBeHidden();
    await open.click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await open.click();
    await sheet.getByRole('button', { name: 'Sign out' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('alertdialog', { name: 'Sign out of Madang?' })).toBeVisible();
  });

  test('a tab bar at the bottom leads to home, search, live and my page, and says where one is', async ({ page }) => {
    await signInAs(page, HANA);
    await page.goto('/en_us/main');
    const tabs = page.getByRole('navigation', { name: 'Shortcuts' });
    await expect(tabs.getByRole('link')).toHaveText(['Home', 'Search', 'Live', 'My Madang']);
    await expectBox(tabs, { x: 0, width: 400, bottom: 740 });
    for (const tab of await tabs.getByRole('link').all()) {
      const { width, height } = await boxOf(tab);
      expect(isAtMost(44, width) && isAtMost(44, height)).toBe(true);
    }
    await expectAccessible(page);
    for (const [name, address] of [
      ['Search', '/en_us/search/?search_src=header'],
      ['Live', '/en_us/live'],
      ['My Madang', '/en_us/mypage/favorite'],
      ['Home', '/en_us/main'],
    ] as const) {
      await tabs.getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expect(tabs.locator('[aria-current="page"]')).toHaveText([name]);
    }
  });

  test('the end of a page, messages and the question about privacy stand above the tab bar, and the bar moves nothing', async ({
    page,
    context,
  }) => {
    await context.clearCookies();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const tabs = page.getByRole('navigation', { name: 'Shortcuts' });
    for (const path of ['/en_us/plan', '/en_us/help', '/en_us/catalog/30']) {
      await page.goto(path);
      await expect(page.getByText('We count what’s watched')).toBeVisible();
      const { y } = await boxOf(tabs);
      expect(isAtMost((await boxOf(page.locator('[data-asks]'))).bottom, y), path).toBe(true);
      expect(
        await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0)),
      ).toBeLessThanOrEqual(0.01);
      // A page may grow while it is scrolled.
      const endOfPage = async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return isAtMost((await boxOf(page.getByRole('contentinfo'))).bottom, y);
      };
      await expect.poll(endOfPage, path).toBe(true);
    }
  });

  test('the player, the webtoon reader and the checkout have no tab bar, and a title has', async ({ page }) => {
    await signInAs(page, MINA);
    const tabs = page.getByRole('navigation', { name: 'Shortcuts' });
    const expectNone = async () => {
      await untilHydrated(page);
      await expect(page.locator('main')).toBeVisible();
      await expect(tabs).toHaveCount(0);
      // Nor is room kept for one.
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tabs'))).toBe('');
    };
    for (const path of ['/en_us/video/1001001', '/en_us/read/1501001']) {
      await page.goto(path);
      await expectNone();
    }
    await page.goto('/en_us/plan');
    await choosePlan(page, /Premium/);
    await expectNone();
    await page.goto('/en_us/season/1002');
    await expect(tabs).toBeVisible();
    await page.setViewportSize({ width: 543, height: 740 });
    await expect(tabs).toHaveCount(0);
  });
});
