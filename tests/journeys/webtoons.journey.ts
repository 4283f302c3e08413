import { HANA, MINA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { boxOf, expectBox } from './geometry.ts';
import { call, expect, expectAccessible, signInAs, test, untilHydrated } from './journey.ts';

/** Finished, free, and the origin of a series. */
const MOON = { id: '1501', title: 'The Moon That Would Not Wane', drama: 'Moonlight Under the Eaves', dramaId: '1001' };
/** Goes on, and is for subscribers from its second episode. */
const FLOOR = { id: '1505', title: 'No Seventh Floor' };
const episode = (webtoon: { readonly id: string }, number: number) => `${webtoon.id}00${number}`;

interface Place {
  readonly box: string;
  readonly fraction: number;
}

/** The panel in the middle of the window, and how far down it the middle lies. */
const placeOn = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const middle = document.documentElement.clientHeight / 2;
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-box]')];
    const box = boxes.find((each) => each.getBoundingClientRect().bottom > middle) ?? boxes.at(-1);
    const { top = 0, height = 1 } = box?.getBoundingClientRect() ?? {};
    return { box: box?.dataset.box ?? '', fraction: (middle - top) / height };
  });

/** Scrolls until a share of a panel is in the middle of the window, as a reader would with a wheel. */
const readTo = async (page: Page, index: number, fraction: number): Promise<Place> => {
  await page.evaluate(
    ([at, share]) => {
      const box = document.querySelectorAll('[data-box]')[at ?? 0];
      const { top, height } = box?.getBoundingClientRect() ?? { top: 0, height: 0 };
      const middle = document.documentElement.clientHeight / 2;
      window.scrollBy({ top: top + height * (share ?? 0) - middle, behavior: 'instant' });
    },
    [index, fraction] as const,
  );
  // The reader updates with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return placeOn(page);
};

const expectSamePlace = async (page: Page, before: Place, precision = 0.01): Promise<void> => {
  await expect.poll(async () => (await placeOn(page)).box).toBe(before.box);
  await expect.poll(async () => Math.abs((await placeOn(page)).fraction - before.fraction)).toBeLessThan(precision);
};

const untilReported = (page: Page): Promise<unknown> => page.waitForResponse(/analytics\/read$/);

const open = async (page: Page, id: string, language = 'en_us'): Promise<void> => {
  await page.goto(`/${language}/read/${id}`);
  await untilHydrated(page);
};
/** Hana, who has read nothing of it. */
const openAnew = async (page: Page, webtoon: { readonly id: string }, number = 1): Promise<string> => {
  const token = await signInAs(page, HANA);
  await call(page, 'removeWatching', { content_id: webtoon.id }, token);
  await open(page, episode(webtoon, number));
  return token;
};

