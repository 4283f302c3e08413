import { campaignFor } from '@madang/domain/billing/zip-campaign.ts';
import { answer, type UseCase } from '../http/handlers.ts';
import { presentCampaign } from './campaign.presenter.ts';

/** Asked on the way to a purchase, where most are told that nothing is asked of them. */
export const getZipCampaign: UseCase<'getZipCampaign'> =
  ({ repositories, now }) =>
  async ({ accountId, accountCountry: country }) => {
    const at = now();
    const campaigns = await repositories.zipCampaigns.listUnended(at);
    if (campaigns.length === 0) return answer(presentCampaign(null));
    const answered = new Set(await repositories.zipCampaigns.listAnswered(accountId));
    return answer(presentCampaign(campaignFor(campaigns, { country, answered, now: at })));
  };
