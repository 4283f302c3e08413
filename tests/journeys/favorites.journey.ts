import { MINA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, signInAs, test, untilHydrated } from './journey.ts';

const SERIES = '1002';
const TITLE = 'Let’s Eat Lunch Separately';
const APOLOGY = 'Try again in a moment. If it goes on, contact the Help Center.';

const add = (page: Page) => page.getByRole('button', { name: `Add ${TITLE} to my list` });
const remove = (page: Page) => page.getByRole('button', { name: `Take ${TITLE} off my list` });
const like = (page: Page) => page.getByRole('button', { name: `Like ${TITLE}` });

/** Mina's shelf does not hold the series, and she has no opinion of it. */
const openAsMina = async (page: Page): Promise<void> => {
  const token = await signInAs(page, MINA);
  await call(page, 'removeFavorite', { content_id: SERIES }, token);
  await call(page, 'removeLike', { content_id: SERIES }, token);
  await page.goto(`/en_us/season/${SERIES}`);
  await untilHydrated(page);
};

test('a title is put on the shelf and taken off, and stays so [LI-01] [LI-03] [LI-04] [PL-44]', async ({ page }) => {
  await openAsMina(page);
  const kept = page.waitForResponse(/favorite\/add$/);
  await add(page).click();
  await expect(remove(page)).toBeVisible();
  await kept;
  await page.reload();
  await untilHydrated(page);
  const gone = page.waitForResponse(/favorite\/delete$/);
  await remove(page).click();
  await expect(add(page)).toBeVisible();
  await gone;
  await page.reload();
  await expect(add(page)).toBeVisible();
});

test('a like is kept, and shown again on the next visit [LI-27] [LI-28] [LI-35]', async ({ page }) => {
  await openAsMina(page);
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  const kept = page.waitForResponse(/like\/add$/);
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await page.reload();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
});

test('an anonymous visitor is led through sign-in and back to the title [LI-07] [LI-31]', async ({ page }) => {
  await page.goto(`/en_us/season/${SERIES}`);
  await untilHydrated(page);
  const back = new RegExp(`/signin\\?callbackUrl=${encodeURIComponent(`/en_us/season/${SERIES}`)}`);
  await expect(page.getByRole('link', { name: `Add ${TITLE} to my list` })).toHaveAttribute('href', back);
  await expect(page.getByRole('link', { name: `Like ${TITLE}` })).toHaveAttribute('href', back);
});

test.describe('while the server fails', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('the shelf turns back with a message', async ({ page }) => {
    await openAsMina(page);
    await page.route('**/favorite/add', (route) => route.fulfill({ status: 500, json: { code: '9999', message: 'Broken.' } }));
    await add(page).click();
    await expect(page.getByText(APOLOGY)).toBeVisible();
    await expect(add(page)).toBeVisible();
  });

  test('a like turns back with a message, and so does taking it back [LI-24] [LI-25]', async ({ page }) => {
    await openAsMina(page);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/log/error')) reports.push(String((request.postDataJSON() as { code: string }).code));
    });
    let answer: () => void = () => undefined;
    await page.route('**/like/add', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: 500, json: { code: '9999', message: 'Broken.' } });
    });
    await like(page).click();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
    answer();
    await expect(page.getByText(APOLOGY)).toBeVisible();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => reports).toEqual(['API2031:9999']);

    await page.unroute('**/like/add');
    const kept = page.waitForResponse(/like\/add$/);
    await like(page).click();
    await kept;
    await page.route('**/like/delete', (route) => route.fulfill({ status: 500, json: { code: '9999', message: 'Broken.' } }));
    await like(page).click();
    await expect.poll(() => reports).toEqual(['API2031:9999', 'API2032:9999']);
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  });
});
