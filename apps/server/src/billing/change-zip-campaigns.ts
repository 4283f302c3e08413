import type { Needs } from '../use-case/needs.ts';
import type { WrittenCampaign } from '@madang/contract/billing/campaigns.contract.ts';
import type { ZipCampaign } from '@madang/domain/billing/zip-campaign.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

const campaignOf = ({ message: { en, pt, es, zh, vi }, ...written }: WrittenCampaign): ZipCampaign => ({
  id: written.campaign_id,
  countries: written.countries,
  prefixes: written.zip_prefixes,
  message: { en_us: en, pt_br: pt, es_es: es, zh_cn: zh, vi_vn: vi },
  startsAt: Date.parse(written.start_date),
  endsAt: Date.parse(written.end_date),
});

export const changeZipCampaigns: UseCase<'changeZipCampaigns', Needs<'inTransaction', 'zipCampaigns'>> =
  ({ inTransaction }) =>
  async (_operator, { campaigns }) => {
    await inTransaction((repositories) => repositories.zipCampaigns.replaceAll(campaigns.map(campaignOf)));
    return answer({ campaigns: campaigns.length });
  };
