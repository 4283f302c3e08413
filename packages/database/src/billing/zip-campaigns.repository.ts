import type { CampaignAnswer, ZipCampaign } from '@madang/domain/billing/zip-campaign.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { ZipCampaignsTable } from '../schema.ts';

const campaignOf = (row: Selectable<ZipCampaignsTable>): ZipCampaign => ({
  id: row.id,
  countries: row.countries,
  prefixes: row.prefixes,
  message: row.message as unknown as ZipCampaign['message'],
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});

export const zipCampaignsRepository = (database: Database) => ({
  /** All that have not ended at an instant (ms). */
  async listUnended(at: number): Promise<readonly ZipCampaign[]> {
    const rows = await database
      .selectFrom('zip_campaigns')
      .selectAll()
      .where('ends_at', '>', sql<number>`${new Date(at)}`)
      .execute();
    return rows.map(campaignOf);
  },

  async replaceAll(campaigns: readonly ZipCampaign[]): Promise<void> {
    await database.deleteFrom('zip_campaigns').execute();
    if (campaigns.length === 0) return;
    await database
      .insertInto('zip_campaigns')
      .values(
        campaigns.map(({ id, countries, prefixes, message, startsAt, endsAt }) => ({
          id,
          countries: [...countries],
          prefixes: [...prefixes],
          message: JSON.stringify(message),
          starts_at: new Date(startsAt),
          ends_at: new Date(endsAt),
        })),
      )
      .execute();
  },

  /** Ids of the campaigns that an account has answered. */
  async listAnswered(accountId: string): Promise<readonly string[]> {
    const rows = await database
      .selectFrom('campaign_answers')
      .select('campaign_id')
      .where('account_id', '=', accountId)
      .execute();
    return rows.map((row) => row.campaign_id);
  },

  async findAnswer(accountId: string, campaignId: string): Promise<CampaignAnswer | null> {
    const row = await database
      .selectFrom('campaign_answers')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('campaign_id', '=', campaignId)
      .executeTakeFirst();
    return row ? { campaignId, country: row.country, zip: row.zip, isMeant: row.is_meant } : null;
  },

  /** Keeps an answer, unless there is one already. */
  async addAnswer(accountId: string, { campaignId, country, zip, isMeant }: CampaignAnswer, at: number): Promise<void> {
    await database
      .insertInto('campaign_answers')
      .values({ account_id: accountId, campaign_id: campaignId, country, zip, is_meant: isMeant, answered_at: new Date(at) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
