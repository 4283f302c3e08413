import { expect } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { beforeEach, test } from 'vitest';

import { playerPage } from './testing/player-page.ts';

const stage = playerPage({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });
const { mount, calls, button, controls, untilPlayedTo, isPaused } = stage;

let page: Page;
beforeEach(() => {
  page = stage.page();
});

const swipe = async (x: number, from: number, to: number): Promise<void> => {
  const fingers: CDPSession = await page.context().newCDPSession(page);
  const steps = 8;
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from }] });
  for (let step = 1; step <= steps; step += 1) {
    const y = from + ((to - from) * step) / steps;
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const volume = () => page.evaluate(() => document.querySelector('video')?.volume ?? -1);

test('swiping down on the right lowers the volume, and on the left does nothing', async () => {
  await mount();
  await untilPlayedTo(0.2);
  await swipe(600, 80, 240);
  await expect.poll(volume).toBeLessThan(0.4);
  const softer = await volume();
  await swipe(600, 200, 120);
  await expect.poll(volume).toBeGreaterThan(softer + 0.1);
  const louder = await volume();
  await swipe(120, 80, 200);
  expect(await volume()).toBe(louder);
  await isPaused(false);
  expect((await calls('preference')).at(-1)).toEqual([{ volume: louder }]);
});

test('locked controls ignore touches until they are unlocked', async () => {
  await mount();
  await untilPlayedTo(0.2);
  await page.touchscreen.tap(370, 150);
  if ((await controls().getAttribute('data-controls')) === 'hidden') await page.touchscreen.tap(370, 150);
  await button('Lock controls').tap();
  await expect(controls()).toHaveAttribute('data-controls', 'hidden');
  await Promise.all([page.touchscreen.tap(700, 200), page.touchscreen.tap(700, 200)]);
  await expect(page.locator('[data-skip-sign]')).toHaveCount(0);
  await isPaused(false);
  await button('Unlock controls').tap();
  await expect(controls()).toHaveAttribute('data-controls', 'shown');
  await expect(button('Lock controls')).toBeVisible();
});

test('casting is offered only when the browser knows a device', async () => {
  await mount();
  await untilPlayedTo(0.2);
  await expect(button('Play on another device')).toHaveCount(0);
  await page.evaluate(() => {
    const remote = Object.assign(new EventTarget(), {
      state: 'disconnected',
      watchAvailability: (tell: (isAvailable: boolean) => void) => {
        tell(true);
        return Promise.resolve(1);
      },
      cancelWatchAvailability: () => Promise.resolve(),
      prompt: () => Promise.resolve(document.documentElement.setAttribute('data-prompted', '')),
    });
    Object.defineProperty(HTMLMediaElement.prototype, 'remote', { value: remote, configurable: true });
    window.unmountPlayer();
  });
  await mount();
  await untilPlayedTo(0.2);
  await page.keyboard.press('k');
  await button('Play on another device').tap();
  await expect(page.locator('html[data-prompted]')).toHaveCount(1);
});
