import { newCode, shownCode } from '@madang/domain/coupons/code.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { expect, test } from 'vitest';
import { writeLetter } from '../../mail/write-letter.ts';
import { linkTokens } from './link-tokens.ts';

const links = linkTokens('a secret');
const CODE = newCode(() => 7);
const around = { links, gifts: { codeOf: () => CODE }, publicUrl: 'https://madang.example', country: null };
const GIFT = { gift: 'g1', plan: 'Premium', months: 3 } as const;
const MAIL = {
  id: 'b0a1',
  accountId: 'a',
  address: 'mina@madang.example',
  name: 'Mina',
  askedAt: 0,
  attempts: 1,
} as const;
const PLAN = {
  plan: 'Premium',
  period: 'annual',
  currency: 'USD',
  paid: 12_999,
  price: 12_999,
  from: 0,
  at: 86_400_000,
} as const;
const KINDS = [
  { kind: 'welcome', details: { link: 'l0' } },
  { kind: 'verify_email', details: { link: 'l1' } },
  { kind: 'email_change_asked', details: { newEmail: 'new@madang.example', link: 'l4' } },
  { kind: 'email_changed', details: { newEmail: 'new@madang.example' } },
  { kind: 'reset_password', details: { link: 'l2' } },
  { kind: 'set_password', details: { link: 'l3' } },
  { kind: 'password_changed', details: {} },
  { kind: 'sign_in_attempts', details: {} },
  { kind: 'subscription_started', details: { ...PLAN, case: 'paid' } },
  { kind: 'subscription_started', details: { ...PLAN, case: 'trial' } },
  { kind: 'subscription_started', details: { ...PLAN, case: 'once' } },
  { kind: 'trial_ends', details: { ...PLAN, case: 'soon' } },
  { kind: 'pause_chosen', details: { ...PLAN, case: 'later' } },
  { kind: 'pause_ends', details: { ...PLAN, case: 'soon' } },
  { kind: 'plan_changed', details: { ...PLAN, case: 'now' } },
  { kind: 'plan_changed', details: { ...PLAN, case: 'trial' } },
  { kind: 'plan_changed', details: { ...PLAN, case: 'later' } },
  { kind: 'purchase_withdrawn', details: { ...PLAN, case: 'refund' } },
  { kind: 'purchase_withdrawn', details: { ...PLAN, case: 'free' } },
  { kind: 'subscription_canceled', details: { ...PLAN, case: 'kept' } },
  { kind: 'payment_failed', details: { ...PLAN, case: 'again' } },
  { kind: 'payment_failed', details: { ...PLAN, case: 'last' } },
  {
    kind: 'boleto_issued',
    details: { plan: 'Premium', amount: 1990, currency: 'BRL', number: '00190.50095 40144.816069', due: 86_400_000 },
  },
  { kind: 'subscription_ended', details: { ...PLAN, case: 'over' } },
  { kind: 'subscription_ended', details: { ...PLAN, case: 'unpaid' } },
  { kind: 'subscription_ended', details: { ...PLAN, case: 'paused' } },
  { kind: 'pass_redeemed', details: { ...PLAN, case: 'begun' } },
  { kind: 'pass_redeemed', details: { ...PLAN, case: 'reserved' } },
  { kind: 'gift_received', details: { ...GIFT, days: 92, from: 'Sora', message: 'For rainy evenings.' } },
  { kind: 'gift_bought', details: { ...GIFT, case: 'mailed', to: 'Bora', paid: 3897, currency: 'USD', at: 0 } },
  { kind: 'gift_bought', details: { ...GIFT, case: 'later', to: 'Bora', paid: 3897, currency: 'USD', at: 0 } },
  { kind: 'gift_bought', details: { ...GIFT, case: 'by_hand', to: 'Bora', paid: 3897, currency: 'USD', at: 0 } },
] as const;

