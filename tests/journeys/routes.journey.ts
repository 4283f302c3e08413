import { HANA } from '@madang/fixtures/people.ts';
import type { Page, Request } from '@playwright/test';
import { call, expect, expectAccessible, signInAs, test, untilHydrated } from './journey.ts';

const SERIES = '/en_us/season/1001/moonlight-under-the-eaves';
const EPISODE = '/en_us/video/1001004/three-pillows';
const FILM = '/en_us/media/1101/the-red-umbrella';
const WEBTOON = '/en_us/webtoon/1504';

const pathIn = (page: Page): string => new URL(page.url()).pathname;

test.describe('as the server writes it', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

  test('a stranger enters by the guide, in a language that the address names [RT-03] [RT-04] [RT-05] [RT-52] [RT-87]', async ({
    page,
  }) => {
    for (const entrance of ['/', '/en_us', '/en_us/loading']) {
      await page.goto(entrance);
      expect(pathIn(page), entrance).toBe('/en_us/guide');
    }
    await page.goto('/auto/main?from=afar');
    await expect(page).toHaveURL('/en_us/main?from=afar');
    for (const link of await page.getByRole('link').all()) expect(await link.getAttribute('href')).toMatch(/^(\/en_us\/|#)/);
  });

  test('a signed-in viewer enters by home [RT-03] [RT-87]', async ({ page }) => {
    await signInAs(page, HANA);
    for (const entrance of ['/', '/en_us', '/en_us/loading']) {
      await page.goto(entrance);
      expect(pathIn(page), entrance).toBe('/en_us/main');
    }
  });

  test('loading leads on before anything is drawn [RT-86]', async ({ request }) => {
    const answer = await request.get('/en_us/loading', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(await answer.text()).not.toMatch(/<(header|footer)/);
  });

  test('a page has the frame that its kind asks for [RT-88] [RT-90] [RT-91] [RT-92] [RT-93] [RT-94] [RT-95] [RT-99]', async ({
    page,
  }) => {
    await signInAs(page, HANA);
    const full = ['main', 'catalog/30', 'catalog/drama/30', 'list/palace-nights', 'plan', 'mypage/favorite', 'mypage/history'];
    const frames = {
      'header and footer': [...full.map((path) => `/en_us/${path}`), WEBTOON, '/en_us/zzz'],
      'no header but a footer': ['/en_us/guide'],
      neither: ['/en_us/error', '/en_us/geoblock', SERIES, FILM, EPISODE],
    };
    for (const [frame, addresses] of Object.entries(frames))
      for (const address of addresses) {
        await page.goto(address);
        const is = `${address} has ${frame}`;
        expect(await page.getByRole('main').count(), is).toBe(1);
        expect(await page.getByRole('banner').count(), is).toBe(frame === 'header and footer' ? 1 : 0);
        expect(await page.getByRole('contentinfo').count(), is).toBe(frame === 'neither' ? 0 : 1);
      }
  });

  test('the entrance has header and footer too [RT-99]', async ({ page }) => {
    for (const address of ['/en_us/signin', '/en_us/signup']) {
      await page.goto(address);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
    }
  });

  test('a stranger may look at everything that is there to be looked at [RT-110] [RT-111] [RT-113]', async ({ page }) => {
    const open = ['main', 'guide', 'signup', 'signin', 'catalog/30', 'list/palace-nights', 'plan', 'error', 'geoblock'];
    for (const address of [...open.map((path) => `/en_us/${path}`), SERIES, FILM, EPISODE, WEBTOON]) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      expect(pathIn(page)).toBe(address);
    }
  });

  test('a personal page leads an anonymous visitor to sign-in and returns there [RT-109]', async ({ page }) => {
    for (const path of [
      'mypage',
      'mypage/favorite',
      'mypage/history',
      'account',
      'account/payment',
      'profile',
      'checkout',
      'billingInfo',
    ]) {
      await page.goto(`/en_us/${path}`);
      await expect(page).toHaveURL(`/en_us/signin?callbackUrl=${encodeURIComponent(`/en_us/${path}`)}`);
    }
  });

  test('what is nowhere is said to be, with its status and the way home [RT-50] [RT-133] [ER-33]', async ({ page }) => {
    for (const address of ['/en_us/zzz', '/zzz', '/a/b/c/d', '/en_us/season/1001/name/more', '/en_us/season/999999']) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    }
    await page.goto('/zzz');
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL('/en_us/main');
  });

  test('what is nowhere is said in the language that the visitor reads', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'madang_language', value: 'pt_br', url: String(baseURL) }]);
    for (const address of ['/zzz', '/a/b/c/d']) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
    }
  });

  test('old addresses lead to the pages of today [RT-48] [RT-49] [RT-115]', async ({ page }) => {
    await page.goto('/episode/some-name/1001004');
    expect(pathIn(page)).toMatch(/^\/en_us\/video\/1001004\//);
    await page.goto('/series/some-name/1001');
    expect(pathIn(page)).toMatch(/^\/en_us\/season\/1001\//);
  });

  test('the old form of a catalogue works where its name and its number agree [RT-12] [RT-13] [RT-14]', async ({ page }) => {
    for (const address of ['/en_us/catalog/30', '/en_us/catalog/drama/30']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Drama' })).toBeVisible();
    }
    const answer = await page.goto('/en_us/catalog/kpop/30');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  test('the dead ends say why, and lead out [RT-40] [RT-41] [RT-134]', async ({ page }) => {
    await page.goto('/en_us/geoblock');
    await expect(page.getByRole('heading', { level: 1, name: 'Not available in your region' })).toBeVisible();
    await page.goto('/en_us/error');
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL('/en_us/main');
  });

  test('search engines are let in where there is something to find, and kept out elsewhere [RT-119]', async ({ page }) => {
    const robots = page.locator('meta[name="robots"]');
    for (const address of ['/en_us/main', '/en_us/catalog/30', SERIES, FILM]) {
      await page.goto(address);
      expect(await robots.getAttribute('content'), address).toBe('index,follow');
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(address);
    }
    for (const address of ['/en_us/signin', '/en_us/zzz', '/en_us/error']) {
      await page.goto(address);
      expect(await robots.getAttribute('content'), address).toBe('noindex');
    }
  });
});

test('a search engine finds a title, its description and its picture, and is sent nowhere [RT-120]', async ({ request }) => {
  const answer = await request.get(SERIES, {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(/<title>Moonlight Under the Eaves[^<]*<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+share-1200x630\.jpg"/);
  expect(html).toMatch(/<h1[^>]*>.*Moonlight Under the Eaves/);
});

test.describe('where Madang is not offered', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'KP' } });

  test('every page leads to the one that says so, and where one seems to be [HF-59] [SE-22] [ER-37]', async ({ page }) => {
    for (const address of ['/en_us/main', SERIES, '/en_us/signin']) {
      await page.goto(address);
      await expect(page).toHaveURL('/en_us/geoblock');
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Not available in your region' })).toBeVisible();
    // What the geo look-up says is what the rule goes by.
    expect((await call(page, 'getGeo', {})).body.object).toMatchObject({ country_code: 'KP' });
    await expect(page.getByText('North Korea')).toBeVisible();
  });

  test('the geo-block page names ten countries where the service is open, and the others on request [RT-41] [RT-134]', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/en_us/geoblock');
    const main = page.getByRole('main');
    await expect(main).toContainText('North Korea');
    const first = main.getByText(/^Available in: United States, Brazil, Canada, /);
    expect((await first.textContent())?.split(', ')).toHaveLength(10);
    await expect(main.getByText(/Vietnam/)).toBeHidden();
    await main.getByText(/^and \d+ more countries$/).click();
    const others = main.getByText(/Vietnam/);
    await expect(others).toBeVisible();
    await expect(others).not.toContainText('North Korea');
    await expectAccessible(page);
    await page.context().addCookies([{ name: 'madang_language', value: 'pt_br', url: baseURL ?? '' }]);
    await page.goto('/pt_br/geoblock');
    await expect(page.getByText(/^Disponível em: Estados Unidos, Brasil, Canadá, /)).toBeVisible();
  });
});

test('a title opens with or without its name in the address, which then has it [RT-19] [RT-20] [RT-21] [RT-22] [RT-23] [RT-24] [RT-44] [RT-45] [RT-66]', async ({
  page,
}) => {
  for (const [opened, shown, name] of [
    [SERIES, SERIES, /Moonlight Under the Eaves/],
    ['/en_us/season/1001', SERIES, /Moonlight Under the Eaves/],
    ['/en_us/channel/1001', SERIES.replace('season', 'channel'), /Moonlight Under the Eaves/],
    [FILM, FILM, /The Red Umbrella/],
    ['/en_us/media/1101', FILM, /The Red Umbrella/],
    [EPISODE, EPISODE, /Moonlight Under the Eaves/],
    ['/en_us/video/1001004', EPISODE, /Moonlight Under the Eaves/],
  ] as const) {
    await page.goto(opened);
    await expect(page, opened).toHaveURL(shown);
    await expect(page, opened).toHaveTitle(name);
    await expect(page.getByRole('heading', { level: 1 }), opened).toHaveCount(1);
  }
});

/** What distinguishes one screen from another. */
const screen = async (page: Page) => ({
  url: page.url(),
  title: await page.title(),
  heading: await page.getByRole('heading', { level: 1 }).textContent(),
  banners: await page.getByRole('banner').count(),
});

const expectSameAfterReload = async (page: Page): Promise<void> => {
  const before = await screen(page);
  await page.reload();
  expect(await screen(page)).toEqual(before);
};

test('a page is the same whether one walks to it or opens its address [RT-172] [RT-06] [RT-26] [RT-139] [RT-145] [RT-146] [RT-147] [RT-08] [RT-09] [RT-01]', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL)) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
  });
  await page.goto('/en_us/guide');
  const header = page.getByRole('banner');
  const main = page.getByRole('main');
  const go = async (url: RegExp, heading: string | RegExp, click: () => Promise<void>): Promise<void> => {
    await click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
    await expectSameAfterReload(page);
  };
  await go(/\/main$/, 'Korean dramas', () => main.getByRole('link', { name: 'Browse first' }).first().click());
  await expect(page.getByRole('region', { name: 'Featured', exact: true })).toBeVisible();
  await go(/\/list\/palace-nights$/, 'Palace nights', () => page.getByRole('link', { name: 'See all: Palace nights' }).click());
  await go(/\/catalog\/30$/, 'Drama', () => header.getByRole('link', { name: 'Drama' }).click());
  await go(/\/plan$/, /plan/i, () => header.getByRole('link', { name: 'Subscribe' }).click());
  await go(/\/signin$/, 'Sign in', () => header.getByRole('link', { name: 'Sign in' }).click());
  await go(/\/signup$/, 'Create your account', () => main.getByRole('link', { name: 'Create an account' }).click());
  await go(/\/catalog\/67$/, 'Movies', () => header.getByRole('link', { name: 'Movies' }).click());
  const film = main.getByRole('list').last().getByRole('listitem').first();
  const title = (await film.getByRole('heading').textContent()) ?? '';
  await go(/\/media\/\d+\/[^/]+$/, title, () => film.getByRole('link').click());
  // Every call is answered by our own servers.
  expect(elsewhere).toEqual([]);
});

