import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Further than any page needs from its first control to the one that a test is about. */
const MAX_STEPS = 60;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.ownerDocument.activeElement === element && element.ownerDocument.hasFocus());

/** Presses Tab until the target has the focus, also in a frame; fails when Tab never gets there. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeAttached();
  for (let step = 0; step <= MAX_STEPS; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)} within ${MAX_STEPS} steps`);
};

/** Moves to a control by Tab and presses Enter. */
export const chooseByKeyboard = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Moves to a field by Tab and types into it. */
export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};
