import type { EmailAddress } from '@madang/domain/accounts/email-address.ts';
import type { Gift, GiftMonths } from '@madang/domain/gifts/gift.ts';
import { memberOf } from '@madang/domain/shared/closed-list.ts';
import { PLANS } from '@madang/domain/subscriptions/plan.ts';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** Stored gift. */
export interface StoredGift extends Gift {
  /** Hash of its code in `codes`, once it is paid. */
  readonly codeHash: Buffer;
}
type NewGift = Omit<StoredGift, 'isPaid' | 'deliveredAt' | 'undeliveredAt' | 'redeemedAt' | 'voidedAt'>;

/** Resend of a mail. */
interface Sending {
  readonly id: string;
  readonly giftId: string;
  readonly accountId: string;
  readonly address: string;
}

const columns = [
  'gifts.id',
  'gifts.account_id',
  'gifts.plan',
  'gifts.months',
  'gifts.days',
  'gifts.recipient_name',
  'gifts.recipient_email',
  'gifts.sender_name',
  'gifts.message',
  'gifts.deliver_at',
  'gifts.delivered_at',
  'gifts.undelivered_at',
  'gifts.code_hash',
  'gifts.created_at',
  'codes.code_hash as paid_hash',
  'codes.redeemed_at',
  'codes.voided_at',
] as const;

/** Gifts with the redemption state of their codes, which exist once a gift is paid. */
const giftsIn = (database: Database) =>
  database.selectFrom('gifts').leftJoin('codes', 'codes.code_hash', 'gifts.code_hash').select(columns);
type Row = Awaited<ReturnType<ReturnType<typeof giftsIn>['executeTakeFirstOrThrow']>>;

const giftOf = (row: Row): StoredGift => ({
  id: row.id,
  accountId: row.account_id,
  plan: memberOf(PLANS, row.plan, 'plan'),
  months: row.months as GiftMonths,
  days: row.days,
  recipientName: row.recipient_name,
  recipientEmail: row.recipient_email,
  senderName: row.sender_name,
  message: row.message,
  deliverAt: row.deliver_at,
  deliveredAt: row.delivered_at,
  undeliveredAt: row.undelivered_at,
  codeHash: row.code_hash,
  createdAt: row.created_at,
  isPaid: row.paid_hash !== null,
  redeemedAt: row.redeemed_at,
  voidedAt: row.voided_at,
});

export const giftsRepository = (database: Database) => ({
  async add(gift: NewGift): Promise<void> {
    await database
      .insertInto('gifts')
      .values({
        id: gift.id,
        account_id: gift.accountId,
        plan: gift.plan,
        months: gift.months,
        days: gift.days,
        recipient_name: gift.recipientName,
        recipient_email: gift.recipientEmail,
        sender_name: gift.senderName,
        message: gift.message,
        deliver_at: new Date(gift.deliverAt),
        code_hash: gift.codeHash,
        created_at: new Date(gift.createdAt),
      })
      .execute();
  },

  async get(id: string): Promise<StoredGift> {
    return giftOf(await giftsIn(database).where('gifts.id', '=', id).executeTakeFirstOrThrow());
  },

  /** Gift of an account, with its row locked until the transaction ends: concurrent resends are serialized. */
  async findLocked(id: string, accountId: string): Promise<StoredGift | null> {
    const row = await giftsIn(database)
      .where('gifts.id', '=', id)
      .where('gifts.account_id', '=', accountId)
      .forUpdate('gifts')
      .executeTakeFirst();
    return row ? giftOf(row) : null;
  },

  /** Gifts of an account, newest first, with the total count. */
  async listOf(
    accountId: string,
    offset: number,
    limit: number,
  ): Promise<{ readonly gifts: readonly StoredGift[]; readonly count: number }> {
    const rows = await giftsIn(database)
      .where('gifts.account_id', '=', accountId)
      .orderBy('gifts.created_at', 'desc')
      .orderBy('gifts.id')
      .offset(offset)
      .limit(limit)
      .execute();
    const { count } = await database
      .selectFrom('gifts')
      .select(sql<string>`count(*)`.as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return { gifts: rows.map(giftOf), count: Number(count) };
  },

  /** Deletes a gift whose payment failed, with the recipient's data. */
  async remove(id: string): Promise<void> {
    await database.deleteFrom('gifts').where('id', '=', id).execute();
  },

  /** Claims gifts that are due for delivery, longest overdue first. Rows locked by other nodes are skipped. */
  async takeDue(now: number, most: number): Promise<readonly StoredGift[]> {
    const rows = await giftsIn(database)
      .where(sql<boolean>`gifts.deliver_at <= ${new Date(now)} and gifts.delivered_at is null`)
      .where('gifts.recipient_email', 'is not', null)
      .where('codes.code_hash', 'is not', null)
      .where('codes.redeemed_at', 'is', null)
      .where('codes.voided_at', 'is', null)
      .orderBy('gifts.deliver_at')
      .limit(most)
      .forUpdate('gifts')
      .skipLocked()
      .execute();
    return rows.map(giftOf);
  },

  async markDelivered(id: string, at: number): Promise<void> {
    await database
      .updateTable('gifts')
      .set({ delivered_at: new Date(at) })
      .where('id', '=', id)
      .execute();
  },

  /**
   * Marks a gift undelivered after a mail requested at `askedAt` (ms) failed for good, and returns it. Null where its
   * address has changed, or a later mail went there.
   */
  async markUndelivered(
    id: string,
    { address, askedAt }: { readonly address: string; readonly askedAt: number },
    at: number,
  ): Promise<StoredGift | null> {
    const row = await database
      .updateTable('gifts')
      .set({ undelivered_at: new Date(at) })
      .where('id', '=', id)
      .where('recipient_email', '=', address)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('gift_sendings')
              .select('id')
              .whereRef('gift_id', '=', 'gifts.id')
              .where(sql<boolean>`sent_at > ${new Date(askedAt)}`),
          ),
        ),
      )
      .returning('id')
      .executeTakeFirst();
    return row ? this.get(row.id) : null;
  },

  /** Changes the recipient's address for the next mail. */
  async changeEmail(id: string, recipientEmail: EmailAddress): Promise<void> {
    await database
      .updateTable('gifts')
      .set({ recipient_email: recipientEmail, undelivered_at: null })
      .where('id', '=', id)
      .execute();
  },

  /** Times of resends since an instant, in milliseconds since 1970. */
  async listSendings(giftId: string, since: number): Promise<readonly number[]> {
    const rows = await database
      .selectFrom('gift_sendings')
      .select('sent_at')
      .where('gift_id', '=', giftId)
      .where(sql<boolean>`sent_at > ${new Date(since)}`)
      .execute();
    return rows.map(({ sent_at }) => sent_at);
  },

  async addSending({ id, giftId, accountId, address }: Sending, at: number): Promise<void> {
    await database
      .insertInto('gift_sendings')
      .values({ id, gift_id: giftId, account_id: accountId, address, sent_at: new Date(at) })
      .execute();
  },
});
export type GiftsRepository = ReturnType<typeof giftsRepository>;