test('every navigation begins at the top [RT-116]', async ({ page }) => {
  await page.goto('/en_us/main');
  const rail = page.getByRole('link', { name: 'See all: Palace nights' });
  await rail.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await rail.click();
  await expect(page).toHaveURL('/en_us/list/palace-nights');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the same application under three hosts calls each by its own address, and no other [RT-162]', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  for (const host of ['127.0.0.1', 'localhost', 'staging.localhost']) {
    const origin = `http://${host}:${port}`;
    const called = new Set<string>();
    const onRequest = (request: Request) => {
      const url = new URL(request.url());
      if (url.pathname.startsWith('/api/')) called.add(url.origin);
    };
    // What a page tells while it is left is still said to where it came from.
    await page.goto('about:blank');
    page.on('request', onRequest);
    const suggestRequest = page.waitForRequest(/\/api\/content\/v01\/fe\/search\/suggest/);
    await page.goto(`${origin}/en_us/search/`);
    await page.getByRole('combobox').first().pressSequentially('moon');
    await suggestRequest;
    expect([...called]).toEqual([origin]);
    page.off('request', onRequest);
  }
});

test.describe('where the menu fails while a page is open', () => {
  test.use({ expectedErrors: [/status of (403|500)/] });

  for (const [what, status, body, target] of [
    [
      'is refused with a word about geo',
      403,
      { code: '4006', message: 'geo: not available in this country.', reason: 'COUNTRY_BLOCKED' },
      'geoblock',
    ],
    ['cannot be given', 500, { code: '9999', message: 'Something went wrong.' }, 'error'],
  ] as const)
    test(`a menu that ${what} leads to /${target} [HF-59] [HF-60]`, async ({ page }) => {
      await page.route('**/fe/menu/all**', (route) => route.fulfill({ status, json: body }));
      await page.goto('/en_us/help');
      await expect(page).toHaveURL(`/en_us/${target}`);
    });
});

test('a change of the hash after the title was added to the address loads nothing and leaves no entry in the trail [RT-103] [RT-118]', async ({
  page,
}) => {
  await page.goto('/en_us/season/1001');
  await expect(page).toHaveURL(SERIES);
  await untilHydrated(page);
  const trail = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('from_reference') ?? '[]') as { readonly name: string }[]);
  await expect.poll(trail).toHaveLength(1);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) loads.push(request.url());
  });
  await page.evaluate(() => {
    window.location.hash = 'episodes';
  });
  await expect(page).toHaveURL(`${SERIES}#episodes`);
  await page.evaluate(() => {
    window.location.hash = 'people';
  });
  await expect(page).toHaveURL(`${SERIES}#people`);
  await expect
    .poll(async () => (await trail())[0])
    .toMatchObject({ name: 'season', params: { id: '1001', title: 'moonlight-under-the-eaves' } });
  expect(await trail()).toHaveLength(1);
  expect(loads).toEqual([]);
});
