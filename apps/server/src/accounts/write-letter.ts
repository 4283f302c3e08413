import type { WaitingMail } from '@madang/database/accounts/mail-outbox.repository.ts';
import type { MailKind, PlanNews } from '@madang/domain/accounts/mail.ts';
import { BCP47, type Language } from '@madang/domain/shared/language.ts';
import { loadWords, wordsOf } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate, formatPrice } from '@madang/i18n/format.ts';
import { mailWords } from '@madang/i18n/parts/mail.ts';
import { letterHtml, letterText, type LetterWords } from '../providers/mail/letter-page.ts';
import type { LinkTokens } from '../providers/mail/link-tokens.ts';
import type { Letter } from '../providers/mail/mailer.ts';

/** Where the button of each mail leads, below the language. */
const TARGETS: Readonly<Record<MailKind, (language: Language) => string>> = {
  welcome: (language) => `/${language}/account/profile`,
  verify_email: (language) => `/${language}/verifyEmail`,
  email_changed: (language) => `/${language}/guide#questions`,
  reset_password: (language) => `/${language}/resetPassword`,
  set_password: (language) => `/${language}/resetPassword`,
  password_changed: (language) => `/${language}/forgotPassword`,
  subscription_started: (language) => `/${language}/account/payment`,
  trial_ends: (language) => `/${language}/account/payment`,
  plan_changed: (language) => `/${language}/account/payment`,
  subscription_canceled: (language) => `/${language}/account/payment`,
  payment_failed: (language) => `/${language}/account/payment`,
  subscription_ended: (language) => `/${language}/plan`,
  pass_redeemed: (language) => `/${language}/main`,
};

/** What stands in the gaps of a mail about a plan. */
const valuesOf = (
  locale: string,
  periods: Readonly<Record<PlanNews<string>['period'], string>>,
  { plan, period, currency, paid, price, from, at }: PlanNews<string>,
): Readonly<Record<string, string>> => ({
  plan,
  period: periods[period],
  paid: formatPrice(locale, paid, currency),
  price: formatPrice(locale, price, currency),
  from: formatDate(locale, from),
  at: formatDate(locale, at),
});

/** A mail in its reader's language, with the tokens of its links. */
export const writeLetter = async (
  mail: WaitingMail,
  { links, publicUrl }: { readonly links: Pick<LinkTokens, 'tokenOf'>; readonly publicUrl: string },
): Promise<Letter> => {
  await loadWords(mail.language);
  const { greeting, address, footer, kinds, periods } = wordsOf(mail.language, mailWords).mail;
  const lang = BCP47[mail.language];
  const { details } = mail;
  const kind = kinds[mail.kind];
  const { button, note } = kind;
  const values = 'case' in details ? valuesOf(lang, periods, details) : { ...details };
  const subject = fill<string>(kind.subject, values);
  const texts: Readonly<Record<string, string>> = 'cases' in kind ? kind.cases : { only: kind.text };
  const text = texts['case' in details ? details.case : 'only'] ?? '';
  const token = 'link' in mail.details ? `?token=${links.tokenOf(mail.details.link)}` : '';
  const href = `${publicUrl}${TARGETS[mail.kind](mail.language)}${token}`;
  const words: LetterWords = {
    lang,
    subject,
    greeting: fill(greeting, { name: mail.name }),
    paragraphs: [fill<string>(text, values)],
    button: { label: button, href },
    notes: [note, ...(token ? [`${address} ${href}`] : [])],
    footer,
  };
  return { id: mail.id, to: mail.address, subject, text: letterText(words), html: letterHtml(words) };
};
