import { SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, filmTime, signInAs, test, untilPlayedTo } from './journey.ts';

const SERIES = '1013';
/** For subscribers. */
const EPISODE = '1013003';
const TITLE = 'The Heiress Has Two Funerals';

const film = (page: Page) => page.getByRole('region', { name: `Player: ${TITLE}` });
const hasKeys = (page: Page) => page.evaluate(() => (document.querySelector('video')?.mediaKeys ?? null) !== null);
const height = (page: Page) => page.evaluate(() => document.querySelector('video')?.videoHeight);

const beginAsSora = async (page: Page): Promise<void> => {
  const token = await signInAs(page, SORA);
  await call(page, 'removeWatching', { content_id: SERIES }, token);
};

/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 } });

test('a title for subscribers plays encrypted: from its start, after a jump, in another quality and with its words', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await beginAsSora(page);
  const keyed: (string | undefined)[] = [];
  const bare: (string | undefined)[] = [];
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (request.url().endsWith('/film.key')) keyed.push(authorization);
    else if (request.url().includes('/media/')) bare.push(authorization);
  });
  await page.goto(`/en_us/video/${EPISODE}`);
  await untilPlayedTo(page, 1);
  expect(await hasKeys(page)).toBe(true);
  await page.keyboard.press('5');
  await untilPlayedTo(page, 24);
  // Moving the pointer shows the controls.
  await page.mouse.move(200, 200);
  await film(page).getByRole('button', { name: 'Quality and speed', exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name: '360p' }).check();
  await expect.poll(() => height(page), { timeout: 20_000 }).toBe(360);
  await page.keyboard.press('Escape');
  const before = await filmTime(page);
  await untilPlayedTo(page, before + 1);
  await expect(page.locator('[data-cues]').filter({ hasText: /\w/ }).first()).toBeAttached({ timeout: 20_000 });
  // Only the key request carries Sora's token.
  expect(new Set(keyed.map((authority) => authority?.startsWith('ey')))).toEqual(new Set([true]));
  expect(new Set(bare)).toEqual(new Set([undefined]));
});

test('a browser without encrypted media gets an explanation, and free titles play in it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'requestMediaKeySystemAccess', { value: undefined }));
  await beginAsSora(page);
  await page.goto(`/en_us/video/${EPISODE}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This browser can’t play subscriber titles');
  await expect(alert).toContainText('Code PL-PROTECTION');
  await expect(alert.getByRole('button')).toHaveCount(0);
  await page.goto(`/en_us/video/${SERIES}001`);
  await untilPlayedTo(page, 0.5);
  expect(await hasKeys(page)).toBe(false);
});
