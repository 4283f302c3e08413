import { randomUUID } from 'node:crypto';
import { newBrowserKeys, startPushService } from '@madang/server/providers/push/push-service.fixture.ts';
import { DEMO_PASSWORD } from '@madang/fixtures/people.ts';
import type { Page, Worker } from '@playwright/test';
import { expect, expectAccessible, signUp, untilHydrated } from './journey.ts';
import { operatorAuthority } from './operator.ts';
import { openServer, test as base } from './own-server.ts';

type PushService = Awaited<ReturnType<typeof startPushService>>;

/** An installation that sends notifications, to a push service on this machine. */
const test = base.extend<Record<never, never>, { readonly service: PushService }>({
  service: [
    async ({ installation: _others }, use) => {
      const service = await startPushService();
      await use(service);
      service.close();
    },
    { scope: 'worker' },
  ],
  opened: [
    async ({ service }, use, { parallelIndex }) => {
      const server = await openServer('installation', parallelIndex, { PUSH: 'on', PUSH_HOSTS: service.host });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
const SERIES = '1002';
const words = (text: string) => ({ en: text, pt: text, es: text, zh: text, vi: text });

/** A browser with a push service of our own: Chromium without a window has none, and shows no notifications. */
const withPushService = async (page: Page, subscription: object): Promise<void> => {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    const made = { toJSON: () => given, unsubscribe: () => Promise.resolve(true) };
    let subscribed: typeof made | null = null;
    PushManager.prototype.subscribe = () => Promise.resolve((subscribed = made) as unknown as PushSubscription);
    PushManager.prototype.getSubscription = () => Promise.resolve(subscribed as PushSubscription | null);
  }, subscription);
};

interface Shown {
  readonly title: string;
  readonly options: { readonly body: string; readonly data: string; readonly tag: string };
}
interface WorkerScope {
  shown: Shown[];
  opened: string[];
  readonly registration: { showNotification: (title: string, options: Shown['options']) => Promise<void> };
  readonly clients: { openWindow: (url: string) => Promise<null> };
  dispatchEvent(event: Event): boolean;
}

/** Remembers what the worker shows and opens. */
const watch = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, options });
    scope.clients.openWindow = async (url) => (scope.opened.push(url), null);
  });

/** What the push service got, as the browser would hand it to its worker. */
const handOver = (worker: Worker, text: string) =>
  worker.evaluate((data) => {
    const event = new Event('push');
    Object.assign(event, { data: { json: () => JSON.parse(data) as unknown }, waitUntil: () => undefined });
    (globalThis as unknown as WorkerScope).dispatchEvent(event);
    return (globalThis as unknown as WorkerScope).shown;
  }, text);
const click = (worker: Worker, data: unknown) =>
  worker.evaluate((url) => {
    const event = new Event('notificationclick');
    Object.assign(event, { notification: { data: url, close: () => undefined }, waitUntil: () => undefined });
    (globalThis as unknown as WorkerScope).dispatchEvent(event);
    return (globalThis as unknown as WorkerScope).opened;
  }, data);

const collectReports = (page: Page): string[] => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/log/push')) return;
    const { event, reference_id } = request.postDataJSON() as { event: string; reference_id: string };
    reports.push(`${event} ${reference_id}`);
  });
  return reports;
};
const send = async (page: Page, more: object) => {
  const answer = await page.request.post('/api/gateway/v03/operator/push', {
    headers: { authorization: operatorAuthority() },
    data: {
      push_id: randomUUID(),
      reference_type: 'episode',
      title: words('A new episode'),
      body: words('Moonlight goes on.'),
      ...more,
    },
  });
  expect(answer.status()).toBe(200);
};

test.use({ serviceWorkers: 'allow' });

