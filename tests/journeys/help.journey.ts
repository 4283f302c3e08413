import { HELP_ARTICLES } from '@madang/domain/help/help-article.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { MINA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, test } from './journey.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

test('the Help Center is in the footer and the profile menu, lists what it explains, and leads from one article to the next [HF-21] [HF-34]', async ({
  page,
}) => {
  await page.goto('/en_us/catalog/30');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveURL('/en_us/help');
  await expect(title(page)).toHaveText('Help Center');
  await expect(page).toHaveTitle('Help Center · Madang');
  await expect(main(page).getByRole('list').getByRole('link')).toHaveCount(HELP_ARTICLES.length);
  await expect(main(page).getByRole('link', { name: 'hello@madang.example' })).toHaveAttribute(
    'href',
    'mailto:hello@madang.example',
  );
  await expectAccessible(page);

  await main(page).getByRole('region', { name: 'Plans and payments' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/en_us/help/plans');
  await expect(title(page)).not.toHaveText('Help Center');
  await expectAccessible(page);
  await main(page).getByRole('region', { name: 'More about plans and payments' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/en_us/help/billing');
  await main(page).getByRole('link', { name: 'Help Center', exact: true }).first().click();
  await expect(page).toHaveURL('/en_us/help');

  await signInAs(page, MINA);
  await page.goto('/en_us/catalog/30');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Help Center' }).click();
  await expect(title(page)).toHaveText('Help Center');
});

test('it is there in every language, and with every article [HF-34]', async ({ page, baseURL }) => {
  const seen = new Set<string>();
  for (const language of LANGUAGES) {
    await page.context().addCookies([{ name: 'madang_language', value: language, url: baseURL ?? '' }]);
    await page.goto(`/${language}/help`);
    seen.add((await title(page).textContent()) ?? '');
    const links = main(page).getByRole('list').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(HELP_ARTICLES.map((name) => `/${language}/help/${name}`));
  }
  expect(seen.size).toBe(LANGUAGES.length);
});

test.describe('what there is not', () => {
  test.use({ expectedErrors: [/404/] });

  test('another name leads to no article', async ({ page }) => {
    await page.goto('/en_us/help/refunds');
    await expect(title(page)).toHaveText('Page not found');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is there whole, and so is the way back', async ({ page }) => {
    await page.goto('/es_es/help/browser');
    await expect(main(page).getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await main(page).getByRole('link', { name: 'Centro de ayuda', exact: true }).click();
    await expect(title(page)).toHaveText('Centro de ayuda');
  });
});
