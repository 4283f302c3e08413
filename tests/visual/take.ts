/**
 * Takes a picture of every screen of a running server, and says what a picture does not show: pages wider than the
 * window, pictures that did not come, layout that moved, targets too small to hit, and what axe finds.
 *
 *   ADDRESS=http://127.0.0.1:4600 node tests/visual/take.ts --widths 360,1366 --languages en_us,vi_vn --only home,guide --axe
 *
 * `--set forty` takes the screens of a release, `--first` only their first window. Viewers come from other countries where the
 * server was started with COUNTRY_HEADER=x-country and TRUSTED_PROXIES=127.0.0.1.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from '@playwright/test';

import { signInAs, untilHydrated } from '../journeys/journey.ts';
import { faultsOf, movementOf, watchLayout } from './faults.ts';
import { FORTY, SCREENS, type Screen } from './screens.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 543: 960, 768: 1024, 1024: 768, 1366: 768, 1920: 1080 };

const { values: options } = parseArgs({
  options: {
    widths: { type: 'string', default: '360,1366' },
    languages: { type: 'string', default: 'en_us' },
    only: { type: 'string' },
    set: { type: 'string' },
    first: { type: 'boolean', default: false },
    folder: { type: 'string', default: '.cache/visual' },
    axe: { type: 'boolean', default: false },
  },
});
const address = process.env['ADDRESS'] ?? 'http://127.0.0.1:4600';
if (options.set !== undefined && options.set !== 'forty') throw new Error(`There is no set ${options.set}, but forty`);
const wanted = options.only?.split(',') ?? (options.set && FORTY);
const screensAt = (width: number): readonly Screen[] =>
  SCREENS.filter(
    ({ name, from = 0, to = Infinity }) => (wanted === undefined || wanted.includes(name)) && from <= width && width <= to,
  );
/** Up to here a window is a phone, which is touched and has no pointer. */
const WIDEST_PHONE = 543;
const widths = options.widths.split(',').map(Number);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** What is in sight has come and is on the screen. */
const untilPainted = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const inSight = [...document.images].filter((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    });
    const timeout = new Promise((resolve) => setTimeout(resolve, 1500));
    await Promise.race([timeout, Promise.all(inSight.map((picture) => picture.decode().catch(() => undefined)))]);
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

const open = async (page: Page, { path, country, prepare, windowOnly }: Screen, language: string): Promise<readonly string[]> => {
  await page.context().setExtraHTTPHeaders(country ? { 'x-country': country } : {});
  await page.goto(`${address}/${language}/${path}`, { waitUntil: 'load' });
  await untilHydrated(page);
  const movement = await movementOf(page);
  if (!windowOnly && !options.first) await scrollThrough(page);
  await prepare?.(page);
  return movement;
};

const take = async (page: Page, { windowOnly }: Screen, file: string, touched: boolean): Promise<readonly string[]> => {
  await untilLettered(page);
  await untilPainted(page);
  const picture = await page.screenshot({ fullPage: !windowOnly && !options.first });
  await writeFile(file, picture);
  return [...(await faultsOf(page, touched)), ...(options.axe ? await axeFaults(page) : [])];
};

const viewportOf = (width: number) => ({ width, height: HEIGHTS[width] ?? 768 });

/** Loads a screen at the first of the widths that has it, and resizes the window to the others. */
const takeWidths = async (
  page: Page,
  screen: Screen,
  language: string,
  widths: readonly number[],
  isPhone: boolean,
): Promise<void> => {
  let isOpen = false;
  for (const width of widths) {
    if (!screensAt(width).includes(screen)) continue;
    const report = (faults: readonly string[]): void => {
      for (const fault of faults) say(`${language} ${width} ${screen.name}: ${fault}`);
    };
    try {
      await page.setViewportSize(viewportOf(width));
      if (!isOpen || screen.ownWidth) report(await open(page, screen, language));
      isOpen = true;
      report(await take(page, screen, `${options.folder}/${language}/${width}/${screen.name}.png`, isPhone));
    } catch (error) {
      report([`not taken: ${(error as Error).message.split('\n')[0]}`]);
    }
  }
  // Some screens break the connection on purpose.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
};

/** Each viewer signs in once for a language and a kind of device. */
const takeAll = async (browser: Browser, widths: readonly number[], language: string, isPhone: boolean): Promise<void> => {
  const [first] = widths;
  if (first === undefined) return;
  for (const width of widths) await mkdir(`${options.folder}/${language}/${width}`, { recursive: true });
  const screens = SCREENS.filter((screen) => widths.some((width) => screensAt(width).includes(screen)));
  for (const person of new Set(screens.map((screen) => screen.person))) {
    const context = await browser.newContext({
      viewport: viewportOf(first),
      baseURL: address,
      reducedMotion: 'reduce',
      isMobile: isPhone,
      hasTouch: isPhone,
    });
    context.setDefaultTimeout(20_000);
    await context.addCookies([{ name: 'madang_language', value: language, url: address }]);
    const page = await context.newPage();
    await watchLayout(page);
    if (person) await signInAs(page, person);
    for (const screen of screens.filter((candidate) => candidate.person === person))
      await takeWidths(page, screen, language, widths, isPhone);
    await context.close();
  }
};

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'],
});
for (const language of options.languages.split(',')) {
  await takeAll(
    browser,
    widths.filter((width) => width <= WIDEST_PHONE),
    language,
    true,
  );
  await takeAll(
    browser,
    widths.filter((width) => width > WIDEST_PHONE),
    language,
    false,
  );
}
await browser.close();
