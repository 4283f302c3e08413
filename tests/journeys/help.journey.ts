import { HELP_ARTICLES } from '@madang/domain/help/help-article.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { MINA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { boxOf, isAtMost } from './geometry.ts';
import { expect, expectAccessible, signInAs, someEmail, test, untilHydrated } from './journey.ts';
import { expectMail } from './mailbox.ts';

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

test.describe('unknown articles', () => {
  test.use({ expectedErrors: [/404/] });

  test('an unknown name is not found', async ({ page }) => {
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

test('the search finds articles without accents, and suggests the form where it finds none [HF-34]', async ({
  page,
  baseURL,
}) => {
  await page.goto('/en_us/help');
  await untilHydrated(page);
  const search = main(page).getByRole('search');
  await search.getByLabel('Search help').fill('SUBTITLE');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/en_us/help?q=SUBTITLE');
  await expect(main(page).getByRole('status')).toContainText(/\d+ results?/);
  await expect(
    main(page)
      .getByRole('region', { name: /result/ })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', '/en_us/help/subtitles');
  await expectAccessible(page);
  await search.getByLabel('Search help').fill('xylophone <b>');
  await search.getByLabel('Search help').press('Enter');
  await expect(main(page).getByRole('status')).toHaveText('No articles match “xylophone <b>”');
  await expect(main(page).getByText('Try other words, or send us a message below.')).toBeVisible();
  await expect(main(page).getByLabel('Message')).toBeVisible();
  await main(page).getByRole('link', { name: 'All topics' }).click();
  await expect(page).toHaveURL('/en_us/help');
  await page.context().addCookies([{ name: 'madang_language', value: 'es_es', url: baseURL ?? '' }]);
  await page.goto('/es_es/help?q=CONTRASENA');
  await expect(main(page).locator('a[href="/es_es/help/sign-in"]')).toBeVisible();
});

test.describe('the contact form', () => {
  test.use({ expectedErrors: [/429|500/] });

  test('shows validation errors beside its fields, keeps the input when sending fails, and mails the message once [HF-34]', async ({
    page,
  }) => {
    await page.goto('/en_us/help/billing');
    await untilHydrated(page);
    await main(page).getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/en_us/help#contact');
    const form = main(page).getByRole('region', { name: 'Still need help?' });
    const send = () => form.getByRole('button', { name: 'Send message' }).click();
    await send();
    for (const text of ['Enter your email address', 'Select a topic', 'Enter a message'])
      await expect(form.getByText(text, { exact: true })).toBeVisible();
    await expect(form.getByLabel('Your email address')).toBeFocused();
    const email = someEmail();
    await form.getByLabel('Your email address').fill(email);
    await form.getByLabel('Topic').selectOption('Plans and payments');
    await form.getByLabel('Message').fill('Too short');
    await send();
    await expect(form.getByText('Enter at least 10 characters')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Message').fill('I was charged twice in November.');
    const broken = page.route('**/help-request', (route) => route.fulfill({ status: 500, json: { code: '9999', message: '' } }));
    await broken;
    await send();
    await expect(form.getByRole('alert').filter({ hasText: '[9999]' })).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('I was charged twice in November.');
    await page.unroute('**/help-request');
    await send();
    await expect(form.getByRole('status')).toContainText(`We’ll reply to ${email}.`);
    await expectMail(page, 'hello@madang.example', 'Help request: Plans and payments', `${email} wrote:`);
  });
});

test('the contact form fits the narrowest phone [HF-34]', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'madang_language', value: 'es_es', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/es_es/help?q=pago');
  const contact = await boxOf(main(page).getByRole('region', { name: '¿Aún necesitas ayuda?' }));
  const form = main(page).locator('form[method=post]');
  for (const label of ['Tu correo', 'Tema', 'Mensaje']) {
    const { x, width } = await boxOf(form.getByLabel(label));
    expect(isAtMost(x + width, contact.x + contact.width), label).toBe(true);
  }
});

test.describe('the contact form without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('returns with the input and its validation errors, and is sent [HF-34]', async ({ page }) => {
    await page.goto('/en_us/help');
    await main(page).getByLabel('Message').fill('My list is gone since yesterday.');
    await main(page).getByRole('button', { name: 'Send message' }).click();
    await expect(main(page).getByText('Select a topic', { exact: true })).toBeVisible();
    await expect(main(page).getByLabel('Message')).toHaveValue('My list is gone since yesterday.');
    const email = someEmail();
    await main(page).getByLabel('Your email address').fill(email);
    await main(page).getByLabel('Topic').selectOption('Something else');
    await main(page).getByRole('button', { name: 'Send message' }).click();
    await expect(main(page).getByText(`We’ll reply to ${email}.`)).toBeVisible();
    await main(page).getByLabel('Search help').fill('subtitles');
    await main(page).getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/en_us/help?q=subtitles');
  });
});
