import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { EmailAddress } from '@madang/domain/accounts/email-address.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { type EmailVerification, VERIFICATION_LINK_MS } from '@madang/domain/accounts/email-verification.ts';

/** Mails a new verification link to an address, in the mail of `kind`; links mailed before stop working. */
export const sendVerificationMail = async (
  { links, newId }: Needs<'links' | 'newId'>,
  { emailVerifications, mailOutbox }: Pick<Repositories, 'emailVerifications' | 'mailOutbox'>,
  account: Account,
  address: EmailAddress,
  at: number,
  kind: 'welcome' | 'verify_email' = 'verify_email',
): Promise<EmailVerification> => {
  const link = newId();
  const verification: EmailVerification = {
    address,
    mailedAt: at,
    expiresAt: at + VERIFICATION_LINK_MS,
    checkedAt: null,
    pressedAt: null,
    confirmedAt: null,
  };
  await emailVerifications.save(account.id, links.hash(links.tokenOf(link)), verification);
  const { id: accountId, language, firstName: name } = account;
  await mailOutbox.add({ id: newId(), accountId, kind, address, language, name, details: { link } }, at);
  return verification;
};
