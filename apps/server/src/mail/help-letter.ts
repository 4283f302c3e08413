import type { WaitingMail } from '@madang/database/accounts/mail-outbox.repository.ts';
import { BCP47 } from '@madang/domain/shared/language.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import { helpWords } from '@madang/i18n/parts/help.ts';
import { letterHtml, letterText, type LetterWords } from '../providers/mail/letter-page.ts';
import type { Letter } from '../ports/mailer.ts';
import { withoutLinks } from '../providers/mail/without-links.ts';
import { displayEmail } from '../providers/email-addresses/display-email.ts';

type HelpMail = Extract<WaitingMail, { readonly kind: 'help_request' }>;

export const isHelpRequest = (mail: WaitingMail): mail is HelpMail => mail.kind === 'help_request';

/** A visitor's message to the operator, in the words of the visitor's language; replying to it reaches the visitor. */
export const helpLetter = async ({ id, address, language, accountId, details }: HelpMail): Promise<Letter> => {
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