test.describe('with a token that runs out on the way', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('a viewer turns notifications on, gets one, follows it to its title, and turns them off again [NO-31] [NO-32] [NO-37] [NO-38] [NO-39] [NO-40] [NO-43] [AN-12]', async ({
    page,
    context,
    service,
  }) => {
    const { read, ...keys } = newBrowserKeys();
    const endpoint = service.endpoint('browser');
    await withPushService(page, { endpoint, keys });
    const email = await signUp(page);
    await page.goto('/en_us/notifications');
    const offer = page.getByRole('region', { name: 'Browser notifications' });
    await expectAccessible(page);
    const registered = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/user/push-token'),
    );
    const started = context.waitForEvent('serviceworker', (worker) => worker.url().endsWith('/push-worker.js'));
    await offer.getByRole('button', { name: 'Turn on' }).click();
    expect((await registered).postDataJSON()).toEqual({ endpoint, ...keys, language: 'en_us' });
    await expect(offer.getByRole('button', { name: 'Turn off' })).toBeVisible();
    await page.reload();
    await expect(offer.getByRole('button', { name: 'Turn off' })).toBeVisible();

    const worker = await started;
    await watch(worker);
    await send(page, { email, path: `/season/${SERIES}`, reference_id: 'e-1' });
    await expect.poll(() => service.pushed.length).toBe(1);
    const payload = read(service.pushed[0]?.body ?? Buffer.alloc(0)) as { readonly url: string };
    expect(await handOver(worker, JSON.stringify(payload))).toMatchObject([
      { title: 'A new episode', options: { body: 'Moonlight goes on.', data: payload.url } },
    ]);
    const [opened = ''] = await click(worker, payload.url);
    expect(await click(worker, 'https://evil.example/')).toEqual([opened]);

    const reports = collectReports(page);
    await page.goto(opened);
    await expect.poll(() => reports).toEqual(['clicked e-1', 'moved e-1']);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/en_us/season/${SERIES}`));
    await page.reload();
    await untilHydrated(page);
    await page.route('**/favorite/add', (route) => route.fulfill({ status: 401, json: { code: '2032', message: 'expired' } }), {
      times: 1,
    });
    const refreshed = page.waitForRequest(/token\/refresh$/);
    await page
      .getByRole('main')
      .getByRole('button', { name: /My List$/ })
      .first()
      .click();
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('push_token') ?? 'null') as unknown);
    expect(token).toMatch(/^[\da-f-]{36}$/);
    expect((await refreshed).postDataJSON()).toMatchObject({ push_token: token });
    await page.goto('/en_us/main');
    await untilHydrated(page);
    expect(reports).toHaveLength(2);

    await page.goto('/en_us/notifications');
    await offer.getByRole('button', { name: 'Turn off' }).click();
    await expect(offer.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await send(page, { email, path: '/main', reference_id: 'e-2' });
    await send(page, { email, path: '/main', reference_id: 'e-3' });
    expect(service.pushed.length).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('push_token'))).toBeNull();
  });
});

test('a notification that leads behind the sign-in is reported as followed at once, and as arrived after the sign-in [NO-40] [RT-131]', async ({
  page,
}) => {
  const email = await signUp(page);
  await page.context().clearCookies({ name: /^madang_(?!privacy)/ });
  const reports = collectReports(page);
  await page.goto('/en_us/mypage/favorite?ref_id=e-9&ref_type=shelf');
  await expect(page).toHaveURL(/\/en_us\/signin/);
  await expect.poll(() => reports).toEqual(['clicked e-9']);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Bora' }).click();
  await expect(page).toHaveURL(/\/en_us\/mypage\/favorite/);
  await expect.poll(() => reports).toEqual(['clicked e-9', 'moved e-9']);
});

test('where the browser blocks notifications the page says so, and offers nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await signUp(page);
  await page.goto('/en_us/notifications');
  const offer = page.getByRole('region', { name: 'Browser notifications' });
  await expect(offer).toContainText('This browser blocks notifications from Madang.');
  await expect(offer.getByRole('button')).toHaveCount(0);
});
