import { MINA, SORA, type DemoPerson } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';

/** One picture to take: where, as whom, and what is done first. */
export interface Screen {
  readonly name: string;
  /** Below the language. */
  readonly path: string;
  readonly person?: DemoPerson;
  /** Brings the page into the state that is wanted. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Only what fits into the window, as the viewer of a film sees it. */
  readonly windowOnly?: true;
}

const SERIES = '1001';
const FIRST_EPISODE = '1001001';

const filmPlays = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const film = document.querySelector('video');
    return film !== null && film.readyState >= 2 && !film.seeking && film.currentTime > 0;
  });

const wake = async (page: Page): Promise<void> => {
  await page.mouse.move(150, 150);
  await page.mouse.move(160, 170);
};

const inTheFilm = async (page: Page): Promise<void> => {
  await filmPlays(page);
  await page.keyboard.press('3');
  await filmPlays(page);
  await wake(page);
};

/** The buttons that open sheets carry this in every language. */
const openSheet =
  (place: number) =>
  async (page: Page): Promise<void> => {
    await inTheFilm(page);
    await page.locator('section [aria-haspopup="dialog"]').nth(place).click();
    await page.locator('dialog[open], [role="dialog"]').first().waitFor();
  };

const atTheCredits = async (page: Page): Promise<void> => {
  await filmPlays(page);
  await page.keyboard.press('End');
  await page.locator('aside').first().waitFor();
};

const sendEmptyForm = async (page: Page): Promise<void> => {
  await page.locator('main form button[type="submit"]').first().click();
  await page.locator('main [aria-invalid="true"]').first().waitFor();
};

const type =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('main').getByRole('combobox').pressSequentially(text);
    await page.locator('main h3').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('main').getByRole('option').first().waitFor();
  };

const rememberSearches = async (page: Page): Promise<void> => {
  for (const text of ['moonlight', '사랑', 'revenge rich family']) {
    await page.locator('main').getByRole('combobox').fill(text);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === text);
  }
  await page.locator('main').getByRole('combobox').fill('');
  await page.locator('main ol').waitFor();
};

const openHeaderField = async (page: Page): Promise<void> => {
  await page.keyboard.press('/');
  await page.locator('input[role="combobox"]').first().pressSequentially('moon');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
};

/** Everything a viewer can come to see. */
export const SCREENS: readonly Screen[] = [
  { name: 'guide', path: 'guide' },
  { name: 'sign-in', path: 'signin' },
  { name: 'sign-up', path: 'signup' },
  { name: 'sign-up-errors', path: 'signup', prepare: sendEmptyForm },
  { name: 'home', path: 'main' },
  { name: 'home-signed-in', path: 'main', person: SORA },
  { name: 'catalogue', path: 'catalog/30' },
  { name: 'catalogue-filtered', path: 'catalog/30?q=thriller%2Ccrime' },
  { name: 'catalogue-nothing', path: 'catalog/33?q=horror' },
  { name: 'list', path: 'list/palace-nights' },
  { name: 'season', path: `season/${SERIES}` },
  { name: 'season-signed-in', path: `season/${SERIES}`, person: SORA },
  { name: 'season-coming-soon', path: 'season/1024' },
  { name: 'film', path: 'media/1101' },
  { name: 'webtoon', path: 'webtoon/1501' },
  { name: 'read', path: 'read/1501001' },
  { name: 'player', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: inTheFilm, windowOnly: true },
  { name: 'player-subtitles', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: openSheet(0), windowOnly: true },
  { name: 'player-settings', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: openSheet(1), windowOnly: true },
  { name: 'player-next', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: atTheCredits, windowOnly: true },
  { name: 'video-sign-in', path: `video/${FIRST_EPISODE}`, windowOnly: true },
  { name: 'video-subscribe', path: 'video/1029003', person: MINA, windowOnly: true },
  { name: 'video-coming-soon', path: 'video/1024001', windowOnly: true },
  { name: 'plans', path: 'plan' },
  { name: 'plans-signed-in', path: 'plan', person: SORA },
  { name: 'my-page', path: 'mypage', person: SORA },
  { name: 'favourites', path: 'mypage/favorite', person: SORA },
  { name: 'favourites-empty', path: 'mypage/favorite', person: MINA },
  { name: 'history', path: 'mypage/history', person: SORA },
  { name: 'history-empty', path: 'mypage/history', person: MINA },
  { name: 'search', path: 'search/' },
  { name: 'search-recent', path: 'search/', prepare: rememberSearches },
  { name: 'search-typing', path: 'search/', prepare: type('moon'), windowOnly: true },
  { name: 'search-results', path: 'search/?q=kim' },
  { name: 'search-keywords', path: 'search/?q=love&kpick=romance,letters' },
  { name: 'search-phrase', path: 'search/?q=healing+countryside+food' },
  { name: 'search-corrected', path: 'search/?q=moonlihgt' },
  { name: 'search-nothing', path: 'search/?q=zzzqqq' },
  { name: 'search-narrowed', path: 'search/?q=moon&searchCategory=kpop' },
  { name: 'search-header', path: 'main', prepare: openHeaderField, windowOnly: true },
  { name: 'person', path: 'person/5136' },
  { name: 'not-found', path: 'nothing-of-the-kind' },
  { name: 'error', path: 'error' },
  { name: 'geo-block', path: 'geoblock' },
];
