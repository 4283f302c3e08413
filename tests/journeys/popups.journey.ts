import { POPUP_HEIGHTS, POPUP_PLACEMENTS, POPUP_WIDTHS } from '@madang/domain/popups/popup.ts';
import { DEMO_PASSWORD, HANA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { boxOf, expectBox, isAtMost } from './geometry.ts';
import { expect, expectAccessible, followTo, signInAs, signUp, test, untilHydrated } from './journey.ts';
import {
  button,
  internal,
  led,
  named,
  NO_TITLE,
  inEveryLanguage,
  pathOf,
  popup,
  PREMIUM,
  publish,
  shown,
  type Link,
} from './popups.ts';

test.afterEach(({ page }) => publish(page));

/** A new viewer, whose list and plan affect no other journey. */
const newcomer = async (page: Page): Promise<string> =>
  signInAs(page, { email: await signUp(page), password: DEMO_PASSWORD }, { alone: false });

/** Waits until the page has fetched its popups, and for as long as one takes to appear. */
const waitForPopups = async (page: Page, open: () => Promise<unknown>): Promise<void> => {
  const response = page.waitForResponse((answer) => answer.url().includes(pathOf('listPopups')));
  await open();
  await response;
};

/** What the browser remembers of a popup. */
const viewOf = (page: Page, id: string): Promise<Record<string, number>> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>, `popup:see-${id}`);
const browserNow = (page: Page): Promise<number> => page.evaluate(() => Date.now());

interface Report {
  readonly event_id: string;
  readonly event: string;
  readonly tracking_id: string;
  readonly popup_tracking_id: string;
}
/** Records popup events that the page reports. */
const collectReports = (page: Page): readonly Report[] => {
  const reports: Report[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === pathOf('trackPopup')) reports.push(request.postDataJSON() as Report);
  });
  return reports;
};

test('a popup comes over the main page a moment after it, locks it, and comes again as often and as soon as it may [PO-01] [PO-03] [PO-06] [PO-07] [PO-11] [PO-12] [PO-17] [PO-19] [PO-20] [PO-22] [PO-23] [PO-24] [PO-38] [PO-40] [PO-44] [PO-47] [AN-13] [CA-75] [ST-24]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await newcomer(page);
  const link = { ...internal('often'), exposure_settings: { interval_hour: 2, maximum_shown_count: 2 } };
  await publish(page, popup('often', link));
  const reports = collectReports(page);
  const open = () => page.goto('/en_us/main').then(() => untilHydrated(page));
  const comes = async () => {
    await waitForPopups(page, async () => {
      await open();
      await page.clock.fastForward(2000);
    });
    await page.clock.fastForward(600);
  };

  await page.goto('/en_us/main');
  await untilHydrated(page);
  await page.clock.pauseAt((await browserNow(page)) + 100);
  await waitForPopups(page, () => page.clock.runFor(2000));
  await page.clock.runFor(400);
  await expect(shown(page)).toHaveCount(0);
  await page.clock.runFor(150);
  const dialog = named(page, 'Go often');
  await expect(dialog).toBeVisible();
  await page.clock.resume();
  const picture = dialog.getByRole('img', { name: 'Go often' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1168);
  await expect(picture).toHaveAttribute('height', '656');
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['', 'Don’t show for 7 days', 'Go often']);
  await expectAccessible(page);
  expect(reports).toEqual([
    {
      event_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as unknown as string,
      event: 'impression',
      tracking_id: 'see-often',
      popup_tracking_id: 'popup-often',
    },
  ]);
  const first = await viewOf(page, 'often');
  expect(first).toMatchObject({ expiresAt: 0, shownCount: 1 });
  expect(Math.abs((await browserNow(page)) - Number(first['lastShownTime']))).toBeLessThan(60_000);

  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await button(page, 'Close').click();
  await expect(dialog).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await comes();
  await expect(shown(page)).toHaveCount(0);
  await page.clock.fastForward('02:00:00');
  await comes();
  await expect(dialog).toBeVisible();
  expect(await viewOf(page, 'often')).toMatchObject({ shownCount: 2 });
  await page.clock.fastForward('02:00:00');
  await comes();
  await expect(shown(page)).toHaveCount(0);
  expect(reports).toHaveLength(2);
});

