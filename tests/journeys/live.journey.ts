import { ROUTES } from '@madang/contract/routes.ts';
import { HANA, JOON, MINA } from '@madang/fixtures/people.ts';
import type { Page, Route } from '@playwright/test';
import { test } from './channel.ts';
import { expect, expectAccessible, filmTime, NOW_AND_THEN, signInAs, untilHydrated, untilPlayedTo } from './journey.ts';

/** An episode that was shown, one that is on, and a film that follows. */
test.use({
  week: {
    shows: [
      { from: -70, minutes: 60, contentId: '1002001', catchUp: true },
      { from: -10, minutes: 65, contentId: '1012001', catchUp: true },
      { from: 55, minutes: 60, contentId: '1101' },
      { from: 1450, minutes: 60, contentId: '1002002', catchUp: true },
    ],
  },
});
test.describe.configure({ timeout: 120_000 });

const SHOWN = 'Let’s Eat Lunch Separately';
const ON_AIR = 'Big House, Small House, House Next Door';
const NEXT = 'The Red Umbrella';

const pathOf = (operation: keyof typeof ROUTES): string => ROUTES[operation].split(' ')[1] ?? '';
const answersTo = (operation: keyof typeof ROUTES) => (url: URL) => url.pathname === pathOf(operation);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const stage = (page: Page) => page.getByRole('region', { name: 'Live channel' });
const guide = (page: Page) => page.getByRole('region', { name: 'Program guide' });
const programme = (page: Page, title: string) =>
  guide(page)
    .getByRole('link', { name: new RegExp(title) })
    .first();

/** Counts the calls of an operation. */
const callsOf = (page: Page, operation: keyof typeof ROUTES): { count: number; bodies: unknown[] } => {
  const calls = { count: 0, bodies: [] as unknown[] };
  page.on('request', (request) => {
    if (!answersTo(operation)(new URL(request.url()))) return;
    calls.count += 1;
    calls.bodies.push(request.postDataJSON());
  });
  return calls;
};

interface Announced {
  status: 0 | 1 | 2;
  countDown?: number;
  version?: number;
  /** Seconds until the next call. */
  next?: number;
}

/** Mocks the server’s live counter. Its answer may be changed during the test. */
const tell = async (page: Page, announced: Announced) => {
  await page.route(answersTo('getLiveCounter'), async (route) => {
    const now = Date.parse(await page.evaluate(() => new Date().toISOString()));
    const { status, countDown = 0, version = 1, next = 30 } = announced;
    const counter = { epg: { status, version, countDown }, nextPolling: new Date(now + next * 1000).toISOString() };
    await route.fulfill({ json: { code: '0000', message: '', objects: [counter], total_count: 1 } });
  });
  return announced;
};

/** A time zone in which it is noon, so that no programme of the test spans two days. */
const noon = 12 - new Date().getUTCHours();
test.use({ timezoneId: noon === 0 ? 'Etc/GMT' : `Etc/GMT${noon > 0 ? '-' : '+'}${Math.abs(noon)}` });

