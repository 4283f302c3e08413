import { JOON } from '@madang/fixtures/people.ts';
import type { Browser, Page } from '@playwright/test';
import { call, expect, expectAccessible, filmTime, signInAs, test, untilPlayedTo } from './journey.ts';

test.describe.configure({ timeout: 180_000 });

const SERIES = '1001';
const TITLE = 'Moonlight Under the Eaves';
const MAX_KEYS = 120;

/** The television shows its code, and its owner says yes on a phone. */
const signInTv = async (phone: Page, browser: Browser): Promise<Page> => {
  const token = await signInAs(phone, JOON);
  await call(phone, 'removeWatching', { content_id: SERIES }, token);
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const tv = await context.newPage();
  await tv.goto('/tv');
  const shown = tv.getByRole('img', { name: /^(\w ){5}\w$/ });
  const code = ((await shown.getAttribute('aria-label')) ?? '').replaceAll(' ', '');
  await call(phone, 'confirmTvSignIn', { token: code }, token);
  await expect(tv.locator('[data-rail] a').first()).toBeFocused({ timeout: 20_000 });
  return tv;
};

const nameOfFocus = (tv: Page): Promise<string> =>
  tv.evaluate(() => {
    const { activeElement: active } = document;
    return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
  });

/** Presses a key until the target has the focus. Fails where the remote control does not get there. */
const walkTo = async (tv: Page, key: string, wanted: RegExp): Promise<void> => {
  const seen: string[] = [];
  for (let times = 0; times < MAX_KEYS; times += 1) {
    const name = await nameOfFocus(tv);
    if (wanted.test(name)) return;
    if (seen.at(-1) === name && seen.at(-2) === name) break;
    seen.push(name);
    await tv.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${String(wanted)}: ${seen.join(' · ')}`);
};

/** Looks for a title row by row, from left to right. */
const walkToTitle = async (tv: Page, title: string): Promise<void> => {
  for (let row = 0; row < 6; row += 1) {
    await tv.keyboard.press('Home');
    const found = await walkTo(tv, 'ArrowRight', new RegExp(title)).then(
      () => true,
      () => false,
    );
    if (found) return;
    await tv.keyboard.press('ArrowDown');
  }
  throw new Error(`No row of the television has ${title}`);
};

const button = (tv: Page, name: string) => tv.getByRole('button', { name, exact: true });
const isPaused = (tv: Page, wanted: boolean) =>
  expect.poll(() => tv.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(wanted);

test('a newcomer watches on a television with arrows, OK and Back alone: from the code to the next episode and home again [TV-01] [PL-08] [PL-30] [PL-34]', async ({
  page,
  browser,
}) => {
  const tv = await signInTv(page, browser);
  const { keyboard } = tv;
  await walkToTitle(tv, TITLE);
  await keyboard.press('Enter');
  await untilPlayedTo(tv, 1);
  const volume = await tv.locator('video').evaluate((film: HTMLVideoElement) => film.volume);

  // An overlay over the film gets the focus by itself: OK skips the intro.
  await expect(button(tv, 'Skip intro')).toBeFocused({ timeout: 20_000 });
  await keyboard.press('Enter');
  await expect(button(tv, 'Skip intro')).toHaveCount(0);

  // OK pauses and plays, Up and Down look for controls.
  await keyboard.press('Enter');
  await isPaused(tv, true);
  await expect(button(tv, 'Play')).toBeFocused();
  await expectAccessible(tv);
  await keyboard.press('Enter');
  await isPaused(tv, false);

  // The seek bar is above the buttons, ten seconds a press.
  await keyboard.press('ArrowUp');
  await expect(tv.getByRole('slider', { name: 'Seek' })).toBeFocused();
  const before = await filmTime(tv);
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await untilPlayedTo(tv, before + 19);
  await keyboard.press('ArrowLeft');
  await expect.poll(() => filmTime(tv)).toBeLessThan(before + 19);
  await keyboard.press('Enter');
  await isPaused(tv, true);

  // Subtitles: moving through them changes nothing, OK does.
  await keyboard.press('ArrowDown');
  await walkTo(tv, 'ArrowRight', /^Subtitles and audio$/);
  await keyboard.press('Enter');
  const sheet = tv.getByRole('dialog', { name: 'Subtitles and audio' });
  const spanish = sheet.getByRole('radio', { name: 'Spanish' }).first();
  for (let times = 0; times < 20 && !(await spanish.evaluate((one) => one === document.activeElement)); times += 1)
    await keyboard.press(times === 0 ? 'ArrowRight' : 'ArrowDown');
  await expect(spanish).toBeFocused();
  await expect(spanish).not.toBeChecked();
  await keyboard.press('Enter');
  await expect(spanish).toBeChecked();
  await keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(button(tv, 'Subtitles and audio')).toBeFocused();

  // Episodes: what plays has the focus, Right is the next.
  await walkTo(tv, 'ArrowLeft', /^Episodes$/);
  await keyboard.press('Enter');
  const drawer = tv.getByRole('dialog', { name: 'Episodes' });
  await expect(drawer.getByRole('link', { name: /\b1\. .*Playing now/ })).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(tv.getByText(/^Season 1, episode 2/)).toBeAttached();
  await untilPlayedTo(tv, 1);
  await walkTo(tv, 'ArrowDown', /^Pause$/);
  await walkTo(tv, 'ArrowRight', /^Next episode$/);
  await keyboard.press('Enter');
  await expect(tv.getByText(/^Season 1, episode 3/)).toBeAttached();
  await untilPlayedTo(tv, 1);
  expect(await tv.locator('video').evaluate((film: HTMLVideoElement) => film.volume)).toBe(volume);

  // Back: menu, controls, player, one at a time.
  await walkTo(tv, 'ArrowDown', /^Pause$/);
  await walkTo(tv, 'ArrowRight', /^Quality and speed$/);
  await keyboard.press('Enter');
  await expect(tv.getByRole('dialog', { name: 'Quality and speed' })).toBeVisible();
  await keyboard.press('Backspace');
  await expect(tv.getByRole('dialog')).toHaveCount(0);
  await keyboard.press('Backspace');
  await expect(tv.locator('[data-controls]')).toHaveAttribute('data-controls', 'hidden');
  await keyboard.press('Backspace');
  await expect(tv.locator('[data-rail] a:focus')).toHaveCount(1);
  await expect(tv.getByRole('heading', { name: 'Hello, Joon' })).toBeVisible();

  // The series resumes with the last episode, wherever it is chosen.
  await keyboard.press('Enter');
  await expect(tv.getByText(/^Season 1, episode 3/)).toBeAttached();
  await tv.context().close();
});

test('controls leave the film after some seconds, and the first key brings them back [PL-08]', async ({ page, browser }) => {
  const tv = await signInTv(page, browser);
  await walkToTitle(tv, TITLE);
  await tv.keyboard.press('Enter');
  await untilPlayedTo(tv, 1);
  const controls = tv.locator('[data-controls]');
  await expect(controls).toHaveAttribute('data-controls', 'hidden', { timeout: 15_000 });
  await tv.keyboard.press('ArrowUp');
  await expect(controls).toHaveAttribute('data-controls', 'shown');
  await expect(button(tv, 'Pause')).toBeFocused();
  await expect(controls).toHaveAttribute('data-controls', 'hidden', { timeout: 15_000 });
  await tv.keyboard.press('Escape');
  await expect(tv.locator('[data-rail] a:focus')).toHaveCount(1);
  await tv.context().close();
});
