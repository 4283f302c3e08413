import type { ROUTES } from '@madang/contract/routes.ts';
import type { Page } from '@playwright/test';
import { call, expect, test, untilPlayedTo } from './journey.ts';

interface Title {
  readonly id: string;
  readonly detail_type: string;
  readonly policy_range: string;
  readonly meta: { readonly title: { readonly en: string } };
}
interface Group {
  readonly type: string;
  readonly contents: readonly Title[];
}

const objectsOf = async <T>(page: Page, operation: keyof typeof ROUTES, input: Record<string, unknown>): Promise<readonly T[]> =>
  ((await call(page, operation, input)).body as unknown as { objects: readonly T[] }).objects;

/** The first title of the world that has something of a kind, with the first of it. */
const findKind = async (page: Page, type: string): Promise<{ series: Title; clip: Title }> => {
  for (let offset = 0; offset < 300; offset += 100) {
    const titles = await objectsOf<Title>(page, 'listCollection', { collection_id: '22', offset, limit: 100 });
    for (const series of titles.filter(({ detail_type }) => detail_type === 'season')) {
      const groups = await objectsOf<Group>(page, 'listGroups', { id: series.id, limit: 1 });
      const clip = groups.find((group) => group.type === type)?.contents[0];
      if (clip) return { series, clip };
    }
  }
  throw new Error(`The demo world has no ${type}.`);
};

const expectListedAndPlaying = async (page: Page, type: string): Promise<void> => {
  const { series, clip } = await findKind(page, type);
  await page.goto(`/en_us/season/${series.id}`);
  const clips = page.getByRole('region', { name: 'Trailers and clips' });
  await clips.getByRole('link', { name: clip.meta.title.en }).click();
  await page.waitForURL(`**/video/${clip.id}/**`);
  await untilPlayedTo(page, 0.3);
};

test('there is a special, listed with its series, and it plays [CA-34]', ({ page }) => expectListedAndPlaying(page, 'special'));

test('there are scenes behind a series, listed with it, and they play [CA-35]', ({ page }) =>
  expectListedAndPlaying(page, 'behind_scenes'));

test('there is a pilot, listed with its series, and it plays [CA-38]', ({ page }) => expectListedAndPlaying(page, 'pilot'));

test('there is an interview, listed with its series, and it plays [CA-39]', ({ page }) =>
  expectListedAndPlaying(page, 'interview'));

test('a long cast shows six people, and all of them on request [CA-57]', async ({ page }) => {
  await page.goto('/en_us/season/1001');
  const cast = page.getByRole('region', { name: 'Cast' });
  await expect(cast.getByRole('listitem')).toHaveCount(6);
  const all = cast.getByText(/^Show all \d+$/);
  const count = Number((await all.textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(6);
  await all.click();
  await expect(cast.getByRole('listitem')).toHaveCount(count);
});

test('a season lists its episodes, and they play [CA-36]', async ({ page }) => {
  const titles = await objectsOf<Title>(page, 'listCollection', { collection_id: '29', limit: 100 });
  const season = titles.find(({ detail_type }) => detail_type === 'season');
  await page.goto(`/en_us/season/${season?.id}`);
  await page.getByRole('region', { name: 'Episodes' }).getByRole('listitem').first().getByRole('link').first().click();
  await page.waitForURL('**/video/**');
  await untilPlayedTo(page, 0.3);
});

test('related titles of a title appear under “More like this” in the order of its related IDs, eighteen at most [CA-15] [CA-59]', async ({
  page,
}) => {
  const { body } = await call(page, 'getContent', { id: '1001' });
  const related = ((body.object?.['related_ids'] ?? []) as readonly string[]).slice(0, 18);
  expect(related).toHaveLength(18);
  await page.goto('/en_us/season/1001');
  const links = page.getByRole('region', { name: 'More like this' }).getByRole('listitem').getByRole('link');
  const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/')[3]));
  expect(ids).toEqual(related);
});