test('the guide is open to everybody, and playing is for subscribers [LV-01] [LV-02] [LV-03] [RT-07] [RT-140]', async ({
  page,
}) => {
  await page.goto('/en_us/main');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Live' }).click();
  await expect(page).toHaveURL('/en_us/live');
  await expect(heading(page, 'Sign in to watch live')).toBeVisible();
  await expect(stage(page).getByText('On air')).toBeVisible();
  const days = page.getByRole('group', { name: 'Days in the guide' }).getByRole('button');
  await expect(days).toHaveCount(7);
  await expect(guide(page).getByRole('region')).toHaveCount(7);
  await expect(programme(page, NEXT)).toContainText(/\d{1,2}:\d\d [AP]M–\d{1,2}:\d\d [AP]M/);
  await expect(page.locator('video')).toHaveCount(0);
  await stage(page).getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/signin\?callbackUrl=%2Fen_us%2Flive/);

  await signInAs(page, MINA);
  await page.goto('/en_us/live');
  await expect(heading(page, 'Subscribe to watch live')).toBeVisible();
  await expect(stage(page).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/en_us/plan');
  await expect(programme(page, ON_AIR)).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('signing in at the channel leads back to it, and it plays [LV-02] [RT-54] [RT-123]', async ({ page }) => {
  await page.goto('/en_us/live');
  await stage(page).getByRole('link', { name: 'Sign in', exact: true }).click();
  await untilHydrated(page);
  await page.getByLabel('Email address').fill(HANA.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(HANA.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Hana' }).click();
  await expect(page).toHaveURL('/en_us/live');
  await untilPlayedTo(page, 1);
});

test('the channel and some titles are for subscribers, others for everybody [PL-22]', async ({ page }) => {
  await signInAs(page, MINA);
  for (const [path, prompt] of [
    ['/en_us/live', 'Subscribe to watch live'],
    ['/en_us/video/1101', 'Subscribe to watch'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, prompt)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
  }
  await page.goto('/en_us/video/1002001');
  await untilPlayedTo(page, 0.5);
});

/** Broadcast time of the displayed frame, milliseconds since 1970, from the playlists and segments that the page has fetched. */
const watchPosition = (page: Page) => {
  const endsOf = new Map<string, number>();
  let newest = '';
  page.on('response', async (response) => {
    const url = new URL(response.url());
    if (/\/v\d+[^/]*\/\d+\.m4s$/.test(url.pathname)) newest = url.pathname;
    if (!/\/v\d+\.m3u8$/.test(url.pathname)) return;
    let at = 0;
    let length = 0;
    for (const line of (await response.text()).split('\n')) {
      if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) at = Date.parse(line.slice(25));
      else if (line.startsWith('#EXTINF:')) length = Number.parseFloat(line.slice(8)) * 1000;
      else if (line.endsWith('.m4s')) {
        at += length;
        endsOf.set(new URL(line, url).pathname, at);
      }
    }
  });
  return async (): Promise<number> => {
    const [ahead, now] = await page.locator('video').evaluate((film: HTMLVideoElement) => {
      const { buffered } = film;
      // The buffer is empty for a moment when the quality changes: not a number, so the poll asks again.
      const ahead = buffered.length > 0 ? buffered.end(buffered.length - 1) - film.currentTime : Number.NaN;
      return [ahead, Date.now()];
    });
    return Math.round((now ?? 0) - ((endsOf.get(newest) ?? Number.NaN) - (ahead ?? 0) * 1000));
  };
};

test('two browsers show the channel at the same place, within three segments of the newest [LV-20]', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const behind = [watchPosition(page), watchPosition(other)];
  await signInAs(page, HANA);
  await page.goto('/en_us/live');
  await expect(stage(page).getByText('Live', { exact: true })).toBeAttached();
  await expect(programme(page, ON_AIR)).toHaveAttribute('aria-current', 'time');
  await signInAs(other, HANA, { alone: false });
  await other.goto('/en_us/live');
  for (const one of [page, other])
    await one.waitForFunction(() => (document.querySelector('video')?.played.length ?? 0) > 0, undefined, NOW_AND_THEN);
  await expect
    .poll(async () => {
      const [here = 0, there = 0] = await Promise.all(behind.map((ask) => ask()));
      test.info().annotations.push({ type: 'behind the clock, ms', description: `${here}, ${there}` });
      return Math.max(here, there) < 20_000 && Math.abs(here - there) < 5000;
    })
    .toBe(true);
  await other.context().close();
});

test('off air, about to begin and on air look different, with a countdown [LV-04] [LV-05] [LV-06] [LV-07] [LV-19]', async ({
  page,
}) => {
  const counter = callsOf(page, 'getLiveCounter');
  await signInAs(page, HANA);
  const announced = await tell(page, { status: 0, countDown: 3725, next: 3 });
  await page.goto('/en_us/live');
  await expect(heading(page, 'The channel is off air')).toBeVisible();
  const timer = stage(page).getByRole('timer');
  await expect(timer).toContainText('1:02:0');
  const first = (await timer.textContent()) ?? '';
  await expect(timer).not.toHaveText(first);
  expect(counter.count).toBe(1);
  Object.assign(announced, { status: 1, countDown: 95 });
  await expect(heading(page, 'Starting soon')).toBeVisible();
  await expect(timer).toContainText('1:3');
  Object.assign(announced, { status: 2, countDown: 0, next: 30 });
  await untilPlayedTo(page, 1);
  expect(counter.count).toBe(3);
  await expect(heading(page, 'Starting soon')).toHaveCount(0);
});

test('the counter runs every second and calls the server only when due [LV-09] [LV-10]', async ({ page }) => {
  const counter = callsOf(page, 'getLiveCounter');
  await page.clock.install();
  await tell(page, { status: 0, countDown: 5000, next: 12 });
  await page.goto('/en_us/live');
  await expect(stage(page).getByRole('timer')).toBeVisible();
  expect(counter.count).toBe(1);
  await page.clock.runFor(8000);
  expect(counter.count).toBe(1);
  await page.clock.runFor(6000);
  await expect.poll(() => counter.count).toBe(2);
});

test('a new version of the guide is fetched once and shown without a reload [LV-14]', async ({ page }) => {
  const epg = callsOf(page, 'listGuide');
  const announced = await tell(page, { status: 0, countDown: 5000, next: 2 });
  await page.goto('/en_us/live');
  await expect(programme(page, NEXT)).toBeVisible();
  expect(epg.count).toBe(1);
  await page.route(answersTo('listGuide'), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(NEXT, 'The Blue Umbrella') });
  });
  announced.version = 2;
  await expect(programme(page, 'The Blue Umbrella')).toBeVisible();
  await expect(programme(page, NEXT)).toHaveCount(0);
  expect(epg.count).toBe(2);
});

