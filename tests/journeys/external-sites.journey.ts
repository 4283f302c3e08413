import { MINA } from '@madang/fixtures/people.ts';
import { devices } from '@playwright/test';
import { decodeJwt } from 'jose';
import { cookieLifetime, expect, expectAccessible, signInAs, untilHydrated } from './journey.ts';
import { boxOf, expectFullyInViewport } from './geometry.ts';
import { test } from './own-server.ts';

const CENTER = 'https://help.example';
/** What an operator has on other sites. */
test.use({
  installation: {
    settings: {
      HELP_CENTER_URL: `${CENTER}/hc`,
      HELP_CENTER_ARTICLES: 'browser=articles/360001',
      HELP_CENTER_SIGN_IN_URL: `${CENTER}/access/jwt`,
      HELP_CENTER_KEY: 'k'.repeat(32),
      SOCIAL_LINKS: 'tiktok=https://social.example/t,facebook=https://social.example/f,x=https://social.example/x',
      CAREERS_URL: 'https://company.example/careers',
      CORPORATE_URL: 'https://company.example/',
      BUSINESS_URL: 'https://company.example/business',
      APP_STORE_URL: 'https://apps.example/ios',
      PLAY_STORE_URL: 'https://apps.example/android',
    },
  },
});

test('a help centre elsewhere is opened in the language of the page, straight by strangers, and by who is signed in through a hop that signs them in there [HF-21] [IN-21] [RT-132]', async ({
  page,
}) => {
  const requests: { readonly url: string; readonly posted: string | null }[] = [];
  await page.route(`${CENTER}/**`, (route) => {
    requests.push({ url: route.request().url(), posted: route.request().postData() });
    return route.fulfill({ contentType: 'text/html', body: '<title>Help</title><h1>Help, elsewhere</h1>' });
  });
  await page.goto('/es_es/catalog/30');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Centro de ayuda' }).click();
  await expect(page).toHaveURL(`${CENTER}/hc/es`);
  expect(requests).toEqual([{ url: `${CENTER}/hc/es`, posted: null }]);
  const answer = await page.request.get('/es_es/help/browser', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, `${CENTER}/hc/es/articles/360001`]);

  requests.length = 0;
  await page.goto('/es_es/catalog/30');
  await signInAs(page, MINA);
  await page.reload();
  await page.getByRole('button', { name: /^Menú del perfil/ }).click();
  await page.getByRole('menuitem', { name: 'Centro de ayuda' }).click();
  await expect(page.getByRole('heading', { name: 'Help, elsewhere' })).toBeVisible();
  expect(requests.map(({ url }) => url)).toEqual([`${CENTER}/access/jwt`]);
  const form = new URLSearchParams(requests[0]?.posted ?? '');
  expect(form.get('return_to')).toBe(`${CENTER}/hc/es`);
  expect(decodeJwt(form.get('jwt') ?? '')).toMatchObject({ email: MINA.email });
});

test('the footer leads to what else the operator has, in tabs of their own, and to nothing that they do not have [HF-33] [HF-45]', async ({
  page,
  context,
}) => {
  await context.route(/https:\/\/(social|company)\.example/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await page.goto('/en_us/catalog/30');
  const links = page.getByRole('contentinfo').locator('a[target=_blank]');
  await expect(links).toHaveText(['Facebook', 'X', 'TikTok', 'About us', 'Careers', 'Business inquiries']);
  const addresses = [
    ...['f', 'x', 't'].map((name) => `https://social.example/${name}`),
    ...['', 'careers', 'business'].map((name) => `https://company.example/${name}`),
  ];
  for (const [index, address] of addresses.entries()) {
    const opened = context.waitForEvent('page');
    await links.nth(index).click();
    const tab = await opened;
    await expect(tab).toHaveURL(address);
    await expect(tab.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    await tab.close();
  }
});

const PHONES = [
  ['iPhone 15', 'Open in the App Store', 'https://apps.example/ios'],
  ['Pixel 7', 'Open in Google Play', 'https://apps.example/android'],
] as const;

for (const [phone, button, address] of PHONES) {
  const { userAgent, viewport, isMobile, hasTouch } = devices[phone];
  test.describe(`on a ${phone}`, () => {
    test.use({ userAgent, viewport, isMobile, hasTouch });

    test('a layer over home offers the app of its store, and stays away for a day once it is closed [HF-61] [HF-62] [RT-159] [ST-09] [ST-68]', async ({
      page,
      context,
    }) => {
      await page.goto('/en_us/main');
      const layer = page.getByRole('region', { name: 'The Madang app' });
      await expect(layer.getByRole('link', { name: button })).toHaveAttribute('href', address);
      await expectAccessible(page);
      await layer.getByRole('button', { name: 'Close' }).click();
      await expect(layer).toHaveCount(0);
      const closed = (await context.cookies()).find(({ name }) => name === 'madang_app_layer');
      expect(cookieLifetime(closed)).toBeGreaterThan(86_300_000);
      expect(cookieLifetime(closed)).toBeLessThanOrEqual(86_400_000);
      await page.reload();
      await untilHydrated(page);
      await expect(layer).toHaveCount(0);
      await context.clearCookies({ name: 'madang_app_layer' });
      await page.reload();
      await expect(layer).toBeVisible();
    });

    test('the layer comes also while the question about privacy is not answered, above it, and both can be used [HF-61] [RT-138]', async ({
      page,
      context,
    }) => {
      await context.clearCookies({ name: 'madang_privacy' });
      await page.goto('/en_us/main');
      const layer = page.getByRole('region', { name: 'The Madang app' });
      const note = page.getByRole('region', { name: 'Privacy' });
      await expect(layer.getByRole('link', { name: button })).toBeVisible();
      const answer = note.getByRole('button').first();
      await expect(answer).toBeVisible();
      await expectFullyInViewport(layer);
      await expectFullyInViewport(note);
      const [above, below] = [await boxOf(layer), await boxOf(note)];
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
      await expectAccessible(page);
      await answer.click();
      await expect(answer).toHaveCount(0);
      await expect(layer).toBeVisible();
      await layer.getByRole('button', { name: 'Close' }).click();
      await expect(layer).toHaveCount(0);
    });
  });
}

test('a desktop browser is offered no app [HF-61]', async ({ page }) => {
  const looked = page.waitForResponse(/\/assets\/AppPrompt-/);
  await page.goto('/en_us/main');
  await looked;
  await untilHydrated(page);
  await expect(page.getByRole('region', { name: 'The Madang app' })).toHaveCount(0);
});
