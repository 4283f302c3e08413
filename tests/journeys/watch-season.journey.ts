import { JOON } from '@madang/fixtures/people.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import type { Locator, Page } from '@playwright/test';
import { call, expect, expectAccessible, signInAs, test, untilHydrated, untilPlayedTo } from './journey.ts';

test.describe.configure({ timeout: 120_000 });
/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 } });

const SERIES = '1001';
const FIRST = '1001001';
const SECOND = '1001002';
const TITLE = 'Moonlight Under the Eaves';

const film = (page: Page) => page.getByRole('region', { name: `Player: ${TITLE}` });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Episodes' });

const beginAsJoon = async (page: Page): Promise<void> => {
  const token = await signInAs(page, JOON);
  await call(page, 'removeWatching', { content_id: SERIES }, token);
};

/** How many of its items a rail moves by when its arrow is pressed. */
const itemsPerStep = async (rail: Locator): Promise<number> => {
  const track = rail.locator('[data-rail]');
  await track.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  const pitch = await track.evaluate((list) => {
    const [first, second] = [...list.children].map((item) => item.getBoundingClientRect().left);
    return (second ?? 0) - (first ?? 0);
  });
  await rail.hover();
  await rail.getByRole('button', { name: 'Next' }).click();
  const left = () => track.evaluate((list) => list.scrollLeft);
  let before = -1;
  await expect
    .poll(async () => {
      const now = await left();
      const rests = now > 0 && now === before;
      before = now;
      return rests;
    })
    .toBe(true);
  return Math.round((await left()) / pitch);
};

test('the season lies below the film: four episodes a step, what plays is marked, and choosing plays [PL-34]', async ({
  page,
}) => {
  await beginAsJoon(page);
  await page.goto(`/en_us/video/${FIRST}`);
  await untilPlayedTo(page, 6);
  await page.keyboard.press('e');
  const current = drawer(page).getByRole('link', { name: /\b1\. .*Playing now/ });
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('aria-current', 'true');
  expect(await itemsPerStep(drawer(page))).toBe(PAGE_SIZES.episodeRail);

  // Narrow enough for the rail to have more than six titles to go.
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(`/en_us/season/${SERIES}`);
  await untilHydrated(page);
  const series = page.getByRole('region', { name: 'More like this' });
  await series.scrollIntoViewIfNeeded();
  expect(await itemsPerStep(series)).toBe(PAGE_SIZES.seriesRail);
  await page.setViewportSize({ width: 1366, height: 768 });

  await page.goto(`/en_us/video/${FIRST}`);
  await untilPlayedTo(page, 1);
  await page.keyboard.press('k');
  await film(page).getByRole('button', { name: 'Episodes' }).click();
  await drawer(page)
    .getByRole('link', { name: /\b3\. / })
    .click();
  await expect(film(page).getByText(/^Season 1, episode 3/)).toBeAttached();
  await untilPlayedTo(page, 0.5);
  await page.keyboard.press('e');
  await expect(drawer(page).getByRole('link', { name: /\b3\. .*Playing now/ })).toBeFocused();
});

test('the keyboard walks the season, and Escape leads back to the film [PL-08]', async ({ page }) => {
  await beginAsJoon(page);
  await page.goto(`/en_us/video/${FIRST}`);
  await untilPlayedTo(page, 0.5);
  await page.keyboard.press('k');
  await film(page).getByRole('button', { name: 'Episodes' }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('link', { name: /\b1\. / })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(drawer(page).getByRole('link', { name: /\b2\. / })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(film(page).getByRole('button', { name: 'Episodes' })).toBeFocused();
});

test('the episode before is one key away [PL-08]', async ({ page }) => {
  await beginAsJoon(page);
  await page.goto(`/en_us/video/${SECOND}`);
  await untilPlayedTo(page, 0.5);
  await page.keyboard.press('Shift+P');
  await expect(film(page).getByText(/^Season 1, episode 1/)).toBeAttached();
  await untilPlayedTo(page, 0.5);
});

test.describe('when the episodes do not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the drawer says so, and brings them with the next try', async ({ page }) => {
    await beginAsJoon(page);
    await page.goto(`/en_us/video/${FIRST}`);
    await untilPlayedTo(page, 0.5);
    await page.route('**/content/groups/episodes*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.keyboard.press('e');
    await expect(drawer(page).getByRole('alert')).toContainText('Couldn’t load episodes', { timeout: 30_000 });
    await page.unroute('**/content/groups/episodes*');
    await drawer(page).getByRole('button', { name: 'Try again' }).click();
    await expect(drawer(page).getByRole('link', { name: /\b1\. / })).toBeVisible();
  });
});