test('who skips a popup is left alone for seven days, and who closed it as a notice for good [PO-02] [PO-18] [PO-21] [PO-28] [ST-67]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await newcomer(page);
  await publish(page, popup('skipped', internal('skipped')));
  const comes = async () => {
    await waitForPopups(page, async () => {
      await page.goto('/en_us/mypage/favorite');
      await untilHydrated(page);
      await page.clock.fastForward(2000);
    });
    await page.clock.fastForward(600);
  };
  await publish(page, popup('skipped', internal('skipped'), { placement: POPUP_PLACEMENTS.favorites }));
  await comes();
  await button(page, 'Don’t show for 7 days').click();
  await expect(shown(page)).toHaveCount(0);
  const { expiresAt, lastShownTime } = await viewOf(page, 'skipped');
  const skippedAt = Number(expiresAt) - 7 * 86_400_000;
  expect(skippedAt).toBeGreaterThanOrEqual(Number(lastShownTime));
  expect(skippedAt).toBeLessThanOrEqual(await browserNow(page));

  await page.clock.fastForward(167 * 3_600_000);
  await comes();
  await expect(shown(page)).toHaveCount(0);
  await page.clock.fastForward('02:00:00');
  await comes();
  await expect(shown(page)).toBeVisible();

  await page.context().addCookies([{ name: 'madang_excluded_notices', value: 'other%2Cskipped', url: String(baseURL) }]);
  await comes();
  await expect(shown(page)).toHaveCount(0);
});

test.describe('with several at one place', () => {
  test.use({ expectedErrors: [/names nothing to buy/] });

  test('popups rotate by arrows, dots and keys, and each is reported once when seen and once when followed [PO-29] [PO-30] [PO-37] [PO-38]', async ({
    page,
  }) => {
    await newcomer(page);
    const reports = collectReports(page);
    const days = ['2026-03-03', '2026-02-02', '2026-01-01'];
    const links: readonly Link[] = [{ type: 'checkout', checkout: null, ...led('one') }, internal('two'), internal('three')];
    const several = links.map((link, place) => {
      const id = ['one', 'two', 'three'][place] ?? '';
      return popup(id, link, { start_date: `${days[place]}T00:00:00Z`, placement: POPUP_PLACEMENTS.history });
    });
    await publish(page, ...several);
    const errors: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));

    await page.goto('/en_us/mypage/history');
    await expect(named(page, 'Go one')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Previous').click();
    await expect(named(page, 'Go three')).toBeVisible();
    await button(page, 'Next').click();
    await expect(named(page, 'Go one')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(named(page, 'Go two')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await button(page, 'Go to slide 3 of 3').click();
    await expect(named(page, 'Go three')).toBeVisible();
    await button(page, 'Go to slide 1 of 3').click();
    expect(reports.map(({ event, tracking_id: id }) => [event, id])).toEqual([
      ['impression', 'see-one'],
      ['impression', 'see-three'],
      ['impression', 'see-two'],
    ]);

    await button(page, 'Go one').click();
    await button(page, 'Go one').click();
    await expect.poll(() => errors).toHaveLength(2);
    expect(errors[0]).toContain('see-one');
    expect(reports.slice(3).map(({ event, tracking_id: id }) => [event, id])).toEqual([['click', 'see-one']]);
    await expect(page).toHaveURL('/en_us/mypage/history');
    await expect(named(page, 'Go one')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0);
  });
});

/** Every other place and how it is called; the title is a webtoon of the demo world. */
const PLACES = [
  ['/en_us/live', POPUP_PLACEMENTS.live],
  ['/en_us/catalog/30', POPUP_PLACEMENTS.catalog],
  ['/en_us/list/22', POPUP_PLACEMENTS.list],
  ['/en_us/search/', POPUP_PLACEMENTS.search],
  ['/en_us/plan', POPUP_PLACEMENTS.plan],
  ['/en_us/mypage/favorite', POPUP_PLACEMENTS.favorites],
  ['/en_us/mypage/history', POPUP_PLACEMENTS.history],
  ['/en_us/account/profile', POPUP_PLACEMENTS.account],
  ['/en_us/webtoon/1501', POPUP_PLACEMENTS.webtoon],
] as const;

test('each page shows the popups of its own place and no others, and the next page hides them [PO-26] [PO-27]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await newcomer(page);
  await publish(page, ...PLACES.map(([, placement], at) => popup(`place-${at}`, internal(`place-${at}`), { placement })));
  for (const [at, [path]] of PLACES.entries()) {
    await (at === 0 ? page.goto(path).then(() => untilHydrated(page)) : followTo(page, path));
    await expect(named(page, `Go place-${at}`)).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
  }
  await page.goto('/en_us/catalog/30');
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Madang', exact: true }).click();
  await expect(page).toHaveURL('/en_us/main');
  await page.goBack();
  await expect(named(page, 'Go place-1')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/en_us/main');
  await expect(shown(page)).toHaveCount(0);

  await page.goto('/en_us/account/payment');
  const requests: string[] = [];
  page.on('request', (request) => void (request.url().includes(pathOf('listPopups')) && requests.push(request.url())));
  const notices = page.waitForResponse((answer) => answer.url().includes(pathOf('listNotices')));
  await notices;
  await page.waitForTimeout(1000);
  expect(requests).toEqual([]);
});

test('a popup’s picture comes in its own width, and never wider than there is room [PO-41] [PO-42] [PO-43] [PO-44]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await newcomer(page);
  const placement = POPUP_PLACEMENTS.search;
  const wide = (width: (typeof POPUP_WIDTHS)[number], at: number) =>
    popup(`wide-${width}`, internal(`wide-${width}`), { width, placement, start_date: `2026-01-0${9 - at}T00:00:00Z` });
  await publish(page, ...POPUP_WIDTHS.map(wide));
  await page.goto('/en_us/search/');
  for (const [at, width] of POPUP_WIDTHS.entries()) {
    if (at > 0) await button(page, 'Next').click();
    await expect(named(page, `Go wide-${width}`)).toBeVisible();
    const picture = shown(page).getByRole('img');
    await expect(picture).toHaveAttribute('width', String(width));
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
    await expectBox(picture, { width, height: POPUP_HEIGHTS[width] });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(isAtMost((await boxOf(shown(page).getByRole('img'))).width, 336)).toBe(true);
});

const MORE = {
  en_us: 'Learn More',
  pt_br: 'Saiba mais',
  es_es: 'Más información',
  zh_cn: '了解更多',
  vi_vn: 'Tìm hiểu thêm',
} as const;

test('the button speaks the language of the page, and says the product’s own words where it was given none [PO-10] [PO-39] [IN-18] [IN-19]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await newcomer(page);
  const placement = POPUP_PLACEMENTS.plan;
  for (const [language, more] of Object.entries(MORE)) {
    await page.context().addCookies([{ name: 'madang_language', value: language, url: String(baseURL) }]);
    const own = { ...NO_TITLE, [language.slice(0, 2)]: `(${language})` };
    await publish(
      page,
      popup('silent', { ...internal('silent'), button_title: NO_TITLE }, { placement, start_date: '2026-02-02T00:00:00Z' }),
      popup('speaking', { ...internal('speaking'), button_title: own }, { placement }),
    );
    await page.goto(`/${language}/plan`);
    await expect(button(page, more)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, `(${language})`)).toBeVisible();
  }
});

