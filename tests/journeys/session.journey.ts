import { ROUTES } from '@madang/contract/routes.ts';
import { HANA, SORA } from '@madang/fixtures/people.ts';
import type { Page, Request } from '@playwright/test';
import { call, endSessionElsewhere, expect, signInAs, test, untilHydrated } from './journey.ts';

const profileMenu = (page: Page) => page.getByRole('button', { name: 'Profile menu, Hana' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });
const isCallOf = (operation: keyof typeof ROUTES) => (request: Request) =>
  request.url().includes(ROUTES[operation].split(' ')[1] ?? '');

/** Cookies that stay after sign-out. */
const CHOSEN = ['madang_language', 'madang_privacy'];
/** Outlives sessions: it authorizes nothing, and keeps guesses of strangers from slowing down this browser’s next sign-in. */
const DEVICE = 'madang_device';

const cookiesOf = async (page: Page): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));

const setCookie = async (page: Page, name: string, value: string, url: string | undefined): Promise<void> => {
  await page.context().clearCookies({ name });
  if (value !== '') await page.context().addCookies([{ name, value, url: String(url), httpOnly: name !== 'madang_user_type' }]);
};

/** The calls of one operation that the page has made so far. */
const callsOf = (page: Page, operation: keyof typeof ROUTES): readonly Request[] => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (isCallOf(operation)(request)) calls.push(request);
  });
  return calls;
};

/** From now on the server takes this token for one that has run out. */
const expire = (page: Page, token: string) =>
  page.route('**/api/content/**', async (route) => {
    if (route.request().headers()['authorization'] !== token) return route.continue();
    return route.fulfill({ status: 401, json: { code: '2004', message: 'The token has expired.', reason: 'TOKEN_INVALID' } });
  });

/** Past every rail of home, each of which asks for the rest of itself. */
const scrollThrough = async (page: Page): Promise<void> => {
  const last = page.getByRole('main').getByRole('region').last();
  for (
    let steps = 0;
    steps < 40 && !(await last.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight));
    steps += 1
  )
    await page.mouse.wheel(0, 700);
};

test('a stranger calls as “anonymous”, and is never asked to refresh anything [SE-32] [SE-34]', async ({ page }) => {
  const lists = callsOf(page, 'listCollection');
  const refreshes = callsOf(page, 'refreshToken');
  await page.goto('/en_us/main');
  await expect(signInLink(page)).toBeVisible();
  await scrollThrough(page);
  await expect.poll(() => lists.length).toBeGreaterThan(2);
  expect(new Set(lists.map((request) => request.headers()['authorization']))).toEqual(new Set(['anonymous']));
  expect(new Set(lists.map((request) => request.headers()['x-udid']))).toEqual(new Set(['1234567890']));
  expect(refreshes).toEqual([]);
});

test('a viewer calls with the token that the cookie holds [SE-01] [SE-35]', async ({ page }) => {
  await signInAs(page, HANA);
  const lists = callsOf(page, 'listCollection');
  await page.goto('/en_us/main');
  await scrollThrough(page);
  await expect.poll(() => lists.length).toBeGreaterThan(2);
  const { madang_token: token, madang_user_type: type } = await cookiesOf(page);
  expect(new Set(lists.map((request) => request.headers()['authorization']))).toEqual(new Set([token]));
  expect(type).toBe('1');
});

test('a browser that was closed comes back signed in, with fresh tokens and the profile as it is by then [SE-56]', async ({
  page,
  browser,
  baseURL,
}) => {
  const token = await signInAs(page, HANA, { alone: true, remember: true });
  const { cookies, origins } = await page.context().storageState();
  const kept = cookies.filter(({ expires }) => expires > 0);
  const before = Object.fromEntries(kept.map(({ name, value }) => [name, value]));
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['madang_token', 'madang_refresh', 'madang_udid', 'madang_profile']),
  );
  const rename = (name: string) => call(page, 'changeProfile', { id: before['madang_profile'], name }, token);
  await rename('Hanaya');
  const reopened = await browser.newContext({ baseURL: String(baseURL), storageState: { cookies: kept, origins } });
  const again = await reopened.newPage();
  await setCookie(again, 'madang_token', 'one.that.ran-out', baseURL);
  await again.goto('/');
  await expect(again).toHaveURL('/en_us/main');
  await expect(again.getByRole('button', { name: 'Profile menu, Hanaya' })).toBeVisible();
  const after = await cookiesOf(again);
  expect(after['madang_refresh']).not.toBe(before['madang_refresh']);
  expect(after['madang_token']).toMatch(/^eyJ/);
  expect(after['madang_profile']).toBe(before['madang_profile']);
  await rename('Hana');
  await reopened.close();
});

