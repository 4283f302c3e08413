import { expect, test, untilHydrated } from './journey.ts';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the app can be installed: its manifest is valid, its icons are there in their sizes, and every shortcut opens a page', async ({
  page,
}) => {
  await page.goto('/en_us/help');
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const answer = await page.request.get(href);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { name, display, start_url, icons, shortcuts } = (await answer.json()) as Manifest;
  expect([name, display]).toEqual(['Madang', 'standalone']);
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const icon = await page.request.get(src);
    expect([src, icon.headers()['content-type'], sizeOf(await icon.body())]).toEqual([src, 'image/png', sizes]);
  }
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(shortcuts.map((shortcut) => shortcut.name)).toEqual(['Search', 'Live', 'Continue watching', 'My page']);
  for (const url of [start_url, ...shortcuts.map((shortcut) => shortcut.url)]) {
    const opened = await page.goto(url);
    expect([url, opened?.status()]).toEqual([url, 200]);
    await expect(page).toHaveURL(/\/en_us\/(main|guide|search|live|signin)/);
  }
  // A shortcut leads into the language of the visitor. A page sets the cookie of its own language once its scripts run.
  await untilHydrated(page);
  await page.context().addCookies([{ name: 'madang_language', value: 'es_es', url: new URL(page.url()).origin }]);
  await page.goto('/en_us/search');
  await expect(page).toHaveURL('/es_es/search');
  const session = await page.context().newCDPSession(page);
  await page.goto('/en_us/help');
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});
