import { HANA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, expect, followTo, signInAs, test, untilHydrated } from './journey.ts';

/** Balloons that exceed their panel or overlap another balloon by more than a pixel of rounding. */
const clashesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rounding = 1;
    return [...document.querySelectorAll('figure[data-box]')].flatMap((panel) => {
      const frame = panel.getBoundingClientRect();
      const balloons = [...panel.querySelectorAll('[data-balloon]')].map((balloon) => ({
        words: balloon.textContent,
        place: balloon.getBoundingClientRect(),
      }));
      return balloons.flatMap(({ words, place }, index) => {
        const beyond = Math.max(
          frame.left - place.left,
          place.right - frame.right,
          frame.top - place.top,
          place.bottom - frame.bottom,
        );
        const over = balloons.slice(index + 1).filter(({ place: other }) => {
          const across = Math.min(place.right, other.right) - Math.max(place.left, other.left);
          const down = Math.min(place.bottom, other.bottom) - Math.max(place.top, other.top);
          return across > rounding && down > rounding;
        });
        return [
          ...(beyond > rounding ? [`“${words}” leaves its panel by ${Math.round(beyond)} px`] : []),
          ...over.map((other) => `“${words}” lies over “${other.words}”`),
        ];
      });
    });
  });

for (const language of ['en_us', 'pt_br', 'es_es', 'zh_cn', 'vi_vn']) {
  test(`no balloon leaves its panel or lies over another in ${language}, on a telephone or a desk`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const token = await signInAs(page, HANA);
    await page.context().addCookies([{ name: 'madang_language', value: language, url: baseURL ?? '' }]);
    const { body } = await call(page, 'listCollection', { collection_id: 'webtoons' }, token);
    const webtoons = (body as unknown as { objects: { id: string; state: string }[] }).objects;
    let read = 0;
    for (const { id } of webtoons.filter(({ state }) => state === 'ready')) {
      const children = await call(page, 'listWebtoonChildren', { parent_id: id }, token);
      const episodes = (children.body as unknown as { objects: { id: string; state: string }[] }).objects;
      for (const { id: episodeId } of episodes.filter(({ state }) => state === 'ready')) {
        const path = `/${language}/read/${episodeId}`;
        await (read === 0 ? page.goto(path).then(() => untilHydrated(page)) : followTo(page, path));
        await expect(page.locator(`[data-episode="${episodeId}"] figure[data-box]`).first()).toBeAttached();
        await expect(page.locator('html')).toHaveAttribute('data-language', language);
        await page.evaluate(() => document.fonts.ready);
        for (const width of [1024, 360]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await clashesOn(page), `${episodeId} at ${width} px`).toEqual([]);
        }
        read += 1;
      }
    }
    expect(read).toBeGreaterThanOrEqual(3);
  });
}
