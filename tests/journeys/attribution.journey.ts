import { ROUTES } from '@madang/contract/routes.ts';
import { SORA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { expect, signInAs, test, untilHydrated } from './journey.ts';

test.describe.configure({ timeout: 120_000 });

/** A film that is ready in the demo world's collections, and an episode. */
const EPISODE = '1002001';
const SERIES = '1002';

const REPORTS = ROUTES.trackWatch.split(' ')[1] ?? '';

/** The collection that the next report of a beginning names. */
const nextOrigin = async (page: Page): Promise<string | undefined> => {
  const request = await page.waitForRequest(
    (one) => one.url().endsWith(REPORTS) && (one.postDataJSON() as { event: string }).event === 'start',
  );
  return (request.postDataJSON() as { collection?: string }).collection;
};
const stored = (page: Page, storage: 'sessionStorage' | 'localStorage', key: string): Promise<unknown> =>
  page.evaluate(([where, name]) => JSON.parse(window[where].getItem(name) ?? 'null') as unknown, [storage, key] as const);

test('what is played from a rail is reported with its collection, through the page of the title too [CA-83]', async ({
  page,
}) => {
  await signInAs(page, SORA);
  await page.goto('/en_us/main');
  await untilHydrated(page);
  const rail = page.getByRole('region', { name: 'New this season' });
  const more = (await rail.getByRole('link', { name: /See all/ }).getAttribute('href')) ?? '';
  const collection = more.split('/').at(-1);
  for (const index of [0, 1, 2, 3, 4]) {
    await rail.getByRole('listitem').nth(index).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/(season|media|webtoon)\/\d+\//);
    const play = page
      .getByRole('main')
      .getByRole('link', { name: /^(Play|Resume)/ })
      .first();
    if (await play.isVisible()) break;
    await page.goBack();
  }
  const origin = nextOrigin(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Play|Resume)/ })
    .first()
    .click();
  expect(await origin).toBe(collection);
});

test('the trail of collections is ten long', async ({ page }) => {
  await page.goto('/en_us/catalog/30');
  await untilHydrated(page);
  const grid = page.getByRole('main').getByRole('list').last().getByRole('link');
  const heading = page.getByRole('heading', { level: 1 });
  const catalog = (await heading.textContent()) ?? '';
  for (let index = 0; index < 11; index += 1) {
    await grid.nth(index).click();
    await expect(page).toHaveURL(/\/(season|media)\//);
    await page.goBack();
    await expect(page).toHaveURL(/\/en_us\/catalog\/30/);
    // The address is there before the page is.
    await expect(heading).toHaveText(catalog);
  }
  const trail = (await stored(page, 'sessionStorage', 'collection_trail')) as { collection: string }[];
  expect(trail.map(({ collection }) => collection)).toEqual(Array.from({ length: 10 }, () => 'catalog-30'));
});

test('an address from elsewhere is a deep link, to a video and to the page of a title [RT-104]', async ({ page }) => {
  await signInAs(page, SORA);
  const direct = nextOrigin(page);
  await page.goto(`/en_us/video/${EPISODE}`);
  expect(await direct).toBe('deeplink');
  await page.goto('about:blank');
  await page.evaluate(() => undefined);
  await page.goto(`/en_us/season/${SERIES}`);
  await untilHydrated(page);
  const through = nextOrigin(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Play|Resume)/ })
    .first()
    .click();
  expect(await through).toBe('deeplink');
});

test('a link from a notification leaves its reference in the browser, five at most [RT-105] [ST-31] [NO-33] [NO-34] [NO-35] [NO-36] [NO-41] [NO-42]', async ({
  page,
}) => {
  for (let number = 1; number <= 6; number += 1) {
    await page.goto(`/en_us/season/${SERIES}?ref_id=${number}&ref_type=new_episode`);
    await expect
      .poll(async () => JSON.stringify(await stored(page, 'localStorage', 'push_references')))
      .toMatch(new RegExp(`"${number}"[^{]*"movedId":"[^"]`));
  }
  expect(await stored(page, 'localStorage', 'push_references')).toEqual(
    [2, 3, 4, 5, 6].map((number) => ({
      referenceId: String(number),
      referenceType: 'new_episode',
      path: `/en_us/season/${SERIES}`,
      name: 'season',
      clickedId: expect.stringMatching(/./),
      movedId: expect.stringMatching(/./),
    })),
  );
});
