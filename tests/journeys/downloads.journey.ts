import { HANA, JOON, SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import {
  call,
  expect,
  expectAccessible,
  filmTime,
  NOW_AND_THEN,
  signInAs,
  test,
  untilHydrated,
  untilPlayedTo,
} from './journey.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ serviceWorkers: 'allow' });

const SERIES = '1013';
const FIRST = '1013001';
/** The first is free; this one is for subscribers, and encrypted. */
const SECOND = '1013002';
const TITLE = 'The Heiress Has Two Funerals';
const EPISODE = `${TITLE}, Episode 1`;
const LOCKED_EPISODE = `${TITLE}, Episode 2`;
/** The button's label follows the state of the download. */
const playOf = (episode: string) => ({ name: new RegExp(`^Play ${episode} `) });
const PLAY = playOf(EPISODE);
const DEVICE = 'e7f4ab9e-4b6e-4c0e-9df2-3d3f7c0f9a11';

/** Sora is Premium, and keeps nothing anywhere. */
const beginAsSora = async (page: Page): Promise<string> => {
  const token = await signInAs(page, SORA);
  await call(page, 'removeWatching', { content_id: SERIES }, token);
  const { body } = await call(page, 'listDownloads', {}, token);
  const { objects } = body as unknown as { objects: readonly { readonly id: string }[] };
  for (const { id } of objects) await call(page, 'removeDownload', { id }, token);
  return token;
};

const row = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: TITLE });

