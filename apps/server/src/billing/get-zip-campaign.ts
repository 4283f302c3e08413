import type { RequestedCampaign } from '@madang/contract/billing/campaigns.contract.ts';
import { type ZipCampaign, campaignFor } from '@madang/domain/billing/zip-campaign.ts';
import { presentTexts } from '../catalog/catalog.presenter.ts';
import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

const presentCampaign = (campaign: ZipCampaign | null): RequestedCampaign => ({
  active: campaign !== null,
  campaign_id: campaign?.id ?? null,
  message: campaign && presentTexts(campaign.message),
  countries: [...(campaign?.countries ?? [])],
});

/** Returns the ZIP code question due before checkout, or null, which is the usual case. */
export const getZipCampaign: UseCase<'getZipCampaign', Needs<'now' | 'repositories', 'zipCampaigns'>> =
  ({ repositories, now }) =>
  async ({ accountId, accountCountry: country }) => {
    const at = now();
    const campaigns = await repositories.zipCampaigns.listUnended(at);
    if (campaigns.length === 0) return answer(presentCampaign(null));
    const answered = new Set(await repositories.zipCampaigns.listAnswered(accountId));
    return answer(presentCampaign(campaignFor(campaigns, { country, answered, now: at })));
  };
