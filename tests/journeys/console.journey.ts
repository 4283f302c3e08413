import { NARI } from '@madang/fixtures/people.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { call, expect, signInAs, test, untilHydrated } from './journey.ts';

const PUBLIC_PAGES = [
  'guide',
  'main',
  'catalog/30',
  'season/1001',
  'media/1101',
  'search/?q=moon',
  'live',
  'plan',
  'help',
  'help/plans',
  'privacyChoices',
  'webtoon/1504',
  'read/1504001',
  'signin',
  'verifyEmail',
  'geoblock',
];
const OWN_PAGES = [
  'main',
  'catalog/30',
  'search/?q=moon',
  'mypage/favorite',
  'mypage/history',
  'mypage/downloads',
  'notifications',
  'account/profile',
  'account/profile/edit',
  'account/payment',
  'account/devices',
  'profile',
  'billingInfo',
  'gift/mine',
  'plan',
  'live',
];

/** Chromium reports a preload that nothing used three seconds after the load event. */
const PRELOADS_JUDGED_MS = 3500;
const AT_ONCE = 4;

/** What the console of a page says in warnings and errors, while it is loaded, its links are pointed at and one is followed. */
const complaintsOf = async (context: BrowserContext, path: string): Promise<readonly string[]> => {
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) said.push(`${path}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => said.push(`${path}: ${error.message}`));
  await page.goto(`/en_us/${path}`);
  await untilHydrated(page);
  // Pointing at a link fetches its page ahead.
  for (const link of await page.getByRole('link').all()) {
    if (!(await link.isVisible())) continue;
    await link.hover({ force: true, timeout: 2000 }).catch(() => undefined);
    if (said.length > 0) break;
    if ((await link.getAttribute('href'))?.includes('/help')) break;
  }
  await page.waitForTimeout(PRELOADS_JUDGED_MS);
  await page.close();
  return said;
};

const walk = async (context: BrowserContext, paths: readonly string[]): Promise<readonly string[]> => {
  const said: string[] = [];
  for (let first = 0; first < paths.length; first += AT_ONCE) {
    const group = paths.slice(first, first + AT_ONCE);
    said.push(...(await Promise.all(group.map((path) => complaintsOf(context, path)))).flat());
  }
  return said;
};

/** Signs in as Nari and watches as one of her profiles. */
const watchAs = async (page: Page, name: string): Promise<void> => {
  const token = await signInAs(page, NARI);
  const { body } = await call(page, 'listProfiles', {}, token);
  const profiles = body.objects as readonly { readonly id: string; readonly name: string }[];
  const chosen = profiles.find((profile) => profile.name === name);
  expect((await call(page, 'selectProfile', { id: chosen?.id, pin: name === 'Nari' ? '2611' : undefined }, token)).status).toBe(
    200,
  );
};

// Playwright warns about every worker that it blocks.
test.use({ serviceWorkers: 'allow' });
// Each walk loads and points at more than a hundred links, which takes a busy machine minutes.
test.describe.configure({ timeout: 300_000 });

test('no page says a warning or an error in the console of a visitor', async ({ context }) => {
  expect(await walk(context, PUBLIC_PAGES)).toEqual([]);
});

test('no page says a warning or an error in the console of an adult profile', async ({ page, context }) => {
  await watchAs(page, 'Nari');
  expect(await walk(context, [...OWN_PAGES, 'season/1001', 'video/1001001'])).toEqual([]);
});

test('no page says a warning or an error in the console of a child’s profile', async ({ page, context }) => {
  await watchAs(page, 'Sol');
  // While a program above the profile is on, the channel answers 403, which the page explains (LV-26).
  const pages = OWN_PAGES.filter((path) => path !== 'live');
  expect(await walk(context, pages)).toEqual([]);
});