test('a webtoon is found on home, opened, and read in a strip [WT-01] [RT-25]', async ({ page }) => {
  await page.goto('/en_us/main');
  const rail = page.getByRole('region', { name: 'Webtoons' });
  await rail.scrollIntoViewIfNeeded();
  await expect(rail.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/en_us/list/webtoons');
  await page.goto('/en_us/list/webtoons');
  await page.getByRole('link', { name: MOON.title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/en_us/webtoon/${MOON.id}/the-moon-that-would-not-wane$`));
  await page
    .getByRole('list')
    .getByRole('link', { name: /^1/ })
    .or(page.locator(`a[href*="/read/${episode(MOON, 1)}/"]`))
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/en_us/read/${episode(MOON, 1)}/`));
  await expect(page.getByRole('heading', { level: 1, name: MOON.title })).toBeVisible();
  const panels = page.locator('figure[data-box]');
  await expect.poll(() => panels.count()).toBeGreaterThanOrEqual(15);
  const tops = await panels.evaluateAll((all) =>
    all.map((panel) => panel.getBoundingClientRect()).map(({ left, top }) => [left, top]),
  );
  expect(new Set(tops.map(([left = 0]) => Math.round(left / 2))).size).toBe(1);
  expect(tops.map(([, top]) => top)).toEqual(tops.map(([, top = 0]) => top).toSorted((a = 0, b = 0) => a - b));
  await expect
    .poll(() =>
      panels
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test('a webtoon says whether it goes on, and keeps the footer [WT-02] [WT-03] [WT-11] [RT-95]', async ({ page }) => {
  await page.goto(`/en_us/webtoon/${FLOOR.id}`);
  await expect(page.getByText('Ongoing', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto(`/en_us/webtoon/${MOON.id}`);
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the address of an episode below a webtoon leads to the reader', async ({ page }) => {
  await page.goto(`/en_us/webtoon/${episode(MOON, 2)}`);
  await expect(page).toHaveURL(new RegExp(`/en_us/read/${episode(MOON, 2)}/`));
  await page.goto(`/en_us/video/${episode(MOON, 2)}`);
  await expect(page).toHaveURL(new RegExp(`/en_us/read/${episode(MOON, 2)}/`));
});

test('a reader who comes back goes on where they stopped, and home and history lead there [WT-09]', async ({ page }) => {
  await openAnew(page, MOON);
  const kept = untilReported(page);
  const before = await readTo(page, 8, 0.4);
  await kept;
  await page.goto('/en_us/main');
  const card = page.getByRole('region', { name: 'Continue watching, Hana' }).getByRole('link', { name: new RegExp(MOON.title) });
  await expect(card).toHaveAttribute('href', new RegExp(`/en_us/read/${episode(MOON, 1)}/`));
  await page.goto('/en_us/mypage/history');
  await page
    .getByRole('link', { name: new RegExp(MOON.title) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/read\//);
  await expectSamePlace(page, before);
});

test('the last place is kept when the page is closed in the middle of it [WT-09]', async ({ page, context }) => {
  const token = await openAnew(page, MOON);
  await readTo(page, 5, 0.7);
  await page.close({ runBeforeUnload: true });
  const other = await context.newPage();
  await expect
    .poll(async () => (await call(other, 'getStrip', { id: episode(MOON, 1) }, token)).body.object?.['place'])
    .toMatchObject({ fraction: expect.closeTo(0.7, 2) });
});

test('a webtoon shows how far its episodes were read, and offers to go on', async ({ page }) => {
  await openAnew(page, MOON);
  const kept = untilReported(page);
  await readTo(page, 8, 0.4);
  await kept;
  await page.goto(`/en_us/webtoon/${MOON.id}`);
  await expect(page.getByRole('link', { name: 'Continue E1' })).toBeVisible();
  await expect(page.locator('#episodes').getByRole('progressbar', { name: /% read/ })).toBeVisible();
});

test('an episode that is taken out of the history can be put back, with the place in it', async ({ page }) => {
  const token = await openAnew(page, MOON);
  const kept = untilReported(page);
  const before = await readTo(page, 8, 0.4);
  await kept;
  await page.goto('/en_us/mypage/history');
  await untilHydrated(page);
  const gone = page.waitForResponse(/watching\/delete$/);
  await page.getByRole('button', { name: `Remove ${MOON.title} from your history` }).click();
  await gone;
  const back = page.waitForResponse(/watching\/restore$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await back;
  const strip = await call(page, 'getStrip', { id: episode(MOON, 1) }, token);
  expect(strip.body.object?.['place']).toMatchObject({ panel_id: before.box.split('/')[1] });
});

test('the pictures ahead are fetched before they are needed, those far below are not', async ({ page }) => {
  await openAnew(page, MOON);
  const eager = () =>
    page
      .locator('figure img')
      .evaluateAll((all) => all.flatMap((image, index) => (image.getAttribute('loading') === 'eager' ? [index] : [])));
  expect(await eager()).toEqual([0, 1, 2, 3, 4, 5]);
  await readTo(page, 6, 0.5);
  await expect.poll(async () => (await eager()).at(-1)).toBeGreaterThanOrEqual(11);
  expect((await eager())[0]).toBe(5);
});

test('a strip is read by keyboard alone', async ({ page }) => {
  await openAnew(page, MOON);
  const box = async () => (await placeOn(page)).box;
  const scrolled = () => page.evaluate(() => window.scrollY);
  const rest = async () => {
    let before = -1;
    await expect
      .poll(async () => {
        const now = await scrolled();
        const still = now === before;
        before = now;
        return still;
      })
      .toBe(true);
    return before;
  };
  await page.keyboard.press('Space');
  const page1 = await rest();
  expect(page1).toBeGreaterThan(400);
  await page.keyboard.press('Shift+Space');
  expect(await rest()).toBeLessThan(20);
  await page.keyboard.press('ArrowDown');
  expect(await rest()).toBeGreaterThan(50);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await rest();
  const second = await box();
  await page.keyboard.press('k');
  await rest();
  expect(await box()).not.toBe(second);
  await page.keyboard.press('End');
  const end = await rest();
  await page.keyboard.press('Home');
  expect(await rest()).toBeLessThan(end / 4);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard and touch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(`/read/${episode(MOON, 2)}/`));
  await untilHydrated(page);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(new RegExp(`/read/${episode(MOON, 1)}/`));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/webtoon/${MOON.id}/`));
});

test('the bars are there at the top, go while reading, and come with a tap in the middle', async ({ page }) => {
  await openAnew(page, MOON);
  const back = page.getByRole('link', { name: 'Back to the webtoon' });
  await expect(back).toBeInViewport();
  await readTo(page, 4, 0.5);
  await expect(back).not.toBeInViewport();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width / 2, height / 2);
  await expect(back).toBeInViewport();
  await page.mouse.click(width / 2, height / 2);
  await expect(back).not.toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.click(width / 2, height - 40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + height / 2);
  // A keyboard that comes to the bars sees them.
  await back.focus();
  await expect(back).toBeInViewport();
});

test('settings change the strip at once, keep the place, and are kept for the profile', async ({ page }) => {
  await openAnew(page, MOON);
  const before = await readTo(page, 6, 0.5);
  await page.mouse.click(683, 384);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  const width = () =>
    page
      .locator('figure')
      .first()
      .evaluate((panel) => panel.getBoundingClientRect().width);
  await page.getByRole('slider', { name: 'Side margins' }).fill('40');
  await expect.poll(width).toBeLessThan(280);
  await expectSamePlace(page, before);
  await page.getByRole('radio', { name: '15 px' }).check();
  await expectSamePlace(page, before);
  await page.getByRole('checkbox', { name: /^Save data/ }).check();
  await expect(page.locator('figure img').first()).toHaveAttribute('src', /-480\.webp$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Reading settings' })).toBeFocused();
  await page.reload();
  await untilHydrated(page);
  await expect.poll(width).toBeLessThan(280);
  await expectSamePlace(page, before);
});

test('a change of language keeps the place, also for people without an account', async ({ page }) => {
  await open(page, episode(MOON, 1));
  const before = await readTo(page, 7, 0.25);
  await page.mouse.click(683, 384);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Tiếng Việt');
  await expect(page).toHaveURL(new RegExp(`/vi_vn/read/${episode(MOON, 1)}`));
  await expect(page.getByText('Chương 1:').first()).toBeAttached();
  await expectSamePlace(page, before);
});

/** A seeded random generator (mulberry32), so that every run makes equal changes. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};

test('thirty-six changes of size, zoom, orientation and language move the place by less than a hundredth of a panel', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const random = seeded(20_261_122);
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const languages = ['en_us', 'pt_br', 'es_es', 'zh_cn', 'vi_vn'];
  await open(page, episode(FLOOR, 1));
  const before = await readTo(page, 9, 0.37);
  const session = await page.context().newCDPSession(page);
  let [width, height] = [1366, 768];
  const show = (zoom: number) =>
    session.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(width / zoom),
      height: Math.round(height / zoom),
      deviceScaleFactor: zoom,
      mobile: false,
    });
  const changes = {
    resize: async () => {
      [width, height] = [between(320, 1920), between(420, 1080)];
      await show(1);
    },
    rotate: async () => {
      [width, height] = [height, width];
      await show(1);
    },
    zoom: () => show([0.5, 0.75, 1.1, 1.5, 2][between(0, 4)] ?? 1),
    language: async () => {
      const others = languages.filter((each) => !page.url().includes(`/${each}/`));
      const language = others[between(0, others.length - 1)] ?? 'en_us';
      // Like the menu: a chosen language takes precedence over the URL.
      await page.evaluate((name) => void (document.cookie = `madang_language=${name}; Path=/`), language);
      await open(page, episode(FLOOR, 1), language);
      await expect(page).toHaveURL(new RegExp(`/${language}/read/`));
    },
  };
  const kinds = Object.keys(changes) as (keyof typeof changes)[];
  const done: string[] = [];
  for (let step = 0; step < 36; step += 1) {
    const kind = kinds[between(0, kinds.length - 1)] ?? 'resize';
    await changes[kind]();
    done.push(kind);
    await expectSamePlace(page, before);
  }
  expect(new Set(done).size).toBe(kinds.length);
});

test('the next episode is set below, 200 px past the end, and takes over address, title and history [WT-14]', async ({
  page,
}) => {
  const token = await openAnew(page, MOON);
  const end = page.locator(`[data-box="${episode(MOON, 1)}/"]`);
  await page.keyboard.press('End');
  await expect.poll(() => end.evaluate((element) => element.getBoundingClientRect().top - window.innerHeight)).toBeLessThan(2);
  await expect(page.locator(`[data-episode="${episode(MOON, 2)}"]`)).toHaveCount(0);
  await end.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().top - 300, behavior: 'instant' }));
  const second = page.locator(`[data-episode="${episode(MOON, 2)}"]`);
  await expect(second).toBeAttached();
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('analytics/read') &&
      (answer.request().postDataJSON() as { content_id: string }).content_id === episode(MOON, 2),
  );
  await second
    .locator('figure')
    .nth(2)
    .evaluate((panel) => window.scrollBy({ top: panel.getBoundingClientRect().top, behavior: 'instant' }));
  await expect(page).toHaveURL(new RegExp(`/en_us/read/${episode(MOON, 2)}/`));
  await expect(page).toHaveTitle(new RegExp(`^${MOON.title}: .+ · Madang$`));
  await kept;
  const history = await call(page, 'listWatching', { content_ids: `${episode(MOON, 1)},${episode(MOON, 2)}` }, token);
  const items = (history.body as unknown as { objects: { id: string; is_finish: boolean }[] }).objects;
  expect(items.map(({ id, is_finish }) => [id, is_finish]).toSorted()).toEqual([
    [episode(MOON, 1), true],
    [episode(MOON, 2), false],
  ]);
  await page.reload();
  await untilHydrated(page);
  await expect(page.locator('[data-episode]')).toHaveCount(1);
  expect((await placeOn(page)).box).toContain(episode(MOON, 2));
});

test('an anonymous reader is asked to sign in for the next episode, at the end and by the button [WT-14]', async ({ page }) => {
  await open(page, episode(MOON, 1));
  const next = page.getByRole('link', { name: 'Next episode', exact: true });
  await expect(next).toHaveAttribute('href', /from=auto-next/);
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in for the next episode' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`callbackUrl=${encodeURIComponent(`/en_us/read/${episode(MOON, 2)}/`)}`),
  );
  await expect(page.locator('figure')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('at the end of an episode', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('an anonymous reader finds the way on in the strip itself', async ({ page }) => {
    await open(page, episode(MOON, 1));
    const end = page.locator(`[data-box="${episode(MOON, 1)}/"]`);
    await end.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: 'instant' }));
    await expect(end.getByRole('heading', { name: 'Sign in for the next episode' })).toBeVisible();
    await expect(end.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute('href', /callbackUrl=/);
  });
});

test('a subscriber’s episode asks for sign-in, then for a plan [WT-10]', async ({ page }) => {
  const second = episode(FLOOR, 2);
  await page.goto(`/en_us/read/${second}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to read' })).toBeVisible();
  const token = await signInAs(page, MINA);
  await page.goto(`/en_us/read/${second}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribe to read' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/en_us/plan');
  await expect(page.locator('figure')).toHaveCount(0);
  const refused = await call(page, 'getStrip', { id: second }, token);
  expect([refused.status, refused.body.code, refused.body.object]).toEqual([403, '4003', undefined]);
  await signInAs(page, HANA);
  await page.goto(`/en_us/read/${second}`);
  expect(await page.locator('figure[data-box]').count()).toBeGreaterThanOrEqual(15);
});

test('a webtoon leads to its series, and the series back to the webtoon [WT-12] [PL-46] [RT-65]', async ({ page }) => {
  await page.goto(`/en_us/webtoon/${MOON.id}`);
  await page.getByRole('link', { name: `Watch the series: ${MOON.drama}` }).click();
  await expect(page).toHaveURL(new RegExp(`/en_us/season/${MOON.dramaId}/[^?]+\\?fromWebtoon=${MOON.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: MOON.drama })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Webtoons like this' }).getByRole('link', { name: MOON.title }).first(),
  ).toBeAttached();
  await page.getByRole('link', { name: `Back to webtoon: ${MOON.title}` }).click();
  await expect(page).toHaveURL(new RegExp(`/en_us/webtoon/${MOON.id}/`));
});

test('a webtoon is liked and put on the shelf [WT-13]', async ({ page }) => {
  const token = await signInAs(page, HANA);
  await call(page, 'removeFavorite', { content_id: MOON.id }, token);
  await call(page, 'removeLike', { content_id: MOON.id }, token);
  await page.goto(`/en_us/webtoon/${MOON.id}`);
  await untilHydrated(page);
  const kept = Promise.all([page.waitForResponse(/favorite\/add$/), page.waitForResponse(/like\/add$/)]);
  await page
    .getByRole('button', { name: `Add ${MOON.title} to My List` })
    .first()
    .click();
  await page.getByRole('button', { name: `Like ${MOON.title}` }).click();
  await kept;
  await page.goto('/en_us/mypage/favorite');
  await expect(page.getByRole('link', { name: new RegExp(MOON.title) }).first()).toHaveAttribute(
    'href',
    new RegExp(`/en_us/webtoon/${MOON.id}/`),
  );
  const likes = await call(page, 'listLikes', {}, token);
  expect((likes.body as unknown as { objects: unknown[] }).objects).toContainEqual({ id: MOON.id });
});

test.describe('while pictures fail', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a picture that does not come keeps its place and its words, and is asked for again', async ({ page }) => {
    let broken = true;
    await page.route(/\/media\/.*\.webp/, (route) => (broken ? route.abort() : route.continue()));
    await open(page, episode(MOON, 1));
    const panel = page.locator('figure').first();
    const retry = panel.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    const { height } = await boxOf(panel);
    expect(height).toBeGreaterThan(300);
    broken = false;
    await retry.click();
    await expect(retry).toHaveCount(0);
    await expect.poll(() => panel.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a strip is there whole, with its words and the ways on', async ({ page }) => {
    await page.goto(`/en_us/read/${episode(MOON, 1)}`);
    expect(await page.locator('figure img').count()).toBeGreaterThanOrEqual(15);
    expect(await page.locator('[data-balloon]').count()).toBeGreaterThan(10);
    await expect(page.getByRole('link', { name: 'Back to the webtoon' })).toHaveAttribute(
      'href',
      new RegExp(`/webtoon/${MOON.id}/`),
    );
    await expect(page.getByRole('link', { name: 'Next episode', exact: true })).toHaveAttribute('href', /\/read\//);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a strip is as wide as the window, its words are heard in order, and nothing is in the way [WT-01]', async ({ page }) => {
    await openAnew(page, MOON);
    const panel = page.locator('figure').first();
    await expectBox(panel, { width: 360 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const announced = page
      .locator('figure')
      .filter({ hasText: / says:/ })
      .first();
    await expect(announced.getByRole('img').first()).toHaveAttribute('alt', /\w+ \w+/);
    await expect(announced).toHaveText(/^.*\S+ says: \S+/s);
    await expectAccessible(page);
    await readTo(page, 3, 0.5);
    await page.waitForTimeout(400);
    await expectAccessible(page);
  });
});
