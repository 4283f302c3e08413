import { HANA, DEMO_PASSWORD } from '@madang/fixtures/people.ts';
import type { Locator, Page, Request } from '@playwright/test';
import { call, expect, expectAccessible, test, untilHydrated } from './journey.ts';

const LABEL = 'Search titles, people, and keywords';
const field = (page: Page) => page.getByRole('main').getByRole('combobox', { name: LABEL });
const headerField = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: LABEL });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const found = (page: Page) => page.getByRole('region', { name: /^Titles/ });
const addressesIn = (region: Locator) =>
  region.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
const titles = (page: Page) => found(page).getByRole('heading', { level: 3 });
const keywords = (page: Page) => page.getByRole('navigation', { name: 'Keywords' });
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Type' });
const top = (page: Page) => page.getByRole('region', { name: 'Top searches' });
const recent = (page: Page) => page.getByRole('region', { name: 'Recent searches' });

/** The calls of the page to one path of the search, as they are made. */
const callsTo = (page: Page, path: string): readonly URL[] => {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === `/api/content/v01/fe/${path}`) calls.push(url);
  });
  return calls;
};

/** By the key /, once the page works. */
const openHeaderField = (page: Page): Promise<void> =>
  expect(async () => {
    if ((await headerField(page).count()) === 0) await page.keyboard.press('/');
    await expect(headerField(page)).toBeFocused({ timeout: 1000 });
  }).toPass();

const isTracked = (request: Request): boolean => request.url().endsWith('/fe/search/track');
/** Opens a result and returns the reported pick. */
const openFirst = async (page: Page): Promise<Record<string, unknown>> => {
  const [request] = await Promise.all([page.waitForRequest(isTracked), titles(page).first().click()]);
  return request.postDataJSON() as Record<string, unknown>;
};

test('results come while one types, to a stranger too, and lead to the title [RT-15] [RT-141] [SR-13]', async ({ page }) => {
  await page.goto('/en_us/search/');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveTitle('Search · Madang');
  await field(page).pressSequentially('moonlight');
  await expect(titles(page).first()).toHaveText('Moonlight Under the Eaves');
  await expect(page).toHaveURL('/en_us/search/?q=moonlight&search_src=results');
  await expect(page).toHaveTitle('“moonlight” · Madang');
  await titles(page).first().click();
  await expect(page).toHaveURL(/\/en_us\/season\/1001/);
  await page.goBack();
  await expect(field(page)).toHaveValue('moonlight');
  await expect(titles(page).first()).toHaveText('Moonlight Under the Eaves');
});

test('a stranger may open a catalogue, a list and the search [RT-112]', async ({ page }) => {
  for (const path of ['/en_us/catalog/30', '/en_us/list/palace-nights', '/en_us/search/']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page).toHaveURL(path);
  }
});

test('one character sends no request, two do [SR-01]', async ({ page }) => {
  const searches = callsTo(page, 'search');
  const suggestions = callsTo(page, 'search/suggest');
  await page.goto('/en_us/search/');
  await untilHydrated(page);
  await field(page).pressSequentially('m');
  await expect(page.getByText('Type at least 2 characters.')).toBeVisible();
  await expect(page).toHaveURL(/q=m&/);
  expect([...searches, ...suggestions]).toEqual([]);
  await field(page).pressSequentially('o');
  await expect(titles(page).first()).toBeVisible();
  await expect(page.getByText('Type at least 2 characters.')).toBeHidden();
  expect(searches.map(({ searchParams }) => searchParams.get('q'))).toEqual(['mo']);
  expect((await call(page, 'searchTitles', { q: 'm' })).status).toBe(400);
});

test('results come in pages of 24, none twice, and are as long as they were on the way back [SR-03]', async ({ page }) => {
  const searches = callsTo(page, 'search');
  const requested = () => searches.map(({ searchParams }) => [searchParams.get('offset') ?? '0', searchParams.get('limit')]);
  await page.goto('/en_us/search/');
  await untilHydrated(page);
  await field(page).fill('the');
  await expect(titles(page)).toHaveCount(24);
  expect(requested()).toEqual([['0', '24']]);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 1600);
  await expect.poll(() => titles(page).count()).toBeGreaterThanOrEqual(48);
  expect(requested()[1]).toEqual(['24', '24']);
  await expect(page).toHaveURL(/page=\d/);
  const links = await found(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
  const card = titles(page).nth(30);
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).toHaveURL(/\/en_us\/(season|media|webtoon)\//);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect(field(page)).toHaveValue('the');
});

