import { DEMO_PEOPLE, HANA, JOON, MINA, NARI, SORA, type DemoPerson } from '@madang/fixtures/people.ts';
import type { Page } from '@playwright/test';
import { call, signInAs, signUp, untilHydrated } from '../journeys/journey.ts';

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
  /** The country of the viewer; the server reads it from the header x-country (COUNTRY_HEADER). */
  readonly country?: string;
  /** Resizing the window closes what `prepare` opened, so each width loads the page again. */
  readonly ownWidth?: true;
  /** Between which widths of the window there is such a thing, in pixels. */
  readonly from?: number;
  readonly to?: number;
}

/** RT-117: under this width the navigation is a sheet. */
const MOBILE_MENU = 542;
/** Under this width a card has no room to unfold. */
const CARD_UNFOLDS = 768;

const SERIES = '1001';
const FIRST_EPISODE = '1001001';
const LOCKED_EPISODE = '1029003';
const FIRST_STRIP = '1501001';
const LOCKED_STRIP = '1505002';
/** Her subscription has run out. */
const AMARA = DEMO_PEOPLE.find(({ name }) => name === 'Amara');
if (!AMARA) throw new Error('Amara is missing from the demo world');
/** She has not verified the e-mail. */
const YUNA = DEMO_PEOPLE.find(({ name }) => name === 'Yuna');
if (!YUNA) throw new Error('Yuna is missing from the demo world');

/** His payment could not be collected. */
const LUCA = DEMO_PEOPLE.find(({ name }) => name === 'Luca');
if (!LUCA) throw new Error('Luca is missing from the demo world');

const ownActions = (page: Page) => page.locator('section[aria-labelledby="my-subscription"] button');
const chooseOtherPlan = async (page: Page): Promise<void> => {
  await ownActions(page).first().click();
  await page.locator('dialog[open] input[type="radio"]:enabled').first().check();
};
const askToCancel = async (page: Page): Promise<void> => {
  await ownActions(page).last().click();
  await page.locator('dialog[open] textarea').waitFor();
};

const filmPlays = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const film = document.querySelector('video');
    return film !== null && film.readyState >= 2 && !film.seeking && film.currentTime > 0;
  });

/** A television asks for its code before it shows anything. */
const codeShown = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).waitFor();
/** The chooser leads to the list in which each profile is a link. */
const editFirstProfile = async (page: Page): Promise<void> => {
  await page.locator('main a[href*="manage"], main a[href$="/profile/edit"]').first().click();
  await page.locator('main a[href*="/profile/edit/"]').first().click();
  await page.locator('main form').waitFor();
};
const wantPin = async (page: Page): Promise<void> => {
  await editFirstProfile(page);
  await page.locator('main [role="switch"], main input[type="checkbox"]').first().check();
};

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

/** The buttons that open sheets carry this in every language; the last two of the bar are on every screen. */
const openSheet =
  (place: -1 | -2) =>
  async (page: Page): Promise<void> => {
    await inTheFilm(page);
    const buttons = page.locator('section [aria-haspopup="dialog"]:visible');
    await buttons.nth((await buttons.count()) + place).click();
    await page.locator('dialog[open], [role="dialog"]').first().waitFor();
  };

const openTranscript = async (page: Page): Promise<void> => {
  await inTheFilm(page);
  await page.keyboard.press('t');
  await page.locator('[data-transcript] li').first().waitFor();
};

const openSeason = async (page: Page): Promise<void> => {
  await inTheFilm(page);
  await page.keyboard.press('e');
  await page.locator('[role="dialog"] [aria-current]').waitFor();
};

const openTracks = openSheet(-2);

/** The second sheet lies behind the first button of the first. */
const openSubtitleStyle = async (page: Page): Promise<void> => {
  await openTracks(page);
  await page.locator('[role="dialog"] button[aria-haspopup]').first().click();
  await page.locator('[role="dialog"] output').waitFor();
};

const atTheCredits = async (page: Page): Promise<void> => {
  await filmPlays(page);
  await page.keyboard.press('End');
  await page.locator('aside').first().waitFor();
};

const showKeys = async (page: Page): Promise<void> => {
  await filmPlays(page);
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
};

