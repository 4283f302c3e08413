import { join } from 'node:path';
import { ROUTES } from '@madang/contract/routes.ts';
import type { Page } from '@playwright/test';
import { ROOT } from '../../tools/steps/root.ts';
import { expect, expectAccessible, test, untilHydrated } from './journey.ts';
import { openServer } from './own-server.ts';
import { writeSecondBuild } from './deploy-second-build.ts';

test.describe.configure({ timeout: 180_000 });
// A server that has just started may answer 503 to what a page fetches beside what it needs.
test.use({ expectedErrors: [/status of (?:404|503)|ERR_CONNECTION_REFUSED|Refused to apply style/] });

/** The scripts and stylesheets that the document names. */
const namedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel="modulepreload"], link[rel="stylesheet"]')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .filter((path) => path.includes('/assets/')),
  );

/** Where a chunk of the first build is. */
const chunkOf = async (page: Page, name: RegExp): Promise<string> => {
  const manifest = await page.evaluate(() =>
    JSON.stringify((window as unknown as { readonly __reactRouterManifest: object }).__reactRouterManifest),
  );
  const [path] = manifest.match(name) ?? [];
  if (path === undefined) throw new Error(`The first build has no ${String(name)}`);
  return path;
};

type Server = Awaited<ReturnType<typeof openServer>>;
const running = new Set<Server>();
const stop = async (server: Server): Promise<void> => {
  running.delete(server);
  await server.close();
};
test.afterEach(async () => {
  await Promise.all([...running].map(stop));
});

test('a visitor of an older build is offered the new one, where a script and where only a stylesheet is gone [RT-160] [RT-161] [ST-21]', async ({
  page,
}, { parallelIndex }) => {
  const reports: { readonly code: string; readonly message: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(ROUTES.trackError.split(' ')[1] ?? '')) reports.push(request.postDataJSON());
  });
  const start = async (main?: string) => {
    const server = await openServer('installation', parallelIndex, {}, undefined, main);
    running.add(server);
    return server;
  };
  const second = writeSecondBuild(join(ROOT, `.cache/journeys/second-build-${parallelIndex}`));
  for (const [failure, isScriptKept] of [
    ['ChunkLoadError', false],
    ['CSS_CHUNK_LOAD_FAILED', true],
  ] as const) {
    const first = await start();
    await page.goto(`${first.address}/en_us/help`);
    await untilHydrated(page);
    const old = await namedBy(page);
    const script = await chunkOf(page, /\/assets\/plan\.page-[^"]+\.js/);
    // The browser still has the scripts of an earlier visit, and not the stylesheets.
    if (isScriptKept) await page.evaluate((path) => import(path).then(() => undefined), script);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await stop(first);

    const deployed = await start(second);
    expect((await page.request.get(`${deployed.address}${script}`)).status()).toBe(404);
    await page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new version is ready');
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
    // The failure is styled, though its stylesheets are gone as well.
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCSS('border-radius', '10px');
    await expectAccessible(page);
    await expect.poll(() => reports.map(({ code }) => code)).toContain(failure);
    expect(reports.find(({ code }) => code === failure)?.message).toContain('/assets/');

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('columnheader', { name: /^Basic/ })).toBeVisible();
    await expect(page).toHaveURL(`${deployed.address}/en_us/plan`);
    await untilHydrated(page);
    expect(await page.evaluate(() => 'marked' in window)).toBe(false);
    const fresh = await namedBy(page);
    expect(fresh.length).toBeGreaterThan(5);
    expect(fresh.filter((path) => old.includes(path))).toEqual([]);
    // The new build goes on by itself: another page, and its styles.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
    await expect(page).toHaveURL(`${deployed.address}/en_us/help`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await stop(deployed);
    reports.length = 0;
  }
});
