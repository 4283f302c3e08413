import { SORA } from '@madang/fixtures/people.ts';
import { boxOf, expectBox } from './geometry.ts';
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
  await expectBox(titles.nth(1), { y: (await boxOf(titles.nth(0))).y });
  await page.goto(`/en_us/profile/edit/${id}`);
  await page.getByRole('main').getByLabel('Search layout').selectOption('List');
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Manage profiles');
  await page.goto('/en_us/search/?q=moon');
  const [first, second] = [await boxOf(titles.nth(0)), await boxOf(titles.nth(1))];
  expect(second.y).toBeGreaterThan(first.y + 100);
  await expect(titles.first()).toContainText(/[가-힣]/);
  await call(page, 'changeProfile', { id, display_type: 'grid' }, token);
});
