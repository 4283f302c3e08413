import { createHash } from 'node:crypto';
import type { Repositories } from '@madang/database/repositories.ts';
import type { News, NewsOf } from '@madang/domain/billing/news.ts';

type GiftNews = NewsOf<'gift_bought' | 'gift_received' | 'gift_undelivered'>;

/** The same UUID for the same kind and cause: a step that is repeated asks for the same mail (RFC 9562, version 8). */
const idOf = ({ kind, cause }: Pick<News | GiftNews, 'kind' | 'cause'>): string => {
  const hex = createHash('sha256').update(`${kind} ${cause}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};

/**
 * Asks for the mail about a plan in the transaction that is open, so that it is sent if and only if the plan is so. `askedAt` (ms) is told by
 * the server's own clock: mails wait for no account's. It goes to the account's holder, or in their language `to` somebody else.
 */
export const askForNews = async (
  { accounts, mailOutbox }: Pick<Repositories, 'accounts' | 'mailOutbox'>,
  accountId: string,
  news: News | GiftNews | null,
  askedAt: number,
  to?: { readonly address: string; readonly name: string },
): Promise<void> => {
  const account = news && (await accounts.find(accountId));
  if (!account) return;
  const { email: address, language, firstName: name } = account;
  const { cause: _cause, ...mail } = news;
  await mailOutbox.add({ ...mail, id: idOf(news), accountId, language, ...(to ?? { address, name }) }, askedAt);
};
