import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { beforeEach, test } from 'vitest';

import { NEXT, playerPage, SOURCE } from './testing/player-page.ts';

const stage = playerPage({ viewport: { width: 1366, height: 768 } });
const { mount, calls, button, controls, video, untilPlayedTo, isPaused } = stage;

let page: Page;
beforeEach(() => {
  page = stage.page();
});

/** Ten minutes for the twelve seconds of the film, so that nothing ends while a test walks. */
const slowly = { subtitle: 'en', speed: 0.5, volume: 0.66 };
const seekBar = () => page.getByRole('slider', { name: 'Seek' });
/** Keys that no keyboard has are sent as the television's browser sends them. */
const send = (key: string, code = 0) =>
  page.evaluate(
    ([name, number]) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'keyCode', { value: number });
      (document.activeElement ?? document.body).dispatchEvent(event);
    },
    [key, code] as const,
  );
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await (/^(?:GoBack|BrowserBack|Media)/.test(key) ? send(key) : page.keyboard.press(key));
};
/** The remote control works from the moment its part of the player has come. */
const withRemote = async (changes: Parameters<typeof mount>[0] = {}) => {
  await mount({ remote: true, preferences: slowly, ...changes });
  await untilPlayedTo(0.1);
  await expect(async () => {
    await press('ArrowUp');
    await expect(page.locator(':focus')).toHaveCount(1, { timeout: 500 });
  }).toPass();
};
const isHidden = () => expect(controls()).toHaveAttribute('data-controls', 'hidden', { timeout: 15_000 });
const nameOfFocus = () =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    return active?.getAttribute('aria-label') ?? active?.closest('label')?.textContent ?? active?.textContent ?? '';
  });

/** Every control of the topmost layer, and those that the four arrows reach from where the focus is. */
const walkAll = async (root: string): Promise<{ readonly all: readonly string[]; readonly reached: readonly string[] }> => {
  const all = await page.locator(root).evaluate((element) => {
    const found = [...element.querySelectorAll<HTMLElement>('a[href], button, input, [role=slider]')].filter(
      (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
    );
    return found.map((one, index) => {
      one.dataset['place'] = String(index);
      return String(index);
    });
  });
  const at = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['place'] ?? '');
  const reached = new Set([await at()]);
  const waiting = [...reached];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      await page.locator(`${root} [data-place="${from}"]`).focus();
      await press(key);
      const to = await at();
      if (to === '' || reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return { all, reached: [...reached] };
};

test('OK pauses and plays, and Up and Down do not change the volume [PL-08]', async () => {
  await withRemote();
  await expect(button('Pause')).toBeFocused();
  await press('Enter');
  await isPaused(true);
  await press('Enter');
  await isPaused(false);
  await press('ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown');
  expect(await video().evaluate((film: HTMLVideoElement) => film.volume)).toBeCloseTo(0.66);
  expect(await calls('preference')).toEqual([]);
  await isHidden();
  await press('Enter');
  await isPaused(true);
  await expect(button('Play')).toBeFocused();
});

test('Left and Right seek by ten seconds on the seek bar, and show it [PL-08]', async () => {
  await withRemote();
  await isHidden();
  await press('ArrowRight');
  await expect(seekBar()).toBeFocused();
  // Paused, or a slow machine would play the short film to its end.
  await press('MediaPause');
  await isPaused(true);
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 10);
  await press('ArrowLeft');
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 99) < 9);
  await press('ArrowDown');
  await expect(button('Play')).toBeFocused();
  await press('ArrowRight');
  await expect(button('Back 10 seconds')).toBeFocused();
});

