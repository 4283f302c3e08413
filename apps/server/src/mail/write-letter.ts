import type { WaitingMail } from '@madang/database/accounts/mail-outbox.repository.ts';
import type { GiftEmailDetails, MailDetails, PlanEmailDetails } from '@madang/domain/accounts/mail.ts';
import { shownCode } from '@madang/domain/coupons/code.ts';
import { type WordsWith, loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { fill, plural } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { mailWords } from '@madang/i18n/parts/mail.ts';
import { BCP47, formatLocale, type Language } from '@madang/domain/shared/language.ts';
import { helpWords } from '@madang/i18n/parts/help.ts';
import { withoutLinks, letterHtml, letterText, type LetterWords } from '../providers/mail/letter-page.ts';
import { displayEmail } from '../providers/email-addresses/display-email.ts';
import type { Letter, LinkTokens } from '../ports/mail.ts';
import type { Needs } from '../use-case/needs.ts';

type GiftMail = Extract<WaitingMail, { readonly details: GiftEmailDetails }>;

type Words = WordsWith<[typeof mailWords]>['mail'];

const isAboutGift = (mail: WaitingMail): mail is GiftMail => 'gift' in mail.details;

/** Placeholder values of a gift mail. Links in the buyer's text are removed, because the recipient may be any address (spam, phishing). */
const valuesOfGift = (mail: GiftMail, { months }: Words, locale: string, code: string): Readonly<Record<string, string>> => {
  const { plan, months: count } = mail.details;
  const known = { plan, length: plural(locale, months, count), code: shownCode(code) };
  if (mail.kind === 'gift_received') {
    const { from, days } = mail.details;
    return { ...known, from: withoutLinks(from), days: String(days) };
  }
  if (mail.kind === 'gift_undelivered')
    return { ...known, to: withoutLinks(mail.details.to), email: displayEmail(mail.details.email) };
  const { to, paid, currency, at } = mail.details;
  return { ...known, to: withoutLinks(to), paid: formatPrice(locale, paid, currency), at: formatDate(locale, at, 'long', 'UTC') };
};

/** Mail with a gift code, for its recipient or its buyer. */
const giftLetter = (mail: GiftMail, words: Words, locale: string, code: string) => {
  const values = valuesOfGift(mail, words, locale, code);
  const { gift_bought: bought, gift_received: received, gift_undelivered: undelivered } = words.kinds;
  if (mail.kind !== 'gift_received') {
    const text = mail.kind === 'gift_bought' ? bought.cases[mail.details.case] : undelivered.text;
    return { values, name: mail.name, paragraphs: [fill<string>(text, values)], ending: '' };
  }
  const { text, writes, code: shown } = received;
  const message = mail.details.message.split('\n').filter((line) => line.trim() !== '');
  const written = message.length > 0 ? [fill<string>(writes, values), ...message.map(withoutLinks)] : [];
  return {
    values,
    name: withoutLinks(mail.name),
    paragraphs: [fill<string>(text, values), ...written, fill<string>(shown, values)],
    // In the URL fragment: browsers do not send it, so no log contains the code.
    ending: `#${code}`,
  };
};

type HelpMail = Extract<WaitingMail, { readonly kind: 'help_request' }>;

const isHelpRequest = (mail: WaitingMail): mail is HelpMail => mail.kind === 'help_request';

/** A visitor's message to the operator, in the words of the visitor's language; replying to it reaches the visitor. */
const helpLetter = async ({ id, address, language, accountId, details }: HelpMail): Promise<Letter> => {
  await loadWords(language);
  const { letter, contact, topics } = loadedWords(language, helpWords).help;
  const { email, topic, message } = details;
  const subject = fill<string>(letter.subject, { topic: { ...topics, other: contact.other }[topic] });
  const words: LetterWords = {
    lang: BCP47[language],
    subject,
    greeting: fill<string>(letter.from, { email: displayEmail(email) }),
    paragraphs: message
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(withoutLinks),
    button: null,
    notes: [accountId === null ? letter.noAccount : fill<string>(letter.account, { id: accountId })],
    footer: letter.reply,
  };
  return { id, to: address, replyTo: email, subject, text: letterText(words), html: letterHtml(words) };
};

/** A mail to a viewer, unlike one to the operator. */
type ToViewer = Exclude<WaitingMail, { readonly kind: 'help_request' }>;

/** Where the button of each mail leads, below the language. */
const TARGETS: Readonly<Record<ToViewer['kind'], (language: Language) => string>> = {
  welcome: (language) => `/${language}/verifyEmail`,
  already_registered: (language) => `/${language}/signin`,
  finish_sign_up: (language) => `/${language}/resetPassword`,
  verify_email: (language) => `/${language}/verifyEmail`,
  email_change_asked: (language) => `/${language}/stopEmailChange`,
  email_changed: (language) => `/${language}/help/account`,
  reset_password: (language) => `/${language}/resetPassword`,
  set_password: (language) => `/${language}/resetPassword`,
  password_changed: (language) => `/${language}/forgotPassword`,
  sign_in_attempts: (language) => `/${language}/forgotPassword`,
  identity_joined: (language) => `/${language}/undoIdentity`,
  subscription_started: (language) => `/${language}/account/payment`,
  trial_ends: (language) => `/${language}/account/payment`,
  pause_chosen: (language) => `/${language}/account/payment`,
  pause_ends: (language) => `/${language}/account/payment`,
  plan_changed: (language) => `/${language}/account/payment`,
  subscription_canceled: (language) => `/${language}/account/payment`,
  purchase_withdrawn: (language) => `/${language}/account/payment`,
  payment_failed: (language) => `/${language}/account/payment`,
  boleto_issued: (language) => `/${language}/account/payment`,
  subscription_ended: (language) => `/${language}/plan`,
  pass_redeemed: (language) => `/${language}/main`,
  gift_received: (language) => `/${language}/premiumPass`,
  gift_bought: (language) => `/${language}/gift/mine`,
  gift_undelivered: (language) => `/${language}/gift/mine`,
};

/** Placeholder values of a mail about a plan. */
const valuesOfPlan = (
  locale: string,
  periods: Readonly<Record<PlanEmailDetails<string>['period'], string>>,
  { plan, period, currency, paid, price, from, at }: PlanEmailDetails<string>,
): Readonly<Record<string, string>> => ({
  plan,
  period: periods[period],
  paid: formatPrice(locale, paid, currency),
  price: formatPrice(locale, price, currency),
  from: formatDate(locale, from, 'long', 'UTC'),
  at: formatDate(locale, at, 'long', 'UTC'),
});

/** Placeholder values of a boleto mail. Its due date is in the time zone of São Paulo. */
const valuesOfBoleto = (
  locale: string,
  { plan, amount, currency, due }: MailDetails['boleto_issued'],
): Readonly<Record<string, string>> => ({
  plan,
  amount: formatPrice(locale, amount, currency),
  due: formatDate(locale, due, 'long', 'America/Sao_Paulo'),
});

interface Around {
  readonly links: Pick<LinkTokens, 'tokenOf'>;
  readonly gifts: Needs<'gifts'>['gifts'];
  readonly publicUrl: string;
  /** ISO 3166, of the account; null where it is gone. */
  readonly country: string | null;
}

/** What a mail says in the words of its kind, and what its address ends with. */
const bodyOf = (
  mail: ToViewer,
  words: WordsWith<[typeof mailWords]>['mail'],
  locale: string,
  { links, gifts }: Pick<Around, 'links' | 'gifts'>,
) => {
  if (isAboutGift(mail)) return giftLetter(mail, words, locale, gifts.codeOf(mail.details.gift));
  const { details } = mail;
  // A name may have full stops: a mail program must not make a link of “evil.example”, sent to an address that someone else typed.
  const name = withoutLinks(mail.name);
  if (mail.kind === 'boleto_issued') {
    const values = valuesOfBoleto(locale, mail.details);
    return { values, name, paragraphs: [fill<string>(words.kinds.boleto_issued.text, values), mail.details.number], ending: '' };
  }
  const kind = words.kinds[mail.kind];
  const values = 'case' in details ? valuesOfPlan(locale, words.periods, details) : { ...details };
  const texts: Readonly<Record<string, string>> = 'cases' in kind ? kind.cases : { only: kind.text };
  const text = texts['case' in details ? details.case : 'only'] ?? '';
  const ending = 'link' in details ? `?token=${links.tokenOf(details.link)}` : '';
  return { values, name, paragraphs: [fill<string>(text, values)], ending };
};

/** A mail in its reader's language, with the tokens of its links and the code of its gift. */
export const writeLetter = async (mail: WaitingMail, around: Around): Promise<Letter> => {
  if (isHelpRequest(mail)) return helpLetter(mail);
  await loadWords(mail.language);
  const words = loadedWords(mail.language, mailWords).mail;
  const { greeting, address, footer, kinds } = words;
  const lang = BCP47[mail.language];
  const { button, note, subject: heading } = kinds[mail.kind];
  const { values, name, paragraphs, ending } = bodyOf(mail, words, formatLocale(mail.language, around.country), around);
  const subject = fill<string>(heading, values);
  const href = `${around.publicUrl}${TARGETS[mail.kind](mail.language)}${ending}`;
  const letter: LetterWords = {
    lang,
    subject,
    greeting: fill(greeting, { name }),
    paragraphs,
    button: { label: button, href },
    notes: [note, ...(ending ? [`${address} ${href}`] : [])],
    footer,
  };
  return { id: mail.id, to: mail.address, subject, text: letterText(letter), html: letterHtml(letter) };
};
