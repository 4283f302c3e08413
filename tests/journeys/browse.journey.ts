import { SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, followTo, signInAs, test, untilHydrated } from './journey.ts';

const grid = (page: Page) => page.getByRole('main').getByRole('list').last();
const titles = (page: Page) => grid(page).getByRole('heading', { level: 3 }).allTextContents();
const genres = (page: Page) => page.getByRole('navigation', { name: 'Genre' });
const orders = (page: Page) => page.getByRole('navigation', { name: 'Sort' });

test('from the menu to a genre, in order, on and back again [CA-50] [CA-44] [RT-61]', async ({ page }) => {
  await page.goto('/en_us/main');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Drama' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drama' })).toBeVisible();
  await genres(page).getByRole('link', { name: 'Thriller' }).click();
  await expect(page).toHaveURL('/en_us/catalog/30?q=thriller');
  await genres(page).getByRole('link', { name: 'Crime' }).click();
  await expect(page).toHaveURL('/en_us/catalog/30?q=thriller%2Ccrime');
  await orders(page).getByRole('link', { name: 'A–Z' }).click();
  await expect(page).toHaveURL('/en_us/catalog/30?q=thriller%2Ccrime&sort=a-z');
  await expect(genres(page).getByRole('link', { name: 'Thriller' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(5);
  const inOrder = async () => {
    const names = await titles(page);
    return names.join() === names.toSorted(new Intl.Collator('en').compare).join();
  };
  await expect.poll(inOrder).toBe(true);
  const shown = await titles(page);
  await grid(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en_us\/(season|media)\//);
  await page.goBack();
  await expect(page).toHaveURL('/en_us/catalog/30?q=thriller%2Ccrime&sort=a-z');
  await expect.poll(() => titles(page)).toEqual(shown);
});

test('a list comes in pages of 24, none twice, until all are there [CA-31] [CA-51] [CA-52]', async ({ page }) => {
  const offsets: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/fe/collection/children')) offsets.push(searchParams.get('offset'));
  });
  await page.goto('/en_us/catalog/30');
  await expect(grid(page).getByRole('heading')).toHaveCount(24);
  const total = Number((await page.getByRole('status').filter({ hasText: 'titles' }).textContent())?.replace(/\D/g, ''));
  await untilHydrated(page);
  await page.mouse.move(600, 500);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return (await titles(page)).length;
    })
    .toBe(total);
  const links = await grid(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
  expect(offsets).toEqual(Array.from({ length: Math.ceil(total / 24) - 1 }, (_, page) => String((page + 1) * 24)));
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('Back restores the length and the scroll position of a list', async ({ page }) => {
  await page.goto('/en_us/catalog/30');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 1200);
  await expect(page).toHaveURL('/en_us/catalog/30?page=2');
  const card = grid(page).getByRole('link').nth(30);
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).toHaveURL(/\/en_us\/(season|media)\//);
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(grid(page).getByRole('heading')).not.toHaveCount(24);
});

test.describe('a server that fails', () => {
  test.use({ expectedErrors: [/503/] });

  test('titles that failed to load are announced, and a retry loads them [CA-86]', async ({ page }) => {
    await page.route('**/fe/collection/children?**', (route) =>
      route.fulfill({ status: 503, json: { code: '5000', message: 'no' } }),
    );
    await page.goto('/en_us/catalog/30');
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 800);
    await expect(page.getByText('Couldn’t load more titles')).toBeVisible();
    await page.unroute('**/fe/collection/children?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(24);
  });
});

test('titles that come after the viewer has left the list do not touch the address of the next page', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/fe/collection/children?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/en_us/catalog/30');
  await untilHydrated(page);
  const nextPage = page.waitForRequest('**/fe/collection/children?*');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const children = await nextPage;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveURL('/en_us/help');
  held.resolve();
  expect((await children.response())?.status()).toBe(200);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(page).toHaveURL('/en_us/help');
});

test('a combination of genres without titles gets a message and a way back [CA-86]', async ({ page }) => {
  await page.goto('/en_us/catalog/33?q=horror');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all genres' }).click();
  await expect(grid(page).getByRole('heading').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('more titles load by a link', async ({ page }) => {
    await page.goto('/en_us/catalog/30');
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL('/en_us/catalog/30?page=2');
    await expect(grid(page).getByRole('heading')).toHaveCount(48);
  });
});

test('the order is kept for a profile and list', async ({ page }) => {
  await signInAs(page, SORA);
  await page.goto('/en_us/catalog/30');
  // Scripts keep the choice; without them the link is one like any other.
  await untilHydrated(page);
  await orders(page).getByRole('link', { name: 'A–Z' }).click();
  await expect(page).toHaveURL('/en_us/catalog/30?sort=a-z');
  await page.goto('/en_us/catalog/30');
  await expect(orders(page).getByRole('link', { name: 'A–Z' })).toHaveAttribute('aria-current', 'true');
  await page.goto('/en_us/catalog/31');
  await expect(orders(page).getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true');
});

test('an anonymous order is kept by the address alone [CA-46]', async ({ page, context }) => {
  await page.goto('/en_us/catalog/30');
  await orders(page).getByRole('link', { name: 'A–Z' }).click();
  await expect(page).toHaveURL('/en_us/catalog/30?sort=a-z');
  await page.reload();
  await expect(orders(page).getByRole('link', { name: 'A–Z' })).toHaveAttribute('aria-current', 'true');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('madang_sort');
});

test('every catalogue has its number in the URL [CA-02] [CA-03] [CA-04] [CA-05] [CA-06] [CA-07] [RT-12]', async ({ page }) => {
  for (const [id, name] of [
    [29, 'Free 24 h'],
    [30, 'Drama'],
    [31, 'Variety'],
    [32, 'K-pop'],
    [33, 'Documentary'],
    [67, 'Movies'],
  ] as const) {
    const path = `/en_us/catalog/${id}`;
    await (id === 29 ? page.goto(path).then(() => untilHydrated(page)) : followTo(page, path));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(grid(page).getByRole('heading').first()).toBeVisible();
  }
});

test('the main catalogue is home, and an address of home that names another leads there [CA-01] [RT-53]', async ({ page }) => {
  await page.goto('/en_us/catalog/22');
  await expect(page).toHaveURL('/en_us/main');
  await page.goto('/en_us/main?catalogName=drama&value=30');
  await expect(page).toHaveURL('/en_us/catalog/30');
  for (const same of ['22', '999', '']) {
    await page.goto(`/en_us/main?value=${same}`);
    await expect(page).toHaveURL(`/en_us/main?value=${same}`);
    await expect(page.getByRole('region', { name: 'Featured' }).first()).toBeVisible();
  }
});

test('the old address of a catalogue needs its own name [RT-13] [RT-14]', async ({ request }) => {
  expect((await request.get('/en_us/catalog/drama/30')).status()).toBe(200);
  expect((await request.get('/en_us/catalog/kpop/30')).status()).toBe(404);
  expect((await request.get('/en_us/catalog/999')).status()).toBe(404);
});

test('a list without an id is not found', async ({ request }) => {
  expect((await request.get('/en_us/list')).status()).toBe(404);
  expect((await request.get('/en_us/list/nothing-of-the-kind')).status()).toBe(404);
});

test('a catalogue speaks every language, to search engines too', async ({ page }) => {
  await page.goto('/vi_vn/catalog/30?q=romance');
  await expect(page).toHaveTitle('Phim bộ · Madang');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/vi_vn\/catalog\/30$/);
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(5);
  await expectAccessible(page);
});
