import { HANA, JOON, SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, signInAs, test, untilHydrated } from './journey.ts';

const LINE_SEVEN = '1033';
const MOON_RABBIT_3 = '1006003';
const MOON_RABBIT_4 = '1006004';

test('my page is not for strangers [LI-34]', async ({ page }) => {
  for (const path of ['mypage', 'mypage/favorite', 'mypage/history']) {
    await page.goto(`/en_us/${path}`);
    await page.waitForURL('**/en_us/signin?**');
  }
});

test('my page opens with the favourites, and a title that is taken off leaves at once [RT-17] [RT-18] [LI-04] [RT-142] [RT-16]', async ({
  page,
}) => {
  const token = await signInAs(page, SORA);
  await call(page, 'addFavorite', { content_id: LINE_SEVEN }, token);
  await page.goto('/en_us/mypage');
  await page.waitForURL('**/en_us/mypage/favorite');
  await expect(page.locator('[data-tab-type="3"]')).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Line Seven' }) });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await card.hover();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  // On a slow machine the preview has come by now, with a button of its own over that of the card.
  await card.getByRole('button', { name: 'Remove Line Seven from My List' }).last().click();
  await expect(card).toHaveCount(0);
  await kept;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The Knife Grinder' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('what was watched is kept with its place, newest first, and can be taken out and back [RT-143] [LI-15] [LI-17] [LI-20] [LI-22]', async ({
  page,
}) => {
  const token = await signInAs(page, HANA);
  const watched = { content_id: MOON_RABBIT_3, event: 'stop', position: 24, sequence: 0, playback_id: `story ${Date.now()}` };
  await call(page, 'trackWatch', watched, token);
  await page.goto('/en_us/mypage/favorite');
  await page.getByRole('link', { name: 'History' }).click();
  await page.waitForURL('**/en_us/mypage/history');
  await expect(page.locator('[data-tab-type="4"]')).toBeVisible();
  const items = page.getByRole('main').getByRole('listitem');
  const item = items.filter({ hasText: 'The Moon Rabbit Apothecary' });
  await expect(items.first()).toContainText('The Moon Rabbit Apothecary');
  await expect(item).toContainText('E3');
  await expectAccessible(page);
  const place = (await item.getByRole('progressbar').getAttribute('aria-valuenow')) ?? '';
  expect(Number(place)).toBeGreaterThan(0);

  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  const remove = async () => {
    const forgotten = saved();
    await item.getByRole('button', { name: /Remove .* from your history/ }).click();
    await forgotten;
  };
  await remove();
  const undo = item.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  const kept = saved();
  await undo.click();
  await kept;
  await page.reload();
  await expect(item.getByRole('progressbar')).toHaveAttribute('aria-valuenow', place);

  await remove();
  await page.reload();
  await expect(items.first()).toBeVisible();
  await expect(item).toHaveCount(0);
});

/** What a list of the profile holds, as the server says. */
const heldBy = async (page: Page, operation: 'listWatching' | 'listFavorites', token: string) => {
  const { body } = await call(page, operation, {}, token);
  return (body as unknown as { objects: { id: string; modified?: string; playing_time?: number }[] }).objects.map(
    ({ id, modified, playing_time }) => ({ id, modified, playing_time }),
  );
};

const watch = (page: Page, content_id: string, position: number, token: string) =>
  call(page, 'trackWatch', { content_id, event: 'stop', position, sequence: 0, playback_id: `${position} ${Date.now()}` }, token);

