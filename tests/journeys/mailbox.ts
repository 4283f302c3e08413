import type { Page } from '@playwright/test';
import { MAILBOX_COOKIE } from '@madang/server/mail/mailbox-key.ts';
import { expect } from './journey.ts';
import { MAILBOX_KEY } from './mailbox-key.ts';

/** A letter in the list: where it is, its subject and whom it is for. */
const LETTER = /<a href="([^"]+)">([^<]*)<\/a><address>([^<]*)<\/address>/g;

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const asText = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&([a-z]+|#39);/g, (sign, name: string) => SIGNS[name] ?? sign);

const read = async (page: Page, path: string): Promise<string> =>
  (await page.request.get(path, { headers: { cookie: `${MAILBOX_COOKIE}=${MAILBOX_KEY}` } })).text();

/** The newest mail to an address, from the server's mailbox page. The journey's own page stays where it is. */
const findLetter = async (page: Page, email: string, subject: string): Promise<string> => {
  let path: string | undefined;
  await expect(async () => {
    const letters = [...(await read(page, '/mailbox')).matchAll(LETTER)];
    path = letters.find(([, , about = '', to = '']) => asText(to).includes(email) && asText(about).includes(subject))?.[1];
    expect(path, `A letter to ${email}: ${subject}`).toBeDefined();
  }).toPass();
  return read(page, path ?? '');
};

/** Opens the newest mail to an address; gives the address of its link. */
export const openMail = async (page: Page, email: string, subject: string): Promise<string> =>
  asText(/<a href="([^"]*token=[^"]*)"/.exec(await findLetter(page, email, subject))?.[1] ?? '');

/** The newest mail to an address says this. */
export const expectMail = async (page: Page, email: string, subject: string, text: string): Promise<void> =>
  expect(asText(/<pre>(.*)<\/pre>/s.exec(await findLetter(page, email, subject))?.[1] ?? '')).toContain(text);
