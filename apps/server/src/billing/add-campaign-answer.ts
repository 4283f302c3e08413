import type { Needs } from '../use-case/needs.ts';
import { answerCampaign } from '@madang/domain/billing/zip-campaign.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

export const addCampaignAnswer: UseCase<'addCampaignAnswer', Needs<'now' | 'repositories', 'zipCampaigns'>> =
  ({ repositories, now }) =>
  async ({ accountId, accountCountry: country }, { campaign_id: id, fields }) => {
    const at = now();
    const campaign = (await repositories.zipCampaigns.listUnended(at)).find((one) => one.id === id) ?? null;
    const decided = answerCampaign(campaign, { country, zip: fields.zip, now: at });
    if (!decided.ok)
      return decided.refusal === 'INPUT_INVALID' ? refuse('INPUT_INVALID', { fields: { zip: 'malformed' } }) : decided;
    await repositories.zipCampaigns.addAnswer(accountId, decided.value, at);
    const { zip, isMeant } = (await repositories.zipCampaigns.findAnswer(accountId, id)) ?? decided.value;
    return answer({ campaign_id: id, zip, eligible: isMeant });
  };
