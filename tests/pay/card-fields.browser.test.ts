import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { sandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import { expect as see } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { askForToken, field, type Frames, messagesReceivedBy, openFrames, startChromium, typeCard } from './frame-page.ts';

let frames: Frames;
let opened: Awaited<ReturnType<Frames['open']>>;
beforeAll(async () => {
  frames = await openFrames();
});
afterAll(() => frames.close());
beforeEach(async () => {
  opened = await frames.open();
});
afterEach(async () => {
  await opened.close();
  if (opened.complaints.length > 0) throw new Error(opened.complaints.join('\n'));
});
const ask = () => askForToken(opened.page, frames.sandbox.url);
const faultOf = (label: string) =>
  opened.frame
    .locator('div', { has: field(opened.frame, label) })
    .getByRole('alert')
    .first();

test('a card that was typed becomes a token that our page gets, and an instrument [BI-23] [BI-24] [BI-25] [BI-26] [BI-28]', async () => {
  const { frame } = opened;
  await typeCard(frame);
  await see(field(frame, 'Card number')).toHaveValue('4242 4242 4242 4242');
  await see(field(frame, 'Expiration date')).toHaveValue('12/30');
  await see(frame.getByText('Visa', { exact: true })).toBeVisible();
  const { origin, tokenId } = await ask();
  expect([origin, tokenId]).toEqual([frames.sandbox.url, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  const outcome = await frames.sandbox.gateway.saveInstrument({ key: 'a card', token: tokenId ?? '', accountId: 'sora' });
  expect(outcome).toMatchObject({
    state: 'SAVED',
    instrument: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030, holder: 'Sora Kim', zipCode: '94103' },
  });
});

test('a postal code that the billing country does not have is refused beside its field [BI-28]', async () => {
  const { page, frame, sent, close } = await frames.open({ country: 'US' });
  await typeCard(frame);
  await field(frame, 'ZIP code').fill('123');
  expect((await askForToken(page, frames.sandbox.url)).tokenId).toBeNull();
  await see(field(frame, 'ZIP code')).toHaveAttribute('aria-invalid', 'true');
  expect(sent.filter(({ body }) => body !== '')).toEqual([]);
  await field(frame, 'ZIP code').fill('94103');
  expect((await askForToken(page, frames.sandbox.url)).tokenId).not.toBeNull();
  await close();
});

test('where the billing address asks for the postal code, the fields take it from the page, and without one are only checked', async () => {
  const { page, frame, sent, close } = await frames.open({ zip: 'outside' });
  const take = (zip: string | null) => askForToken(page, frames.sandbox.url, zip);
  await see(field(frame, 'ZIP code')).toHaveCount(0);
  expect((await take('94103')).tokenId).toBeNull();
  await see(frame.getByText('Please enter your card number')).toBeVisible();
  for (const [label, text] of [
    ['Name on card', 'Sora Kim'],
    ['Card number', '4242424242424242'],
    ['Expiration date', '1230'],
    ['CVV', '123'],
  ] as const)
    await field(frame, label).fill(text);
  expect((await take(null)).tokenId).toBeNull();
  expect(sent.filter(({ body }) => body !== '')).toEqual([]);
  // Empty is the code of a country that has none.
  for (const zip of ['', '94103']) {
    const { tokenId } = await take(zip);
    const outcome = await frames.sandbox.gateway.saveInstrument({ key: `zip ${zip}`, token: tokenId ?? '', accountId: 'sora' });
    expect(outcome).toMatchObject({ state: 'SAVED', instrument: { zipCode: zip } });
  }
  await close();
});

test('neither the number nor the CVV leaves the page, whatever it is and however it is taken [BI-26] [BI-29]', async () => {
  const { frame, sent, page } = opened;
  const real = '4539578763621486';
  for (const number of ['4242424242424242', real, '4000000000000002', '378282246310005']) {
    await typeCard(frame, { number, cvv: number.startsWith('37') ? '8765' : '876' });
    await ask();
  }
  const withBody = sent.filter(({ body }) => body !== '');
  expect(withBody.map(({ url }) => url)).toEqual(Array.from({ length: 3 }, () => `${frames.sandbox.url}/api/pay/v1/tokens`));
  const traffic = `${sent.map(({ url, body }) => `${url} ${body}`).join('\n')}\n${JSON.stringify(await messagesReceivedBy(page))}`;
  const kept = JSON.stringify(await frames.connection.database.selectFrom('sandbox_tokens').selectAll().execute());
  for (const text of [traffic, kept]) expect(text).toContain('"last4":"0002"');
  // Ids are made of chance, which may well look like a CVV.
  for (const text of [traffic, kept].map((each) => each.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')))
    expect(text).not.toMatch(/\b(?:8765?|4539|1486|5787)\b|"\d{13,19}"|\d{4} \d{4}/);
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    expect(await frame.locator('body').evaluate((_body, name) => Object.keys(window[name]), storage)).toEqual([]);
});

test('a number that is right but no test card is refused, with the test cards to choose from [BI-24] [BI-29]', async () => {
  const { frame, sent } = opened;
  await typeCard(frame, { number: '4539578763621486' });
  expect((await ask()).tokenId).toBeNull();
  await see(faultOf('Card number')).toHaveText('Only test cards work in the sandbox.');
  await see(field(frame, 'Card number')).toBeFocused();
  expect(sent.filter(({ body }) => body !== '')).toEqual([]);
  await frame.getByRole('button', { name: 'Test cards' }).click();
  const list = frame.getByRole('dialog', { name: 'Test cards' });
  await see(list).toBeVisible();
  await list.getByRole('button', { name: /4000 0000 0000 9995/ }).click();
  await see(list).toBeHidden();
  await see(field(frame, 'Card number')).toHaveValue('4000 0000 0000 9995');
  await see(field(frame, 'Expiration date')).toBeFocused();
  await see(faultOf('Card number')).toBeHidden();
  expect((await ask()).tokenId).toMatch(/./);
});

test('each field that is empty says so in its own words [BI-23] [BI-24] [BI-25] [BI-26] [BI-28] [BI-74] [BI-53]', async () => {
  const { frame } = opened;
  expect((await ask()).tokenId).toBeNull();
  for (const [label, words] of [
    ['Name on card', 'Please enter the name on the card'],
    ['Card number', 'Please enter your card number'],
    ['Expiration date', 'Please enter the expiration date'],
    ['CVV', 'Please enter the CVV'],
    ['ZIP code', 'Please enter your ZIP Code.'],
  ] as const) {
    await see(faultOf(label)).toHaveText(words);
    await see(field(frame, label)).toHaveAccessibleDescription(new RegExp(words));
    await see(field(frame, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await see(field(frame, 'Name on card')).toBeFocused();
  expect(opened.sent.filter(({ body }) => body !== '')).toEqual([]);
});

test('what is wrong is said beside its field, and nothing that was typed is lost [BI-23] [BI-24] [BI-25] [BI-26] [BI-75]', async () => {
  const { frame } = opened;
  // Two years back: on New Year's Eve last year may still be this year in the browser's zone.
  const pastYear = String(new Date().getUTCFullYear() - 2).slice(2);
  const right = {
    'Name on card': 'Sora Kim',
    'Card number': '4242424242424242',
    'Expiration date': '1230',
    CVV: '123',
    'ZIP code': '94103',
  };
  await typeCard(frame);
  for (const [label, typed, shown, words] of [
    ['Name on card', 'Sora 4', 'Sora 4', 'Use only letters, spaces, apostrophes, and hyphens'],
    ['Card number', '4242424242424241', '4242 4242 4242 4241', 'Please enter valid card information'],
    ['Expiration date', '1330', '13/30', 'Please enter valid card information'],
    ['Expiration date', `12${pastYear}`, `12/${pastYear}`, 'This card has expired'],
    ['CVV', '12', '12', 'Enter all 3 digits of the CVV'],
    ['ZIP code', '941!', '941!', 'Please enter a valid ZIP code.'],
  ] as const) {
    await field(frame, label).fill('');
    await field(frame, label).pressSequentially(typed);
    await field(frame, label).blur();
    await see(faultOf(label)).toHaveText(words);
    await see(field(frame, label)).toHaveValue(shown);
    expect((await ask()).tokenId).toBeNull();
    await field(frame, label).fill('');
    await field(frame, label).pressSequentially(right[label]);
    await see(faultOf(label)).toBeHidden();
  }
  expect((await ask()).tokenId).toMatch(/./);
});

test('the number behind an American Express has four digits; it is masked, and takes nothing but digits [BI-26]', async () => {
  const { frame } = opened;
  await see(field(frame, 'CVV')).toHaveAttribute('type', 'password');
  await typeCard(frame, { number: '378282246310005', cvv: '12a34567' });
  await see(frame.getByText('American Express', { exact: true })).toBeVisible();
  await see(field(frame, 'Card number')).toHaveValue('3782 822463 10005');
  await see(field(frame, 'CVV')).toHaveValue(/^\d{4}$/);
  expect((await ask()).tokenId).toMatch(/./);
});

test('a digit in the middle is mended without losing one’s place', async () => {
  const { page, frame } = opened;
  const number = field(frame, 'Card number');
  await number.pressSequentially('4242429942424242');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('42');
  await see(number).toHaveValue('4242 4242 4242 4242');
  const expiry = field(frame, 'Expiration date');
  await expiry.pressSequentially('1230');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Backspace');
  await see(expiry).toHaveValue('12');
});

test('the browser can fill the card in, and phones bring the right keys [BI-23] [BI-24] [BI-25] [BI-26] [BI-28]', async () => {
  const { frame } = opened;
  for (const [label, autocomplete, inputmode] of [
    ['Name on card', 'cc-name', null],
    ['Card number', 'cc-number', 'numeric'],
    ['Expiration date', 'cc-exp', 'numeric'],
    ['CVV', 'cc-csc', 'numeric'],
    ['ZIP code', 'postal-code', null],
  ] as const) {
    await see(field(frame, label)).toHaveAttribute('autocomplete', autocomplete);
    expect(await field(frame, label).getAttribute('inputmode')).toBe(inputmode);
  }
  await field(frame, 'Expiration date').fill('12/2030');
  await see(field(frame, 'Expiration date')).toHaveValue('12/30');
});

test('keys lead through the fields in their order, Enter tells our page, Escape closes the test cards', async () => {
  const { page, frame } = opened;
  await field(frame, 'Name on card').focus();
  for (const label of ['Card number', 'Test cards', 'Expiration date', 'CVV', 'ZIP code']) {
    await page.keyboard.press('Tab');
    await see(label === 'Test cards' ? frame.getByRole('button', { name: label }) : field(frame, label)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.waitForFunction(() =>
    (window as unknown as { received: { kind: string }[] }).received.some(({ kind }) => kind === 'enter'),
  );
  await frame.getByRole('button', { name: 'Test cards' }).focus();
  await page.keyboard.press('Enter');
  await see(frame.getByRole('dialog', { name: 'Test cards' })).toBeVisible();
  await page.keyboard.press('Escape');
  await see(frame.getByRole('dialog', { name: 'Test cards' })).toBeHidden();
  await see(frame.getByRole('button', { name: 'Test cards' })).toBeFocused();
});

test('a card service that fails is said below the fields, which stay as they are', async () => {
  const { page, frame, complaints } = opened;
  await typeCard(frame);
  await page.route('**/api/pay/v1/tokens', (route) => route.abort());
  expect((await ask()).tokenId).toBeNull();
  await see(frame.getByText('We couldn’t check your card. Please try again.')).toBeVisible();
  await page.unroute('**/api/pay/v1/tokens');
  expect((await ask()).tokenId).toMatch(/./);
  await see(frame.getByText('We couldn’t check your card. Please try again.')).toBeHidden();
  await see(field(frame, 'Card number')).toHaveValue('4242 4242 4242 4242');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('the frame is as high as its fields, on a phone too, and says when that changes', async () => {
  for (const width of [320, 360, 640, 1200]) {
    await opened.page.setViewportSize({ width, height: 900 });
    await ask();
    const scrolls = () =>
      opened.frame.locator('html').evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => ({
        down: scrollHeight - clientHeight,
        sideways: scrollWidth - clientWidth,
      }));
    await see.poll(scrolls, { message: String(width) }).toEqual({ down: 0, sideways: 0 });
  }
});

test('only the page that holds the frame is heard, and only by it', async () => {
  const { page, frame } = opened;
  await typeCard(frame);
  const before = (await messagesReceivedBy(page)).length;
  // The frame itself, though of the right window, is of another origin.
  await frame.locator('body').evaluate(() => window.postMessage({ kind: 'request-token', ask: 'own' }, '*'));
  // A frame beside it is of another window.
  await page.evaluate(() => {
    const beside = document.createElement('iframe');
    document.body.append(beside);
    const script = (beside.contentDocument as Document).createElement('script');
    script.textContent = "parent.frames[0].postMessage({ kind: 'request-token', ask: 'beside' }, '*')";
    beside.contentDocument?.body.append(script);
  });
  await ask();
  const asks = (await messagesReceivedBy(page)).slice(before).flatMap(({ ask: name }) => (name === undefined ? [] : [name]));
  expect(asks).not.toContain('own');
  expect(asks).not.toContain('beside');
});

test('a page of another origin cannot embed the frame', async () => {
  const tab = await frames.browser.newContext();
  const page = await tab.newPage();
  page.setDefaultTimeout(10_000);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  // The same page at another name is of another origin.
  await page.goto(frames.parentOrigin.replace('127.0.0.1', 'localhost'));
  await refused;
  expect(await page.frameLocator('iframe').locator('form').count()).toBe(0);
  await tab.close();
});

/** What the page around the frame has: a heading, a landmark, and the ground on which the frame stands. */
const OF_THE_PAGE = ['page-has-heading-one', 'landmark-one-main', 'color-contrast'];

test.each(['ink', 'paper'] as const)('axe finds nothing on %s', async (surface) => {
  const { page, frame, close, complaints } = await frames.open({ surface });
  await askForToken(page, frames.sandbox.url);
  await see(field(frame, 'Name on card')).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('iframe').disableRules(OF_THE_PAGE).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await frame.getByRole('button', { name: 'Test cards' }).click();
  const { violations: inList } = await new AxeBuilder({ page }).include('iframe').disableRules(OF_THE_PAGE).analyze();
  expect(inList.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('five languages are spoken', async () => {
  for (const [language, label] of [
    ['pt_br', 'Número do cartão'],
    ['es_es', 'Número de tarjeta'],
    ['zh_cn', '卡号'],
    ['vi_vn', 'Số thẻ'],
    ['xx', 'Card number'],
  ] as const) {
    const other = await frames.open({ language });
    await see(field(other.frame, label)).toBeVisible();
    await other.close();
  }
});

test('charges of a test card that was typed do what its line in the list says', async () => {
  const books = sandboxPaymentsRepository(frames.connection.database);
  await typeCard(opened.frame, { number: '4000000000009995' });
  const { tokenId } = await ask();
  const { gateway } = frames.sandbox;
  const saved = await gateway.saveInstrument({ key: 'poor', token: tokenId ?? '', accountId: 'sora' });
  const instrument = saved.state === 'SAVED' ? saved.instrument.reference : '';
  expect(await gateway.charge({ key: 'poor 1', amount: 999, currency: 'USD', instrument, returnUrl: null })).toEqual({
    state: 'DECLINED',
    decline: 'soft',
    code: 'insufficient_funds',
  });
  expect(await books.countPaid(instrument)).toBe(0);
});

test('without any typeface of the system the fields are as high as with one, in English and in Vietnamese', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'fonts.conf');
  writeFileSync(path, `<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`);
  const bare = await startChromium({ FONTCONFIG_FILE: path });
  onTestFinished(() => bare.close());
  const label = { en_us: 'Card number', vi_vn: 'Số thẻ' } as const;
  for (const language of ['en_us', 'vi_vn'] as const) {
    const boxes = [];
    for (const by of [frames.browser, bare]) {
      const { frame, close } = await frames.open({ language, by });
      await frame.locator('html').evaluate((page) => page.ownerDocument.fonts.ready);
      const text = frame.getByText(label[language], { exact: true });
      boxes.push([
        (await frame.locator('form').boundingBox())?.height,
        await text.evaluate((node) => {
          const range = new Range();
          range.selectNodeContents(node);
          return Math.round(range.getBoundingClientRect().width);
        }),
      ]);
      await close();
    }
    const [usual, without] = boxes;
    expect(usual?.[0], language).toBeGreaterThan(280);
    expect(without, language).toEqual(usual);
  }
});

test('the frame is for our pages alone, and its policy lets nothing else run', async () => {
  const { pay } = frames.sandbox;
  const parent = encodeURIComponent(frames.parentOrigin);
  const page = await pay.inject(`/card-fields?parent=${parent}&language=pt_br&surface=paper`);
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  const [, nonce = ''] = /script-src 'nonce-([^']{22,})'/.exec(policy) ?? [];
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${frames.parentOrigin}`,
  ]);
  expect(page.body).toContain('<html lang="pt-BR" data-surface="paper">');
  expect(page.body).toContain('Número do cartão');
  const again = await pay.inject(`/card-fields?parent=${parent}`);
  expect(again.body).toContain('Card number');
  expect(again.body).not.toContain(nonce);
  const [, script = ''] = /src="([^"]+\.js)"/.exec(page.body) ?? [];
  const file = await pay.inject(script);
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  for (const foreign of ['', '?parent=https%3A%2F%2Fevil.example', `?parent=${parent}%2F`])
    expect((await pay.inject(`/card-fields${foreign}`)).statusCode, foreign).toBe(404);
  for (const outside of ['..%2fmanifest.json', '%2e%2e%2fsources', 'none.js', ''])
    expect((await pay.inject(`/card-fields/assets/${outside}`)).statusCode, outside).toBeGreaterThanOrEqual(400);
});
