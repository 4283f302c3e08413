import { ROUTES } from '@madang/contract/routes.ts';
import { HANA, JOON, MINA, SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, filmTime, signInAs, signUp, test, untilHydrated, untilPaused, untilPlayedTo } from './journey.ts';
import { operatorAuthority } from './operator.ts';

test.describe.configure({ timeout: 120_000 });
/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 } });

const FREE_EPISODE = '1005001';
const EPISODE = '1013003';
/** A series that no other journey has in a list, so that its viewing may stay. */
const WATCHED = '1013';
const SERIES = '1001';
const EVENTS = ROUTES.trackPlayback.split(' ')[1] ?? '';
const REPORTS = ROUTES.trackError.split(' ')[1] ?? '';

interface Report {
  /** Milliseconds since recording began. */
  readonly at: number;
  readonly event: string;
  readonly change?: string;
  readonly value?: string;
  readonly position: number;
}
interface PlaybackReport {
  readonly content_id: string;
  readonly playback_id: string;
  readonly kind: string;
  readonly udid: string;
  readonly collection?: string;
  readonly via_click?: string;
  readonly from?: string;
  readonly app_version: string;
}

/** Records playback events from now on, each once, as the server accepted them. */
const listen = (page: Page) => {
  const began = performance.now();
  const playbacks = new Map<string, PlaybackReport>();
  const reports = new Map<string, Report>();
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(EVENTS) && !response.ok()) refused.push(response.status());
  });
  page.on('request', (request) => {
    if (!request.url().endsWith(EVENTS)) return;
    const { events, ...playback } = request.postDataJSON() as PlaybackReport & {
      readonly events: readonly (Report & { readonly sequence: number })[];
    };
    playbacks.set(playback.playback_id, playback);
    for (const event of events) {
      const key = `${playback.playback_id} ${event.sequence}`;
      if (!reports.has(key)) reports.set(key, { ...event, at: performance.now() - began });
    }
  });
  const events = () => [...reports.values()];
  return {
    playbacks: () => [...playbacks.values()],
    /** Statuses of reports that the server did not take: it takes none whose ID the play call has not issued. */
    refused: () => refused,
    events,
    kinds: () => events().map(({ event, change, value }) => (change === undefined ? event : `${change} ${value}`)),
    of: (event: string) => events().filter((each) => each.event === event),
  };
};

const film = (page: Page) => page.locator('video');

test('an evening is reported from its start to its stop: checks, changes, start position [AN-01] [AN-02] [AN-03] [AN-04] [AN-05] [AN-06] [AN-07] [AN-09] [AN-10] [AN-11]', async ({
  page,
}) => {
  const token = await signInAs(page, SORA);
  await call(page, 'removeWatching', { content_id: WATCHED }, token);
  const watch = listen(page);
  await page.goto(`/en_us/video/${EPISODE}?viaClick=poster&from=auto-next`);
  await untilPlayedTo(page, 1);
  await expect.poll(watch.kinds).toEqual(['start']);
  expect(watch.playbacks()).toEqual([
    expect.objectContaining({
      content_id: EPISODE,
      kind: 'film',
      collection: 'deeplink',
      via_click: 'poster',
      from: 'auto-next',
      app_version: 'v4.0.16',
    }),
  ]);

  // The first checks, in real time.
  await expect.poll(() => watch.of('check').length, { timeout: 40_000 }).toBe(2);
  const [start] = watch.of('start');
  const [first, second] = watch.of('check');
  expect((first?.at ?? 0) - (start?.at ?? 0)).toBeGreaterThan(14_500);
  expect((first?.at ?? 0) - (start?.at ?? 0)).toBeLessThan(18_000);
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(5500);
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(8000);
  expect(second?.position).toBeGreaterThan(first?.position ?? 0);

  // Each choice is one event.
  const before = watch.kinds().length;
  await page.mouse.move(200, 200);
  await page.keyboard.press('>');
  await page.keyboard.press('c');
  const player = page.getByRole('region', { name: /^Player: / });
  await page.mouse.move(220, 240);
  await player.getByRole('button', { name: 'Subtitles and audio', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Subtitles and audio' });
  await sheet.getByRole('group', { name: 'Audio' }).getByRole('radio').last().check({ force: true });
  await sheet.getByRole('button', { name: 'Close' }).click();
  const changes = () =>
    watch
      .kinds()
      .slice(before)
      .filter((kind) => kind !== 'check' && !kind.startsWith('status'));
  await expect.poll(() => changes().map((kind) => kind.split(' ')[0])).toEqual(['speed', 'subtitle_language', 'audio_language']);
  expect(changes()[0]).toBe('speed 1.25');

  // Nothing is checked in a pause.
  await page.locator('body').press('k');
  await untilPaused(page);
  await expect.poll(watch.kinds).toContain('status paused');
  const checks = watch.of('check').length;
  await page.waitForTimeout(7000);
  expect(watch.of('check')).toHaveLength(checks);
  await page.locator('body').press('ArrowLeft');
  await expect.poll(watch.kinds).toContain('status seeked');
  await page.locator('body').press('k');
  await expect.poll(watch.kinds).toContain('status playing');

  // Leaving is one stop, and the history has the position.
  const at = await filmTime(page);
  await page
    .getByRole('button', { name: 'Back', exact: true })
    .or(page.getByRole('link', { name: 'Back', exact: true }))
    .first()
    .click();
  await expect(film(page)).toHaveCount(0);
  await expect.poll(() => watch.of('stop')).toHaveLength(1);
  await page.waitForTimeout(7000);
  expect(watch.of('stop')).toHaveLength(1);
  expect(watch.kinds().at(-1)).toBe('stop');
  expect(watch.playbacks()).toHaveLength(1);
  expect(watch.refused()).toEqual([]);
  const { body } = await call(page, 'listWatching', { content_ids: EPISODE }, token);
  const [watched] = (body as unknown as { objects: readonly { playing_time: number }[] }).objects;
  expect(Math.abs((watched?.playing_time ?? 0) - at)).toBeLessThan(10);
});

/** Requests sent during unload cannot be observed, so the page stores them for the next page to read. */
const writeDownEvents = (page: Page): Promise<unknown> =>
  page.addInitScript((events) => {
    const carry = window.fetch.bind(window);
    window.fetch = (address, init) => {
      if (typeof address === 'string' && address.endsWith(events) && typeof init?.body === 'string' && init.keepalive === true) {
        const kinds = (JSON.parse(init.body) as { events: { event: string }[] }).events.map(({ event }) => event);
        const before = JSON.parse(localStorage.getItem('told') ?? '[]') as string[];
        localStorage.setItem('told', JSON.stringify([...before, ...kinds]));
      }
      return carry(address, init);
    };
  }, EVENTS);
const writtenDown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('told') ?? '[]') as string[]);
/** Without what changes on the way: a picture that waits, another quality. */
const startsAndStops = async (page: Page): Promise<readonly string[]> =>
  (await writtenDown(page)).filter((kind) => kind !== 'update');

