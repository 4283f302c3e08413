import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Opens the newest mail to an address, as whoever sits at the server does; gives the address of its link. */
export const openMail = async (page: Page, email: string, subject: string): Promise<string> => {
  const letter = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(letter).toBeVisible({ timeout: 500 });
  }).toPass();
  await letter.getByRole('link').click();
  return (
    (await page
      .getByRole('link', { name: /token=/ })
      .first()
      .getAttribute('href')) ?? ''
  );
};
