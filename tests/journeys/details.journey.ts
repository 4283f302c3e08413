import { SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, signInAs, test, untilHydrated } from './journey.ts';

const RAIL = 'New this season';
const cards = (page: Page) => page.getByRole('region', { name: RAIL }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');
const isFlagged = (page: Page) => page.evaluate(() => 'detailModal' in document.documentElement.dataset);

/** Unfolds the card and asks it for more; gives the title and its id. */
const openDetails = async (page: Page, index = 1): Promise<{ title: string; id: string }> => {
  const card = cards(page).nth(index);
  const link = card.getByRole('link').first();
  const title = (await card.getByRole('heading').first().textContent()) ?? '';
  const [, id = ''] = /\/(\d+)\//.exec((await link.getAttribute('href')) ?? '') ?? [];
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await page.getByRole('button', { name: `More about ${title}` }).click();
  await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
  return { title, id };
};

test('a card opens its details over the list; Back and Escape close them, and the list was not asked for again [CA-82]', async ({
  page,
}) => {
  await page.goto('/en_us/main');
  await untilHydrated(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const { title, id } = await openDetails(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(await isFlagged(page)).toBe(true);
  await expect(page).toHaveURL(`/en_us/main?detail=${id}`);
  await expect(dialog(page).getByRole('link', { name: /^(Play|Resume|Sign in|Subscribe)/ })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: `Add ${title} to My List` })).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  expect(await isFlagged(page)).toBe(false);
  await expect(page).toHaveURL('/en_us/main');
  await expect(cards(page).nth(1).getByRole('link').first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await openDetails(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/en_us/main');
  await expect(cards(page).nth(1).getByRole('link').first()).toBeFocused();
  expect(requests.filter((path) => path.includes('main'))).toEqual([]);
});

test('the details stay through a reload, and a link leads to them; closed they leave the list', async ({ page }) => {
  await page.goto('/en_us/main');
  await untilHydrated(page);
  const { title } = await openDetails(page);
  const address = page.url();
  await page.reload();
  await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/en_us/main');

  await page.goto('about:blank');
  await page.goto(address);
  await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/en_us/main');
  await expect(page.getByRole('region', { name: RAIL })).toBeVisible();
});

test('a change in the details also shows in the list, and all details are one step away', async ({ page }) => {
  const token = await signInAs(page, SORA);
  await page.goto('/en_us/main');
  await untilHydrated(page);
  const { title, id } = await openDetails(page);
  const add = dialog(page).getByRole('button', { name: `Add ${title} to My List` });
  const remove = dialog(page).getByRole('button', { name: `Remove ${title} from My List` });
  const isThere = await remove.isVisible();
  await (isThere ? remove : add).click();
  await expect(isThere ? add : remove).toBeVisible();
  await page.goBack();
  await cards(page).nth(0).hover();
  await cards(page).nth(1).hover();
  await expect(
    page.getByRole('button', { name: isThere ? `Add ${title} to My List` : `Remove ${title} from My List` }),
  ).toBeVisible();
  await call(page, isThere ? 'addFavorite' : 'removeFavorite', { content_id: id }, token);

  await page.mouse.move(0, 0);
  await openDetails(page);
  await dialog(page).getByRole('link', { name: 'All details' }).click();
  await expect(page).toHaveURL(new RegExp(`/en_us/(season|media|webtoon)/${id}/`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
});

test('a list that has grown stays as long as it is under the details', async ({ page }) => {
  await page.goto('/en_us/catalog/30');
  await untilHydrated(page);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 1200);
  await expect(page).toHaveURL('/en_us/catalog/30?page=2');
  const grid = page.getByRole('main').getByRole('list').last().getByRole('listitem');
  await expect(grid).toHaveCount(48);
  const card = grid.nth(28);
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await page.getByRole('button', { name: /^More about/ }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en_us\/catalog\/30\?page=2&detail=\d+$/);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(grid).toHaveCount(48);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});