test('keywords behind a text narrow what it finds, and are taken off again [SR-04] [SR-07]', async ({ page }) => {
  const keytalk = callsTo(page, 'search/keytalk');
  await page.goto('/en_us/search/');
  await untilHydrated(page);
  await field(page).fill('love');
  await expect(keywords(page).getByRole('link', { name: 'Romance' })).toBeVisible();
  expect(keytalk.map(({ searchParams }) => searchParams.get('limit'))).toEqual(['5']);
  await keywords(page).getByRole('link', { name: 'Romance' }).click();
  await expect(page).toHaveURL('/en_us/search/?q=love&kpick=romance&search_src=keyword');
  const romance = page.getByRole('link', { name: 'Remove Romance' });
  await expect(romance).toHaveAttribute('aria-current', 'true');
  const fewer = await titles(page).count();
  await keywords(page).getByRole('link', { name: 'Letters' }).click();
  await expect(page).toHaveURL('/en_us/search/?q=love&kpick=romance%2Cletters&search_src=keyword');
  await expect.poll(() => titles(page).count()).toBeLessThan(fewer);
  await page.getByRole('link', { name: 'Remove Letters' }).click();
  await expect(titles(page)).toHaveCount(fewer);
  await romance.click();
  await expect(page).toHaveURL(/q=love&search_src=keyword$/);
  await expect.poll(() => titles(page).count()).toBeGreaterThan(fewer);
});

test('a phrase that is no title finds what it means', async ({ page }) => {
  await page.goto('/en_us/search/?q=healing+countryside+food');
  await expect(keywords(page).getByRole('link')).toContainText(['Country life', 'Healing']);
  await expect(page.getByText(/^No titles named “healing countryside food”/)).toBeVisible();
  await expect(titles(page).first()).toBeVisible();
});

test('an address restores text, keyword, category and results [RT-63] [SR-08] [SR-09] [SR-10]', async ({ page }) => {
  await page.goto('/en_us/search/?q=love&kpick=romance&searchCategory=drama&search_src=header');
  await expect(field(page)).toHaveValue('love');
  await expect(page.getByRole('link', { name: 'Remove Romance' })).toHaveAttribute('aria-current', 'true');
  await expect(kinds(page).getByRole('link', { name: /^Drama/ })).toHaveAttribute('aria-current', 'page');
  const shown = await titles(page).allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => titles(page).allTextContents()).toEqual(shown);
  const { body } = await call(page, 'searchTitles', { q: 'love', kpick: 'romance', searchCategory: 'drama' });
  const { objects } = body as unknown as {
    readonly objects: readonly { readonly meta: { readonly title: { readonly en: string } } }[];
  };
  expect(objects.map(({ meta }) => meta.title.en)).toEqual(shown);
});

