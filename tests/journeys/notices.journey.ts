import { randomUUID } from 'node:crypto';
import { ROUTES } from '@madang/contract/routes.ts';
import { MINA, SORA } from '@madang/fixtures/people.ts';
import type { Page, Request, Route } from '@playwright/test';
import { expectBox } from './geometry.ts';
import { call, expect, expectAccessible, signInAs, signUp, test, untilHydrated } from './journey.ts';
import { openMail } from './mailbox.ts';
import { assertionOf } from './external-sign-in.ts';

const pathOf = (operation: keyof typeof ROUTES): string => ROUTES[operation].split(' ')[1] ?? '';

/** What the page asks for when a session begins, in its order: the call, as whom, and with which token. */
const begunBy = (page: Page): readonly (readonly [string, string | null, string | undefined])[] => {
  const calls: (readonly [string, string | null, string | undefined])[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    const name = (['listMenu', 'listNotices'] as const).find((operation) => pathname === pathOf(operation));
    if (name) calls.push([name, searchParams.get('user_type'), request.headers()['authorization']]);
  });
  return calls;
};

const cookieOf = async (page: Page, name: string): Promise<string | undefined> => {
  const found = (await page.context().cookies()).find((cookie) => cookie.name === name);
  return found && decodeURIComponent(found.value);
};

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const topBar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const item = (page: Page, id: string) => panel(page).locator(`[data-notice="${id}"]`);
const VERIFICATION = 'account-verification';

/** The link of one notice leads to another site, as an operator's may. */
const linkOutside = (id: string) => async (route: Route) => {
  const answer = await route.fetch();
  const body = (await answer.json()) as {
    readonly objects: readonly { readonly notice_id: string; readonly link: object | null }[];
  };
  const objects = body.objects.map((notice) =>
    notice.notice_id === id ? { ...notice, link: { ...notice.link, type: 'external', url: 'https://places.example/' } } : notice,
  );
  await route.fulfill({ response: answer, json: { ...body, objects } });
};

const speak = (page: Page, language: string, url: string | undefined): Promise<void> =>
  page.context().addCookies([{ name: 'madang_language', value: language, url: url ?? '' }]);

/** Follows the link of the welcome mail, as a viewer does. */
const proveAddress = async (page: Page, email: string): Promise<void> => {
  const { searchParams } = new URL(await openMail(page, email, 'Welcome to Madang'));
  expect((await call(page, 'confirmEmail', { token: searchParams.get('token') })).status).toBe(200);
};

test('a stranger’s session begins with the menu and the notices for strangers, whose announcement stays away once closed [SE-63] [HF-15] [NO-18] [NO-19] [NO-21] [NO-26]', async ({
  page,
  baseURL,
}) => {
  const calls = begunBy(page);
  await page.goto('/en_us/main');
  await expect(topBar(page)).toContainText('the first episode of most dramas is free');
  expect(calls).toEqual([
    ['listMenu', null, 'anonymous'],
    ['listNotices', 'anonymous', 'anonymous'],
  ]);
  await expect(bell(page)).toHaveCount(0);
  await expectAccessible(page);

  await topBar(page).getByRole('link', { name: 'See dramas' }).click();
  await expect(page).toHaveURL('/en_us/catalog/30');
  await expect(topBar(page)).toBeVisible();
  await speak(page, 'pt_br', baseURL);
  await page.goto('/pt_br/plan');
  const bar = page.getByRole('region', { name: 'Aviso' });
  await expect(bar).toContainText('o primeiro episódio da maioria dos doramas é grátis');
  await bar.getByRole('button', { name: 'Fechar o aviso' }).click();
  await expect(bar).toHaveCount(0);
  expect(await cookieOf(page, 'madang_excluded_notices')).toBe('first-episodes');
  const again = page.waitForResponse((answer) => answer.url().includes(pathOf('listNotices')));
  await page.reload();
  await again;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.goto('/pt_br/notifications');
  await expect(page).toHaveURL(/\/pt_br\/signin\?/);
});