test.describe('abroad', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'BR' } });

  test('the streaming gateway hears who calls, of which country and for which channel, and plans cost what they cost at home [SE-20] [SE-21] [SE-23]', async ({
    page,
  }) => {
    await signInAs(page, SORA);
    const answer = await call(page, 'signIn', { email: SORA.email, password: SORA.password });
    const { id, country, channel_id } = answer.body.object ?? {};
    expect(country).toBe('US');
    const named = { 'x-sgw-id': id, 'x-sgw-country': country, 'x-sgw-channel-id': channel_id };
    const [counters, plays] = [callsOf(page, 'getLiveCounter'), callsOf(page, 'trackPlayback')];
    await page.goto('/en_us/live');
    await expect.poll(() => counters.length).toBeGreaterThan(0);
    // Whether the channel is on air depends on the hour; a film that is free plays at any.
    await page.goto('/en_us/video/1005001');
    await expect.poll(() => plays.length).toBeGreaterThan(0);
    for (const request of [...counters, ...plays]) expect(request.headers()).toMatchObject(named);
    await page.goto('/en_us/plan');
    await expect(page.getByRole('columnheader', { name: /^Basic/ })).toContainText('$');
    await expect(page.getByRole('main')).not.toContainText('R$');
  });
});

test('without any one of its cookies a session does not come back [SE-05] [SE-57] [SE-58]', async ({ page, baseURL }) => {
  for (const [name, value] of [
    ['madang_token', ''],
    ['madang_refresh', ''],
    ['madang_udid', ''],
    ['madang_profile', ''],
    ['madang_user_type', '0'],
  ] as const) {
    await signInAs(page, HANA);
    await setCookie(page, name, value, baseURL);
    await page.goto('/en_us/mypage/favorite');
    await expect(page, name).toHaveURL(/\/en_us\/signin\?/);
  }
});

test('a partner or a guest is not brought back [SE-59] [SE-60]', async ({ page, baseURL }) => {
  for (const type of ['odk', 'bango', 'ODK-123']) {
    await signInAs(page, HANA);
    await setCookie(page, 'madang_user_type', type, baseURL);
    await setCookie(page, 'madang_token', 'one.that.ran-out', baseURL);
    const { madang_refresh: refresh } = await cookiesOf(page);
    await page.goto('/en_us/mypage/favorite');
    await expect(page, type).toHaveURL(/\/en_us\/signin\?/);
    expect((await cookiesOf(page))['madang_refresh'], 'nothing was exchanged').toBe(refresh);
  }
});

test('a forged refresh cookie ends the session [SE-69]', async ({ page, baseURL }) => {
  await signInAs(page, HANA);
  await page.goto('/en_us/mypage/favorite');
  await setCookie(page, 'madang_token', 'one.that.ran-out', baseURL);
  await setCookie(page, 'madang_refresh', 'nobody-issued-this', baseURL);
  await page.reload();
  await expect(page).toHaveURL(/\/en_us\/signin\?/);
  const left = Object.keys(await cookiesOf(page));
  expect(left.filter((name) => ![...CHOSEN, DEVICE].includes(name))).toEqual([]);
});