const scrub = async (page: Page): Promise<void> => {
  await inTheFilm(page);
  const box = await page.getByRole('slider').first().boundingBox();
  if (box) await page.mouse.move(box.x + box.width * 0.37, box.y + box.height / 2);
  await page.locator('[class*="preview"]').first().waitFor();
};

/** As when nothing of the film comes. */
const loseFilm = async (page: Page): Promise<void> => {
  await page.route('**/media/**', (route) => route.abort());
  await page.reload();
  await page.locator('[role="alert"] button').first().waitFor({ timeout: 60_000 });
};

const openCard = async (page: Page): Promise<void> => {
  const card = page.locator('main [data-card]').nth(2);
  // Scrolling closes a card, so the scroll comes first.
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await page.locator('[popover]:popover-open').waitFor();
};

const openMenu =
  (nth: number) =>
  async (page: Page): Promise<void> => {
    await page.locator('header [popovertarget], header [aria-haspopup="menu"]').locator('visible=true').nth(nth).click();
    await page.locator(':popover-open').waitFor();
  };

const openMobileMenu = async (page: Page): Promise<void> => {
  await page.locator('header [aria-haspopup="dialog"]').locator('visible=true').first().click();
  await page.locator('dialog[open]').waitFor();
};

const askToSignOut = async (page: Page): Promise<void> => {
  await openMenu(-1)(page);
  await page.locator(':popover-open button').last().click();
  await page.locator('dialog[open]').waitFor();
};

const detailsOpen = async (page: Page): Promise<void> => {
  await page.locator('dialog[open] h2, dialog[open] h1').first().waitFor();
};

/** The details are on their way and do not arrive. */
const detailsComing = async (page: Page): Promise<void> => {
  await page.route(/channel\/\d+.*_routes|channel\/\d+\.data/, () => undefined);
  await page.goto(`${page.url()}?detail=${SERIES}`);
  await page.locator('dialog[open] [aria-busy]').waitFor();
};

const refuseSignIn = async (page: Page): Promise<void> => {
  await page.locator('main input[type="email"]').fill('mina@madang.example');
  await page.locator('main input[type="password"]').fill('not-the-one-1');
  await page.locator('main form button[type="submit"]').click();
  await page.locator('main [role="alert"] p, main [role="alert"] div').first().waitFor();
};

const choosePeriod = async (page: Page): Promise<void> => {
  await page.locator('input[value="monthly"]').check({ force: true });
};

/** Scrolling hides the bars; a tap in the middle brings them back. */
const readOn = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      window.scrollBy({ top: 700, behavior: 'instant' });
      return document.querySelector('header')?.dataset['shown'] === 'false';
    },
    undefined,
    { polling: 300 },
  );
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  await page.mouse.click(width / 2, height / 2);
  await page.locator('header[data-shown="true"]').waitFor();
};

const openReaderSettings = async (page: Page): Promise<void> => {
  await page.locator('nav button[aria-expanded]').click();
  await page.locator('input[type="range"]').first().waitFor();
};

const openReaderHelp = async (page: Page): Promise<void> => {
  await page.locator('nav button[aria-expanded]').waitFor();
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
};

const readToTheEnd = async (page: Page): Promise<void> => {
  const end = page.locator('article [data-box]').last();
  await end.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await page.locator('header[data-shown="true"]').waitFor();
};

const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await page.getByRole('status').locator('p').last().waitFor();
};

const searchingSlowly = async (page: Page): Promise<void> => {
  await page.route('**/fe/search?**', () => undefined);
  await page.locator('main').getByRole('combobox').fill('moon');
  await page.keyboard.press('Enter');
  await page.locator('main ul[aria-hidden="true"]').waitFor();
};

/** The server is not told, so that the shelf is there the next time. */
const takeOffShelf = async (page: Page): Promise<void> => {
  await page.route('**/favorite/delete', (route) => route.fulfill({ json: { code: '0000', message: 'success' } }));
  const first = page.locator('main li').first();
  await first.hover();
  await first.locator('button').last().click();
  await page.locator('[data-tone]').waitFor();
};

