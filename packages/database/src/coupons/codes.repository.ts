import type { Campaign, FoundCode, PremiumPass } from '@madang/domain/coupons/coupon.ts';
import type { PriceOffer } from '@madang/domain/billing/price.ts';
import { memberOf } from '@madang/domain/shared/closed-list.ts';
import { PERIODS, PLANS } from '@madang/domain/subscriptions/plan.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../connection.ts';
import type { CampaignsTable } from '../schema.ts';

const campaignOf = (row: Selectable<CampaignsTable>): Campaign => ({
  id: row.id,
  offer: row.offer as PriceOffer,
  plans: row.plans && row.plans.map((plan) => memberOf(PLANS, plan, 'plan')),
  periods: row.periods && row.periods.map((period) => memberOf(PERIODS, period, 'period')),
  from: row.starts_at,
  until: row.ends_at,
  multiUse: row.multi_use,
});

/** Code to be created, of a campaign or a premium pass. */
export type NewCode =
  | { readonly hash: Buffer; readonly campaignId: string }
  | { readonly hash: Buffer; readonly pass: PremiumPass };

/** Claims a single-use code: one conditional UPDATE, so that of concurrent redemptions exactly one succeeds. */
const takeCode = async (database: Database, hash: Buffer, accountId: string, at: number): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('codes')
    .set({ redeemed_by: accountId, redeemed_at: new Date(at) })
    .where('code_hash', '=', hash)
    .where('redeemed_by', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const codesRepository = (database: Database) => ({
  async findCampaign(id: string): Promise<Campaign | null> {
    const row = await database.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? campaignOf(row) : null;
  },

  async saveCampaign({ id, offer, plans, periods, from, until, multiUse }: Campaign): Promise<void> {
    const values = {
      offer: JSON.stringify(offer),
      plans: plans && [...plans],
      periods: periods && [...periods],
      starts_at: new Date(from),
      ends_at: new Date(until),
      multi_use: multiUse,
    };
    await database
      .insertInto('campaigns')
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  },

  /** Creates a code. Idempotent. */
  async add(code: NewCode): Promise<void> {
    const worth =
      'pass' in code
        ? {
            pass_sku: code.pass.sku,
            pass_plan: code.pass.plan,
            pass_days: code.pass.days,
            is_gift: code.pass.isGift ?? false,
          }
        : { campaign_id: code.campaignId };
    await database
      .insertInto('codes')
      .values({ code_hash: code.hash, ...worth })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Coupon as seen by an account. Null for an unknown code or a pass. */
  async findCoupon(hash: Buffer, accountId: string): Promise<FoundCode | null> {
    const row = await database
      .selectFrom('codes')
      .innerJoin('campaigns', 'campaigns.id', 'codes.campaign_id')
      .selectAll('campaigns')
      .select((rows) => [
        'codes.redeemed_by',
        rows
          .exists(
            rows
              .selectFrom('code_redemptions')
              .select('code_redemptions.account_id')
              .whereRef('code_redemptions.code_hash', '=', 'codes.code_hash')
              .where('code_redemptions.account_id', '=', accountId),
          )
          .as('mine'),
      ])
      .where('codes.code_hash', '=', hash)
      .executeTakeFirst();
    if (!row) return null;
    const campaign = campaignOf(row);
    return { campaign, spent: Boolean(row.mine) || (!campaign.multiUse && row.redeemed_by !== null) };
  },

  /** Redeems a coupon for an account. False where a concurrent redemption came first. `at` in ms since 1970. */
  async spend(hash: Buffer, { multiUse }: Campaign, accountId: string, at: number): Promise<boolean> {
    if (!multiUse && !(await takeCode(database, hash, accountId, at))) return false;
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('code_redemptions')
      .values({ code_hash: hash, account_id: accountId, redeemed_at: new Date(at) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** Releases a coupon after a purchase that failed. */
  async giveBack(hash: Buffer, accountId: string): Promise<void> {
    await database.deleteFrom('code_redemptions').where('code_hash', '=', hash).where('account_id', '=', accountId).execute();
    await database
      .updateTable('codes')
      .set({ redeemed_by: null, redeemed_at: null })
      .where('code_hash', '=', hash)
      .where('redeemed_by', '=', accountId)
      .execute();
  },

  /** A premium pass or gift that is neither redeemed nor refunded. Null for any other code. */
  async findPass(hash: Buffer): Promise<PremiumPass | null> {
    const row = await database
      .selectFrom('codes')
      .select(['pass_sku', 'pass_plan', 'pass_days', 'is_gift'])
      .where('code_hash', '=', hash)
      .where('pass_sku', 'is not', null)
      .where('redeemed_by', 'is', null)
      .where('voided_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const pass = { sku: row.pass_sku ?? '', plan: memberOf(PLANS, row.pass_plan, 'plan'), days: row.pass_days ?? 0 };
    return row.is_gift ? { ...pass, isGift: true } : pass;
  },
  async hasRedeemedPass(accountId: string): Promise<boolean> {
    const row = await database
      .selectFrom('pass_redemptions')
      .select('account_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row !== undefined;
  },
  /** Redeems a pass. False where it was redeemed concurrently, or the account has redeemed a pass before. */
  async spendPass(hash: Buffer, accountId: string, at: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('pass_redemptions')
      .values({ account_id: accountId, code_hash: hash, redeemed_at: new Date(at) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n && takeCode(database, hash, accountId, at);
  },
  /** Redeems a gift, of which an account may redeem many. False where it was redeemed concurrently or is voided. */
  async spendGift(hash: Buffer, accountId: string, at: number): Promise<boolean> {
    if (!(await takeCode(database, hash, accountId, at))) return false;
    await database
      .insertInto('code_redemptions')
      .values({ code_hash: hash, account_id: accountId, redeemed_at: new Date(at) })
      .execute();
    return true;
  },
  /** Voids a gift before its refund. False where it has been redeemed. */
  async voidGift(hash: Buffer, at: number): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('codes')
      .set({ voided_at: new Date(at) })
      .where('code_hash', '=', hash)
      .where('redeemed_by', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  /** Makes a voided gift redeemable again, after its refund was refused. */
  async restoreGift(hash: Buffer): Promise<void> {
    await database.updateTable('codes').set({ voided_at: null }).where('code_hash', '=', hash).execute();
  },
});
export type CodesRepository = ReturnType<typeof codesRepository>;
