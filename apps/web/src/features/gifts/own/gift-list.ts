import type { Gift } from '@madang/contract/gifts/gifts.contract.ts';
import type { Client } from '@madang/contract/client.ts';

/** Page size of the gift list. */
export const GIFTS_PAGE = 20;

export interface GiftPart {
  readonly items: readonly Gift[];
  readonly total: number;
}

export const readGifts = async (api: Pick<Client, 'listGifts'>, offset = 0): Promise<GiftPart> => {
  const { objects, total_count: total } = await api.listGifts({ offset, limit: GIFTS_PAGE });
  return { items: objects, total };
};

/** What can be done about the email of a gift: send again, send first, or change its address. Null for none. */
export const toSending = ({ state, recipient_email: email }: Pick<Gift, 'state' | 'recipient_email'>) => {
  if (state === 'scheduled') return 'change' as const;
  if (state !== 'sent' && state !== 'undelivered') return null;
  return email === null ? ('first' as const) : ('open' as const);
};
