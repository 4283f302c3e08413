import { SORA } from '@madang/fixtures/people.ts';
import { call, expect, signInAs, test } from './journey.ts';

test('the profile says how search shows what it found [PR-10] [SE-19] [SR-12]', async ({ page }) => {
  const token = await signInAs(page, SORA);
  const { body } = await call(page, 'listProfiles', {}, token);
  const id = String(body.objects?.[0]?.id);
  await page.goto('/en_us/search/?q=moon');
  const titles = page
    .getByRole('main')
    .getByRole('region', { name: /^Titles/ })
    .getByRole('listitem');
  const [poster, next] = [await titles.nth(0).boundingBox(), await titles.nth(1).boundingBox()];
  expect(next?.y).toBe(poster?.y);
  await page.goto(`/en_us/profile/edit/${id}`);
  await page.getByRole('main').getByLabel('Search results').selectOption('A list with details');
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Manage profiles');
  await page.goto('/en_us/search/?q=moon');
  const [first, second] = [await titles.nth(0).boundingBox(), await titles.nth(1).boundingBox()];
  expect(second?.y).toBeGreaterThan(Number(first?.y) + 100);
  await expect(titles.first()).toContainText(/[가-힣]/);
  await call(page, 'changeProfile', { id, display_type: 'grid' }, token);
});
