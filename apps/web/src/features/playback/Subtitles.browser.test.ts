import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { beforeEach, test } from 'vitest';

import { playerPage, SOURCE } from './testing/player-page.ts';

const stage = playerPage();
const { mount, calls, button, controls, cues, untilPlayedTo } = stage;

let page: Page;
beforeEach(() => {
  page = stage.page();
});

const choose = async (choice: string): Promise<void> => {
  await page.getByRole('radio', { name: choice, exact: true }).check({ force: true });
};

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to measure');
  return box;
};

test('subtitles have the chosen style, and the style is remembered', async () => {
  await mount();
  await untilPlayedTo(0.3);
  await page.keyboard.press('k');
  await button('Subtitles and audio').click();
  await button('Subtitle style').click();
  const sheet = page.getByRole('dialog', { name: 'Subtitle style' });
  for (const choice of ['Yellow', 'Solid', 'Outline', 'Extra large']) await choose(choice);
  const cue = cues().locator('p').first();
  await expect(cue).toHaveCSS('color', 'rgb(255, 228, 92)');
  await expect(cue.locator('span span').first()).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(cue).toHaveCSS('text-shadow', /rgb\(0, 0, 0\)/);
  expect((await calls('preference')).at(-1)).toEqual([
    { subtitleStyle: { size: 'huge', color: 'yellow', background: 'solid', edge: 'outline', place: 'bottom' } },
  ]);
  const preview = sheet.getByText('The rain has stopped.');
  await expect(preview).toHaveCSS('color', 'rgb(255, 228, 92)');
  await button('Reset to default').click();
  await expect(cue).toHaveCSS('color', 'rgb(255, 255, 255)');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', { name: 'Subtitles and audio' })).toBeVisible();
});

test('a stored style applies from the first cue, and a malformed one falls back to the default', async () => {
  await mount({
    preferences: {
      subtitle: 'en',
      subtitleStyle: { size: 'medium', color: 'cyan', background: 'none', edge: 'shadow', place: 'top' },
    },
  });
  await untilPlayedTo(0.3);
  await expect(cues().locator('p').first()).toHaveCSS('color', 'rgb(116, 232, 245)');
  expect((await boxOf(cues().locator('p').first())).y).toBeLessThan(200);
  await mount({
    source: { ...SOURCE, manifestUrl: '/stream/master.m3u8?other' },
    preferences: { subtitle: 'en', subtitleStyle: { size: 'vast' } as never },
  });
  await untilPlayedTo(0.3);
  await expect(cues().locator('p').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('subtitles are shifted earlier and later in their sheet', async () => {
  await mount();
  await untilPlayedTo(0.3);
  await page.keyboard.press('k');
  await button('Subtitles and audio').click();
  await button('Subtitle style').click();
  const timing = page.getByRole('group', { name: 'Timing' });
  await expect(timing.getByRole('status')).toHaveText('In sync');
  await button('Later').click();
  await button('Later').click();
  await expect(timing.getByRole('status')).toHaveText('0.2s later');
  for (let times = 0; times < 3; times += 1) await button('Earlier').click();
  await expect(timing.getByRole('status')).toHaveText('0.1s earlier');
});

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 640, height: 360 },
  { width: 1024, height: 600 },
  { width: 1920, height: 1080 },
];

test.each(['small', 'medium', 'large', 'huge'] as const)(
  'cues never overlap the controls in any window when they are %s, in two languages',
  async (size) => {
    // Where words are on their way, the one measured last would be further than the other.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await mount({
      preferences: {
        subtitle: 'en',
        secondSubtitle: 'pt-BR',
        subtitleStyle: { size, color: 'white', background: 'soft', edge: 'none', place: 'bottom' },
      },
    });
    await untilPlayedTo(0.3);
    await page.keyboard.press('k');
    const second = page.locator('[data-second-cues] p').first();
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await expect(controls()).toHaveAttribute('data-controls', 'shown');
      await expect(second).toHaveText('A chuva parou.');
      const bar = await boxOf(page.getByRole('slider', { name: 'Seek' }));
      await expect.poll(async () => (await boxOf(second)).y + (await boxOf(second)).height).toBeLessThanOrEqual(bar.y);
      const first = await boxOf(cues().locator('p').first());
      expect(first.y + first.height).toBeLessThanOrEqual((await boxOf(second)).y);
      const title = await boxOf(page.getByRole('heading', { level: 1 }));
      expect(first.y).toBeGreaterThan(title.y + title.height);
    }
  },
);

test('the opening, the intro and the credits are named on the seek bar, and the story is not', async () => {
  await mount({ source: { ...SOURCE, resumeSeconds: 0, intro: { startSeconds: 2, endSeconds: 6 }, creditsAtSeconds: 10 } });
  await untilPlayedTo(0.2);
  await page.keyboard.press('k');
  const line = page.getByRole('slider', { name: 'Seek' });
  await expect(line).toHaveAttribute('aria-valuetext', /^0:00 of 0:12, Opening scene$/);
  await page.keyboard.press('3');
  await expect(line).toHaveAttribute('aria-valuetext', '0:03 of 0:12, Intro');
  const bar = await boxOf(line);
  await page.mouse.move(bar.x + bar.width * 0.92, bar.y + bar.height / 2);
  await expect(page.getByText('Credits', { exact: true })).toBeVisible();
  await page.mouse.move(bar.x + bar.width * 0.7, bar.y + bar.height / 2);
  await expect(page.getByText('0:08', { exact: true })).toBeVisible();
  await expect(page.getByText('Credits', { exact: true })).toBeHidden();
  await page.keyboard.press('6');
  await expect(line).toHaveAttribute('aria-valuetext', '0:07 of 0:12');
});

test('four keys show playback statistics', async () => {
  await mount();
  await untilPlayedTo(0.5);
  await page.keyboard.press('Control+Alt+Shift+KeyD');
  const panel = page.getByRole('region', { name: 'Stats for nerds' });
  await expect(panel.getByText(/^(320 × 180|160 × 90), [\d.]+ Mbit\/s$/)).toBeVisible();
  await expect(panel.getByText(/^\d+ \/ \d+$/)).toBeVisible();
  await page.keyboard.press('Control+Alt+Shift+KeyD');
  await expect(panel).toBeHidden();
});

test('the screen stays on only while the film plays', async () => {
  await page.evaluate(() => {
    const reported: string[] = [];
    Object.assign(window, { reported });
    const request = (): Promise<object> => {
      reported.push('held');
      return Promise.resolve({ release: () => Promise.resolve(reported.push('let go')) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  });
  const reported = () => page.evaluate(() => (window as unknown as { reported: string[] }).reported);
  await mount();
  await untilPlayedTo(0.3);
  expect(await reported()).toEqual(['held']);
  await page.keyboard.press('k');
  await expect.poll(reported).toEqual(['held', 'let go']);
});
