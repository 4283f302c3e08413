import type { Repositories } from '@madang/database/repositories.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import type { Deps } from '../use-case/deps.ts';

/** Mails the current address that it is about to be replaced by `newEmail`, with a single-use link that stops the change. */
export const mailStopLink = async (
  { links, newId }: Pick<Deps, 'links' | 'newId'>,
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
