import type { Repositories } from '@madang/database/repositories.ts';
import type { EmailAddress } from '@madang/domain/accounts/email-address.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { type EmailVerification, VERIFICATION_LINK_MS } from '@madang/domain/accounts/email-verification.ts';
import type { Deps } from '../deps.ts';

/** Sends a new link to an address, and waits for it; the links before are worth nothing any more. */
export const askForProof = async (
  { links, newId }: Pick<Deps, 'links' | 'newId'>,
  { emailVerifications, mailOutbox }: Pick<Repositories, 'emailVerifications' | 'mailOutbox'>,
  account: Account,
  address: EmailAddress,
  at: number,
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
  await mailOutbox.add({ id: newId(), accountId, kind: 'verify_email', address, language, name, details: { link } }, at);
  return verification;
};
