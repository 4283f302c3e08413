import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { beforeEach, test } from 'vitest';

import { episode, NEXT, playerPage } from './testing/player-page.ts';

const stage = playerPage();
const { mount, calls, button, untilPlayedTo, isPaused } = stage;

let page: Page;
beforeEach(() => {
  page = stage.page();
});

const AT_THE_CREDITS = { resumeSeconds: 10, creditsAtSeconds: 9 };
const question = () => page.getByRole('alertdialog', { name: 'Are you still watching?' });

/** Advances the countdown second by second. Its length is covered by another test. */
const untilAdvanced = (times: number) =>
  expect(async () => {
    await page.clock.runFor(1000);
    expect(await calls('next')).toHaveLength(times);
  }).toPass({ intervals: [50], timeout: 20_000 });

/** Three episodes begin by themselves, the fourth is about to. */
const leaveAlone = async (): Promise<void> => {
  await page.clock.install();
  for (const number of [1, 2, 3]) {
    await mount({ next: NEXT, source: episode(number, AT_THE_CREDITS) });
    await expect(page.getByText('Playing in 5s')).toBeVisible();
    await untilAdvanced(number);
  }
  await mount({ next: NEXT, source: episode(4, AT_THE_CREDITS) });
};

test(
  'after three episodes without interaction the film pauses and asks, and a yes plays the next one',
  { timeout: 60_000 },
  async () => {
    await leaveAlone();
    await expect(question()).toBeVisible({ timeout: 20_000 });
    await expect(question()).toHaveAccessibleDescription('Up next: E5, Second Bridge');
    await isPaused(true);
    await expect(button('Keep watching')).toBeFocused();
    const { violations } = await new AxeBuilder({ page })
      .disableRules(['page-has-heading-one', 'region', 'landmark-one-main'])
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await calls('next')).toEqual([['auto-next'], ['auto-next'], ['auto-next'], ['chosen']]);
  },
);

test('a no keeps the film paused, and nothing autoplays', { timeout: 60_000 }, async () => {
  await leaveAlone();
  await expect(question()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(question()).toBeHidden();
  await isPaused(true);
  await expect(page.getByText(/Playing in/)).toBeHidden();
  expect(await calls('next')).toHaveLength(3);
});

test('with autoplay off the next episode is offered and waits, and the switch is remembered', async () => {
  await mount({ next: NEXT, source: episode(1, { ...AT_THE_CREDITS, creditsAtSeconds: 11.5 }) });
  await untilPlayedTo(10.2);
  await button('Quality and speed').click();
  await page.getByRole('switch', { name: 'Play the next episode automatically' }).uncheck({ force: true });
  expect((await calls('preference')).at(-1)).toEqual([{ autoNext: false }]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Next episode' }).getByRole('link', { name: 'Play now' })).toBeVisible();
  await mount({ next: NEXT, source: episode(2, AT_THE_CREDITS) });
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible({ timeout: 20_000 });
});

test('credits that the viewer chose to watch play the next episode at their end, without a second offer [PL-33]', async () => {
  await mount({ next: NEXT, source: episode(1, { resumeSeconds: 10, creditsAtSeconds: 10.2 }) });
  const card = page.getByRole('complementary', { name: 'Next episode' });
  await button('Watch credits').click();
  await expect(card).toBeHidden();
  await page.keyboard.press('End');
  await expect(async () => expect(await calls('next')).toEqual([['auto-next']])).toPass({ timeout: 20_000 });
  await expect(card).toBeHidden();
});