test.describe('with a call before it leads on', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('each kind of link opens its own target, after the call that it names, whether that works or not [PO-04] [PO-05] [PO-08] [PO-09] [PO-13] [PO-14] [PO-15] [PO-45] [PO-46]', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await newcomer(page);
    const placement = POPUP_PLACEMENTS.live;
    const title = inEveryLanguage('A Title: of Its Own!');
    const add = { path: pathOf('addFavorite'), http_method: 'POST', request_body: { content_id: '1006' } } as const;
    const calls: (readonly [string, unknown])[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === add.path) calls.push([request.method(), request.postDataJSON()]);
      if (/season\/1006/.test(pathname)) calls.push(['page', pathname.split('/').slice(0, 5).join('/').replace('.data', '')]);
    });

    const content: Link = { type: 'content', content_id: '1006', content_title: title, ...led('content'), target_api: add };
    await publish(page, popup('content', content, { placement }));
    await page.goto('/en_us/live');
    await expect(named(page, 'A Title: of Its Own!')).toBeVisible();
    const added = page.waitForResponse((answer) => answer.url().includes(add.path));
    await button(page, 'Go content').click();
    expect((await added).status()).toBe(200);
    await expect(page).toHaveURL(/\/en_us\/season\/1006\//);
    expect(calls.slice(0, 2)).toEqual([
      ['POST', { content_id: '1006' }],
      ['page', '/en_us/season/1006/a-title-of-its-own'],
    ]);
    await expect(shown(page)).toHaveCount(0);

    await publish(page, popup('internal', { ...internal('internal'), target_api: add }, { placement }));
    await page.route(`**${add.path}`, (route) => route.fulfill({ status: 500, json: { code: '9999', message: 'Down.' } }));
    await page.goto('/en_us/live');
    await button(page, 'Go internal').click();
    await expect(page).toHaveURL('/en_us/catalog/30');

    const url = 'https://elsewhere.example/offer';
    await page.context().route(url, (route) => route.fulfill({ body: 'An offer' }));
    await publish(page, popup('external', { type: 'external', url, ...led('external') }, { placement }));
    await page.goto('/en_us/live');
    const opening = page.context().waitForEvent('page');
    await button(page, 'Go external').click();
    const elsewhere = await opening;
    await expect(elsewhere).toHaveURL(url);
    expect(await elsewhere.evaluate(() => window.opener as unknown)).toBeNull();
    await elsewhere.close();
    await expect(shown(page)).toHaveCount(0);
    await expect(page).toHaveURL('/en_us/live');
  });
});