test('going back and closing the page report one stop each, and after sign-out nothing is reported [AN-09]', async ({ page }) => {
  await signInAs(page, HANA);
  await writeDownEvents(page);
  await page.goto('/en_us/season/1005');
  await untilHydrated(page);
  const offer = page
    .getByRole('main')
    .getByRole('link', { name: /^(Play|Resume)/ })
    .first();
  await offer.click();
  await untilPlayedTo(page, 1);
  await page.goBack();
  await expect(film(page)).toHaveCount(0);
  await expect.poll(() => startsAndStops(page)).toEqual(['start', 'stop']);
  await offer.click();
  await untilPlayedTo(page, 1);
  await page.goto('/en_us/main');
  await untilHydrated(page);
  expect(await startsAndStops(page)).toEqual(['start', 'stop', 'start', 'stop']);
  const reports = await writtenDown(page);
  await page.getByRole('button', { name: 'Profile menu, Hana' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/signin/);
  expect(await writtenDown(page)).toEqual(reports);
});

test('anonymous playback is reported too, under the name shared by all anonymous viewers [AN-08]', async ({ page }) => {
  const watch = listen(page);
  await page.goto(`/en_us/video/${FREE_EPISODE}`);
  await untilPlayedTo(page, 1);
  await expect.poll(watch.kinds).toContain('start');
  expect(watch.playbacks()).toEqual([expect.objectContaining({ content_id: FREE_EPISODE, udid: '1234567890' })]);
  await expect.poll(watch.kinds, { timeout: 40_000 }).toContain('check');
  expect(watch.refused()).toEqual([]);
});

test('reading is reported like watching, from the first move to leaving [AN-08]', async ({ page }) => {
  await signInAs(page, MINA);
  const watch = listen(page);
  await page.goto('/en_us/webtoon/1501');
  await untilHydrated(page);
  await page.getByRole('list').getByRole('link', { name: /^1/ }).or(page.locator('a[href*="/read/1501001/"]')).first().click();
  await expect(page).toHaveURL(/\/read\/15010\d\d/);
  await expect(page.getByRole('main')).toBeVisible();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1500);
  await expect.poll(watch.kinds).toEqual(['start']);
  expect(watch.playbacks()).toEqual([
    expect.objectContaining({ content_id: new URL(page.url()).pathname.split('/')[3], kind: 'strip' }),
  ]);
  await page.goBack();
  await expect.poll(watch.kinds).toEqual(['start', 'stop']);
  expect(watch.refused()).toEqual([]);
});

