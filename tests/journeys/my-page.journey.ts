import AxeBuilder from '@axe-core/playwright';
import { HANA, JOON, SORA } from '@madang/fixtures/people.ts';
import { call, expect, signInAs, test } from './journey.ts';

const LINE_SEVEN = '1033';
const MOON_RABBIT_3 = '1006003';

test('my page is not for strangers [LI-34]', async ({ page }) => {
  for (const path of ['mypage', 'mypage/favorite', 'mypage/history']) {
    await page.goto(`/en_us/${path}`);
    await page.waitForURL('**/en_us/signin?**');
  }
});

test('my page opens with the favourites, and a title that is taken off leaves at once [RT-17] [RT-18] [LI-04]', async ({
  page,
}) => {
  const token = await signInAs(page, SORA);
  await call(page, 'addFavorite', { content_id: LINE_SEVEN }, token);
  await page.goto('/en_us/mypage');
  await page.waitForURL('**/en_us/mypage/favorite');
  await expect(page.locator('[data-tab-type="3"]')).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Line Seven' }) });
  await expect(card).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await card.hover();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await card.getByRole('button', { name: 'Take Line Seven off my list' }).click();
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
  const watched = { content_id: MOON_RABBIT_3, event: 'stop', position: 600, sequence: 0, playback_id: `story ${Date.now()}` };
  await call(page, 'trackWatch', watched, token);
  await page.goto('/en_us/mypage/favorite');
  await page.getByRole('link', { name: 'History' }).click();
  await page.waitForURL('**/en_us/mypage/history');
  await expect(page.locator('[data-tab-type="4"]')).toBeVisible();
  const items = page.getByRole('main').getByRole('listitem');
  const item = items.filter({ hasText: 'The Moon Rabbit Apothecary' });
  await expect(items.first()).toContainText('The Moon Rabbit Apothecary');
  await expect(item).toContainText('E3');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const place = (await item.getByRole('progressbar').getAttribute('aria-valuenow')) ?? '';
  expect(Number(place)).toBeGreaterThan(0);

  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  const remove = async () => {
    const forgotten = saved();
    await item.getByRole('button', { name: /Remove .* from the history/ }).click();
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

test('whoever has put nothing aside is shown how', async ({ page }) => {
  await signInAs(page, JOON);
  await page.goto('/en_us/mypage/favorite');
  await expect(page.getByRole('heading', { name: 'Your list is empty' })).toBeVisible();
  await page.goto('/en_us/mypage/history');
  await expect(page.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
});
