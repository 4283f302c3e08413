import { HANA } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import type { paths } from '../../apps/web/src/paths.ts';
import { expect, signInAs, test } from './journey.ts';

/** What the browser kept from loading or running, as reported to the page by its events. */
const watchPolicy = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { readonly tellViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
      tellViolation(`${effectiveDirective} ${blockedURI} on ${documentURI}`),
    );
  });
  return async () => {
    // Violations are reported in a task of their own.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    return violations;
  };
};

const FOR_EVERYBODY = [
  'main',
  'guide',
  'plan',
  'signin',
  'signup',
  'season/1001',
  'webtoon/1504',
  'read/1504001',
  'search?q=moon',
  'live',
  'help',
];
const FOR_SUBSCRIBERS = ['main', 'mypage/favorite', 'mypage/history', 'account/profile', 'account/payment', 'account/devices'];

test('no page of a stranger meets its own policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  for (const path of FOR_EVERYBODY) {
    // Twice: as it was rendered, and as it is kept for the next visitor.
    for (const _time of ['rendered', 'kept']) await page.goto(`/en_us/${path}`);
  }
  expect(await violations()).toEqual([]);
});

test('no page of a subscriber does either', async ({ page }) => {
  const violations = await watchPolicy(page);
  await signInAs(page, HANA);
  for (const path of FOR_SUBSCRIBERS) await page.goto(`/en_us/${path}`);
  expect(await violations()).toEqual([]);
});

/** An address of every page, by its builder in paths.ts: a new page is looked at too. */
const EVERY_PAGE: Readonly<Record<keyof typeof paths, readonly string[]>> = {
  loading: ['loading'],
  home: ['main', 'main?detail=1001'],
  live: ['live'],
  signIn: ['signin'],
  signUp: ['signup'],
  simpleSign: ['simpleSign'],
  tv: ['tv'],
  profile: ['profile'],
  profileCreate: ['profile/create'],
  profileEdit: ['profile/edit/1'],
  catalog: ['catalog/30', 'catalog/67'],
  catalogOld: ['catalog/drama/30'],
  search: ['search/', 'search/?q=moon'],
  person: ['person/5001', 'person/5028'],
  myPage: ['mypage'],
  favorites: ['mypage/favorite'],
  history: ['mypage/history'],
  downloads: ['mypage/downloads'],
  notifications: ['notifications'],
  season: ['season/1001'],
  media: ['media/1101'],
  video: ['video/1001001', 'video/1005001'],
  webtoon: ['webtoon/1504'],
  read: ['read/1504001', 'read/1505001'],
  channel: ['channel/1'],
  list: ['list/new-this-season', 'list'],
  plan: ['plan'],
  billingGuide: ['plan/billing-guide'],
  planAction: ['plan/change', 'plan/cancel', 'plan/coupon'],
  account: ['account'],
  accountProfile: ['account/profile'],
  accountEdit: ['account/profile/edit'],
  accountDevices: ['account/devices'],
  accountPayment: ['account/payment'],
  receipt: ['account/payment/receipt/1'],
  guide: ['guide'],
  resetPassword: ['resetPassword?token=x'],
  forgotPassword: ['forgotPassword'],
  undoIdentity: ['undoIdentity?token=x'],
  verifyEmail: ['verifyEmail?token=x'],
  stopEmailChange: ['stopEmailChange?token=x'],
  legal: ['legal/terms'],
  help: ['help'],
  helpArticle: ['help/plans'],
  privacy: ['privacyChoices'],
  premiumPass: ['premiumPass'],
  gift: ['gift'],
  gifts: ['gift/mine'],
  error: ['error'],
  offline: ['offline'],
  geoblock: ['geoblock'],
  checkout: ['checkout'],
  billingInfo: ['billingInfo'],
  process: ['../process/link', '../process/qr'],
};

for (const [who, person] of [
  ['a stranger', null],
  ['a subscriber', HANA],
] as const) {
  test(`no page for ${who} has a style attribute in its HTML, and no policy allows inline content`, async ({ page }) => {
    test.setTimeout(180_000);
    if (person) await signInAs(page, person);
    for (const path of Object.values(EVERY_PAGE).flat()) {
      const answer = await page.request.get(`/en_us/${path}`);
      const html = await answer.text();
      expect(html, path).toContain('</html>');
      const outsideScripts = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
      expect(outsideScripts.match(/<[a-z][^<>]*\sstyle=[^>]*>/gi), path).toBeNull();
      expect(answer.headers()['content-security-policy'], path).not.toContain('unsafe-inline');
    }
  });
}

test.describe('with something injected', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('an injected inline script, handler, style element or style attribute has no effect', async ({ page }) => {
    const violations = await watchPolicy(page);
    for (const arrive of [async () => undefined, () => signInAs(page, HANA)]) {
      await arrive();
      await page.goto('/en_us/main');
      const done = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.injected = true';
        const style = document.createElement('style');
        style.textContent = 'body { outline: 7px solid rgb(1, 2, 3) }';
        const button = document.createElement('button');
        button.setAttribute('onclick', 'window.injected = true');
        button.setAttribute('style', 'outline: 7px solid rgb(1, 2, 3)');
        document.body.append(script, style, button);
        button.click();
        return ['injected' in window, ...[document.body, button].map((node) => getComputedStyle(node).outlineWidth === '7px')];
      });
      expect(done).toEqual([false, false, false]);
    }
    const directives = new Set((await violations()).map((one) => one.split(' ', 1)[0]));
    expect(directives).toEqual(new Set(['script-src-elem', 'style-src-elem', 'script-src-attr', 'style-src-attr']));
  });
});
