import type { Repositories } from '@madang/database/repositories.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { type EmailVerification, VERIFICATION_LINK_MS } from '@madang/domain/accounts/email-verification.ts';
import type { Deps } from '../deps.ts';

/** Sends a new link to an address, and waits for it; the links before are worth nothing any more. */
export const askForProof = async (
  { links, newId }: Pick<Deps, 'links' | 'newId'>,
  { emailVerifications, mailOutbox }: Pick<Repositories, 'emailVerifications' | 'mailOutbox'>,
  account: Account,
  address: string,
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
  await mailOutbox.add(
    {
      id: newId(),
      accountId: account.id,
      kind: 'verify_email',
      address,
      language: account.language,
      name: account.firstName,
      details: { link },
    },
    at,
  );
  return verification;
};
