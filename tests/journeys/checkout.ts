import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, untilHydrated } from './journey.ts';

/** The card fields live in a frame of another origin. */
export const cardFields = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"]');

/** The card fields ask for the ZIP code only without a billing address beside them. */
export const fillCard = async (page: Page, number: string, zip?: string): Promise<void> => {
  const fields = cardFields(page);
  await fields.getByLabel('Name on card').fill('Bora Han');
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration date').fill('12/30');
  await fields.getByLabel('CVV').fill('123');
  if (zip !== undefined) await fields.getByLabel('ZIP code').fill(zip);
};

/** `place` is the page, or the part of it where the address is. */
export const fillAddress = async (place: Page | Locator, { state = 'New York', zip = '10001' } = {}): Promise<void> => {
  await place.getByLabel('Address line 1').fill('12 Hanok Street');
  await place.getByLabel('City').fill('Albany');
  await place.getByLabel('State').selectOption({ label: state });
  await place.getByLabel('ZIP code', { exact: true }).fill(zip);
};

/** Checks a box by key: after typing a card, the frame of its fields may still hold the pointer, and a click is lost. */
export const tick = async (page: Page, name: RegExp): Promise<void> => {
  const checkbox = page.getByRole('checkbox', { name });
  if (await checkbox.isChecked()) return;
  await checkbox.press('Space');
  await expect(checkbox).toBeChecked();
};

/** Presses a button by key, once it can be pressed: while a total is calculated it cannot, and a key would be lost. */
export const submit = async (button: Locator): Promise<void> => {
  await expect(button).toBeEnabled();
  await button.press('Enter');
};

export const agree = async (page: Page): Promise<void> => {
  await tick(page, /terms of use/);
  await tick(page, /I agree to be charged/);
};

/** Takes a plan by the words of its button, on the page of the plans. */
export const choosePlan = async (page: Page, name: RegExp): Promise<void> => {
  await untilHydrated(page);
  await page.getByRole('button', { name }).click();
  await page.waitForURL('**/en_us/checkout');
};

export const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
export const dueToday = (page: Page) => summary(page).getByText('Due today').locator('xpath=following-sibling::dd');