test('a stranger who wants a popup’s title on the shelf is led to sign in, and back; others see what the server says, and are not hurried [PO-31] [PO-32] [PO-33] [ST-18]', async ({
  page,
}) => {
  const placement = POPUP_PLACEMENTS.catalog;
  const title = inEveryLanguage('The Ferry Keeper');
  await publish(
    page,
    popup('shelf', { type: 'content', content_id: '1006', content_title: title, ...led('shelf') }, { placement }),
  );
  await expect(async () => {
    await page.goto('/en_us/catalog/30');
    await shown(page).getByRole('link', { name: 'My List' }).click({ timeout: 5000 });
  }).toPass({ timeout: 45_000 });
  await expect(page).toHaveURL('/en_us/signin?callbackUrl=%2Fen_us%2Fcatalog%2F30');
  await expect(shown(page)).toHaveCount(0);

  await newcomer(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = (['addFavorite', 'removeFavorite', 'listFavorites'] as const).find(
      (operation) => new URL(request.url()).pathname === pathOf(operation),
    );
    if (name) calls.push(name);
  });
  await page.goto('/en_us/catalog/30');
  const toggle = shown(page).getByRole('button', { name: 'My List: The Ferry Keeper' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle).not.toHaveAttribute('aria-busy');
  calls.length = 0;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${pathOf('addFavorite')}`, async (route) => {
    await answered;
    await route.continue();
  });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-busy', 'true');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  answer();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle).not.toHaveAttribute('aria-busy');
  await toggle.click();
  expect(calls).toEqual(['addFavorite', 'listFavorites']);
  await page.waitForTimeout(3100);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toEqual(['addFavorite', 'listFavorites', 'removeFavorite', 'listFavorites']);
});

test('an offer opens the checkout with what it names, or main where nothing can be kept [PO-16] [PO-34] [PO-35]', async ({
  page,
}) => {
  await newcomer(page);
  const placement = POPUP_PLACEMENTS.plan;
  await publish(page, popup('offer', { type: 'checkout', checkout: PREMIUM, ...led('offer') }, { placement }));
  await page.goto('/en_us/plan');
  await button(page, 'Go offer').click();
  await expect(page).toHaveURL('/en_us/checkout');
  const kept = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('checkout') ?? 'null') as { value: Record<string, unknown>; expiresAt: number },
  );
  expect(kept.value).toMatchObject({
    currency: 'USD',
    skuID: PREMIUM.sku,
    gatewayCode: 'CARD',
    period: 'annual',
    skipTrial: true,
  });
  expect(kept.expiresAt).toBeGreaterThan(Date.now());
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Premium');

  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    sessionStorage.clear();
  });
  await page.goto('/en_us/plan');
  await button(page, 'Go offer').click();
  await expect(page).toHaveURL('/en_us/main');
});

test('on the payment tab an offer comes over the question whether to cancel, which is as it was once that is closed [PO-25] [SU-64]', async ({
  page,
}) => {
  await signInAs(page, HANA, { alone: false });
  await publish(page, popup('stay', internal('stay', '/plan'), { placement: POPUP_PLACEMENTS.cancelPlan }));
  const reports = collectReports(page);
  await page.goto('/en_us/account/payment');
  await untilHydrated(page);
  await page.waitForTimeout(3500);
  await expect(shown(page)).toHaveCount(0);
  const ticked = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === pathOf('listPopups'),
    (route) => ticked.promise.then(() => route.continue()),
  );
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const question = page.getByRole('dialog', { name: /^Cancel/ });
  await question.getByRole('checkbox').first().check();
  ticked.resolve();
  await expect(named(page, 'Go stay')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(named(page, 'Go stay')).toHaveCount(0);
  await expect(question).toBeVisible();
  await expect(question.getByRole('checkbox').first()).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(reports.map(({ event }) => event)).toEqual(['impression']);
});
