import { REFUSALS } from '@madang/domain/shared/refusal.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { alertWords } from '@madang/i18n/parts/alerts.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { beforeAll, expect, test } from 'vitest';
import { type AlertEvent, type AlertVariant, buttonsOf, escapeOf } from './alert.ts';
import { alertFor } from './alert-for.ts';

const LANGUAGES = ['en_us', 'pt_br', 'es_es', 'zh_cn', 'vi_vn'] as const;
beforeAll(async () => void (await Promise.all(LANGUAGES.map(loadWords))));

const textsIn = (language: (typeof LANGUAGES)[number]) =>
  loadedWords(language, alertWords, accountsWords, sessionsWords, refusalWords);
const forEvent = (event: AlertEvent) => alertFor(event, 'en_us', textsIn('en_us'));
const labelsOf = (variant: AlertVariant) => buttonsOf(variant).map(({ name }) => textsIn('en_us').alerts.buttons[name]);

test.each<[AlertVariant, readonly string[], string]>([
  ['plain', ['OK'], 'confirm'],
  ['plain-wc', ['Cancel', 'OK'], 'dismiss'],
  ['move-or-not', ['Cancel', 'OK'], 'dismiss'],
  ['move-or-not-wc', ['Cancel', 'OK'], 'dismiss'],
  ['temporary', ['Details', 'OK'], 'confirm'],
  ['temporary-wc', ['Cancel', 'Details', 'OK'], 'dismiss'],
  ['simple-sign', ['No', 'Yes'], 'dismiss'],
  ['simple-sign-wc', ['Cancel', 'No', 'Yes'], 'dismiss'],
  ['verification', ['Go back', 'Stay Here'], 'dismiss'],
  ['verification-wc', ['Cancel', 'Go back', 'Stay Here'], 'dismiss'],
  ['auto-signup', ['Cancel', 'OK'], 'dismiss'],
  ['auto-signup-wc', ['Cancel', 'OK'], 'dismiss'],
  ['resend', ['Cancel', 'Resend'], 'dismiss'],
  ['resend-wc', ['Cancel', 'Resend'], 'dismiss'],
])('the variant %s has the buttons %j, and Escape is %s [ER-49]', (variant, labels, escape) => {
  expect(labelsOf(variant)).toEqual(labels);
  expect(escapeOf(variant)).toBe(escape);
});

test.each<[AlertEvent, object]>([
  [
    { event: 'NOT_ACTIVATED', email: 'a@b.example' },
    { variant: 'resend', confirm: { kind: 'resend-activation' } },
  ],
  [
    { event: 'EMAIL_UNKNOWN', email: 'a@b.example', signUpPath: '/en_us/signup?requestId=r' },
    { variant: 'auto-signup', confirm: { kind: 'auto-signup', path: '/en_us/signup?requestId=r', email: 'a@b.example' } },
  ],
  [
    { event: 'PASSWORD_NOT_SET', email: 'a@b.example' },
    { variant: 'plain-wc', confirm: { kind: 'password-mail', email: 'a@b.example' } },
  ],
  [
    { event: 'RATED_ABOVE_PROFILE', wanted: '/en_us/video/7' },
    { variant: 'move-or-not', confirm: { kind: 'page', path: '/en_us/profile?callbackUrl=%2Fen_us%2Fvideo%2F7' } },
  ],
  [{ event: 'SUBSCRIPTIONS_CLOSED' }, { variant: 'temporary', details: '/en_us/help' }],
  [{ event: 'EMAIL_SENT' }, { variant: 'plain', title: 'Email sent' }],
  [{ event: 'VERIFICATION_TOO_SOON' }, { variant: 'plain', title: 'Wait a minute' }],
  [
    { event: 'EMAIL_VERIFIED', email: 'a@b.example' },
    { variant: 'plain', text: 'a@b.example is verified.' },
  ],
  [
    { event: 'EMAIL_VERIFIED', email: 'a@b.example', openedBy: 'mail' },
    { variant: 'temporary', confirm: { kind: 'close-window' }, labels: { details: 'Go to my account' } },
  ],
  [
    { event: 'VERIFICATION_LINK_INVALID', openedBy: 'webmail' },
    { variant: 'temporary', confirm: { kind: 'mail-window' }, labels: { details: 'Resend' } },
  ],
  [{ event: 'CARD_DECLINED' }, { variant: 'plain', text: 'Your card was declined. Please try with other card.' }],
  [{ event: null }, { variant: 'temporary', details: '/en_us/help/account', labels: { details: 'Help Center' } }],
  [{ event: 'A_REFUSAL_OF_A_NEWER_SERVER' }, { variant: 'plain', text: 'An unknown error has occurred. Please try again.' }],
])('%j is shown as %j', (event, alert) => {
  expect(forEvent(event)).toMatchObject(alert);
});

test.each(LANGUAGES)('every refusal has an alert with a title, a text and named buttons in %s', (language) => {
  const words = textsIn(language);
  for (const event of [...REFUSALS, null]) {
    const { variant, title, text, labels } = alertFor({ event, email: 'a@b.example' }, language, words);
    const names = buttonsOf(variant).map(({ name }) => labels?.[name] ?? words.alerts.buttons[name]);
    expect([title, text, ...names].filter((part) => typeof part !== 'string' || part === '' || part.includes('{'))).toEqual([]);
  }
});