test.each(LANGUAGES)('every email in %s has its texts and its link, and loads nothing from another host', async (language) => {
  for (const one of KINDS) {
    const { subject, text, html } = await writeLetter({ ...MAIL, ...one, language }, around);
    expect(subject.length).toBeGreaterThan(3);
    for (const body of [text, html]) {
      expect(body).toContain('Mina');
      expect(body).not.toMatch(/\{\w+\}/);
      expect(body).toContain(`https://madang.example/${language}/`);
    }
    if ('link' in one.details) expect(text).toContain(`?token=${links.tokenOf(one.details.link)}`);
    // A case without a translation must fail
    if ('case' in one.details) expect(text).toContain('Premium');
    if ('newEmail' in one.details) expect(html).toContain(one.details.newEmail);
    expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(/);
    const elsewhere = [...html.matchAll(/https?:\/\/[^\s"<]+/g)].filter(([url]) => !url.startsWith('https://madang.example/'));
    expect(elsewhere).toEqual([]);
  }
});

test('HTML in a name is escaped', async () => {
  const name = '<img src=x onerror="alert(1)"> & "Mina" \'Kim\' 👩‍🚀';
  const { html, text } = await writeLetter({ ...MAIL, ...KINDS[0], name, language: 'en_us' }, around);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp;');
  expect(text).toContain(name);
});

const RECEIVED = { kind: 'gift_received', details: { ...GIFT, days: 92, from: 'Sora', message: '' } } as const;

test('a gift email contains the code, the message of the buyer, and a link with the code in its fragment', async () => {
  const details = { ...RECEIVED.details, message: 'Dear Mina,\n\nfor rainy evenings.' };
  const { subject, text, html } = await writeLetter({ ...MAIL, ...RECEIVED, details, language: 'en_us' }, around);
  expect(subject).toBe('Sora sent you a Madang gift');
  expect(text).toContain('Sora gave you 3 months of Premium.');
  expect(text).toContain('lasts 92 days');
  expect(text).toContain('A message from Sora:\n\nDear Mina,\n\nfor rainy evenings.\n\nYour code: ');
  expect(text).toContain(shownCode(CODE));
  expect(html).toContain(`href="https://madang.example/en_us/premiumPass#${CODE}"`);
  const plain = await writeLetter({ ...MAIL, ...RECEIVED, language: 'en_us' }, around);
  expect(plain.text).not.toContain('writes');
});

test('HTML and links in a gift message or a name stay plain text', async () => {
  const rude = '<a href="https://elsewhere.example">Win</a> https://elsewhere.example/win';
  const details = { ...RECEIVED.details, from: 'www.elsewhere.example', message: rude };
  const letter = await writeLetter({ ...MAIL, ...RECEIVED, details, name: 'a@elsewhere.example', language: 'en_us' }, around);
  expect(letter.html).not.toContain('<a href="https://elsewhere');
  for (const body of [letter.subject, letter.text, letter.html]) expect(body).not.toContain('elsewhere.example');
  const bought = { ...GIFT, case: 'mailed', to: 'https://elsewhere.example', paid: 3897, currency: 'USD', at: 0 } as const;
  const boughtLetter = await writeLetter({ ...MAIL, kind: 'gift_bought', details: bought, language: 'en_us' }, around);
  expect(boughtLetter.text + boughtLetter.subject).not.toContain('elsewhere.example');
});

test('a gift receipt says what was charged, and shows the code only when the buyer hands it over', async () => {
  const textOf = async (way: 'mailed' | 'later' | 'by_hand') => {
    const details = { ...GIFT, case: way, to: 'Bora', paid: 3897, currency: 'USD', at: Date.UTC(2026, 11, 24, 10) } as const;
    return (await writeLetter({ ...MAIL, kind: 'gift_bought', details, language: 'en_us' }, around)).text;
  };
  expect(await textOf('mailed')).toContain('You gave Bora 3 months of Premium. We charged $38.97.');
  expect(await textOf('later')).toContain('We’ll email them the code on December 24, 2026.');
  expect(await textOf('by_hand')).toContain(`share with them: ${shownCode(CODE)}`);
  for (const way of ['mailed', 'later'] as const) expect(await textOf(way)).not.toContain(shownCode(CODE));
});

test.each([
  ['ES', '38,97\u00a0US$'],
  ['MX', 'USD\u00a038.97'],
  ['US', '$38.97'],
  [null, 'USD\u00a038.97'],
])('an email in Spanish to an account in %s writes its price as %s [IN-23]', async (country, price) => {
  const details = { ...GIFT, case: 'mailed', to: 'Bora', paid: 3897, currency: 'USD', at: 0 } as const;
  const { text } = await writeLetter({ ...MAIL, kind: 'gift_bought', details, language: 'es_es' }, { ...around, country });
  expect(text).toContain(`Te cobramos ${price}.`);
});

test('a link token has 256 bits, differs by link and by installation secret, and is not its stored hash', () => {
  expect(Buffer.from(links.tokenOf('l1'), 'base64url')).toHaveLength(32);
  expect(links.tokenOf('l1')).toBe(linkTokens('a secret').tokenOf('l1'));
  expect(new Set([links.tokenOf('l1'), links.tokenOf('l2'), linkTokens('another').tokenOf('l1')]).size).toBe(3);
  expect(links.hash(links.tokenOf('l1')).toString('base64url')).not.toBe(links.tokenOf('l1'));
});
