/**
 * Takes a picture of every screen of a running server, and says what a picture does not show: pages wider than the
 * window, pictures that did not come, layout that moved, targets too small to hit, and what axe finds.
 *
 *   ADDRESS=http://127.0.0.1:4600 node tests/visual/take.ts --widths 360,1366 --languages en_us,vi_vn --only home,guide --axe
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from '@playwright/test';

import { signInAs, untilHydrated } from '../journeys/journey.ts';
import { faultsOf, movementOf, watchLayout } from './faults.ts';
import { SCREENS, type Screen } from './screens.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 543: 960, 1024: 768, 1366: 768, 1920: 1080 };

const { values: asked } = parseArgs({
  options: {
    widths: { type: 'string', default: '360,1366' },
    languages: { type: 'string', default: 'en_us' },
    only: { type: 'string' },
    folder: { type: 'string', default: '.cache/visual' },
    axe: { type: 'boolean', default: false },
  },
});
const address = process.env['ADDRESS'] ?? 'http://127.0.0.1:4600';
const wanted = asked.only?.split(',');
const screensAt = (width: number): readonly Screen[] =>
  SCREENS.filter(
    ({ name, from = 0, to = Infinity }) => (wanted === undefined || wanted.includes(name)) && from <= width && width <= to,
  );
/** Up to here a window is a phone, which is touched and has no pointer. */
const WIDEST_PHONE = 543;
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** What is in sight has come and is on the screen. */
const untilPainted = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const inSight = [...document.images].filter((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    });
    const patience = new Promise((resolve) => setTimeout(resolve, 1500));
    await Promise.race([patience, Promise.all(inSight.map((picture) => picture.decode().catch(() => undefined)))]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Systems without Korean or Chinese letters fetch them, once the page works. */
const untilLettered = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].every(
      ({ sheet }) => sheet !== null,
    ),
  );
  await untilPainted(page);
  await page.evaluate(() => document.fonts.ready);
};

/** Sees the whole page, so that what loads on the way is there, and goes back up. */
const scrollThrough = async (page: Page): Promise<void> => {
  const steps = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / window.innerHeight));
  for (let step = 1; step <= Math.min(steps, 12); step += 1) {
    await page.evaluate((place) => window.scrollTo(0, place * window.innerHeight), step);
    await untilPainted(page);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
};

const axeFaults = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ html }) => `axe ${id}: ${html.slice(0, 160)}`));
};

const take = async (page: Page, { path, prepare, windowOnly }: Screen, language: string, file: string, touched: boolean) => {
  await page.goto(`${address}/${language}/${path}`, { waitUntil: 'load' });
  await untilHydrated(page);
  const movement = await movementOf(page);
  if (!windowOnly) await scrollThrough(page);
  await prepare?.(page);
  await untilLettered(page);
  await untilPainted(page);
  const picture = await page.screenshot({ fullPage: !windowOnly });
  await writeFile(file, picture);
  return [...movement, ...(await faultsOf(page, touched)), ...(asked.axe ? await axeFaults(page) : [])];
};

/** People sign in once for a width and language. */
const takeAll = async (browser: Browser, width: number, language: string): Promise<void> => {
  const folder = `${asked.folder}/${language}/${width}`;
  await mkdir(folder, { recursive: true });
  const screens = screensAt(width);
  const isPhone = width <= WIDEST_PHONE;
  for (const person of new Set(screens.map((screen) => screen.person))) {
    const viewport = { width, height: HEIGHTS[width] ?? 768 };
    const context = await browser.newContext({
      viewport,
      baseURL: address,
      reducedMotion: 'reduce',
      isMobile: isPhone,
      hasTouch: isPhone,
    });
    await context.addCookies([{ name: 'madang_language', value: language, url: address }]);
    const page = await context.newPage();
    await watchLayout(page);
    if (person) await signInAs(page, person);
    for (const screen of screens.filter((candidate) => candidate.person === person)) {
      const faults = await take(page, screen, language, `${folder}/${screen.name}.png`, isPhone).catch((error: Error) => [
        `not taken: ${error.message.split('\n')[0]}`,
      ]);
      // Some screens break the connection on purpose.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      for (const fault of faults) say(`${language} ${width} ${screen.name}: ${fault}`);
    }
    await context.close();
  }
};

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'],
});
for (const language of asked.languages.split(',')) {
  for (const width of asked.widths.split(',').map(Number)) await takeAll(browser, width, language);
}
await browser.close();