test('the history is cleared at once on every device, and comes back as it was when asked to [LI-22]', async ({ page }) => {
  const token = await signInAs(page, HANA);
  await watch(page, MOON_RABBIT_3, 20, token);
  await watch(page, MOON_RABBIT_4, 21, token);
  const before = await heldBy(page, 'listWatching', token);
  await page.goto('/en_us/mypage/history');
  await untilHydrated(page);
  const items = page.getByRole('main').getByRole('listitem');
  const shown = await items.allTextContents();
  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
  const toast = page.getByRole('status').filter({ hasText: 'History cleared.' });
  await expect(toast).toBeVisible();
  await expectAccessible(page);
  expect(await heldBy(page, 'listWatching', token)).toEqual([]);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => items.allTextContents()).toEqual(shown);
  await expect.poll(() => heldBy(page, 'listWatching', token)).toEqual(before);

  const answer = page.waitForResponse(/watching\/delete\/all$/);
  await page.getByRole('button', { name: 'Clear history' }).click();
  const { object } = (await (await answer).json()) as { object: { removal_id: string } };
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
  await call(page, 'restoreWatching', object, token);
  expect(await heldBy(page, 'listWatching', token)).toEqual(before);
});

test('a title that leaves the row of home comes back with Undo [LI-22]', async ({ page }) => {
  const token = await signInAs(page, HANA);
  await watch(page, MOON_RABBIT_3, 24, token);
  const before = await heldBy(page, 'listWatching', token);
  await page.goto('/en_us/main');
  await untilHydrated(page);
  const title = 'The Moon Rabbit Apothecary';
  const row = page.getByRole('region', { name: /^Continue watching/ });
  const item = row.getByRole('listitem').filter({ hasText: title });
  await item.hover();
  await item.getByRole('button', { name: `Remove ${title} from this row` }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item).toBeVisible();
  await expect.poll(() => heldBy(page, 'listWatching', token)).toEqual(before);
});

test('what is taken off the shelf, one title or all, comes back to its place with Undo [LI-04]', async ({ page }) => {
  const token = await signInAs(page, SORA);
  await call(page, 'addFavorite', { content_id: LINE_SEVEN }, token);
  await page.goto('/en_us/mypage/favorite');
  await untilHydrated(page);
  const cards = page.getByRole('main').getByRole('listitem');
  const headings = () => cards.getByRole('heading').allTextContents();
  const before = await heldBy(page, 'listFavorites', token);
  const shown = await headings();
  expect(shown.length).toBeGreaterThan(1);
  await cards.first().hover();
  await cards
    .first()
    .getByRole('button', { name: /from My List/ })
    .click();
  await expect.poll(headings).toEqual(shown.slice(1));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(headings).toEqual(shown);
  await expect.poll(() => heldBy(page, 'listFavorites', token)).toEqual(before);

  await page.getByRole('button', { name: 'Clear My List' }).click();
  await expect(page.getByRole('heading', { name: 'Your list is empty' })).toBeVisible();
  await expect.poll(() => heldBy(page, 'listFavorites', token)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(headings).toEqual(shown);
  await expect.poll(() => heldBy(page, 'listFavorites', token)).toEqual(before);
});

test.describe('while the server fails', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('a history that could not be cleared stays as it was', async ({ page }) => {
    const token = await signInAs(page, HANA);
    await watch(page, MOON_RABBIT_3, 15, token);
    await page.goto('/en_us/mypage/history');
    await untilHydrated(page);
    await page.route('**/watching/delete/all', (route) => route.fulfill({ status: 500, json: { code: '9999', message: 'No.' } }));
    const items = page.getByRole('main').getByRole('listitem');
    const shown = await items.allTextContents();
    await page.getByRole('button', { name: 'Clear history' }).click();
    await expect(page.getByRole('alert')).toContainText('Try again in a moment.');
    expect(await items.allTextContents()).toEqual(shown);
  });
});

test('an empty list and an empty history explain how to fill them', async ({ page }) => {
  const token = await signInAs(page, JOON);
  // Other journeys add to his history.
  await call(page, 'removeAllWatching', {}, token);
  await page.goto('/en_us/mypage/favorite');
  await expect(page.getByRole('heading', { name: 'Your list is empty' })).toBeVisible();
  await page.goto('/en_us/mypage/history');
  await expect(page.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
});