test('a programme leads to its series [LV-25]', async ({ page }) => {
  await page.goto('/en_us/live');
  await programme(page, ON_AIR).click();
  await expect(page).toHaveURL(/\/en_us\/season\/1012\//);
  await expect(page.getByRole('heading', { level: 1, name: ON_AIR })).toBeVisible();
});

/** Minutes since midnight, of what a programme says. */
const minutesIn = (text: string): number => {
  const [, hours = '', minutes = '', half = ''] = /(\d{1,2}):(\d\d) ([AP]M)/.exec(text) ?? [];
  return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'PM' ? 720 : 0);
};

test('times are those of the viewer’s zone, and now is now in each [LV-22]', async ({ browser, baseURL }) => {
  const shown: number[] = [];
  for (const timezoneId of ['America/Los_Angeles', 'America/New_York']) {
    const context = await browser.newContext({ timezoneId, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/en_us/live');
    await expect(programme(page, ON_AIR)).toHaveAttribute('aria-current', 'time');
    await expect(guide(page).getByText(/Times are in (Pacific|Eastern) Time\. It’s .* in Korea\./)).toBeVisible();
    shown.push(minutesIn((await programme(page, NEXT).textContent()) ?? ''));
    await context.close();
  }
  expect(((shown[1] ?? 0) - (shown[0] ?? 0) + 1440) % 1440).toBe(180);
});

test('the header’s item is lit while the channel is on air, and plain again after it [LV-21] [HF-06]', async ({ page }) => {
  await page.clock.install();
  const announced = await tell(page, { status: 2 });
  await page.goto('/en_us/main');
  await untilHydrated(page);
  const light = page.getByRole('navigation', { name: 'Main menu' }).getByRole('img', { name: 'on air' });
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Live' })).toBeVisible();
  await expect(light).toHaveCount(0);
  await page.clock.runFor(4000);
  // Half a minute may pass at once only when the first answer is there: a call that is under way meanwhile has failed.
  await expect(light).toHaveCount(1);
  announced.status = 1;
  await page.clock.runFor(31_000);
  await expect(light).toHaveCount(0);
});

test('leaving ends playback and every request, and reports it once [LV-24] [RT-100]', async ({ page }) => {
  const stops = callsOf(page, 'stopStream');
  const segments: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.m4s')) segments.push(request.url());
  });
  await signInAs(page, HANA);
  await page.goto('/en_us/live');
  await untilPlayedTo(page, 1);
  const film = await page.locator('video').elementHandle();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/en_us/main');
  await expect(page.locator('main video')).toHaveCount(0);
  await expect.poll(() => film?.evaluate((element) => (element as HTMLVideoElement).readyState)).toBe(0);
  const fetched = segments.length;
  // The header keeps polling, the stream does not.
  await page.waitForResponse((response) => response.url().endsWith(pathOf('getLiveCounter')), { timeout: 45_000 });
  expect(segments).toHaveLength(fetched);
  expect(stops.bodies).toEqual([{ content_id: '1012001' }]);
});

test('a programme is watched from its start while it is on, and left for what is live', async ({ page }) => {
  await signInAs(page, HANA);
  await page.goto('/en_us/live');
  await untilPlayedTo(page, 1);
  await page.getByRole('button', { name: 'Start over' }).click();
  const position = stage(page).getByRole('slider', { name: 'Seek' });
  await expect(position).toBeAttached();
  const at = await untilPlayedTo(page, 1);
  expect(at).toBeLessThan(20);
  await expect.poll(async () => Number(await position.getAttribute('aria-valuemax'))).toBeGreaterThan(500);
  await page.locator('video').hover({ force: true, position: { x: 40, y: 40 } });
  await stage(page)
    .getByRole('button', { name: /^Go to live/ })
    .click();
  await untilPlayedTo(page, 500);
  await expect(stage(page).getByText('Live', { exact: true })).toBeAttached();
});