test('an account with an unverified address is asked among its notices to verify it, until it is verified [SE-28] [SE-55] [AC-58] [NO-21] [NO-44]', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUp(page);
  await page.goto('/en_us/main');
  await untilHydrated(page);
  const calls = begunBy(page);
  await page.reload();
  const token = await cookieOf(page, 'madang_token');
  await expect
    .poll(() => calls)
    .toEqual([
      ['listMenu', null, token],
      ['listNotices', 'avod', token],
    ]);
  await bell(page).click();
  await expect(item(page, 'filming-places')).toBeVisible();
  await expect(item(page, VERIFICATION)).toContainText('Verify your email address');
  await expect(item(page, VERIFICATION)).toHaveAttribute('data-type', 'system');
  await expect(item(page, VERIFICATION)).toHaveAttribute('data-end', /^2035-12-31T/);
  await expectAccessible(page);
  await item(page, VERIFICATION).getByRole('link').click();
  await expect(page).toHaveURL('/en_us/account/profile');
  await expect(panel(page)).toBeHidden();

  await proveAddress(page, email);
  await page.goto('/en_us/main');
  await untilHydrated(page);
  await bell(page).click();
  await expect(item(page, 'filming-places')).toBeVisible();
  await expect(item(page, VERIFICATION)).toHaveCount(0);

  const partner = await browser.newContext({ baseURL: String(baseURL) });
  const handedOver = await partner.newPage();
  const claims = { sub: randomUUID(), email: `${randomUUID()}@odk.example`, given_name: 'Ara', birthdate: '1990-02-03' };
  await handedOver.goto(`/process/odk?assertion=${await assertionOf(claims, String(baseURL))}`);
  await handedOver.waitForURL('**/en_us/main');
  await untilHydrated(handedOver);
  await bell(handedOver).click();
  await expect(item(handedOver, 'filming-places')).toBeVisible();
  await expect(item(handedOver, VERIFICATION)).toHaveCount(0);
  await partner.close();
});

test('a dot says that something is new until the list is opened, where it is read, followed and closed [HF-15] [RT-144] [NO-02] [NO-03] [NO-04] [NO-05] [NO-06] [NO-07] [NO-09] [NO-10] [NO-11] [NO-12] [NO-13] [NO-14] [NO-15] [NO-16] [NO-17] [NO-19] [NO-20] [NO-21] [NO-25] [IN-17] [ST-07] [ST-08]', async ({
  page,
  baseURL,
}) => {
  const token = await signInAs(page, SORA, { alone: false });
  const calls = begunBy(page);
  await page.route(({ pathname }) => pathname === pathOf('listNotices'), linkOutside('filming-places'));
  await page.goto('/en_us/catalog/30');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 4 new');
  expect(calls.at(-1)).toEqual(['listNotices', 'svod', token]);
  await bell(page).click();
  const weekends = item(page, 'apothecary-weekends');
  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
  await expect(panel(page).getByText('New', { exact: true })).toHaveCount(4);
  await expect(weekends).toContainText('New episodes of The Moon Rabbit Apothecary');
  await expect(weekends.getByText(/^(\d days|last week|\d weeks|yesterday)/)).toBeVisible();
  const signs = { 'short-pause': 'Service', 'apothecary-weekends': 'News', 'filming-places': 'For you' };
  const colors = await Promise.all(
    Object.entries(signs).map(([id, sign]) =>
      item(page, id)
        .getByText(sign, { exact: true })
        .evaluate((element) => getComputedStyle(element).color),
    ),
  );
  expect(new Set(colors).size).toBe(3);
  const picture = weekends.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(330);
  const elsewhere = item(page, 'filming-places').getByRole('link', { name: 'See documentaries' });
  await expect(elsewhere).toHaveAttribute('href', 'https://places.example/');
  await expect(elsewhere).toHaveAttribute('target', '_blank');
  await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const latest = await cookieOf(page, 'madang_latest_notice');
  expect(latest).toBe(await item(page, 'short-pause').locator('time').getAttribute('datetime'));

  await item(page, 'your-devices')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(3);
  expect(await cookieOf(page, 'madang_excluded_notices')).toBe('your-devices');
  await weekends.getByRole('link', { name: 'Watch now' }).click();
  await expect(page).toHaveURL(/\/en_us\/season\/1006/);

  await speak(page, 'pt_br', baseURL);
  await page.goto('/pt_br/notifications');
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(3);
  await expect(list.getByText('A Botica do Coelho da Lua continua')).toBeVisible();
  await expect(list.getByText(/^há \d|^semana passada|^anteontem|^ontem/).first()).toBeVisible();
  await expectAccessible(page);
  for (const left of [2, 1, 0]) {
    await list
      .first()
      .getByRole('button', { name: /^Remover/ })
      .click();
    await expect(list).toHaveCount(left);
  }
  await expect(page.getByRole('heading', { name: 'Nada de novo' })).toBeVisible();
  await speak(page, 'en_us', baseURL);
  const seen = page.waitForResponse((answer) => answer.url().includes(pathOf('listNotices')));
  await page.goto('/en_us/catalog/30');
  await seen;
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Nothing new' })).toBeVisible();
  const closed = await cookieOf(page, 'madang_excluded_notices');
  expect(closed?.split(',')).toHaveLength(4);
  expect((await call(page, 'signOut', {}, token)).status).toBe(200);
  expect(await cookieOf(page, 'madang_token')).toBeUndefined();
  expect(await cookieOf(page, 'madang_excluded_notices')).toBe(closed);
});

