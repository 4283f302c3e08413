import { ROUTES } from '@madang/contract/routes.ts';
import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@madang/fixtures/people.ts';
import { call, expect, signInAs, signUp, test, untilHydrated, untilPlayedTo } from './journey.ts';

test.describe.configure({ timeout: 150_000 });
/** A film costs what its picture is wide. */
test.use({ viewport: { width: 1024, height: 576 } });

/** The first two episodes of a series, and one of another; both free. */
const EPISODES = ['1001001', '1001002'] as const;
const FILM = '/en_us/video/';
const PATH = ROUTES.changeSubtitlePreferences.split(' ')[1] ?? '';

const cues = (page: Page) => page.locator('[data-place]').first();
const openStyle = async (page: Page) => {
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Subtitles and audio' }).click();
  await page.getByRole('button', { name: 'Subtitle style' }).click();
  return page.getByRole('dialog', { name: 'Subtitle style' });
};
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true });
const isChosen = (page: Page, group: string, name: string) =>
  expect(page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })).toBeChecked();
const saved = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith(PATH) && answer.ok());

/** Another device of the person. */
const otherDevice = async (browser: Browser, email: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 576 } });
  const page = await context.newPage();
  await signInAs(page, { email, password: DEMO_PASSWORD }, { alone: false });
  return page;
};

test('the style of subtitles follows the profile to another device, and no other profile sees it [PL-31]', async ({
  page,
  browser,
}) => {
  const email = await signUp(page);
  await signInAs(page, { email, password: DEMO_PASSWORD });
  await page.goto(`${FILM}${EPISODES[0]}`);
  await untilPlayedTo(page, 0.5);
  await openStyle(page);
  const first = saved(page);
  await choose(page, 'Size', 'Large');
  await first;
  const second = saved(page);
  await choose(page, 'Position', 'Top');
  await second;

  const other = await otherDevice(browser, email);
  const requests: string[] = [];
  other.on('request', (request) => request.url().endsWith(PATH) && requests.push(request.url()));
  await other.goto(`${FILM}${EPISODES[1]}`);
  await untilPlayedTo(other, 0.5);
  await expect(cues(other)).toHaveAttribute('data-place', 'top');
  await openStyle(other);
  await isChosen(other, 'Size', 'Large');
  await isChosen(other, 'Position', 'Top');
  // The server's preferences come with the play call: no further request is sent.
  expect(requests).toEqual([]);

  // Another profile of the account, on the device that has the local copy.
  const token = await signInAs(other, { email, password: DEMO_PASSWORD });
  const made = await call(other, 'changeProfile', { name: 'Nari', rating_value: 'adult', password: DEMO_PASSWORD }, token);
  await call(other, 'selectProfile', { id: (made.body.object as { id: string }).id }, token);
  await other.goto(`${FILM}${EPISODES[0]}`);
  await untilHydrated(other);
  await untilPlayedTo(other, 0.5);
  await openStyle(other);
  await isChosen(other, 'Size', 'Medium');
  await isChosen(other, 'Position', 'Bottom');
  await other.context().close();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a choice holds at once, and is sent when the server can be reached again', async ({ page, browser }) => {
    const email = await signUp(page);
    await signInAs(page, { email, password: DEMO_PASSWORD });
    await page.goto(`${FILM}${EPISODES[0]}`);
    await untilPlayedTo(page, 0.5);
    await page.route(`**${PATH}`, (route) => route.abort('internetdisconnected'));
    await openStyle(page);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(PATH));
    await choose(page, 'Color', 'Yellow');
    await lost;
    await isChosen(page, 'Color', 'Yellow');
    await page.unroute(`**${PATH}`);

    const sent = saved(page);
    await page.goto(`${FILM}${EPISODES[0]}`);
    await sent;
    const other = await otherDevice(browser, email);
    await other.goto(`${FILM}${EPISODES[0]}`);
    await untilPlayedTo(other, 0.5);
    await openStyle(other);
    await isChosen(other, 'Color', 'Yellow');
    await other.context().close();
  });
});