const sendEmptyForm = async (page: Page): Promise<void> => {
  await page.locator('main form button[type="submit"]').first().click();
  await page.locator('main [aria-invalid="true"]').first().waitFor();
};

const dialogOpen = async (page: Page): Promise<void> => page.locator('dialog[open]').waitFor();

/** Every field of every form of the account at fault. */
const sendWrongAccount = async (page: Page): Promise<void> => {
  await page.locator('main input[name="first_name"]').fill('');
  for (const form of await page.locator('main form').all()) await form.locator('button[type="submit"]').click();
  await page.locator('main [aria-invalid="true"]').nth(4).waitFor();
};

/** The server is not told: the account is as it was the next time. */
const waitForProof = async (page: Page): Promise<void> => {
  await page.route('**/verification/resend', (route) =>
    route.fulfill({ status: 429, json: { code: '2045', message: '.', reason: 'VERIFICATION_LIMIT_REACHED' } }),
  );
  await page.locator('main section button').first().click();
  await page.locator('dialog[open]').waitFor();
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

/** Chooses the first plan that is sold by the month, which leads to the checkout. */
const openCheckout = async (page: Page): Promise<void> => {
  await choosePeriod(page);
  await page.locator('main [data-period="monthly"] button:visible').first().click();
  await page.waitForURL('**/checkout');
  await page.locator('main form').first().waitFor();
};

const openCheckoutWithCard = async (page: Page): Promise<void> => {
  await openCheckout(page);
  await page.locator('main iframe').first().contentFrame().locator('input').first().waitFor();
};

const openCheckoutWithBoleto = async (page: Page): Promise<void> => {
  await openCheckout(page);
  await page.locator('input[name="method"][value="boleto"]').check({ force: true });
  await page.locator('input[name="method"][value="boleto"]:checked').waitFor();
};

/** Signs up, buys the annual Premium plan within the European Union, and asks to withdraw from the purchase. */
const askToWithdraw = async (page: Page): Promise<void> => {
  const plans = page.url();
  await signUp(page);
  await page.goto(plans);
  await untilHydrated(page);
  await page.locator('input[value="annual"]').check({ force: true });
  await page.locator('main [data-period="annual"] button:visible').last().click();
  await page.waitForURL('**/checkout');
  await page.locator('main input[autocomplete~="postal-code"]').first().fill('10119');
  const fields = page.locator('main iframe').first().contentFrame().locator('input:visible');
  for (const [place, text] of ['Bora Han', '4242 4242 4242 4242', '12/30', '123'].entries()) await fields.nth(place).fill(text);
  for (const box of await page.locator('main input[type="checkbox"]').all()) await box.press('Space');
  await page.locator('main form button[type="submit"]:enabled').last().press('Enter');
  await page.waitForURL('**/process/checkout-success');
  await page.goto(plans.replace(/plan$/, 'account/payment'));
  await untilHydrated(page);
  await page.locator('section[aria-labelledby="my-subscription"] p button').click();
  await dialogOpen(page);
};

/**
 * Signs the television in as a viewer's phone would, in a browser of its own, and waits until the focus of the remote control is on a
 * title.
 */
const signInTv = async (page: Page): Promise<void> => {
  const baseURL = new URL(page.url()).origin;
  const phone = await page.context().browser()?.newContext({ baseURL });
  if (!phone) throw new Error('The television has no browser');
  const phonePage = await phone.newPage();
  const token = await signInAs(phonePage, JOON);
  const shown = page.getByRole('img', { name: /^(\w ){5}\w$/ });
  const code = ((await shown.getAttribute('aria-label')) ?? '').replaceAll(' ', '');
  await call(phonePage, 'confirmTvSignIn', { token: code }, token);
  await phone.close();
  await page.locator('[data-rail] a:focus').waitFor();
};

/** OK plays what has the focus; the arrow shows the controls with the focus on one of them. */
const playOnTv = async (page: Page): Promise<void> => {
  await signInTv(page);
  await page.locator(`[data-rail] [data-id="${SERIES}"] a`).first().focus();
  await page.keyboard.press('Enter');
  await filmPlays(page);
  await page.keyboard.press('ArrowDown');
  await page.locator('[data-controls="shown"] button:focus').waitFor();
};

/** The viewer comes back to the chooser of a family whose first profile has a PIN. */
const openPinPad = async (page: Page): Promise<void> => {
  await page.locator('main li button').first().click();
  await dialogOpen(page);
};

/** A profile for families opens a film for adults. */
const openAboveAge = async (page: Page): Promise<void> => {
  const token = await signInAs(page, SORA);
  const { body } = await call(page, 'listProfiles', {}, token);
  const profiles = body.objects as readonly { readonly id: string; readonly name: string }[];
  await call(page, 'selectProfile', { id: profiles.find(({ name }) => name === 'Bada')?.id }, token);
  await page.reload();
  await dialogOpen(page);
};

const channelPlays = async (page: Page): Promise<void> => {
  await filmPlays(page);
  await wake(page);
};

/** Everything a viewer can come to see. */
export const SCREENS: readonly Screen[] = [
  { name: 'guide', path: 'guide' },
  { name: 'sign-in', path: 'signin' },
  { name: 'sign-in-errors', path: 'signin', prepare: sendEmptyForm },
  { name: 'sign-in-refused', path: 'signin', prepare: refuseSignIn },
  { name: 'sign-up', path: 'signup' },
  { name: 'sign-up-errors', path: 'signup', prepare: sendEmptyForm },
  { name: 'forgot-password', path: 'forgotPassword' },
  { name: 'forgot-password-errors', path: 'forgotPassword', prepare: sendEmptyForm },
  { name: 'reset-password', path: 'resetPassword?token=x', prepare: sendEmptyForm },
  { name: 'verify-email', path: 'verifyEmail?token=x', prepare: dialogOpen },
  { name: 'stop-email-change', path: 'stopEmailChange?token=x' },
  { name: 'account', path: 'account/profile', person: YUNA },
  { name: 'account-edit', path: 'account/profile/edit', person: YUNA },
  { name: 'account-errors', path: 'account/profile/edit', person: SORA, prepare: sendWrongAccount },
  { name: 'account-popup', path: 'account/profile/edit', person: YUNA, prepare: waitForProof, windowOnly: true },
  { name: 'home', path: 'main' },
  { name: 'home-signed-in', path: 'main', person: SORA },
  { name: 'home-card', path: 'main', person: SORA, prepare: openCard, windowOnly: true, from: CARD_UNFOLDS, ownWidth: true },
  { name: 'home-offline', path: 'main', prepare: goOffline, windowOnly: true },
  {
    name: 'menu-browse',
    path: 'catalog/30',
    prepare: openMenu(0),
    windowOnly: true,
    from: MOBILE_MENU + 1,
    to: 1279,
    ownWidth: true,
  },
  { name: 'menu-language', path: 'catalog/30', prepare: openMenu(-1), windowOnly: true, from: MOBILE_MENU + 1, ownWidth: true },
  { name: 'menu-profile', path: 'catalog/30', person: SORA, prepare: openMenu(-1), windowOnly: true, ownWidth: true },
  { name: 'menu-mobile', path: 'main', prepare: openMobileMenu, windowOnly: true, to: MOBILE_MENU },
  { name: 'menu-mobile-signed-in', path: 'main', person: SORA, prepare: openMobileMenu, windowOnly: true, to: MOBILE_MENU },
  { name: 'sign-out', path: 'catalog/30', person: SORA, prepare: askToSignOut, windowOnly: true },
  { name: 'catalogue', path: 'catalog/30' },
  { name: 'catalogue-filtered', path: 'catalog/30?q=thriller%2Ccrime' },
  { name: 'catalogue-nothing', path: 'catalog/33?q=horror' },
  { name: 'list', path: 'list/palace-nights' },
  { name: 'details', path: `catalog/30?detail=${SERIES}`, prepare: detailsOpen, windowOnly: true },
  { name: 'details-signed-in', path: 'catalog/30?detail=1101', person: SORA, prepare: detailsOpen, windowOnly: true },
  { name: 'details-coming', path: 'catalog/30', prepare: detailsComing, windowOnly: true },
  { name: 'season', path: `season/${SERIES}` },
  { name: 'season-signed-in', path: `season/${SERIES}`, person: SORA },
  { name: 'season-coming-soon', path: 'season/1024' },
  { name: 'film', path: 'media/1101' },
  { name: 'webtoon', path: 'webtoon/1501' },
  { name: 'webtoon-signed-in', path: 'webtoon/1505', person: HANA },
  { name: 'read', path: `read/${FIRST_STRIP}` },
  { name: 'read-bars', path: `read/${FIRST_STRIP}`, prepare: readOn, windowOnly: true },
  { name: 'read-settings', path: `read/${FIRST_STRIP}`, prepare: openReaderSettings, windowOnly: true },
  { name: 'read-help', path: `read/${FIRST_STRIP}`, prepare: openReaderHelp, windowOnly: true },
  { name: 'read-end', path: 'read/1505001', prepare: readToTheEnd, windowOnly: true },
  { name: 'read-sign-in', path: `read/${LOCKED_STRIP}`, windowOnly: true },
  { name: 'read-subscribe', path: `read/${LOCKED_STRIP}`, person: MINA, windowOnly: true },
  { name: 'player', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: inTheFilm, windowOnly: true },
  { name: 'player-subtitles', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: openTracks, windowOnly: true },
  { name: 'player-subtitle-style', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: openSubtitleStyle, windowOnly: true },
  { name: 'player-season', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: openSeason, windowOnly: true },
  { name: 'player-transcript', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: openTranscript, windowOnly: true },
  { name: 'player-settings', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: openSheet(-1), windowOnly: true },
  { name: 'player-keys', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: showKeys, windowOnly: true },
  { name: 'player-scrub', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: scrub, windowOnly: true, from: MOBILE_MENU },
  { name: 'player-failure', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: loseFilm, windowOnly: true },
  { name: 'player-next', path: `video/${FIRST_EPISODE}`, person: SORA, prepare: atTheCredits, windowOnly: true },
  { name: 'video-sign-in', path: `video/${FIRST_EPISODE}`, windowOnly: true },
  { name: 'video-subscribe', path: `video/${LOCKED_EPISODE}`, person: MINA, windowOnly: true },
  { name: 'video-run-out', path: `video/${LOCKED_EPISODE}`, person: AMARA, windowOnly: true },
  { name: 'video-expired', path: 'video/1117', person: SORA, windowOnly: true },
  { name: 'video-coming-soon', path: 'video/1024001', windowOnly: true },
  { name: 'plans', path: 'plan' },
  { name: 'plans-signed-in', path: 'plan', person: SORA },
  { name: 'plans-monthly', path: 'plan', prepare: choosePeriod },
  { name: 'coupon', path: 'plan/coupon' },
  { name: 'premium-pass', path: 'premiumPass' },
  { name: 'premium-pass-signed-in', path: 'premiumPass', person: MINA },
  { name: 'gift', path: 'gift' },
  { name: 'gift-signed-in', path: 'gift', person: SORA },
  { name: 'my-gifts', path: 'gift/mine', person: SORA },
  { name: 'my-page', path: 'mypage', person: SORA },
  { name: 'favourites', path: 'mypage/favorite', person: SORA },
  { name: 'favourites-undo', path: 'mypage/favorite', person: SORA, prepare: takeOffShelf, windowOnly: true, ownWidth: true },
  { name: 'favourites-empty', path: 'mypage/favorite', person: MINA },
  { name: 'simple-sign', path: 'simpleSign', person: SORA },
  { name: 'simple-sign-anonymous', path: 'simpleSign?deviceId=1&deviceType=tv&deviceModel=Courtyard+55&deviceVersion=4.0' },
  { name: 'devices', path: 'account/devices', person: SORA },
  { name: 'payment', path: 'account/payment', person: HANA },
  { name: 'payment-owed', path: 'account/payment', person: LUCA },
  { name: 'payment-change', path: 'account/payment', person: HANA, prepare: chooseOtherPlan, windowOnly: true },
  { name: 'payment-cancel', path: 'account/payment', person: HANA, prepare: askToCancel },
  { name: 'billing-info', path: 'billingInfo', person: HANA },
  { name: 'billing-guide', path: 'plan/billing-guide' },
  { name: 'tv', path: 'tv', prepare: codeShown, windowOnly: true },
  { name: 'profiles', path: 'profile', person: SORA },
  { name: 'profile-create', path: 'profile/create', person: HANA },
  { name: 'profile-edit', path: 'profile', person: SORA, prepare: editFirstProfile },
  { name: 'profile-pin', path: 'profile', person: SORA, prepare: wantPin },
  { name: 'history', path: 'mypage/history', person: SORA },
  { name: 'history-empty', path: 'mypage/history', person: MINA },
  { name: 'downloads-empty', path: 'mypage/downloads', person: SORA },
  { name: 'downloads-basic', path: 'mypage/downloads', person: HANA },
  { name: 'offline', path: 'offline' },
  { name: 'search', path: 'search/' },
  { name: 'search-recent', path: 'search/', prepare: rememberSearches },
  { name: 'search-typing', path: 'search/', prepare: type('moon'), windowOnly: true, ownWidth: true },
  { name: 'search-coming', path: 'search/', prepare: searchingSlowly, windowOnly: true },
  { name: 'search-results', path: 'search/?q=kim' },
  { name: 'search-keywords', path: 'search/?q=love&kpick=romance,letters' },
  { name: 'search-phrase', path: 'search/?q=healing+countryside+food' },
  { name: 'search-corrected', path: 'search/?q=moonlihgt' },
  { name: 'search-nothing', path: 'search/?q=zzzqqq' },
  { name: 'search-narrowed', path: 'search/?q=moon&searchCategory=kpop' },
  { name: 'search-header', path: 'main', prepare: openHeaderField, windowOnly: true, ownWidth: true },
  { name: 'person', path: 'person/5136' },
  { name: 'not-found', path: 'nothing-of-the-kind' },
  { name: 'error', path: 'error' },
  { name: 'geo-block', path: 'geoblock' },
  { name: 'live', path: 'live' },
  { name: 'live-player', path: 'live', person: SORA, prepare: channelPlays, windowOnly: true },
  { name: 'help', path: 'help' },
  { name: 'help-search', path: 'help?q=xylophone' },
  { name: 'help-article', path: 'help/billing', person: SORA },
  { name: 'legal', path: 'legal/privacy' },
  { name: 'notifications', path: 'notifications', person: SORA },
  { name: 'catalogue-webtoons', path: 'list/webtoons' },
  { name: 'checkout-card', path: 'plan', person: YUNA, prepare: openCheckoutWithCard },
  { name: 'checkout-boleto', path: 'plan', person: MINA, country: 'BR', prepare: openCheckoutWithBoleto },
  { name: 'payment-withdraw', path: 'plan', country: 'DE', prepare: askToWithdraw, windowOnly: true },
  { name: 'profile-pin-pad', path: 'profile', person: NARI, prepare: openPinPad, windowOnly: true },
  { name: 'alert', path: 'video/1105', prepare: openAboveAge, windowOnly: true },
  { name: 'tab-bar', path: `season/${SERIES}`, person: SORA, windowOnly: true, to: MOBILE_MENU },
  { name: 'tv-home', path: 'tv', prepare: signInTv, windowOnly: true, from: 1366 },
  { name: 'tv-player', path: 'tv', prepare: playOnTv, windowOnly: true, from: 1366 },
];

/** The screens that a release is looked at with, in every language and at every width; two pairs share a place by width. */
export const FORTY: readonly string[] = [
  ['guide', 'sign-in', 'sign-up-errors', 'home', 'home-signed-in', 'home-card', 'menu-mobile', 'catalogue', 'catalogue-webtoons'],
  ['list', 'details', 'season-signed-in', 'film', 'person', 'webtoon', 'read-settings', 'search-typing', 'search-results'],
  ['player', 'player-subtitles', 'player-settings', 'player-next', 'video-subscribe', 'alert', 'live', 'live-player'],
  ['tv-player', 'tab-bar', 'plans', 'coupon', 'checkout-card', 'checkout-boleto', 'gift', 'my-page', 'history', 'notifications'],
  ['account-edit', 'payment', 'payment-withdraw', 'profile-pin-pad', 'help', 'help-article'],
].flat();
