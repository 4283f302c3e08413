import { MINA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, signInAs, test, untilHydrated } from './journey.ts';

const SERIES = '1002';
const TITLE = 'Let’s Eat Lunch Separately';
const APOLOGY = 'Try again in a moment. If it keeps happening, contact the Help Center.';

const add = (page: Page) => page.getByRole('button', { name: `Add ${TITLE} to My List` });
const remove = (page: Page) => page.getByRole('button', { name: `Remove ${TITLE} from My List` });
const like = (page: Page) => page.getByRole('button', { name: `Like ${TITLE}` });
const LIKE_ALERT = 'Failed to load subscription. Please try again in a moment.';
const broken = { status: 500, json: { code: '9999', message: 'Broken.' } };

/** The codes of the reports that the page sends. */
const reportsOf = (page: Page): readonly string[] => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/log/error')) reports.push(String((request.postDataJSON() as { code: string }).code));
  });
  return reports;
};

/** Mina's shelf does not hold the series, and she has no opinion of it. */
const openAsMina = async (page: Page): Promise<void> => {
  const token = await signInAs(page, MINA);
  await call(page, 'removeFavorite', { content_id: SERIES }, token);
  await call(page, 'removeLike', { content_id: SERIES }, token);
  await page.goto(`/en_us/season/${SERIES}`);
  await untilHydrated(page);
};

test('a title is put on the shelf and taken off, and a like is kept: both stay so on the next visit [LI-01] [LI-03] [LI-04] [LI-27] [LI-28] [LI-35] [PL-44]', async ({
  page,
}) => {
  await openAsMina(page);
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  const kept = [page.waitForResponse(/favorite\/add$/), page.waitForResponse(/like\/add$/)];
  await add(page).click();
  await expect(remove(page)).toBeVisible();
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await Promise.all(kept);
  await page.reload();
  await untilHydrated(page);
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  const gone = page.waitForResponse(/favorite\/delete$/);
  await remove(page).click();
  await expect(add(page)).toBeVisible();
  await gone;
  await page.reload();
  await expect(add(page)).toBeVisible();
});

test('an anonymous visitor is led through sign-in and back to the title, and nothing is refreshed [LI-07] [LI-31] [SE-95]', async ({
  page,
}) => {
  await page.goto(`/en_us/season/${SERIES}`);
  await untilHydrated(page);
  const back = new RegExp(`/signin\\?callbackUrl=${encodeURIComponent(`/en_us/season/${SERIES}`)}`);
  await expect(page.getByRole('link', { name: `Add ${TITLE} to My List` })).toHaveAttribute('href', back);
  await expect(page.getByRole('link', { name: `Like ${TITLE}` })).toHaveAttribute('href', back);
  const refused = await call(page, 'listFavorites', {});
  expect([refused.status, refused.body.code]).toEqual([401, '4002']);
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/token/refresh')) refreshes.push(request.url());
  });
  await page.goto('/en_us/mypage/favorite');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await untilHydrated(page);
  expect(refreshes).toEqual([]);
});

test.describe('while the server fails', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('the shelf turns back with a message and the way to help, and can be asked again at once [LI-06] [ER-14]', async ({
    page,
  }) => {
    await openAsMina(page);
    await page.route('**/favorite/add', (route) => route.fulfill(broken));
    await add(page).click();
    const alert = page.getByRole('alert').filter({ hasText: APOLOGY });
    await expect(alert).toBeVisible();
    await expect(add(page)).toBeVisible();
    await expect(add(page)).toHaveCount(1);
    await page.unroute('**/favorite/add');
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/favorite/add') && answer.ok());
    await add(page).click();
    await kept;
    await expect(remove(page)).toBeVisible();
    await alert.getByRole('link', { name: 'Help Center' }).click();
    await expect(page).toHaveURL('/en_us/help');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Help Center');
  });

  test('a like turns back with an alert and a report with API2031, and so does taking it back with API2032 [LI-24] [LI-25] [LI-33] [ER-29]', async ({
    page,
  }) => {
    await openAsMina(page);
    const reports = reportsOf(page);
    const held = Promise.withResolvers<void>();
    await page.route('**/like/add', async (route) => {
      await held.promise;
      await route.fulfill(broken);
    });
    await like(page).click();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
    held.resolve();
    const alert = page.getByRole('alert').filter({ hasText: LIKE_ALERT });
    await expect(alert).toBeVisible();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => reports).toEqual(['FMS|API2031-9999-1001']);

    await page.unroute('**/like/add');
    const kept = page.waitForResponse(/like\/add$/);
    await like(page).click();
    await kept;
    await expect(alert).toBeHidden();
    await page.route('**/like/delete', (route) => route.fulfill(broken));
    await like(page).click();
    await expect(alert).toBeVisible();
    await expect.poll(() => reports).toEqual(['FMS|API2031-9999-1001', 'FMS|API2032-9999-1001']);
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  });

  for (const [name, path, code] of [
    ['check', 'like/check', 'API2030'],
    ['list', 'like/list', 'API2033'],
  ] as const)
    test(`a failed ${name} of likes is an alert and a report with ${code} [LI-33] [ER-29]`, async ({ page }) => {
      const token = await signInAs(page, MINA);
      await call(page, 'removeLike', { content_id: SERIES }, token);
      const reports = reportsOf(page);
      await page.route(`**/${path}**`, (route) => route.fulfill(broken));
      if (path === 'like/list') {
        await page.goto('/en_us/main');
        await untilHydrated(page);
        await page.getByRole('region', { name: 'New this season' }).getByRole('listitem').first().hover();
      } else await page.goto(`/en_us/season/${SERIES}`);
      await expect(page.getByRole('alert').filter({ hasText: LIKE_ALERT })).toBeVisible();
      await expect.poll(() => reports).toEqual([`FMS|${code}-9999-1001`]);
      if (path === 'like/check') await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
    });
});

test('a title rests three seconds between two changes of the shelf [ST-18]', async ({ page }) => {
  await openAsMina(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, change] = /favorite\/(add|delete)$/.exec(request.url()) ?? [];
    if (change) calls.push(change);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await add(page).click();
  await expect(remove(page)).toBeVisible();
  await page.clock.runFor(2900);
  await remove(page).click();
  await expect(remove(page)).toBeVisible();
  expect(calls).toEqual(['add']);
  await page.clock.runFor(200);
  await remove(page).click();
  await expect(add(page)).toBeVisible();
  await expect.poll(() => calls).toEqual(['add', 'delete']);
});

test('a card says what is liked, and changes it [LI-35]', async ({ page }) => {
  const token = await signInAs(page, MINA);
  await page.goto('/en_us/main');
  await untilHydrated(page);
  const card = page.getByRole('region', { name: 'New this season' }).getByRole('listitem').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const href = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  const [, id = ''] = /\/(\d+)\//.exec(href) ?? [];
  await call(page, 'addLike', { content_id: id }, token);
  await card.hover();
  const thumb = page.getByRole('button', { name: `Like ${title}` });
  await expect(thumb).toHaveAttribute('aria-pressed', 'true');
  const gone = page.waitForResponse(/like\/delete$/);
  await thumb.click();
  await expect(thumb).toHaveAttribute('aria-pressed', 'false');
  await gone;
  await page.goto(href);
  await expect(page.getByRole('button', { name: `Like ${title}` })).toHaveAttribute('aria-pressed', 'false');
});
