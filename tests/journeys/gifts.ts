import { DEMO_PASSWORD } from '@madang/fixtures/people.ts';
import { mailboxPath } from '@madang/server/mail/mailbox-key.ts';
import type { Page } from '@playwright/test';
import { tick } from './checkout.ts';
import { expect, signInAs, signUp } from './journey.ts';
import { MAILBOX_KEY } from './mailbox-key.ts';

/** A new viewer, signed in, with a profile chosen. */
export const newcomer = async (page: Page): Promise<{ readonly email: string; readonly token: string }> => {
  const email = await signUp(page);
  return { email, token: await signInAs(page, { email, password: DEMO_PASSWORD }) };
};

export const writeTo = async (page: Page, { name, email }: { readonly name: string; readonly email?: string }): Promise<void> => {
  await page.getByLabel('Their name').fill(name);
  if (email !== undefined) await page.getByLabel('Their email (optional)').fill(email);
  await page.getByLabel('Your message (optional)').fill('For rainy evenings. See https://elsewhere.example');
};

export const agreeToGift = async (page: Page): Promise<void> => {
  await tick(page, /terms of use/);
  await tick(page, /pay once/);
};
export const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
export const bought = (page: Page) => page.getByRole('region', { name: /^Your gift (is|will)/ });

/** The newest mail to an address: what it says, and where its button leads. */
export const openLetter = async (page: Page, email: string): Promise<{ readonly text: string; readonly href: string }> => {
  const letter = page.getByRole('listitem').filter({ hasText: email }).first();
  await expect(async () => {
    await page.goto(mailboxPath(MAILBOX_KEY));
    await expect(letter).toBeVisible({ timeout: 500 });
  }).toPass();
  await letter.getByRole('link').click();
  const links = page.locator('pre a');
  // Only our own URL became a link, however often it occurs.
  const hrefs = new Set(await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)));
  expect(hrefs.size).toBe(1);
  return { text: (await page.locator('pre').textContent()) ?? '', href: [...hrefs][0] ?? '' };
};
