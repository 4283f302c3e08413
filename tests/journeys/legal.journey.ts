import { LEGAL_DOCUMENTS } from '@madang/domain/legal/legal-document.ts';
import { BCP47, LANGUAGES } from '@madang/domain/shared/language.ts';
import { MINA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, test, untilHydrated } from './journey.ts';

const documents = (page: Page) => page.getByRole('contentinfo').getByRole('list').getByRole('link');
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('the footer leads to the operator’s terms, policies and notices [HF-35] [HF-36] [HF-37] [HF-38] [HF-39] [HF-40] [HF-41] [HF-43] [HF-44]', async ({
  page,
}) => {
  for (const [link, heading] of [
    ['Terms of use', 'Terms of use'],
    ['Privacy policy', 'Privacy policy'],
    ['Privacy: Europe and UK', 'Privacy in Europe and the United Kingdom'],
    ['Privacy: Australia and New Zealand', 'Privacy in Australia and New Zealand'],
    ['Privacy: Brazil', 'Privacy in Brazil'],
    ['Privacy: California', 'Privacy rights in California'],
    ['Cookie policy', 'Cookie policy'],
    ['Rating guidelines', 'Rating guidelines'],
    ['Accessibility', 'Accessibility'],
  ] as const) {
    if (link === 'Terms of use') await page.goto('/en_us/catalog/30');
    await documents(page).filter({ hasText: link }).first().click();
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveTitle(new RegExp(`^${heading}`));
  }
  await expect(documents(page)).toHaveCount(LEGAL_DOCUMENTS.length);
  await page.goto('/en_us/legal/terms');
  await expect(page.getByText('Sample text.')).toBeVisible();
  await expect(page.getByText('the agreement between you and Madang Demo')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click();
  await expect(title(page)).toHaveText('Privacy policy');
});

test('each document is in the language of the page [HF-35] [HF-41]', async ({ page, baseURL }) => {
  const seen = new Set<string>();
  for (const language of LANGUAGES) {
    // The language cookie redirects from URLs in other languages (IN-07).
    await page.context().addCookies([{ name: 'madang_language', value: language, url: baseURL ?? '' }]);
    await page.goto(`/${language}/legal/terms`);
    await expect(page.getByRole('article')).toHaveAttribute('lang', BCP47[language]);
    seen.add((await title(page).textContent()) ?? '');
    const addresses = await documents(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(LEGAL_DOCUMENTS.map((name) => `/${language}/legal/${name}`));
    for (const address of addresses)
      expect(await (await page.request.get(address ?? '')).text(), address ?? '').toMatch(
        new RegExp(`<article[^>]* lang="${BCP47[language]}"[^>]*><h1>`),
      );
  }
  expect(seen.size).toBe(LANGUAGES.length);
});

test('the terms can be read where they are agreed to, and nothing that was entered is lost', async ({ page, context }) => {
  const readTerms = async () => {
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: 'Read the terms of use' }).click();
    const tab = await opened;
    await expect(title(tab)).toHaveText('Terms of use');
    await tab.close();
  };
  await page.goto('/en_us/signup');
  await untilHydrated(page);
  await page.getByLabel('First name').fill('Bora');
  await readTerms();
  await expect(page.getByLabel('First name')).toHaveValue('Bora');

  await signInAs(page, MINA);
  await page.goto('/en_us/plan');
  await page.getByRole('button', { name: /Start free trial with Premium, Monthly/ }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await readTerms();
  await page.goto('/en_us/gift');
  await readTerms();
});

test.describe('unknown documents', () => {
  test.use({ expectedErrors: [/404/] });

  test('an unknown name is not found', async ({ page }) => {
    await page.goto('/en_us/legal/imprint');
    await expect(title(page)).toHaveText('Page not found');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a document is there whole', async ({ page }) => {
    await page.goto('/es_es/legal/privacy');
    await expect(title(page)).toHaveText('Política de privacidad');
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(8);
  });
});