test('what was shown is watched again for a week, and the way back is live', async ({ page }) => {
  await signInAs(page, HANA);
  await page.goto('/en_us/live');
  await untilPlayedTo(page, 1);
  await guide(page)
    .getByRole('button', { name: new RegExp(`^Watch ${SHOWN}.* again$`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: SHOWN })).toBeVisible();
  await expect(stage(page).getByRole('slider', { name: 'Seek' })).toBeAttached();
  expect(await untilPlayedTo(page, 0.5)).toBeLessThan(10);
  expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.duration)).toBeGreaterThan(3500);
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect(page.getByRole('heading', { level: 1, name: ON_AIR })).toBeVisible();
  await expect(stage(page).getByText('Live', { exact: true })).toBeAttached();
  await untilPlayedTo(page, 1);
});

test('a viewer who fell behind sees by how much, and goes live again', async ({ page }) => {
  await signInAs(page, JOON);
  await page.goto('/en_us/live');
  await untilPlayedTo(page, 1);
  await expect(stage(page).getByText('Live', { exact: true })).toBeAttached();
  const before = await filmTime(page);
  const film = page.getByRole('region', { name: `Player: ${ON_AIR}` });
  await film.getByRole('button', { name: 'Pause' }).focus();
  for (const _ of [1, 2]) await page.keyboard.press('j');
  await expect(film.getByRole('button', { name: /^Go to live, 0:\d\d behind live/ })).toBeVisible();
  await film.getByRole('button', { name: /^Go to live/ }).click();
  await expect(film.getByText('Live', { exact: true })).toBeAttached();
  await untilPlayedTo(page, before);
});

test('the guide is walked by arrow keys, and by Tab as one', async ({ page }) => {
  await page.goto('/en_us/live');
  await programme(page, ON_AIR).focus();
  await page.keyboard.press('ArrowRight');
  await expect(programme(page, NEXT)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  const tomorrow = guide(page).getByRole('region').nth(1);
  await expect(tomorrow.getByRole('link').first()).toBeFocused();
  await expect(guide(page).getByRole('button', { pressed: true }).nth(1)).toHaveText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/);
  await page.keyboard.press('ArrowUp');
  await expect(programme(page, ON_AIR)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(guide(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(0);
});

test('on a phone the guide is the list of a day', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en_us/live');
  await expect(programme(page, NEXT)).toBeVisible();
  await expect(guide(page).getByRole('region')).toHaveCount(1);
  await page.getByRole('group', { name: 'Days in the guide' }).getByRole('button').nth(1).click();
  await expect(programme(page, SHOWN)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const)
  test(`at ${width} px the guide opens at what is on, with the past behind a button`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/en_us/live');
    const today = guide(page).getByRole('region');
    await expect(programme(page, ON_AIR)).toBeVisible();
    await expect(today.getByRole('link', { name: new RegExp(SHOWN) })).toHaveCount(0);
    await expect(today.getByRole('listitem').first()).toContainText('Now');
    const earlier = today.getByRole('button', { name: 'Earlier today (1)' });
    await expect(earlier).toHaveAttribute('aria-expanded', 'false');
    await earlier.press('Enter');
    await expect(today.getByRole('link', { name: new RegExp(SHOWN) })).toBeVisible();
    await programme(page, ON_AIR).focus();
    await page.keyboard.press('ArrowUp');
    await expect(today.getByRole('link', { name: new RegExp(SHOWN) })).toBeFocused();
    await earlier.click();
    await expect(today.getByRole('link', { name: new RegExp(SHOWN) })).toHaveCount(0);
  });

for (const width of [360, 1366])
  test(`at ${width} px the guide says how long the channel is off air`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/en_us/live');
    await expect(programme(page, NEXT)).toBeVisible();
    const gap = guide(page).getByRole('region').first().getByRole('listitem').filter({ hasText: 'Off air' }).last();
    await expect(gap).toHaveText(/^Off air until \d{1,2}:\d\d [AP]M$/);
  });

test('late content causes no layout shift, on a phone or a desktop', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/en_us/live');
    await expect(programme(page, NEXT)).toBeVisible();
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
            sum += shifts.reduce((all, { value }) => all + value, 0);
          }).observe({ type: 'layout-shift', buffered: true });
          // The question about privacy and a notice come within three seconds.
          setTimeout(() => resolve(sum), 4500);
        }),
    );
    expect(shifted, `at ${width} px`).toBeLessThanOrEqual(0.01);
  }
});