test('a category keeps its own titles, and people stand beside them [SR-10]', async ({ page }) => {
  await page.goto('/en_us/search/?q=moon');
  await untilHydrated(page);
  for (const [name, kind, address] of [
    ['Drama', 'drama', /\/season\//],
    ['Movies', 'movie', /\/media\//],
    ['Webtoons', 'webtoon', /\/webtoon\//],
  ] as const) {
    await kinds(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/en_us/search/?q=moon&searchCategory=${kind}`);
    const count = Number((await kinds(page).getByRole('link', { name }).textContent())?.replace(/\D/g, ''));
    await expect(titles(page)).toHaveCount(count);
    // Two kinds may have as many titles: then the list before is still there for a moment.
    await expect.poll(async () => (await addressesIn(found(page))).filter((href) => !address.test(href))).toEqual([]);
  }
  await kinds(page).getByRole('link', { name: 'People' }).click();
  await expect(found(page)).toBeHidden();
  await page
    .getByRole('region', { name: 'People' })
    .getByRole('link', { name: /Moon Tae-gyeom/ })
    .click();
  await expect(page).toHaveURL(/\/en_us\/person\/\d+\/moon-tae-gyeom$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Moon Tae-gyeom' })).toBeVisible();
});

test('where a search began is in the address and in what is counted [SR-11]', async ({ page }) => {
  await page.goto('/en_us/main');
  await openHeaderField(page);
  await headerField(page).fill('moonlight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en_us/search/?q=moonlight&search_src=header');
  expect(await openFirst(page)).toMatchObject({ q: 'moonlight', search_src: 'header', content_id: '1001' });
  await page.goto('/en_us/search/');
  await field(page).fill('moonlight');
  await expect(page).toHaveURL('/en_us/search/?q=moonlight&search_src=results');
  expect(await openFirst(page)).toMatchObject({ q: 'moonlight', search_src: 'results', content_id: '1001' });
});

test('an empty field shows three top searches, and what this profile looked for [SR-06]', async ({ page }) => {
  await page.goto('/en_us/search/');
  await untilHydrated(page);
  await expect(top(page).getByRole('link')).toHaveCount(3);
  const { body } = await call(page, 'listTopSearches', {});
  expect((body as unknown as { readonly objects: readonly unknown[] }).objects).toHaveLength(3);
  const counting = page.waitForRequest(isTracked);
  await top(page).getByRole('link').first().click();
  expect((await counting).postDataJSON()).toMatchObject({ search_src: 'top' });
  await expect(page).toHaveURL(/\/en_us\/season\//);
  await page.goBack();
  await expect(top(page)).toBeVisible();

  for (const text of ['moonlight', '사랑', 'MOONLIGHT']) {
    await field(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
  }
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(field(page)).toBeFocused();
  await expect(recent(page).getByRole('link')).toHaveText(['MOONLIGHT', '사랑']);
  await page.reload();
  await expect(recent(page).getByRole('link')).toHaveText(['MOONLIGHT', '사랑']);
  await recent(page).getByRole('button', { name: 'Remove “MOONLIGHT”' }).click();
  await expect(recent(page).getByRole('heading')).toBeFocused();
  await recent(page).getByRole('link', { name: '사랑' }).click();
  await expect(field(page)).toHaveValue('사랑');
  await expect(page).toHaveURL((url) => url.searchParams.get('search_src') === 'recent');
  await field(page).fill('');
  await recent(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(recent(page).getByRole('link')).toHaveCount(0);
});

test('a query without results gets help [SR-14]', async ({ page }) => {
  const counting = page.waitForRequest(isTracked);
  await page.goto('/en_us/search/?q=zzzqqq');
  await expect(page.getByRole('heading', { name: 'No results for “zzzqqq”' })).toBeVisible();
  await expect(page.getByText('Initial consonants work too')).toBeVisible();
  await expect(top(page).getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  expect((await counting).postDataJSON()).toMatchObject({
    q: 'zzzqqq',
    result_count: 0,
    content_id: null,
    search_src: 'address',
  });
  await page.goto('/en_us/search/?q=moon&searchCategory=kpop');
  await page.getByRole('link', { name: 'Show all types' }).click();
  await expect(titles(page).first()).toBeVisible();
});

test('an answer without a list is nothing found, and operators hear that it was empty [SE-88]', async ({ page }) => {
  await page.route('**/fe/search?**', async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, objects: null } });
  });
  const reported = page.waitForRequest((request) => request.url().endsWith('/log/error'));
  await page.goto('/en_us/search/');
  await untilHydrated(page);
  await field(page).pressSequentially('moonlight');
  await expect(page.getByRole('heading', { name: 'No results for “moonlight”' })).toBeVisible();
  expect((await reported).postDataJSON()).toMatchObject({ code: 'FMS|API0000-9999-1002', user_id: 'anonymous' });
});

test('a slip of the finger is understood, and said to be', async ({ page }) => {
  await page.goto('/en_us/search/?q=moonlihgt');
  await expect(page.getByText('Showing results for “Moonlight Under the Eaves”')).toBeVisible();
  await expect(titles(page).first()).toHaveText('Moonlight Under the Eaves');
});

test('what is answered late never stands in place of what was typed since [SR-16]', async ({ page }) => {
  const searches = callsTo(page, 'search');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/fe/search?*q=moonlight*', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/fe/search/suggest?*q=moonlight*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en_us/search/');
  await untilHydrated(page);
  const late = page.waitForRequest((request) => request.url().includes('/fe/search?') && request.url().includes('moonlight'));
  await field(page).pressSequentially('moonlight', { delay: 20 });
  const answered = (await late).response();
  await field(page).fill('line seven');
  await expect(titles(page).first()).toHaveText('Line Seven');
  release();
  await answered;
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toContainText('Line Seven');
  await expect(titles(page).first()).toHaveText('Line Seven');
  await expect(page).toHaveURL(/q=line\+seven/);
  // Nine keys within one pause are one search; on a busy machine there may be a pause between two of them.
  const requested = searches.map(({ searchParams }) => searchParams.get('q'));
  expect(requested.slice(-2)).toEqual(['moonlight', 'line seven']);
  expect(requested.length).toBeLessThan(5);
});

test('signing in leads back to a search that asks for something, else home [SR-17]', async ({ page }) => {
  for (const [text, target] of [
    ['moonlight', '/en_us/search/?q=moonlight&search_src=results'],
    ['', '/en_us/main'],
  ] as const) {
    await page.context().clearCookies();
    await page.goto('/en_us/search/');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await untilHydrated(page);
    await field(page).fill(text);
    if (text !== '') await expect(page).toHaveURL(target);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email address').fill(HANA.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Hana' }).click();
    await expect(page).toHaveURL(target);
  }
});

test('the magnifier opens a field in the header, which has the focus, and closes again [HF-14]', async ({ page }) => {
  await page.goto('/en_us/catalog/30');
  await untilHydrated(page);
  const magnifier = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await magnifier.click();
  await expect(headerField(page)).toBeFocused();
  await headerField(page).pressSequentially('moonlight');
  await expect(options(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(options(page).first()).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(headerField(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(headerField(page)).toBeHidden();
  await expect(magnifier).toBeFocused();
  await page.keyboard.press('/');
  await expect(headerField(page)).toBeFocused();
  await expect(headerField(page)).toHaveValue('');
  await page.goto('/en_us/search/?q=moonlight');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(headerField(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('moonlight');
});

test('without a mouse: arrows walk the suggestions, Enter takes one, Escape lets go', async ({ page }) => {
  await page.goto('/en_us/main');
  await openHeaderField(page);
  await page.keyboard.type('moon');
  await expect(options(page)).not.toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^\d suggestions/ })).toHaveCount(1);
  const active = () => headerField(page).getAttribute('aria-activedescendant');
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(await active()).toBe(await options(page).first().getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toContainText('처마 밑 달빛');
  const counting = page.waitForRequest(isTracked);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en_us\/season\/1001\/moonlight-under-the-eaves$/);
  expect((await counting).postDataJSON()).toMatchObject({ search_src: 'suggestion', content_id: '1001' });
});

test('a person or a keyword that is suggested leads to what it says', async ({ page }) => {
  await page.goto('/en_us/search/');
  await untilHydrated(page);
  await field(page).fill('kim do');
  await field(page).click();
  await options(page).filter({ hasText: 'Kim Do-rin' }).click();
  await expect(page).toHaveURL(/\/en_us\/person\/\d+\/kim-do-rin$/);
  await page.goto('/en_us/search/');
  await field(page).fill('revenge');
  await expect(titles(page).first()).toBeVisible();
  await expect(options(page).first()).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await options(page).filter({ hasText: 'Keyword' }).click();
  await expect(page).toHaveURL('/en_us/search/?kpick=revenge&search_src=suggestion');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Remove Revenge' })).toBeVisible();
  await expect(titles(page).first()).toBeVisible();
});

test('the Enter that accepts an IME composition does not submit the search', async ({ page }) => {
  const searches = callsTo(page, 'search');
  await page.goto('/en_us/search/');
  await untilHydrated(page);
  const input = await page.context().newCDPSession(page);
  // As an input method does: "달" is finished, "비" still open.
  await input.send('Input.imeSetComposition', { text: '달비', selectionStart: 2, selectionEnd: 2 });
  await expect.poll(() => searches.map(({ searchParams }) => searchParams.get('q'))).toEqual(['달비']);
  await expect(titles(page).first()).toBeVisible();
  const isPrevented = await field(page).evaluate(
    (element) =>
      !element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })),
  );
  expect(isPrevented).toBe(true);
  await expect(recent(page)).toBeHidden();
  await input.send('Input.insertText', { text: '달빛' });
  await expect(titles(page).first()).toHaveText('Moonlight Under the Eaves');
});

test('a person of the cast leads to everything they are in, and on to the titles', async ({ page }) => {
  await page.goto('/en_us/season/1001');
  await page.getByRole('region', { name: 'Cast' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en_us\/person\/\d+\//);
  const title = page
    .getByRole('main')
    .getByRole('link', { name: /^Moonlight Under the Eaves/ })
    .first();
  await expect(title).toBeVisible();
  await expectAccessible(page);
  const cards = page.getByRole('main').getByRole('listitem');
  await cards.nth(0).getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1).getByRole('link').first()).toBeFocused();
  await title.click();
  const director = page.getByRole('region', { name: 'Details' }).locator('a[href*="/person/"]').first();
  const name = String(await director.textContent());
  await director.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en_us\/person\/\d+\/[a-z-]+$/);
  await page.goBack();
  await page.getByRole('region', { name: 'Details' }).locator('a[href*="/search/"]').first().click();
  await expect(page).toHaveURL(/search_src=detail/);
  await expect(titles(page).first()).toBeVisible();
});

test.describe('an unknown person', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is not found', async ({ page }) => {
    for (const id of ['999999', 'nobody%20at%20all']) {
      expect((await page.goto(`/en_us/person/${id}`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    }
  });
});

test.describe('a search that fails', () => {
  test.use({ expectedErrors: [/503|ERR_INTERNET_DISCONNECTED/] });

  test('says so and can be asked again', async ({ page }) => {
    await page.route('**/fe/search?**', (route) => route.fulfill({ status: 503, json: { code: '5000', message: 'no' } }));
    await page.goto('/en_us/search/');
    await untilHydrated(page);
    await field(page).fill('moonlight');
    await expect(page.getByRole('heading', { name: 'Search isn’t responding' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/fe/search?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(titles(page).first()).toHaveText('Moonlight Under the Eaves');
  });

  test('for want of a connection goes on when it is back', async ({ page, context }) => {
    await page.goto('/en_us/search/');
    await untilHydrated(page);
    await context.setOffline(true);
    await field(page).fill('moonlight');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(titles(page).first()).toHaveText('Moonlight Under the Eaves');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the magnifier leads to the page, whose field has the focus, and nothing is too wide [HF-14]', async ({ page }) => {
    await page.goto('/en_us/main');
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/en_us/search/?search_src=header');
    await expect(field(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('moon');
    await expect(titles(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(titles(page).first()).toBeVisible();
    await expectAccessible(page);
    for (const address of [
      '?q=love&kpick=romance,letters',
      '?q=healing+countryside+food',
      '?q=moonlihgt',
      '?q=kim&searchCategory=people',
    ]) {
      await page.goto(`/en_us/search/${address}`);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form asks for a page of results, and links lead on', async ({ page }) => {
    await page.goto('/en_us/main');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await field(page).fill('the');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en_us/search/?q=the&search_src=results');
    await expect(titles(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(titles(page)).toHaveCount(48);
    await kinds(page)
      .getByRole('link', { name: /^Drama/ })
      .click();
    await expect(page).toHaveURL(/searchCategory=drama/);
    await field(page).fill('love');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/en_us/search/?q=love&searchCategory=drama&search_src=results');
    await keywords(page).getByRole('link', { name: 'Romance' }).click();
    await expect(page).toHaveURL(/kpick=romance/);
  });
});
