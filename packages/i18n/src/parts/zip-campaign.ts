import { definePart } from '../catalogues.ts';

/** Words of the notice that asks for a postal code. */
export const zipCampaignWords = definePart('zipCampaign', {
  en_us: () => import('../words/en_us/zip-campaign.ts'),
  pt_br: () => import('../words/pt_br/zip-campaign.ts'),
  es_es: () => import('../words/es_es/zip-campaign.ts'),
  zh_cn: () => import('../words/zh_cn/zip-campaign.ts'),
  vi_vn: () => import('../words/vi_vn/zip-campaign.ts'),
});
