import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { beforeEach, test } from 'vitest';

import { NEXT, playerPage, SOURCE } from './testing/player-page.ts';

const stage = playerPage();
const { mount, calls, button, controls, video, cues, untilPlayedTo, isPaused } = stage;

let page: Page;
beforeEach(() => {
  page = stage.page();
});

test('keyboard shortcuts work wherever the focus is [PL-08]', async () => {
  await mount();
  await untilPlayedTo(0.2);
  await page.keyboard.press('Space');
  await isPaused(true);
  await page.keyboard.press('5');
  await page.waitForFunction(() => document.querySelector('video')?.currentTime === 6);
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelector('video')?.currentTime === 0);
  await page.keyboard.press('m');
  await expect(button('Unmute')).toBeVisible();
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.fullscreenElement?.querySelector('video'));
  await page.keyboard.press('k');
  await isPaused(false);
});

test('every control has a name, and axe finds no violations [PL-08]', async () => {
  await mount({ next: NEXT });
  await untilPlayedTo(0.2);
  await page.keyboard.press('k');
  for (const name of ['Play', 'Back 10 seconds', 'Forward 10 seconds', 'Next episode', 'Mute', 'Full screen', 'Back']) {
    await expect(button(name)).toBeVisible();
  }
  await button('Subtitles and audio').click();
  await page.getByRole('dialog', { name: 'Subtitles and audio' }).waitFor();
  const { violations } = await new AxeBuilder({ page })
    .disableRules(['page-has-heading-one', 'region', 'landmark-one-main'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('every control is at least 44 pixels in both directions, also on a phone of 360', async () => {
  page = await stage.reopen({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await mount({ next: NEXT });
  await untilPlayedTo(0.2);
  await page.keyboard.press('k');
  const sizes = await page
    .getByRole('button')
    .or(page.getByRole('slider'))
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { left, right, width, height } = element.getBoundingClientRect();
          return {
            name: element.getAttribute('aria-label') ?? element.textContent,
            isInside: left >= 0 && right <= 360,
            width,
            height,
          };
        }),
    );
  expect(sizes.length).toBeGreaterThan(6);
  expect(sizes.filter(({ width, height, isInside }) => width < 44 || height < 44 || !isInside)).toEqual([]);
});

test('subtitles and audio are chosen during playback, applied at once and remembered [PL-30] [PL-31]', async () => {
  await mount({ preferences: {}, locale: 'pt-BR' });
  await untilPlayedTo(0.2);
  await button('Subtitles and audio').click();
  const sheet = page.getByRole('dialog');
  expect(await sheet.getByRole('group', { name: 'Subtitles' }).locator('label').allTextContents()).toEqual([
    'Off',
    'Português',
    'Inglês',
  ]);
  await sheet.getByRole('group', { name: 'Subtitles' }).getByRole('radio', { name: 'Inglês' }).check();
  await expect(cues()).toContainText(['', 'The rain stopped.']);
  await sheet.getByRole('group', { name: 'Audio' }).getByRole('radio', { name: 'Inglês' }).check();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button('Subtitles and audio')).toBeFocused();
  expect(await calls('preference')).toEqual([[{ subtitle: 'en' }], [{ audio: 'en' }]]);
});

test('speed and quality are chosen from their list [PL-31]', async () => {
  await mount();
  await untilPlayedTo(0.2);
  await button('Quality and speed').click();
  await page.getByRole('radio', { name: '1.5×' }).check();
  await page.getByRole('radio', { name: '90p', exact: true }).check();
  await page.waitForFunction(() => document.querySelector('video')?.playbackRate === 1.5);
  await page.waitForFunction(() => document.querySelector('video')?.videoHeight === 90);
  expect(await calls('preference')).toEqual([[{ speed: 1.5 }], [{ quality: 90 }]]);
});

test('controls hide while the film plays, and subtitles move up when they return', async () => {
  await mount({ preferences: { subtitle: 'en', speed: 0.5 } });
  await untilPlayedTo(0.2);
  await expect(controls()).toHaveAttribute('data-controls', 'hidden', { timeout: 15_000 });
  const low = await cues().last().boundingBox();
  await page.mouse.move(500, 300);
  await expect(controls()).toHaveAttribute('data-controls', 'shown');
  const bar = await page.getByRole('slider', { name: 'Seek' }).boundingBox();
  const bottom = async () => {
    const words = await cues().last().boundingBox();
    return words === null ? Infinity : words.y + words.height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await bottom()).toBeLessThan((low?.y ?? 0) + (low?.height ?? 0));
});

test('the keyboard focus keeps the controls on screen', async () => {
  await mount();
  await untilPlayedTo(0.2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await untilPlayedTo(4.5);
  await expect(controls()).toHaveAttribute('data-controls', 'shown');
});

test('the seek bar shows a thumbnail under the pointer and can be dragged to a position [PL-08]', async () => {
  await mount();
  await untilPlayedTo(0.2);
  await page.keyboard.press('k');
  const bar = await page.getByRole('slider', { name: 'Seek' }).boundingBox();
  if (!bar) throw new Error('The line of the film is not drawn');
  await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2);
  await expect(page.locator('[style*="sprite.jpg"]')).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(bar.x + bar.width * 0.75, bar.y + bar.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(() => Math.abs((document.querySelector('video')?.currentTime ?? 0) - 9) < 0.2);
  await expect(page.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuetext', '0:09 of 0:12');
});

test('a double tap on the right skips ten seconds, a single tap shows and hides the controls', async () => {
  page = await stage.reopen({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });
  await mount();
  await untilPlayedTo(0.2);
  await expect(controls()).toHaveAttribute('data-controls', 'hidden', { timeout: 15_000 });
  await page.touchscreen.tap(370, 150);
  await expect(controls()).toHaveAttribute('data-controls', 'shown');
  await page.touchscreen.tap(370, 150);
  await expect(controls()).toHaveAttribute('data-controls', 'hidden');
  await page.keyboard.press('Home');
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 9) < 2);
  await Promise.all([page.touchscreen.tap(700, 150), page.touchscreen.tap(700, 150)]);
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 9.5);
});

test('the button skips the intro [PL-08]', async () => {
  await mount({ source: { ...SOURCE, intro: { startSeconds: 0, endSeconds: 7 } } });
  await button('Skip intro').click();
  await untilPlayedTo(7);
  await expect(button('Skip intro')).toBeHidden();
});

test('the next episode is offered at the credits, can be declined, and autoplays otherwise [PL-33]', async () => {
  await mount({ next: NEXT, source: { ...SOURCE, resumeSeconds: 10, creditsAtSeconds: 9 } });
  await expect(page.getByText(/Playing in \d+s/)).toBeVisible();
  await button('Watch credits').click();
  await expect(page.getByText(/Playing in/)).toBeHidden();
  await page.keyboard.press('Home');
  await page.keyboard.press('9');
  await expect(page.getByText(/Playing in [3-5]s/)).toBeVisible();
  await expect.poll(() => calls('next'), { timeout: 30_000 }).toEqual([['auto-next']]);
});

test('a refused URL shows a message with a code, and a new one is requested [PL-38]', async () => {
  stage.streams().fail('master.m3u8', 403, 10);
  await mount();
  await expect(page.getByRole('alert')).toContainText('Code PL-ACCESS-403');
  await expect(page.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/help');
  await button('Try again').click();
  expect(await calls('retry')).toEqual([[]]);
});

test('a streaming library that fails to load is BCP0010 and is retried [PL-40] [AN-46]', async () => {
  await page.route(/shaka/, (route) => route.abort());
  await mount();
  await expect(page.getByRole('alert')).toContainText('Code BCP0010');
  expect((await calls('analytics')).at(-1)).toMatchObject([{ type: 'failed', error: { code: 'SCRIPT_FAILED' } }]);
  await page.unroute(/shaka/);
  await button('Try again').click();
  await untilPlayedTo(0.2);
});

test('the streaming library loads only when something plays [PL-41]', async () => {
  const fetched = () => stage.requested().some((address) => address.includes('shaka-player'));
  expect(stage.requested().length).toBeGreaterThan(1);
  expect(fetched()).toBe(false);
  await mount();
  await untilPlayedTo(0.1);
  expect(fetched()).toBe(true);
});

test('leaving stops playback, reports the last position and sends no further request [PL-32]', async () => {
  await mount();
  await untilPlayedTo(1);
  await page.evaluate(() => window.unmountPlayer());
  expect(await video().count()).toBe(0);
  const reports = await calls('progress');
  const [position, reason] = reports.at(-1) ?? [];
  expect(position).toBeCloseTo(1, 0);
  expect(reason).toBe('leave');
  expect((await calls('analytics')).at(-1)).toMatchObject([{ type: 'stopped' }]);
  stage.streams().forget();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(stage.streams().requests).toEqual([]);
});

test('the next film replaces the old one and keeps the choices [PL-33]', async () => {
  await mount();
  await untilPlayedTo(0.5);
  await page.keyboard.press('c');
  await mount({ source: { ...SOURCE, manifestUrl: '/stream/master.m3u8?episode=5' }, title: 'Second Bridge' });
  await expect(page.getByRole('heading', { name: 'Second Bridge' })).toBeVisible();
  await untilPlayedTo(0.3);
  expect(await video().count()).toBe(1);
  expect((await calls('progress')).map(([, reason]) => reason)).toContain('leave');
  await button('Subtitles and audio').click();
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked();
});

test('the list of keys opens with a question mark and restores the focus [PL-08]', async () => {
  await mount();
  await untilPlayedTo(0.2);
  await button('Mute').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
  await expect(button('Mute')).toBeFocused();
});

test('the lock screen shows the title and controls the film', async () => {
  await mount();
  await untilPlayedTo(0.2);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Neon Rain');
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
});
