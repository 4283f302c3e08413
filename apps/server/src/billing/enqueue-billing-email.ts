import type { Repositories } from '@madang/database/repositories.ts';
import type { BillingEmail, EmailOfKind } from '@madang/domain/billing/billing-emails.ts';
import { mailIdOf } from '../providers/mail/mail-id.ts';

type OtherEmail = EmailOfKind<'boleto_issued' | 'gift_bought' | 'gift_received' | 'gift_undelivered'>;

/**
 * Enqueues a billing email in the open transaction (transactional outbox), so it is sent only if the change commits.
 * `askedAt` (ms) is server time, never a moved test clock. Recipient: the account owner, or `to` in the owner's language.
 */
export const enqueueBillingEmail = async (
  { accounts, mailOutbox }: Pick<Repositories, 'accounts' | 'mailOutbox'>,
  accountId: string,
  billingEmail: BillingEmail | OtherEmail | null,
  askedAt: number,
  to?: { readonly address: string; readonly name: string },
): Promise<void> => {
  const account = billingEmail && (await accounts.find(accountId));
  if (!account) return;
  const { email: address, language, firstName: name } = account;
  const { cause: _cause, ...mail } = billingEmail;
  await mailOutbox.add(
    { ...mail, id: mailIdOf(`${billingEmail.kind} ${billingEmail.cause}`), accountId, language, ...(to ?? { address, name }) },
    askedAt,
  );
};