test('the page has nothing that axe would change', async ({ page }) => {
  await page.goto('/en_us/live');
  await expect(programme(page, NEXT)).toBeVisible();
  await expectAccessible(page);
});

const fail = (route: Route) => route.fulfill({ status: 500, body: '' });
const HELP = /help\/live$/;

test.describe('failures', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('a state that cannot be asked for is said, reported, and asked for again after a minute [LV-11] [LV-17] [LV-23] [AN-22]', async ({
    page,
  }) => {
    const [counter, reports] = [callsOf(page, 'getLiveCounter'), callsOf(page, 'trackError')];
    await page.clock.install();
    await page.route(answersTo('getLiveCounter'), fail);
    await signInAs(page, HANA);
    await page.goto('/en_us/live');
    await expect(heading(page, 'We can’t reach the channel')).toBeVisible();
    await expect(stage(page).getByText('Try again in a moment. If it keeps happening, contact the Help Center.')).toBeVisible();
    await expect(stage(page).getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', HELP);
    await expect(programme(page, NEXT)).toBeVisible();
    await expect
      .poll(() => reports.bodies)
      .toEqual([expect.objectContaining({ code: expect.stringMatching(/^API4020-9999-\d{4}$/), path: '/en_us/live' })]);
    await page.unrouteAll();
    await page.clock.runFor(55_000);
    expect(counter.count).toBe(1);
    await page.clock.runFor(7000);
    await expect.poll(() => counter.count).toBe(2);
    await expect(heading(page, 'We can’t reach the channel')).toHaveCount(0);
  });

  test('a guide that does not load leads to help, and comes by itself later [LV-17] [ER-09]', async ({ page }) => {
    await page.clock.install();
    await page.route(answersTo('listGuide'), fail);
    await page.goto('/en_us/live');
    await expect(heading(page, 'Couldn’t load the guide')).toBeVisible();
    await expect(guide(page).getByText('Try again in a moment. If it keeps happening, contact the Help Center.')).toBeVisible();
    const help = guide(page).getByRole('link', { name: 'Help Center' });
    await expect(help).toHaveAttribute('href', HELP);
    await page.unrouteAll();
    await page.clock.runFor(31_000);
    await expect(programme(page, NEXT)).toBeVisible();
    await expect(help).toHaveCount(0);
  });

  test('the channel plays without its guide', async ({ page }) => {
    await page.route(answersTo('listGuide'), fail);
    await signInAs(page, HANA);
    await page.goto('/en_us/live');
    await expect(heading(page, 'Couldn’t load the guide')).toBeVisible();
    await untilPlayedTo(page, 1);
  });

  test('a channel that does not start leads to help, and is tried again after half a minute [LV-12] [LV-18] [ER-10] [ST-30]', async ({
    page,
  }) => {
    const plays = callsOf(page, 'playLive');
    await page.clock.install();
    await page.route(answersTo('playLive'), fail);
    await signInAs(page, HANA);
    await page.goto('/en_us/live');
    await expect(heading(page, 'Couldn’t start the channel')).toBeVisible();
    await expect(stage(page).getByText('Try again in a moment. If it keeps happening, contact the Help Center.')).toBeVisible();
    await expect(stage(page).getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', HELP);
    await page.unrouteAll();
    await page.clock.runFor(25_000);
    expect(plays.count).toBe(1);
    await page.clock.runFor(6000);
    await expect.poll(() => plays.count).toBe(2);
    await page.clock.resume();
    await untilPlayedTo(page, 1);
  });
});

for (const [what, wrong] of [
  ['overlap', { starts_at: '2026-01-01T00:00:00.000Z' }],
  ['are no times', { ends_at: 'soon' }],
] as const) {
  test(`a guide whose times ${what} is said to be wrong, and the page stays [LV-16] [ER-35]`, async ({ page }) => {
    await page.route(answersTo('listGuide'), async (route) => {
      const response = await route.fetch();
      const { objects, ...rest } = (await response.json()) as { objects: Record<string, unknown>[] };
      await route.fulfill({
        json: { ...rest, objects: objects.map((one, index) => (index === 1 ? { ...one, ...wrong } : one)) },
      });
    });
    await page.goto('/en_us/live');
    await expect(heading(page, 'Program times may be wrong')).toBeVisible();
    await expect(heading(page, 'Sign in to watch live')).toBeVisible();
    await page.unrouteAll();
    await guide(page).getByRole('button', { name: 'Try again' }).click();
    await expect(programme(page, NEXT)).toBeVisible();
  });
}
