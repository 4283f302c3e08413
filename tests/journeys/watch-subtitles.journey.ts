import { JOON } from '@madang/fixtures/people.ts';
import { parseWebVttCues } from '@madang/player/web-vtt.ts';
import type { Cue } from '@madang/player/cues.ts';
import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, filmTime, signInAs, test, untilPaused, untilPlayedTo } from './journey.ts';

test.describe.configure({ timeout: 120_000 });
/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 } });

const SERIES = '1001';
const FIRST = '1001001';
const TITLE = 'Moonlight Under the Eaves';

const film = (page: Page) => page.getByRole('region', { name: `Player: ${TITLE}` });
const control = (page: Page, name: string) => film(page).getByRole('button', { name, exact: true });
const transcript = (page: Page) => page.getByRole('complementary', { name: 'Transcript' });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Joon has never seen the series, and has chosen nothing in this browser. */
const beginAsJoon = async (page: Page): Promise<void> => {
  const token = await signInAs(page, JOON);
  await call(page, 'removeWatching', { content_id: SERIES }, token);
};

/** What the WebVTT file of the film that plays says, in a language of the demo films. */
const cuesOf = async (page: Page, language: string): Promise<readonly Cue[]> => {
  const request = page.waitForRequest(/\/media\/.*\.(m4s|mp4)$/);
  const address = new URL((await request).url());
  const folder = address.pathname.split('/').slice(0, 4).join('/');
  const answer = await page.request.get(`${folder}/s-${language}.vtt`);
  return parseWebVttCues(await answer.text());
};

const textOf = ({ lines }: Cue): string => lines.map((line) => line.map(({ text }) => text).join('')).join('');

/** The words on screen and the second of the film at which they are there, read in one go. */
const onScreen = (page: Page) =>
  page.evaluate(() => ({
    at: document.querySelector('video')?.currentTime ?? 0,
    words: [...document.querySelectorAll('[data-cues] p')].map((cue) => cue.textContent).join('|'),
  }));

/** What is on screen is what the file says for this very moment; a cue that just begins or ends may be a frame late. */
const expectRightWords = async (page: Page, cues: readonly Cue[]): Promise<void> => {
  const differs = async (): Promise<string | null> => {
    const { at, words } = await onScreen(page);
    const possible = [at - 0.1, at, at + 0.1].map((moment) =>
      cues
        .filter((cue) => cue.startSeconds <= moment && moment < cue.endSeconds)
        .map(textOf)
        .join('|'),
    );
    return possible.includes(words) ? null : `At ${at} it says “${words}”, the file “${possible.join(' / ')}”`;
  };
  // Subtitles fetched again may come a moment after the picture. From then on every check must pass.
  await expect.poll(differs, { timeout: 2000 }).toBeNull();
  for (let looks = 0; looks < 5; looks += 1) {
    expect(await differs()).toBeNull();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
};

/** Goes to just after the beginning of a cue. */
const goTo = async (page: Page, cue: Cue | undefined): Promise<void> => {
  const target = (cue?.startSeconds ?? 0) + 0.5;
  await page.locator('video').evaluate((element: HTMLVideoElement, seconds) => {
    element.currentTime = seconds;
  }, target);
  await untilPlayedTo(page, target);
};

test('words come at the times of their file: after a seek, at another speed, after a reload and in the next episode', async ({
  page,
}) => {
  await beginAsJoon(page);
  const expectedCues = cuesOf(page, 'en');
  await page.goto(`/en_us/video/${FIRST}`);
  await untilPlayedTo(page, 1);
  const cues = await expectedCues;
  expect(cues.length).toBeGreaterThan(10);

  await goTo(page, cues[Math.floor(cues.length / 2)]);
  await expect(page.locator('[data-cues] p').first()).toBeVisible();
  await expectRightWords(page, cues);

  await page.keyboard.press('Shift+>');
  await page.keyboard.press('Shift+>');
  await untilPlayedTo(page, (await filmTime(page)) + 2);
  await expectRightWords(page, cues);

  await page.keyboard.press('k');
  await untilPaused(page);
  await expectRightWords(page, cues);
  await page.reload();
  await untilPlayedTo(page, 10);
  await expectRightWords(page, cues);

  const next = cuesOf(page, 'en');
  await page.keyboard.press('Shift+N');
  await expect(film(page).getByText(/^Season 1, episode 2/)).toBeAttached();
  await untilPlayedTo(page, 1);
  const nextCues = await next;
  await goTo(page, nextCues[2]);
  await expect(page.locator('[data-cues] p').first()).toBeVisible();
  await expectRightWords(page, nextCues);
});

test('the transcript follows the film, is searched, and a line leads to its moment', async ({ page }) => {
  await beginAsJoon(page);
  await page.goto(`/en_us/video/${FIRST}`);
  await untilPlayedTo(page, 1);
  await control(page, 'Subtitles and audio').click();
  await sheet(page, 'Subtitles and audio').getByRole('button', { name: 'Transcript' }).click();
  const lines = transcript(page).getByRole('listitem').getByRole('button');
  await expect(lines.nth(3)).toBeAttached();
  await expectAccessible(page);

  await page.keyboard.press('5');
  await untilPlayedTo(page, 36);
  await expect(transcript(page).locator('[aria-current]')).toBeInViewport();

  const [clock] = ((await lines.nth(3).textContent()) ?? '').match(/^[\d:]+\d\d/) ?? ['0:00'];
  await lines.nth(3).click();
  const [seconds = 0, minutes = 0] = clock.split(':').map(Number).reverse();
  await expect(lines.nth(3)).toHaveAttribute('aria-current', 'true');
  expect(Math.abs((await filmTime(page)) - (minutes * 60 + seconds))).toBeLessThan(3);
  await expect(transcript(page).locator('[aria-current]')).toBeInViewport();
  await expect(lines.nth(4)).toHaveAttribute('aria-current', 'true', { timeout: 30_000 });

  const word =
    ((await lines.nth(0).locator('span').last().textContent()) ?? '').split(' ').find((part) => /^\w{4,}$/.test(part)) ?? 'the';
  await transcript(page).getByRole('searchbox', { name: 'Search the transcript' }).fill(word.toUpperCase());
  await expect(transcript(page).getByRole('status')).toHaveText(/^\d+ lines?$/);
  for (const line of await lines.allTextContents()) expect(line.toLowerCase()).toContain(word.toLowerCase());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(transcript(page)).toBeHidden();
});

test('two languages at once for a viewer who learns one, kept for the next time', async ({ page }) => {
  await beginAsJoon(page);
  await page.goto(`/en_us/video/${FIRST}`);
  await untilPlayedTo(page, 1);
  await page.keyboard.press('k');
  await control(page, 'Subtitles and audio').click();
  await sheet(page, 'Subtitles and audio').getByRole('button', { name: 'Dual subtitles' }).click();
  await sheet(page, 'Dual subtitles').getByRole('radio', { name: 'Spanish', exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  const spanishCues = cuesOf(page, 'es');
  await page.reload();
  await untilPlayedTo(page, 0.2);
  const spanish = await spanishCues;
  await goTo(page, spanish[3]);
  await page.keyboard.press('k');
  await untilPaused(page);
  await expect(page.locator('[data-second-cues][lang="es"] p').first()).toBeVisible();
  const second = await page.locator('[data-second-cues][lang="es"] p').allTextContents();
  const at = await filmTime(page);
  expect(second).toEqual(spanish.filter((cue) => cue.startSeconds <= at && at < cue.endSeconds).map(textOf));
  await expect(page.locator('[data-cues][lang="en"] p').first()).toBeVisible();
});
