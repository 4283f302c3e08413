import { memberOf } from '@madang/domain/shared/closed-list.ts';
import { PERIODS, PLANS } from '@madang/domain/subscriptions/plan.ts';
import { RUNNING_STATUSES } from '@madang/domain/subscriptions/status.ts';
import type { CancelReason } from '@madang/domain/subscriptions/cancel-survey.ts';
import type { EndReason, Reserved, Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { type Selectable, sql } from 'kysely';
import type { RecordDuty } from '../after-commit.ts';
import type { Database } from '../connection.ts';
import type { ReservedChangesTable, SubscriptionsTable } from '../schema.ts';

/** A trial from before cards were remembered. */
export interface EarlierTrial {
  readonly accountId: string;
  /** Milliseconds since 1970. */
  readonly grantedAt: number;
  /** The provider's, of each card that may have begun it. */
  readonly fingerprints: readonly string[];
}

const instant = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

const subscriptionOf = (row: Selectable<SubscriptionsTable>): Subscription => ({
  id: row.id,
  accountId: row.account_id,
  sku: row.sku,
  plan: memberOf(PLANS, row.plan, 'plan'),
  period: memberOf(PERIODS, row.period, 'period'),
  gateway: row.gateway,
  status: memberOf(RUNNING_STATUSES, row.status, 'subscription status'),
  country: row.country,
  currency: row.currency,
  startedAt: row.started_at,
  anchorAt: row.anchor_at,
  anchorNumber: row.anchor_number,
  periodNumber: row.period_number,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  trialUntil: row.trial_until,
  toldAt: row.told_at,
  renewable: row.renewable,
  promotionUntil: row.promotion_until,
  statusBefore: row.status_before === null ? null : memberOf(RUNNING_STATUSES, row.status_before, 'subscription status'),
  declines: row.declines,
  nextAt: row.next_at,
  endedAt: row.ended_at,
  endReason: row.end_reason as EndReason | null,
  code: row.code,
  until: row.until,
});

const rowOf = (subscription: Subscription) => ({
  sku: subscription.sku,
  plan: subscription.plan,
  period: subscription.period,
  gateway: subscription.gateway,
  status: subscription.status,
  country: subscription.country,
  currency: subscription.currency,
  started_at: new Date(subscription.startedAt),
  anchor_at: new Date(subscription.anchorAt),
  anchor_number: subscription.anchorNumber,
  period_number: subscription.periodNumber,
  period_start: new Date(subscription.periodStart),
  period_end: new Date(subscription.periodEnd),
  trial_until: instant(subscription.trialUntil),
  told_at: instant(subscription.toldAt),
  renewable: subscription.renewable,
  promotion_until: instant(subscription.promotionUntil),
  status_before: subscription.statusBefore,
  declines: subscription.declines,
  next_at: instant(subscription.nextAt),
  ended_at: instant(subscription.endedAt),
  end_reason: subscription.endReason,
  code: subscription.code,
  until: new Date(subscription.until),
});

const RESERVED_KINDS = ['plan', 'pass', 'pause'] as const satisfies readonly Reserved['kind'][];

const reservedOf = (row: Selectable<ReservedChangesTable>): Reserved => {
  const { sku, effective_at: effectiveAt } = row;
  const plan = memberOf(PLANS, row.plan, 'plan');
  const kind = memberOf(RESERVED_KINDS, row.kind, 'scheduled change');
  switch (kind) {
    case 'plan':
      return { kind, sku, plan, period: memberOf(PERIODS, row.period, 'period'), effectiveAt };
    case 'pass':
      return { kind, sku, plan, days: row.days ?? 0, effectiveAt };
    case 'pause':
      return { kind, sku, plan, months: row.months ?? 0, effectiveAt };
  }
};

/** Answer to the survey after a cancellation. */
export interface CancelSurvey {
  readonly id: string;
  readonly accountId: string;
  readonly subscriptionId: string;
  readonly reasons: readonly CancelReason[];
  readonly other: string;
}

/** For whom something is due, and since when (ms). */
export interface DueSubscription {
  readonly accountId: string;
  readonly dueAt: number;
}

export const subscriptionsRepository = (database: Database, record: RecordDuty) => ({
  /** The account's running subscription, run out or not; null once it is over. */
  async findOf(accountId: string): Promise<Subscription | null> {
    const row = await database
      .selectFrom('subscriptions')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return row ? subscriptionOf(row) : null;
  },

  /**
   * Running subscription of an account, with the account's row locked: everything about its money is serialized. A caller that finds a
   * concurrent caller of another node has settled it already writes nothing, and its answer must not precede cached older state: it
   * invalidates the account as a write does.
   */
  async findLocked(accountId: string): Promise<Subscription | null> {
    await database.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
    record({ kind: 'account changed', accountId });
    return this.findOf(accountId);
  },

  /** Also one that is over. */
  async find(id: string): Promise<Subscription | null> {
    const row = await database.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? subscriptionOf(row) : null;
  },

  /** Whether the account has ever had one (SU-09). */
  async hasHistory(accountId: string): Promise<boolean> {
    const row = await database
      .selectFrom('subscriptions')
      .select('id')
      .where('account_id', '=', accountId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  async save(subscription: Subscription): Promise<void> {
    const values = rowOf(subscription);
    await database
      .insertInto('subscriptions')
      .values({ id: subscription.id, account_id: subscription.accountId, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    record({ kind: 'account changed', accountId: subscription.accountId });
  },

  /** Gives the account its only trial; false where it has had it (SU-07). */
  async recordTrial(accountId: string, at: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('trial_grants')
      .values({ account_id: accountId, granted_at: new Date(at) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
  /** Marks a card as one that had a trial; false where it had one before. Of two accounts with one card, the second waits for the first. */
  async recordTrialOfCard(cardHash: Buffer, accountId: string, at: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('trial_cards')
      .values({ card_hash: cardHash, account_id: accountId, granted_at: new Date(at) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
  /** Whether any of these cards had a trial. */
  async hadTrialWith(cardHashes: readonly Buffer[]): Promise<boolean> {
    if (cardHashes.length === 0) return false;
    const row = await database
      .selectFrom('trial_cards')
      .select('card_hash')
      .where('card_hash', 'in', cardHashes)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
  /**
   * Takes some trials from before cards were remembered off their list, with the fingerprints of the cards that the account had when each was
   * granted, removed ones included; empty once none is left.
   */
  async takeEarlierTrials(gateway: string, atMost: number): Promise<readonly EarlierTrial[]> {
    const { rows } = await sql<{ account_id: string; granted_at: number; fingerprints: readonly string[] }>`
      with taken as (
        delete from earlier_trials where account_id = any(array(
          select account_id from earlier_trials order by account_id limit ${atMost} for update skip locked))
        returning account_id
      )
      select trial.account_id, trial.granted_at, array_remove(array_agg(card.fingerprint), null) as fingerprints
      from taken
      join trial_grants trial on trial.account_id = taken.account_id
      left join billing_instruments card on card.account_id = trial.account_id and card.gateway = ${gateway}
        and card.created_at <= trial.granted_at and (card.removed_at is null or card.removed_at > trial.granted_at)
      group by trial.account_id, trial.granted_at`.execute(database);
    return rows.map((row) => ({ accountId: row.account_id, grantedAt: row.granted_at, fingerprints: row.fingerprints }));
  },
  async hadTrial(accountId: string): Promise<boolean> {
    const row = await database
      .selectFrom('trial_grants')
      .select('account_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row !== undefined;
  },

  async findReserved(accountId: string): Promise<Reserved | null> {
    const row = await database.selectFrom('reserved_changes').selectAll().where('account_id', '=', accountId).executeTakeFirst();
    return row ? reservedOf(row) : null;
  },
  async reserve(accountId: string, reserved: Reserved, at: number): Promise<void> {
    const { kind, sku, plan, effectiveAt } = reserved;
    const values = {
      kind,
      sku,
      plan,
      period: kind === 'plan' ? reserved.period : null,
      days: kind === 'pass' ? reserved.days : null,
      months: kind === 'pause' ? reserved.months : null,
      effective_at: new Date(effectiveAt),
      created_at: new Date(at),
    };
    await database
      .insertInto('reserved_changes')
      .values({ account_id: accountId, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute();
  },
  async dropReserved(accountId: string): Promise<void> {
    await database.deleteFrom('reserved_changes').where('account_id', '=', accountId).execute();
  },

  /**
   * Subscriptions for which something is due at `now` (ms), the longest first, after the one that is named: whose clock was moved, by theirs.
   * What is owed is looked at again under a lock, so that two nodes may ask at once.
   */
  async listDue(
    now: number,
    { most, clocksMove, after }: { readonly most: number; readonly clocksMove: boolean; readonly after: DueSubscription | null },
  ): Promise<readonly DueSubscription[]> {
    const ahead = clocksMove
      ? sql`coalesce((select ahead_ms from moved_clocks m where m.account_id = subscriptions.account_id), 0) * interval '1 millisecond'`
      : sql`interval '0'`;
    const rows = await database
      .selectFrom('subscriptions')
      .select(['account_id', 'next_at'])
      .where(sql<boolean>`next_at <= ${new Date(now)}::timestamptz + ${ahead}`)
      .where(after ? sql<boolean>`(next_at, account_id) > (${new Date(after.dueAt)}, ${after.accountId})` : sql<boolean>`true`)
      .orderBy('next_at')
      .orderBy('account_id')
      .limit(most)
      .execute();
    return rows.map(({ account_id, next_at }) => ({ accountId: account_id, dueAt: next_at ?? now }));
  },

  async addSurvey({ id, accountId, subscriptionId, reasons, other }: CancelSurvey, at: number): Promise<void> {
    await database
      .insertInto('cancel_surveys')
      .values({
        id,
        account_id: accountId,
        subscription_id: subscriptionId,
        reasons: [...reasons],
        other,
        answered_at: new Date(at),
      })
      .execute();
  },
});
export type SubscriptionsRepository = ReturnType<typeof subscriptionsRepository>;
