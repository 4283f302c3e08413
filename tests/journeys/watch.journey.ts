import { JOON } from '@madang/fixtures/people.ts';
import type { Locator, Page } from '@playwright/test';
import {
  call,
  expect,
  expectAccessible,
  filmTime,
  signInAs,
  test,
  untilHydrated,
  untilPaused,
  untilPlayedTo,
  untilReported,
} from './journey.ts';

test.describe.configure({ timeout: 120_000 });
/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 } });

const SERIES = '1001';
const FIRST = '1001001';
const SECOND = '1001002';
const TITLE = 'Moonlight Under the Eaves';
/** Seconds: half of the film, where the key 5 leads. */
const HALF = 36;

/** Joon has never seen the series. */
const beginAsJoon = async (page: Page): Promise<void> => {
  const token = await signInAs(page, JOON);
  await call(page, 'removeWatching', { content_id: SERIES }, token);
};

const film = (page: Page) => page.getByRole('region', { name: `Player: ${TITLE}` });
const control = (page: Page, name: string) => film(page).getByRole('button', { name, exact: true });
const cuesIn = (page: Page, language: string) => page.locator(`[data-cues][lang="${language}"]`).first();

/** The controls hide while the film plays; any movement brings them back. */
const wake = async (page: Page): Promise<void> => {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 240);
};

const press = async (page: Page, name: string): Promise<void> => {
  await wake(page);
  await control(page, name).click();
};

const choose = async (page: Page, choice: string): Promise<void> => {
  await press(page, 'Subtitles and audio');
  const sheet = page.getByRole('dialog', { name: 'Subtitles and audio' });
  await sheet.getByRole('radio', { name: choice, exact: true }).check({ force: true });
  await sheet.getByRole('button', { name: 'Close' }).click();
};

/** Reaches the target with the keyboard alone. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeAttached();
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not come to ${String(target)}`);
};

const pauseAndRemember = async (page: Page, pause: () => Promise<void>): Promise<number> => {
  const kept = untilReported(page, 'pause');
  await pause();
  await untilPaused(page);
  await kept;
  return filmTime(page);
};

/** From the page of a series to the middle of its first episode, away, back to the same second, and on to the second one. */
const watchAnEvening = async (page: Page): Promise<void> => {
  await beginAsJoon(page);
  await page.goto(`/en_us/season/${SERIES}`);
  await expect(page).toHaveURL(/\/moonlight-under-the-eaves$/);
  await page.getByRole('link', { name: 'Play S1:E1' }).click();
  await untilPlayedTo(page, 1);

  await choose(page, 'Spanish');
  await expect(cuesIn(page, 'es')).toBeAttached();

  await wake(page);
  await film(page).getByRole('slider', { name: 'Seek' }).press('PageUp');
  await page.keyboard.press('5');
  await untilPlayedTo(page, HALF);
  const left = await pauseAndRemember(page, () => press(page, 'Pause'));

  await page.reload();
  const found = await untilPlayedTo(page, 1);
  expect(Math.abs(found - left)).toBeLessThanOrEqual(2);
  await expect(cuesIn(page, 'es')).toBeAttached();
};

/** What was watched is known everywhere at once. */
const lookForTheTraces = async (page: Page): Promise<void> => {
  const kept = untilReported(page, 'stop');
  await press(page, 'Back');
  await kept;
  await expect(page.getByRole('link', { name: /^Resume S1:E1 · (\d+h )?\d+m left$/ })).toBeVisible();
  await expect(page.getByText(/^[5-8]\d% watched$/)).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await page.goto('/en_us/main');
  await expect(page.getByRole('region', { name: 'Continue watching' }).getByRole('link', { name: TITLE })).toBeVisible();
};

const watchToTheEnd = async (page: Page): Promise<void> => {
  await page.goto(`/en_us/video/${FIRST}`);
  await untilPlayedTo(page, 1);
  await page.keyboard.press('End');
  await expect(page.getByRole('complementary', { name: 'Next episode' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/video/${SECOND}/[^?]+\\?from=auto-next$`), { timeout: 30_000 });
  await expect(film(page).getByText(/^Season 1, episode 2/)).toBeAttached();
  await untilPlayedTo(page, 6);
  await press(page, 'Back');
  await expect(page.getByRole('img', { name: 'Watched' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Resume S1:E2/ })).toBeVisible();
};

test('an evening with a series: subtitles, a reload, the way back, the next episode [CA-09] [PL-30] [PL-32] [PL-33] [LI-20] [RT-102]', async ({
  page,
}) => {
  await watchAnEvening(page);
  await lookForTheTraces(page);
  await watchToTheEnd(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the same evening works at 360 pixels', async ({ page }) => {
    await watchAnEvening(page);
    await lookForTheTraces(page);
    await watchToTheEnd(page);
  });
});

test('the same evening works with the keyboard alone [PL-08]', async ({ page }) => {
  await beginAsJoon(page);
  await page.goto(`/en_us/season/${SERIES}`);
  await tabTo(page, page.getByRole('link', { name: 'Play S1:E1' }));
  await page.keyboard.press('Enter');
  await untilPlayedTo(page, 1);

  await tabTo(page, control(page, 'Subtitles and audio'));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Subtitles and audio' });
  await tabTo(page, sheet.getByRole('group', { name: 'Subtitles' }).getByRole('radio', { name: 'English', exact: true }));
  await page.keyboard.press('ArrowUp');
  await expect(sheet.getByRole('radio', { name: 'Off' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('5');
  await untilPlayedTo(page, HALF);
  const left = await pauseAndRemember(page, () => page.keyboard.press('k'));
  await page.reload();
  expect(Math.abs((await untilPlayedTo(page, 1)) - left)).toBeLessThanOrEqual(2);

  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\?from=auto-next$/, { timeout: 30_000 });
  await untilPlayedTo(page, 1);
  await tabTo(page, control(page, 'Back'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
});

test('hidden controls return on Tab, with the focus among them', async ({ page }) => {
  await beginAsJoon(page);
  await page.goto(`/en_us/video/${FIRST}`);
  await untilPlayedTo(page, 0.2);
  const back = control(page, 'Back');
  await expect(back).toBeHidden({ timeout: 15_000 });
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await expect(back).toBeVisible();
});

test('the page of a series has nothing that axe would change', async ({ page }) => {
  await page.goto(`/en_us/season/${SERIES}`);
  await untilHydrated(page);
  await expectAccessible(page);
});
