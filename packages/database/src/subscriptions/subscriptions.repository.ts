import type { Entitlement } from '@madang/domain/subscriptions/entitlement.ts';
import type { Period, Plan } from '@madang/domain/subscriptions/plan.ts';
import type { Database } from '../connection.ts';

export interface Subscription extends Entitlement {
  readonly id: string;
  readonly accountId: string;
  readonly sku: string;
  readonly gateway: string;
  readonly status: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

export const subscriptionsRepository = (database: Database) => ({
  /** The account's subscription, run out or not. */
  async findOf(accountId: string): Promise<Subscription | null> {
    const row = await database.selectFrom('subscriptions').selectAll().where('account_id', '=', accountId).executeTakeFirst();
    if (!row) return null;
    return {
      id: row.id,
      accountId: row.account_id,
      sku: row.sku,
      plan: row.plan as Plan,
      period: row.period as Period,
      gateway: row.gateway,
      status: row.status,
      startedAt: row.started_at,
      until: row.until,
    };
  },

  async save({ id, accountId, sku, plan, period, gateway, status, startedAt, until }: Subscription): Promise<void> {
    const values = { sku, plan, period, gateway, status, started_at: new Date(startedAt), until: new Date(until) };
    await database
      .insertInto('subscriptions')
      .values({ id, account_id: accountId, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute();
  },
});
export type SubscriptionsRepository = ReturnType<typeof subscriptionsRepository>;