test('the four arrows reach every control of the player and of its sheets [PL-08]', async () => {
  await withRemote({ next: NEXT });
  await press('MediaPause');
  await isPaused(true);
  for (const open of [null, 'Subtitles and audio', 'Quality and speed']) {
    if (open !== null) await button(open).press('Enter');
    const { all, reached } = await walkAll(open === null ? '[data-remote]' : '[role=dialog]');
    expect(all.length).toBeGreaterThan(5);
    expect(reached.toSorted()).toEqual([...all].toSorted());
    if (open !== null) await press('GoBack');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('arrows move through subtitles without choosing, and OK chooses [PL-30]', async () => {
  await withRemote();
  await button('Subtitles and audio').press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Subtitles and audio' });
  const subtitles = sheet.getByRole('group', { name: 'Subtitles' });
  await subtitles.getByRole('radio', { name: 'English' }).focus();
  await press('ArrowUp');
  await expect(subtitles.getByRole('radio', { name: 'Off' })).toBeFocused();
  await expect(subtitles.getByRole('radio', { name: 'English' })).toBeChecked();
  await press('Enter');
  await expect(subtitles.getByRole('radio', { name: 'Off' })).toBeChecked();
  expect(await calls('preference')).toEqual([[{ subtitle: 'off' }]]);
});

test('Back leaves one level at a time: inner menu, menu, controls, player [PL-08]', async () => {
  await withRemote();
  await button('Subtitles and audio').press('Enter');
  await page.getByRole('button', { name: 'Subtitle style' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Subtitle style' })).toBeVisible();
  await press('GoBack');
  await expect(page.getByRole('dialog', { name: 'Subtitles and audio' })).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(controls()).toHaveAttribute('data-controls', 'shown');
  await press('Backspace');
  await expect(controls()).toHaveAttribute('data-controls', 'hidden');
  expect(await calls('back')).toEqual([]);
  await press('BrowserBack');
  await expect.poll(() => calls('back')).toHaveLength(1);
});

test('controls hide while one of them has the focus, and any key shows them [PL-08]', async () => {
  await withRemote();
  await isHidden();
  await press('ArrowDown');
  await expect(controls()).toHaveAttribute('data-controls', 'shown');
  await expect(button('Pause')).toBeFocused();
});

test('the transcript is walked beside the controls, and Back closes it before the player', async () => {
  await withRemote();
  await button('Subtitles and audio').press('Enter');
  await page.getByRole('button', { name: 'Transcript' }).press('Enter');
  const transcript = page.getByRole('complementary', { name: 'Transcript' });
  await expect(transcript.locator('li button:focus')).toHaveCount(1);
  await press('ArrowDown', 'Enter');
  await press('GoBack');
  await expect(transcript).toHaveCount(0);
  expect(await calls('back')).toEqual([]);
});

test('the intro and the next episode are chosen with OK alone [PL-08] [PL-33]', async () => {
  await withRemote({
    source: { ...SOURCE, intro: { startSeconds: 0, endSeconds: 8 }, creditsAtSeconds: 9 },
    preferences: { ...slowly, autoNext: false },
    next: NEXT,
  });
  await press('GoBack');
  await button('Skip intro').press('Enter');
  await untilPlayedTo(8);
  await press('GoBack');
  await expect(page.getByRole('link', { name: /^Play/ })).toBeFocused({ timeout: 15_000 });
  await press('Enter');
  await expect.poll(() => calls('next')).toEqual([['chosen']]);
});

test('media keys work, also when the television only sends key codes [PL-08]', async () => {
  await withRemote();
  await press('MediaPause');
  await isPaused(true);
  await press('MediaPlay');
  await isPaused(false);
  await send('Unidentified', 19);
  await isPaused(true);
  await send('Unidentified', 415);
  await isPaused(false);
  await send('Unidentified', 413);
  await expect.poll(() => calls('back')).toHaveLength(1);
});

test('OK retries a failed film', async () => {
  stage.streams().fail('master.m3u8', 403, 10);
  await mount({ remote: true });
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await expect(async () => {
    await press('ArrowDown');
    expect(await nameOfFocus()).toBe('Try again');
  }).toPass();
  await press('Enter');
  await expect.poll(() => calls('retry')).toHaveLength(1);
});