test.describe('with a call before it leads on', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('a notification makes the call that it names, and leads on after it, whether that works or not [NO-27] [NO-29]', async ({
    page,
  }) => {
    const add = { path: pathOf('addFavorite'), http_method: 'POST', request_body: { content_id: '1006' } };
    const text = (en: string) => ({ en, pt: en, es: en, zh: en, vi: en });
    const shelf = {
      ...{ notice_id: 'shelf', type: 'general', place: 'list', message: text('For your list'), elapsed_time: text('now') },
      link: { type: 'internal', url: '/mypage/favorite', img_url: null, title: text('Put it there'), target_api: add },
      ...{ start_date: '2026-11-01T00:00:00.000Z', end_date: '2035-11-01T00:00:00.000Z' },
    };
    await page.route(`**${pathOf('listNotices')}*`, async (route) => {
      const answer = await route.fetch();
      const envelope = (await answer.json()) as { readonly objects: readonly object[] };
      await route.fulfill({ response: answer, json: { ...envelope, objects: [shelf, ...envelope.objects] } });
    });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await signUp(page);
    await page.goto('/en_us/catalog/30');
    await untilHydrated(page);
    await bell(page).click();
    await item(page, 'shelf').getByRole('link').click();
    // The page that follows shows what the call has done.
    await expect(page).toHaveURL('/en_us/mypage/favorite');
    await expect(page.getByRole('main').locator('a[href*="/season/1006"]').first()).toBeVisible();
    await expect(panel(page)).toBeHidden();

    // Repeated clicks during a slow call send no second one.
    await page.route(`**${add.path}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.fulfill({ status: 500, json: { code: '9999', message: 'Down.' } });
    });
    await page.goto('/en_us/catalog/30');
    await untilHydrated(page);
    await bell(page).click();
    await item(page, 'shelf').getByRole('link').press('Enter');
    await item(page, 'shelf').getByRole('link').press('Enter');
    await expect(page).toHaveURL('/en_us/mypage/favorite');
    expect(logged.filter((line) => line.includes(`POST ${add.path} answered 500`))).toHaveLength(1);
  });
});

test.describe('on a small screen, when the call fails at first', () => {
  test.use({ viewport: { width: 400, height: 760 }, expectedErrors: [/500/] });

  test('the page is as it was, the bell opens a panel over it, and every half hour it is asked again [HF-26] [NO-22] [ST-27]', async ({
    page,
  }) => {
    const notices: string[] = [];
    await page.clock.install();
    await signInAs(page, MINA, { alone: false });
    await page.route(`**${pathOf('listNotices')}*`, (route) => {
      notices.push(new URL(route.request().url()).searchParams.get('user_type') ?? '');
      return notices.length === 1 ? route.fulfill({ status: 500, json: { code: '9999', message: 'Down.' } }) : route.continue();
    });
    await page.goto('/en_us/catalog/30');
    await untilHydrated(page);
    await page.clock.fastForward(2500);
    await expect.poll(() => notices).toEqual(['avod']);
    await expect(page.getByRole('heading', { level: 1, name: 'Drama' })).toBeVisible();

    await bell(page).click();
    await expect(panel(page).getByText('Couldn’t load your notifications.')).toBeVisible();
    await expectBox(panel(page), { x: 0, y: 0, width: 400, height: 760 });
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(item(page, 'premium-downloads')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(panel(page)).toBeHidden();
    await expect(bell(page)).toBeFocused();
    expect(notices).toEqual(['avod', 'avod']);

    await page.clock.fastForward('29:50');
    await page.clock.fastForward('00:15');
    await expect.poll(() => notices).toHaveLength(3);
  });
});
