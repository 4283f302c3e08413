import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { JOURNEY_WORLDS } from '../../tools/steps/journey-worlds.ts';
import { call, expect, expectAccessible, signUp, test, untilHydrated } from './journey.ts';

/** A country that no other journey uses, so that the campaign shows in none of them. */
test.use({ extraHTTPHeaders: { 'x-country': 'NZ' } });

const message = {
  en: 'In and around Auckland we show films under the open sky. Tell us your postal code, and we write when it is near you.',
  pt: 'Em Auckland mostramos filmes ao ar livre. Diga seu código postal.',
  es: 'En Auckland mostramos películas al aire libre. Dinos tu código postal.',
  zh: '我们在奥克兰放映露天电影，请告诉我们你的邮政编码。',
  vi: 'Chúng tôi chiếu phim ngoài trời ở Auckland. Hãy cho biết mã bưu chính của bạn.',
};
const campaign = {
  campaign_id: 'open-sky',
  countries: ['NZ'],
  zip_prefixes: ['06', '10'],
  message,
  start_date: '2020-01-01T00:00:00Z',
  end_date: '2090-01-01T00:00:00Z',
};

const publish = async (page: Page, baseURL: string | undefined, campaigns: readonly object[]): Promise<void> => {
  const { dataDir = '' } = JOURNEY_WORLDS.find(({ address }) => address === baseURL) ?? {};
  const { OPERATOR_KEY } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { OPERATOR_KEY: string };
  expect((await call(page, 'changeZipCampaigns', { campaigns }, `operator ${OPERATOR_KEY}`)).status).toBe(200);
};
const zipForm = (page: Page) => page.getByRole('region', { name: 'Enter your ZIP code' });

test('while a campaign runs, the checkout and the account ask for the ZIP code until it is entered [BI-37] [BI-38]', async ({
  page,
  baseURL,
}) => {
  await signUp(page);
  await publish(page, baseURL, [campaign]);
  await page.goto('/en_us/billingInfo');
  await expect(zipForm(page)).toContainText(message.en);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto('/en_us/plan');
  await untilHydrated(page);
  await page.getByRole('button', { name: /Start free trial with Basic, Monthly/ }).click();
  await page.waitForURL('**/en_us/checkout');
  await expect(zipForm(page)).toBeVisible();
  await zipForm(page).getByRole('button', { name: 'Check' }).click();
  await expect(zipForm(page)).toContainText('Please enter your ZIP Code.');
  await expectAccessible(page);
  await zipForm(page).getByLabel('ZIP code').fill('1010');
  await zipForm(page).getByRole('button', { name: 'Check' }).click();
  await expect(zipForm(page).getByRole('status')).toHaveText('Your area is eligible. Thank you!');

  const looked = page.waitForResponse('**/zip-code/campaign');
  await page.goto('/en_us/billingInfo');
  expect(((await (await looked).json()) as { object: { active: boolean } }).object.active).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Billing information' })).toBeVisible();
  await expect(zipForm(page)).toHaveCount(0);
  await publish(page, baseURL, []);
});
