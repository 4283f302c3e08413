import { expect, test, untilHydrated } from './journey.ts';

test.describe('when the page of a series cannot be read', () => {
  test.use({ expectedErrors: [/status of 500|Unable to decode/] });

  test('it suggests to try again and names the Help Center, and trying again shows the series [PL-39] [ER-07]', async ({
    page,
  }) => {
    await page.goto('/en_us/season/1001');
    await untilHydrated(page);
    await page.route('**/season/**.data*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.route('**/content/groups*', (route) => route.fulfill({ status: 500, json: { code: '9999', message: 'no' } }));
    const other = page.getByRole('region', { name: 'More like this' }).locator('a[href*="/season/"]').first();
    const path = (await other.getAttribute('href')) ?? '';
    await other.scrollIntoViewIfNeeded();
    await other.click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText(/Try again in a moment\. .* contact the Help Center/)).toBeVisible();
    await page.unroute('**/season/**.data*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path.split('/').at(3)}`));
  });
});
