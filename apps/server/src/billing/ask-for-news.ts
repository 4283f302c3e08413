import type { Repositories } from '@madang/database/repositories.ts';
import type { News, NewsOf } from '@madang/domain/billing/news.ts';
import { mailIdOf } from '../providers/mail/mail-id.ts';

type OtherNews = NewsOf<'boleto_issued' | 'gift_bought' | 'gift_received' | 'gift_undelivered'>;

/**
 * Asks for the mail about a plan in the transaction that is open, so that it is sent if and only if the plan is so. `askedAt` (ms) is told by
 * the server's own clock: mails wait for no account's. It goes to the account's holder, or in their language `to` somebody else.
 */
export const askForNews = async (
  { accounts, mailOutbox }: Pick<Repositories, 'accounts' | 'mailOutbox'>,
  accountId: string,
  news: News | OtherNews | null,
  askedAt: number,
  to?: { readonly address: string; readonly name: string },
): Promise<void> => {
  const account = news && (await accounts.find(accountId));
  if (!account) return;
  const { email: address, language, firstName: name } = account;
  const { cause: _cause, ...mail } = news;
  await mailOutbox.add(
    { ...mail, id: mailIdOf(`${news.kind} ${news.cause}`), accountId, language, ...(to ?? { address, name }) },
    askedAt,
  );
};
