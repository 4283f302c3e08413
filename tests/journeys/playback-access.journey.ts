import { DEMO_PASSWORD, JOON, MINA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, signInAs, signUp, test, untilHydrated } from './journey.ts';

/** One title each: for signed-in viewers, for subscribers as a whole, and with ads for all visitors. */
const FOR_REGISTERED = '1001002';
const FOR_SUBSCRIBERS = { film: '1101', title: 'The Red Umbrella' };
const FOR_EVERYBODY = { series: '1002', second: '1002002' };
const FOR_ADULTS = '1105';

/** Watches with a family profile. */
const BOMI = { email: 'bomi@madang.example', password: DEMO_PASSWORD };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const noFilm = (page: Page) => expect(page.locator('video')).toHaveCount(0);

test('an anonymous visitor is asked to sign in and comes back to the video [PL-14] [PL-17] [PL-19] [ER-54]', async ({ page }) => {
  await page.goto(`/en_us/video/${FOR_REGISTERED}`);
  await expect(heading(page, 'Sign in to watch')).toBeVisible();
  await noFilm(page);
  await page.getByRole('link', { name: 'About this title' }).click();
  await expect(heading(page, 'Moonlight Under the Eaves')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(
    new RegExp(`/en_us/signin\\?callbackUrl=${encodeURIComponent(`/en_us/video/${FOR_REGISTERED}/`)}`),
  );
  await page.getByLabel('Email address').fill(JOON.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Joon', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/en_us/video/${FOR_REGISTERED}/`));
  await expect(page.locator('video')).toHaveCount(1);
});

test('the button of a title says before the click what it takes [PL-14] [PL-15] [PL-16]', async ({ page }) => {
  await page.goto(`/en_us/media/${FOR_SUBSCRIBERS.film}`);
  await expect(page.getByRole('link', { name: 'Sign in to watch' })).toBeVisible();
  await signInAs(page, MINA);
  await page.goto(`/en_us/media/${FOR_SUBSCRIBERS.film}`);
  await expect(page.getByRole('link', { name: 'Subscribe to watch' })).toHaveAttribute('href', '/en_us/plan');
  await signInAs(page, JOON);
  await page.goto(`/en_us/media/${FOR_SUBSCRIBERS.film}`);
  await expect(page.getByRole('link', { name: /^(Play|Resume)/ }).first()).toHaveAttribute('href', /\/video\/1101\//);
});

test('a viewer without a plan is led to the plans [PL-10] [PL-18] [ER-31]', async ({ page }) => {
  const token = await signInAs(page, MINA);
  await page.goto(`/en_us/video/${FOR_SUBSCRIBERS.film}`);
  await expect(heading(page, 'Subscribe to watch')).toBeVisible();
  await noFilm(page);
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/en_us/plan');
  const refused = await call(page, 'playVideo', { content_id: FOR_SUBSCRIBERS.film }, token);
  expect([refused.status, refused.body.code, refused.body.object]).toEqual([403, '4003', undefined]);
});

test('what subscribers have opens, and notices are asked for as theirs, only with a plan [SE-08]', async ({ page }) => {
  for (const [person, userType, opens] of [
    [MINA, 'avod', false],
    [JOON, 'svod', true],
  ] as const) {
    await signInAs(page, person);
    const request = page.waitForRequest(/notice\/list/);
    await page.goto('/en_us/catalog/30');
    expect(new URL((await request).url()).searchParams.get('user_type')).toBe(userType);
    await page.goto(`/en_us/video/${FOR_SUBSCRIBERS.film}`);
    await expect(page.locator('video')).toHaveCount(opens ? 1 : 0);
    await expect(heading(page, 'Subscribe to watch')).toHaveCount(opens ? 0 : 1);
  }
});

test('without a plan one has profiles, favourites, history, account and notifications [SE-91]', async ({ page }) => {
  const token = await signInAs(page, { email: await signUp(page), password: DEMO_PASSWORD });
  await call(page, 'addFavorite', { content_id: FOR_EVERYBODY.series }, token);
  const report = { event: 'progress', position: 30, sequence: 1, playback_id: 'one' };
  await call(page, 'trackWatch', { content_id: FOR_EVERYBODY.second, ...report }, token);
  for (const [path, shown] of [
    ['profile', page.getByRole('button', { name: 'Bora', exact: true })],
    ['mypage/favorite', page.getByRole('main').getByRole('listitem')],
    ['mypage/history', page.getByRole('main').getByRole('listitem')],
    ['account/profile', page.getByRole('main').getByText('Bora Han')],
    ['notifications', page.getByRole('main').getByRole('listitem')],
    ['plan', page.getByRole('button', { name: /Start free trial with Premium, Monthly/ })],
  ] as const) {
    await page.goto(`/en_us/${path}`);
    await expect(page).toHaveURL(`/en_us/${path}`);
    await expect(shown.first(), path).toBeVisible();
  }
});

test('a direct call without the right gets no address [PL-09] [PL-11] [PL-12]', async ({ page }) => {
  for (const content_id of [FOR_REGISTERED, FOR_SUBSCRIBERS.film]) {
    const refused = await call(page, 'playVideo', { content_id });
    expect([refused.status, refused.body.code, refused.body.object]).toEqual([401, '4002', undefined]);
  }
  const allowed = await call(page, 'playVideo', { content_id: FOR_EVERYBODY.second });
  expect(allowed.body.object?.['manifest_url']).toMatch(/^\/media\//);
});

test('the next episode is for people who have signed in [PL-21]', async ({ page }) => {
  await page.goto(`/en_us/video/${FOR_EVERYBODY.second}?from=auto-next`);
  await expect(heading(page, 'Sign in for the next episode')).toBeVisible();
  await noFilm(page);
});

test.describe('on a family profile', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('parental control keeps a title from a family profile [PL-36]', async ({ page }) => {
    const token = await signInAs(page, BOMI);
    const refused = await call(page, 'playVideo', { content_id: FOR_ADULTS }, token);
    expect([refused.status, refused.body.code, refused.body.object]).toEqual([403, '4001', undefined]);
    await page.goto(`/en_us/video/${FOR_ADULTS}`);
    await expect(heading(page, 'Not for this profile')).toBeVisible();
    await noFilm(page);
    await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
  });
});

const statusOf = async (page: Page, path: string): Promise<number> => (await page.request.get(path)).status();
const lineOf = (playlist: string, ending: string): string => {
  const line = playlist.split('\n').find((one) => !one.startsWith('#') && one.includes(ending));
  if (line === undefined) throw new Error(`The playlist names nothing with ${ending}`);
  return line;
};

test('a stream is only for the address that was lent [PL-43]', async ({ page, baseURL }) => {
  const token = await signInAs(page, JOON);
  const { body } = await call(page, 'playVideo', { content_id: FOR_SUBSCRIBERS.film }, token);
  const master = new URL(String(body.object?.['manifest_url']), baseURL);
  const list = new URL(lineOf(await (await page.request.get(master.href)).text(), '.m3u8'), master);
  const segment = new URL(lineOf(await (await page.request.get(list.href)).text(), '.m4s'), list);
  const letter = master.pathname.charAt(20) === 'A' ? 'B' : 'A';
  const tampered = ({ pathname }: URL) => pathname.slice(0, 20) + letter + pathname.slice(21);
  const bare = ({ pathname }: URL) => pathname.replace(/^\/media\/[^/]+/, '/media');
  for (const address of [master, list, segment]) {
    expect(await statusOf(page, address.pathname)).toBe(200);
    expect(await statusOf(page, tampered(address))).toBe(403);
    expect(await statusOf(page, bare(address))).toBe(403);
  }
});

test('a prompt is whole without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`/en_us/video/${FOR_REGISTERED}`);
  await expect(heading(page, 'Sign in to watch')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await context.close();
});

test('a prompt has nothing that axe would change', async ({ page }) => {
  await page.goto(`/en_us/video/${FOR_REGISTERED}`);
  await untilHydrated(page);
  await expectAccessible(page);
});
