import type { Language } from '@madang/domain/shared/language.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import type { accountsWords } from '@madang/i18n/parts/accounts.ts';
import type { alertWords } from '@madang/i18n/parts/alerts.ts';
import type { refusalWords } from '@madang/i18n/parts/refusals.ts';
import type { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { paths } from '../../paths.ts';
import { refusalText } from '../refusal-text.ts';
import type { Alert, AlertEvent } from './alert.ts';
import { EMAIL_TEXTS, isEmailEvent } from './email-events.ts';

export type AlertTexts = WordsWith<[typeof alertWords, typeof accountsWords, typeof sessionsWords, typeof refusalWords]>;
/** The alert for an event: variant, texts and actions. An event that the page does not know gets the generic alert. */
export const alertFor = (
  { event, email = '', wanted, signUpPath, openedBy }: AlertEvent,
  language: Language,
  words: AlertTexts,
): Alert => {
  const { accounts, sessions, alerts } = words;
  if (event === null) {
    const { title, text } = accounts.popups.serverError;
    const details = paths.helpArticle(language, 'account');
    return { variant: 'temporary', title, text, details, labels: { details: words.shell.helpCenter } };
  }
  if (isEmailEvent(event)) {
    const { title, text } = accounts.popups[EMAIL_TEXTS[event] ?? 'serverError'];
    const texts = { title, text: fill<string>(text, { address: email }) };
    if (openedBy === undefined) return { variant: 'plain', ...texts };
    const account = event === 'VERIFICATION_LINK_INVALID' ? accounts.popup.resend : accounts.popup.account;
    return {
      variant: 'temporary',
      ...texts,
      confirm: { kind: openedBy === 'webmail' ? 'mail-window' : 'close-window' },
      details: paths.accountEdit(language),
      labels: { details: account },
    };
  }
  switch (event) {
    case 'NOT_ACTIVATED':
      return {
        variant: 'resend',
        title: alerts.notActivated.title,
        text: fill(alerts.notActivated.text, { email }),
        confirm: { kind: 'resend-activation' },
      };
    case 'EMAIL_UNKNOWN':
      return {
        variant: 'auto-signup',
        title: sessions.autoSignUp.title,
        text: fill(sessions.autoSignUp.text, { email }),
        confirm: { kind: 'auto-signup', path: signUpPath ?? paths.signUp(language), email },
      };
    case 'PASSWORD_NOT_SET':
      return {
        variant: 'plain-wc',
        title: sessions.passwordNotSet.title,
        text: fill(sessions.passwordNotSet.text, { email }),
        confirm: { kind: 'password-mail', email },
      };
    case 'RATED_ABOVE_PROFILE':
      return {
        variant: 'move-or-not',
        ...alerts.blocked,
        confirm: { kind: 'page', path: paths.profile(language, { callbackUrl: wanted }) },
      };
    case 'SUBSCRIPTIONS_CLOSED':
      return {
        variant: 'temporary',
        title: alerts.closed,
        text: refusalText(words, event),
        details: paths.help(language),
      };
    default:
      return { variant: 'plain', title: accounts.popups.serverError.title, text: refusalText(words, event as Refusal) };
  }
};
