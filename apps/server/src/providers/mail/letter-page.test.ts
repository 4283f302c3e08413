import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { expect, test } from 'vitest';
import { writeLetter } from '../../accounts/write-letter.ts';
import { linkTokens } from './link-tokens.ts';

const links = linkTokens('a secret');
const around = { links, publicUrl: 'https://madang.example' };
const MAIL = {
  id: 'b0a1',
  accountId: 'a',
  address: 'mina@madang.example',
  name: 'Mina',
  askedAt: 0,
  tries: 1,
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
  { kind: 'welcome', details: {} },
  { kind: 'verify_email', details: { link: 'l1' } },
  { kind: 'email_changed', details: { newEmail: 'new@madang.example' } },
  { kind: 'reset_password', details: { link: 'l2' } },
  { kind: 'set_password', details: { link: 'l3' } },
  { kind: 'password_changed', details: {} },
  { kind: 'subscription_started', details: { ...PLAN, case: 'paid' } },
  { kind: 'subscription_started', details: { ...PLAN, case: 'trial' } },
  { kind: 'subscription_started', details: { ...PLAN, case: 'once' } },
  { kind: 'trial_ends', details: { ...PLAN, case: 'soon' } },
  { kind: 'plan_changed', details: { ...PLAN, case: 'now' } },
  { kind: 'plan_changed', details: { ...PLAN, case: 'trial' } },
  { kind: 'plan_changed', details: { ...PLAN, case: 'later' } },
  { kind: 'subscription_canceled', details: { ...PLAN, case: 'kept' } },
  { kind: 'payment_failed', details: { ...PLAN, case: 'again' } },
  { kind: 'payment_failed', details: { ...PLAN, case: 'last' } },
  { kind: 'subscription_ended', details: { ...PLAN, case: 'over' } },
  { kind: 'subscription_ended', details: { ...PLAN, case: 'unpaid' } },
  { kind: 'pass_redeemed', details: { ...PLAN, case: 'begun' } },
  { kind: 'pass_redeemed', details: { ...PLAN, case: 'reserved' } },
] as const;

test.each(LANGUAGES)('every mail in %s has its words, its link and nothing from elsewhere', async (language) => {
  for (const one of KINDS) {
    const { subject, text, html } = await writeLetter({ ...MAIL, ...one, language }, around);
    expect(subject.length).toBeGreaterThan(3);
    for (const body of [text, html]) {
      expect(body).toContain('Mina');
      expect(body).not.toMatch(/\{\w+\}/);
      expect(body).toContain(`https://madang.example/${language}/`);
    }
    if ('link' in one.details) expect(text).toContain(`?token=${links.tokenOf(one.details.link)}`);
    // No language may lack the text of a case.
    if ('case' in one.details) expect(text).toContain('Premium');
    if ('newEmail' in one.details) expect(html).toContain(one.details.newEmail);
    expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(/);
    const elsewhere = [...html.matchAll(/https?:\/\/[^\s"<]+/g)].filter(([url]) => !url.startsWith('https://madang.example/'));
    expect(elsewhere).toEqual([]);
  }
});

test('a name is text, whatever it looks like', async () => {
  const name = '<img src=x onerror="alert(1)"> & "Mina" \'Kim\' 👩‍🚀';
  const { html, text } = await writeLetter({ ...MAIL, ...KINDS[0], name, language: 'en_us' }, around);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp;');
  expect(text).toContain(name);
});

test('a token is 256 bits, another for each link and each installation, and not its hash', () => {
  expect(Buffer.from(links.tokenOf('l1'), 'base64url')).toHaveLength(32);
  expect(links.tokenOf('l1')).toBe(linkTokens('a secret').tokenOf('l1'));
  expect(new Set([links.tokenOf('l1'), links.tokenOf('l2'), linkTokens('another').tokenOf('l1')]).size).toBe(3);
  expect(links.hash(links.tokenOf('l1')).toString('base64url')).not.toBe(links.tokenOf('l1'));
});
