import { SORA } from '@madang/fixtures/people.ts';
import { expect, signInAs, test } from './journey.ts';

const STATES = [
  { state: 'coming soon', id: '1024', says: /^Coming soon · From [A-Z][a-z]+ \d{1,2}, \d{4}$/ },
  { state: 'in preparation', id: '1026', says: /^In preparation$/ },
  { state: 'expired', id: '1027', says: /^No longer available$/ },
] as const;

test('a series that is not there to be watched says why and offers nothing to play [CA-40] [CA-41] [CA-42] [PL-35]', async ({
  page,
}) => {
  await signInAs(page, SORA);
  for (const { state, id, says } of STATES) {
    await page.goto(`/en_us/season/${id}`);
    await expect(page.getByText(says).first(), state).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Play|Resume)/ })).toHaveCount(0);
    await expect(page.getByRole('list').locator(`a[href*="/video/${id}001"]`)).toHaveCount(0);
  }
});

const VIDEOS = [
  { state: 'coming soon', id: '1024001', title: 'Coming soon', says: /^Available starting / },
  { state: 'in preparation', id: '1026001', title: 'In preparation', says: /^We’re still finishing / },
  { state: 'expired', id: '1117', title: 'No longer available', says: /no longer on Madang\.$/ },
] as const;

test('a video that is not there to be watched says so in place of the film, with a way on [PL-35]', async ({ page }) => {
  await signInAs(page, SORA);
  for (const { state, id, title, says } of VIDEOS) {
    await page.goto(`/en_us/video/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title }), state).toBeVisible();
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'About this title' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
  }
});

test.describe('an address that names nothing', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is not found, with the way home', async ({ page }) => {
    for (const path of ['season/999999', 'video/999999', 'media/x', 'webtoon/999999']) {
      const answer = await page.goto(`/en_us/${path}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
    }
  });

  test('keeps the header of a signed-in viewer: the bell opens their notifications', async ({ page }) => {
    await signInAs(page, SORA);
    await page.goto('/en_us/season/999999');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible();
  });
});
