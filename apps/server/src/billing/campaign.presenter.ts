import type { RequestedCampaign } from '@madang/contract/billing/campaigns.contract.ts';
import type { ZipCampaign } from '@madang/domain/billing/zip-campaign.ts';
import { presentTexts } from '../catalog/catalog.presenter.ts';

export const presentCampaign = (campaign: ZipCampaign | null): RequestedCampaign => ({
  active: campaign !== null,
  campaign_id: campaign?.id ?? null,
  message: campaign && presentTexts(campaign.message),
  countries: [...(campaign?.countries ?? [])],
});
