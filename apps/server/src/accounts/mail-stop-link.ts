import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { Account } from '@madang/domain/accounts/account.ts';

/** Mails the current address that it is about to be replaced by `newEmail`, with a single-use link that stops the change. */
export const mailStopLink = async (
  { links, newId }: Needs<'links' | 'newId'>,
  { emailVerifications, mailOutbox }: Pick<Repositories, 'emailVerifications' | 'mailOutbox'>,
  { id: accountId, email: address, language, firstName: name }: Account,
  newEmail: string,
  at: number,
): Promise<void> => {
  const link = newId();
  await emailVerifications.saveStopLink(accountId, links.hash(links.tokenOf(link)));
  const details = { newEmail, link };
  await mailOutbox.add({ id: newId(), accountId, kind: 'email_change_asked', address, language, name, details }, at);
};
