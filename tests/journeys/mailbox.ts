import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Opens the newest mail to an address, as whoever sits at the server does. */
const openLetter = async (page: Page, email: string, subject: string): Promise<void> => {
  const letter = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(letter).toBeVisible({ timeout: 500 });
  }).toPass();
  await letter.getByRole('link').click();
};

/** Opens the newest mail to an address; gives the address of its link. */
export const openMail = async (page: Page, email: string, subject: string): Promise<string> => {
  await openLetter(page, email, subject);
  return (
    (await page
      .getByRole('link', { name: /token=/ })
      .first()
      .getAttribute('href')) ?? ''
  );
};

/** The newest mail to an address says this. */
export const expectMail = async (page: Page, email: string, subject: string, text: string | RegExp): Promise<void> => {
  await openLetter(page, email, subject);
  await expect(page.locator('pre')).toContainText(text);
};
