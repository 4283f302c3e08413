import type { WaitingMail } from '@madang/database/accounts/mail-outbox.repository.ts';
import type { GiftEmailDetails } from '@madang/domain/accounts/mail.ts';
import { shownCode } from '@madang/domain/coupons/code.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import { fill, plural } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import type { mailWords } from '@madang/i18n/parts/mail.ts';
import { withoutLinks } from '../providers/mail/without-links.ts';
import { displayEmail } from '../providers/email-addresses/display-email.ts';

type GiftMail = Extract<WaitingMail, { readonly details: GiftEmailDetails }>;
type Words = WordsWith<[typeof mailWords]>['mail'];

export const isAboutGift = (mail: WaitingMail): mail is GiftMail => 'gift' in mail.details;

/** Placeholder values of a gift mail. Links in the buyer's text are removed, because the recipient may be any address (spam, phishing). */
const valuesOf = (mail: GiftMail, { months }: Words, locale: string, code: string): Readonly<Record<string, string>> => {
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
export const giftLetter = (mail: GiftMail, words: Words, locale: string, code: string) => {
  const values = valuesOf(mail, words, locale, code);
  const { gift_bought: bought, gift_received: received, gift_undelivered: undelivered } = words.kinds;
  if (mail.kind !== 'gift_received') {
    const said = mail.kind === 'gift_bought' ? bought.cases[mail.details.case] : undelivered.text;
    return { values, name: mail.name, paragraphs: [fill<string>(said, values)], ending: '' };
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