test.describe('when the token runs out while the page is open', () => {
  test.use({ expectedErrors: [/401/] });

  test('many calls share one refresh, and all are repeated with the fresh token [SE-02] [SE-12] [SE-77] [SE-78] [PR-42]', async ({
    page,
  }) => {
    const token = await signInAs(page, HANA);
    const { madang_refresh: refresh } = await cookiesOf(page);
    const lists = callsOf(page, 'listCollection');
    const refreshes = callsOf(page, 'refreshToken');
    await expire(page, token);
    await page.goto('/en_us/main');
    await scrollThrough(page);
    await expect.poll(() => refreshes.length).toBe(1);
    const { madang_token: fresh, madang_profile: profile } = await cookiesOf(page);
    expect(fresh).not.toBe(token);
    expect(profile).toMatch(/^[0-9a-f-]{36}$/);
    expect(refreshes[0]?.postDataJSON()).toMatchObject({ profile_id: profile });
    // Scripts cannot read the refresh token: the browser itself sends it with the call.
    expect((await refreshes[0]?.allHeaders())?.['cookie']).toContain(`madang_refresh=${refresh}`);
    const refused = () => lists.filter((request) => request.headers()['authorization'] === token).map((request) => request.url());
    const repeated = () =>
      new Set(lists.filter((request) => request.headers()['authorization'] === fresh).map((request) => request.url()));
    await expect.poll(() => refused().filter((url) => !repeated().has(url))).toEqual([]);
    expect(refused().length).toBeGreaterThan(0);
    expect(refreshes).toHaveLength(1);
    await expect(profileMenu(page)).toBeVisible();
  });

  test('too many at once is no reason to refresh [SE-80]', async ({ page }) => {
    await signInAs(page, HANA);
    const refreshes = callsOf(page, 'refreshToken');
    await page.route('**/fe/like/**', (route) =>
      route.fulfill({ status: 401, json: { code: '2053', message: 'Too many at once.' } }),
    );
    await page.goto('/en_us/season/1001/moonlight-under-the-eaves');
    const like = page.getByRole('button', { name: 'Like Moonlight Under the Eaves' });
    const before = await like.getAttribute('aria-pressed');
    await like.click();
    await expect(page.getByText('Try again in a moment.')).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', String(before));
    expect(refreshes).toEqual([]);
  });
});

test.describe('when the session was ended elsewhere', () => {
  test.use({ expectedErrors: [/401/] });
  const EXPIRED = 'Your session has expired. Redirecting you to the previous page.';

  const signInAgain = async (page: Page): Promise<void> => {
    await page.getByLabel('Email address').fill(HANA.email);
    await page.getByLabel('Password', { exact: true }).fill(HANA.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Hana' }).click();
  };

  test('the next call tries once to refresh, then leads to sign-in, which states it and leads back [SE-70] [SE-79] [SE-83] [ER-21]', async ({
    page,
  }) => {
    const token = await signInAs(page, HANA);
    // The page asks by itself whether the title is liked; the next thing one does comes after that.
    const response = page.waitForResponse((answer) => answer.url().includes(ROUTES.getLike.split(' ')[1] ?? ''));
    await page.goto('/en_us/season/1001/moonlight-under-the-eaves');
    await untilHydrated(page);
    await response;
    const refreshes = callsOf(page, 'refreshToken');
    await endSessionElsewhere(page, token);
    await page.getByRole('button', { name: 'Like Moonlight Under the Eaves' }).click();
    await expect(page).toHaveURL(/\/en_us\/signin\?/);
    expect(refreshes).toHaveLength(1);
    expect(Object.keys(await cookiesOf(page)).filter((name) => ![...CHOSEN, DEVICE].includes(name))).toEqual([]);
    await expect(signInLink(page)).toBeVisible();
    await expect(page.getByText(EXPIRED)).toBeVisible();
    await signInAgain(page);
    await expect(page).toHaveURL('/en_us/season/1001/moonlight-under-the-eaves');
  });

  for (const [kind, from, link, target] of [
    ['a page of the account', 'account/profile', 'Payment', 'account/payment'],
    ['a page that is open to all', 'mypage/favorite', 'Drama', 'catalog/30'],
  ] as const)
    test(`a link to ${kind} leads to sign-in, which states it and leads to that page [SE-79] [SE-83] [ER-21]`, async ({
      page,
    }) => {
      const token = await signInAs(page, HANA);
      await page.goto(`/en_us/${from}`);
      await untilHydrated(page);
      await endSessionElsewhere(page, token);
      await page.getByRole('link', { name: link, exact: true }).first().click();
      await expect(page).toHaveURL(/\/en_us\/signin\?/);
      expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(`/en_us/${target}`);
      await expect(page.getByText(EXPIRED)).toBeVisible();
      await expect(signInLink(page)).toBeVisible();
      await signInAgain(page);
      await expect(page).toHaveURL(`/en_us/${target}`);
      await expect(profileMenu(page)).toBeVisible();
    });

  test('a page that is opened says so at sign-in, and one that is open to all stays open', async ({ page }) => {
    const token = await signInAs(page, HANA);
    await page.goto('/en_us/help');
    await endSessionElsewhere(page, token);
    await page.goto('/en_us/account/payment');
    await expect(page).toHaveURL(/\/en_us\/signin\?/);
    await expect(page.getByText(EXPIRED)).toBeVisible();
    await page.goto('/en_us/catalog/30');
    await expect(page).toHaveURL('/en_us/catalog/30');
    await page.goto('/en_us/account/payment');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText(EXPIRED)).toHaveCount(0);
  });
});
