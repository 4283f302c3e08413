import { DEMO_PASSWORD, HANA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { expect, followTo, NOW_AND_THEN, signInAs, test, untilHydrated } from './journey.ts';

const enter = async (page: Page): Promise<void> => {
  await page.getByLabel('Email address').fill(HANA.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Hana' }).click();
};

/** Looks at some pages as a stranger, goes to sign-in by its bare address, and signs in. */
const signInAfter = async (page: Page, visited: readonly string[]): Promise<void> => {
  await page.context().clearCookies();
  for (const [steps, address] of [...visited, '/en_us/signin'].entries()) {
    if (steps === 0) {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(address);
      await untilHydrated(page);
    } else await followTo(page, address);
    // The trail is written when the page works.
    await page.waitForFunction(
      (length) => JSON.parse(sessionStorage.getItem('from_reference') ?? '[]').length > length,
      steps,
      NOW_AND_THEN,
    );
  }
  await enter(page);
};

test.use({ expectedErrors: [/status of 404/] });

test('signing in leads back to the title or the list that one was at, by the trail that the tab keeps [SE-26] [RT-123] [RT-127] [RT-128] [RT-130]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/en_us/offline');
  for (const [visited, target] of [
    [
      ['/en_us/main', '/en_us/season/1001/moonlight-under-the-eaves', '/en_us/signup'],
      '/en_us/season/1001/moonlight-under-the-eaves',
    ],
    [['/en_us/video/1001004/three-pillows'], '/en_us/video/1001004/three-pillows'],
    [['/en_us/webtoon/1504'], /\/en_us\/webtoon\/1504/],
    [['/en_us/catalog/drama/30'], '/en_us/catalog/drama/30'],
    [['/en_us/list/palace-nights'], '/en_us/list/palace-nights'],
    [['/en_us/plan?type=annual'], '/en_us/plan?type=annual'],
    [['/en_us/catalog/30', '/en_us/zzz'], '/en_us/main'],
  ] as const) {
    await signInAfter(page, visited);
    await expect(page).toHaveURL(target);
  }
});

test('after the session has ended, signing in leads back to my page [RT-124]', async ({ page }) => {
  for (const path of ['/en_us/mypage/favorite', '/en_us/mypage/history']) {
    await signInAs(page, HANA);
    await page.goto(path);
    // The page is remembered once its scripts have taken over.
    await page.waitForFunction(
      (name) => JSON.stringify({ ...sessionStorage }).includes(name),
      path.slice('/en_us/mypage/'.length),
      NOW_AND_THEN,
    );
    await page.context().clearCookies();
    await page.goto('/en_us/signin');
    await enter(page);
    await expect(page).toHaveURL(path);
  }
});