/** From the page of a series to an episode that lies in the browser, in the smallest picture. */
const download = async (page: Page, episode: string): Promise<void> => {
  await page.goto(`/en_us/season/${SERIES}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: `Download ${episode}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Download ${episode}`, exact: true });
  await dialog.getByRole('radio', { name: /^360p/ }).check();
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: `${episode} is downloaded`, exact: true })).toBeVisible({ timeout: 60_000 });
};
const downloadFirst = (page: Page): Promise<void> => download(page, EPISODE);

/** What the profile has watched, as the server says. */
const placeOf = async (page: Page, token: string): Promise<number | undefined> => {
  const { body } = await call(page, 'listWatching', { content_ids: SECOND }, token);
  return (body as unknown as { objects: readonly { readonly playing_time: number }[] }).objects[0]?.playing_time;
};

test.describe('without a network', () => {
  // Expected: the browser logs every request that fails offline.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('an episode is downloaded, plays on the train with subtitles, encrypted as it is, and its place comes home [PL-29]', async ({
    page,
    context,
  }) => {
    const token = await beginAsSora(page);
    await download(page, LOCKED_EPISODE);
    await page.getByRole('link', { name: `${LOCKED_EPISODE} is downloaded`, exact: true }).click();
    await page.waitForURL('**/en_us/mypage/downloads');
    await expect(row(page)).toContainText(/360p · [\d.]+ MB · until/);
    await expect(page.getByText(/free on this device$/)).toBeVisible();
    await expectAccessible(page);
    await page.waitForFunction(async () => (await caches.match('/en_us/offline')) !== undefined, undefined, NOW_AND_THEN);

    await context.setOffline(true);
    await page.reload();
    await page.waitForURL('**/en_us/offline');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await row(page).getByRole('button', playOf(LOCKED_EPISODE)).click();
    await untilPlayedTo(page, 1);
    expect(await page.evaluate(() => document.querySelector('video')?.mediaKeys ?? null)).not.toBeNull();
    await page.keyboard.press('5');
    await untilPlayedTo(page, 24);
    const words = page.locator('[data-cues][lang="en"]').filter({ hasText: /\w/ });
    await expect(words.first()).toBeAttached({ timeout: 20_000 });
    await page.keyboard.press('k');
    const left = await filmTime(page);
    await page.mouse.move(200, 200);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.locator('video')).toHaveCount(0);

    await page.reload();
    await expect(row(page)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => placeOf(page, token), { timeout: 20_000 }).toBeGreaterThan(left - 3);
    expect(await placeOf(page, token)).toBeLessThan(left + 3);
  });
});

test('a download is removed for good: from the list, from the browser and from the account', async ({ page }) => {
  const token = await beginAsSora(page);
  await downloadFirst(page);
  await page.goto('/en_us/mypage/downloads');
  await page.getByRole('button', { name: `Remove download of ${EPISODE}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No downloads yet' })).toBeVisible();
  const pieces = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('madang-downloads');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('pieces').objectStore('pieces').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
  expect(pieces).toBe(0);
  await expect.poll(async () => (await call(page, 'listDownloads', {}, token)).body).toMatchObject({ total_count: 0 });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test('what was paused goes on where it was, also after the tab was closed', async ({ page, context }) => {
  await beginAsSora(page);
  // A slow line: every piece takes its time, so that there is something to pause.
  let fetched: string[] = [];
  await context.route('**/media/**/*.m4s', async (route) => {
    fetched.push(new URL(route.request().url()).pathname.split('/').slice(3).join('/'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/en_us/season/${SERIES}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: `Download ${EPISODE}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name: /^360p/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`^${EPISODE}: \\d+% downloaded$`) }).click();
  await expect(row(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^([2-9]|\d\d)$/);
  await page.getByRole('button', { name: `Pause download of ${EPISODE}`, exact: true }).click();
  await expect(row(page)).toContainText(/^.*Paused at \d+%/);
  const before = fetched;
  fetched = [];
  await page.getByRole('button', { name: `Resume download of ${EPISODE}`, exact: true }).click();
  await expect.poll(() => fetched.length).toBeGreaterThan(3);
  // The tab is closed in the middle.
  await page.goto('about:blank');
  const more = fetched;
  fetched = [];
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/en_us/mypage/downloads');
  await expect(row(page)).toContainText(/Interrupted at \d+%/);
  await page.getByRole('button', { name: `Resume download of ${EPISODE}`, exact: true }).click();
  await expect(row(page).getByRole('button', PLAY)).toBeVisible({ timeout: 30_000 });
  // At most the three requests in flight were repeated.
  expect(more.filter((name) => before.includes(name)).length).toBeLessThanOrEqual(3);
});

for (const someone of [HANA, JOON])
  test(`${someone.name} is not Premium: a prompt with the way to the plans, and 403 by API [PL-24] [PL-29]`, async ({ page }) => {
    const token = await signInAs(page, someone);
    const { status, body } = await call(page, 'addDownload', { content_id: FIRST, quality: 360, device_id: DEVICE }, token);
    expect([status, body.code]).toEqual([403, '4007']);
    await page.goto(`/en_us/season/${SERIES}`);
    await untilHydrated(page);
    await page.getByRole('button', { name: `Download ${EPISODE}`, exact: true }).click();
    const prompt = page.getByRole('alertdialog', { name: 'Downloads are part of Premium' });
    await expect(prompt.getByRole('radio')).toHaveCount(0);
    await prompt.getByRole('button', { name: 'Not now' }).click();
    await expect(prompt).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/season/${SERIES}`));
    await page.getByRole('button', { name: `Download ${EPISODE}`, exact: true }).click();
    await prompt.getByRole('button', { name: 'See plans' }).click();
    await page.waitForURL('**/en_us/plan');
  });

test.describe('after a month', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('an expired download is locked until it is renewed, and is deleted from the browser when Premium has ended', async ({
    page,
    context,
  }) => {
    await beginAsSora(page);
    await downloadFirst(page);
    await page.goto('/en_us/mypage/downloads');
    await expect(row(page).getByRole('button', PLAY)).toBeVisible();
    await page.waitForFunction(async () => (await caches.match('/en_us/offline')) !== undefined, undefined, NOW_AND_THEN);
    const month = Date.now() + 31 * 86_400_000;
    await context.setOffline(true);
    await page.clock.setFixedTime(month);
    await page.reload();
    await expect(row(page)).toContainText('Expired. Go online to renew it.');
    await expect(page.getByRole('button', PLAY)).toHaveCount(0);
    // A clock that is set back does not bring it back.
    await page.clock.setFixedTime(month - 20 * 86_400_000);
    await page.reload();
    await expect(row(page)).toContainText('Expired.');

    await page.clock.setFixedTime(Date.now());
    await context.setOffline(false);
    await page.goto('/en_us/mypage/downloads');
    await expect(row(page).getByRole('button', PLAY)).toBeVisible();

    // What the server says of a plan that was changed is proved beside it; here it says so.
    await context.route('**/download/renew', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { objects: object[] };
      await route.fulfill({
        response: answer,
        json: { ...body, objects: body.objects.map((each) => ({ ...each, refusal: 'PREMIUM_NEEDED' })) },
      });
    });
    await page.reload();
    await expect(row(page)).toContainText('No longer available: You need Premium for this.');
    await expect(page.getByText('0 byte of downloads')).toBeVisible();
    await expect(page.getByRole('button', PLAY)).toHaveCount(0);
  });
});

for (const [refusal, question, path] of [
  ['PREMIUM_NEEDED', `Watch ${EPISODE} online instead?`, `/en_us/video/${FIRST}`],
  ['CONTENT_EXPIRED', `Go to ${TITLE}?`, `/en_us/season/${SERIES}`],
] as const)
  test(`a download that ended by ${refusal} asks before it leads to ${path} [ER-43] [ER-51] [ER-52]`, async ({
    page,
    context,
  }) => {
    await beginAsSora(page);
    await downloadFirst(page);
    await context.route('**/download/renew', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { objects: object[] };
      await route.fulfill({ response: answer, json: { ...body, objects: body.objects.map((each) => ({ ...each, refusal })) } });
    });
    await page.goto('/en_us/mypage/downloads');
    const gone = row(page).getByRole('button', { name: /No longer available/ });
    await gone.click();
    const alert = page.getByRole('alertdialog', { name: 'No longer on this device' });
    await expect(alert).toContainText(question);
    await expect(alert.getByRole('button')).toHaveText(['Cancel', 'OK']);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await expect(gone).toBeFocused();
    await expect(page).toHaveURL('/en_us/mypage/downloads');
    await gone.click();
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(path));
  });