test.describe('failures', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  const reportsOf = (page: Page) => {
    const reports: { readonly code: string; readonly path: string; readonly app_version: string }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(REPORTS)) reports.push(request.postDataJSON() as (typeof reports)[number]);
    });
    return reports;
  };
  const broken = { status: 500, json: { code: '5001', message: 'broken' } };

  test('a call that fails is reported once, and an operator reads when, where and whose it was [AN-49] [AN-71] [AN-72]', async ({
    page,
  }) => {
    const token = await signInAs(page, JOON);
    await call(page, 'removeFavorite', { content_id: SERIES }, token);
    await page.route('**/favorite/add', (route) => route.fulfill(broken));
    await page.goto(`/en_us/season/${SERIES}`);
    await untilHydrated(page);
    const reports = reportsOf(page);
    const kept = page.waitForResponse((answer) => answer.url().endsWith(REPORTS));
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add .* to My List$/ })
      .first()
      .click();
    expect((await kept).status()).toBe(200);
    expect(reports).toEqual([
      expect.objectContaining({ code: 'FMS|API4150-5001-1001', app_version: 'v4.0.16', path: new URL(page.url()).pathname }),
    ]);

    const listed = await call(page, 'listErrors', { limit: 50 }, operatorAuthority());
    const { objects } = listed.body as unknown as {
      objects: readonly { code: string; user: string | null; reported_at: string }[];
    };
    const row = objects.find(({ code }) => code === 'FMS|API4150-5001-1001');
    expect(row?.user).toMatch(/^[0-9a-f-]{36}$/);
    expect(Math.abs(Date.parse(row?.reported_at ?? '') - Date.now())).toBeLessThan(60_000);
    expect((await call(page, 'listErrors', { limit: 50 }, token)).status).toBe(401);
  });

  test('a campaign that cannot be asked about or told is API3250, and an SMS config that fails API0020 [AN-36] [AN-54]', async ({
    page,
  }) => {
    await signUp(page);
    const reports = reportsOf(page);
    const codes = () => reports.map(({ code }) => code);
    await page.route('**/zip-code/campaign', (route) => route.fulfill(broken));
    await page.goto('/en_us/billingInfo');
    await expect.poll(codes).toEqual(['API3250-5001-1001']);
    const active = {
      active: true,
      campaign_id: 'one',
      message: { en: 'Where?', pt: '', es: '', zh: '', vi: '' },
      countries: ['US'],
    };
    await page.route('**/zip-code/campaign', (route) => route.fulfill({ json: { code: '0000', message: 'OK', object: active } }));
    await page.route('**/campaign/submit', (route) => route.fulfill(broken));
    await page.goto('/en_us/billingInfo');
    const zipForm = page.getByRole('region', { name: 'Enter your ZIP code' });
    await zipForm.getByLabel('ZIP code').fill('10001');
    await zipForm.getByRole('button', { name: 'Check' }).click();
    await expect(zipForm).toContainText('Couldn’t send your ZIP code.');
    await expect.poll(codes).toEqual(['API3250-5001-1001', 'API3250-5001-1001']);
    await page.route('**/fe/config/sms*', (route) => route.fulfill(broken));
    await page.goto('/en_us/plan');
    await untilHydrated(page);
    await page.getByRole('button', { name: /Start free trial with Basic, Monthly/ }).click();
    await expect(page.getByRole('alert')).toContainText('Try again in a moment');
    await expect.poll(codes).toContain('FMS|API0020-5001-1001');
  });

  test('a refresh that fails is API1120; it says its version and what led here [AN-56] [AN-72] [AN-73]', async ({ page }) => {
    await signInAs(page, MINA);
    await page.goto(`/en_us/season/${SERIES}?ref_id=77&ref_type=new_episode`);
    await untilHydrated(page);
    const reports = reportsOf(page);
    const refreshed = page.waitForRequest(/token\/refresh$/);
    await page.route('**/token/refresh', (route) => route.fulfill(broken));
    await page.route('**/favorite/{add,delete}', (route) =>
      route.fulfill({ status: 401, json: { code: '2032', message: 'expired' } }),
    );
    await page
      .getByRole('main')
      .getByRole('button', { name: /My List$/ })
      .first()
      .click();
    expect((await refreshed).postDataJSON()).toMatchObject({ app_version: 'v4.0.16', attribution_id: '77' });
    await expect.poll(() => reports.map(({ code }) => code)).toContain('API1120-5001-1001');
  });

  test('without a connection the report waits until it is back [AN-67]', async ({ page, context }) => {
    await signInAs(page, JOON);
    await page.goto(`/en_us/season/${SERIES}`);
    await untilHydrated(page);
    const reports = reportsOf(page);
    await page.route('**/favorite/{add,delete}', (route) => route.abort());
    await page
      .getByRole('main')
      .getByRole('button', { name: /My List$/ })
      .first()
      .click();
    await expect.poll(() => reports.map(({ code }) => code)).toEqual([expect.stringMatching(/^FMS\|API41[56]0-9999-1001$/)]);
    await context.setOffline(true);
    // A title rests three seconds between two changes.
    await page.waitForTimeout(3500);
    await page
      .getByRole('main')
      .getByRole('button', { name: /My List$/ })
      .first()
      .click();
    await page.waitForTimeout(500);
    expect(reports).toHaveLength(1);
    await context.setOffline(false);
    await expect.poll(() => reports.length).toBe(2);
  });
});
