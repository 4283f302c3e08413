import { z } from 'zod';
import { Texts } from '../catalog/catalog.contract.ts';
import { operations } from '../operation.ts';

const MAX_CAMPAIGNS = 20;

/** Campaign that asks the account for its postal code, with its texts (BI-37). */
export const RequestedCampaign = z.object({
  active: z.boolean(),
  campaign_id: z.string().nullable(),
  message: Texts.nullable(),
  /** ISO 3166 countries. */
  countries: z.array(z.string()),
});
export type RequestedCampaign = z.infer<typeof RequestedCampaign>;

const words = z.string().min(1).max(300);
const country = z.string().regex(/^[A-Z]{2}$/, 'not an ISO 3166 country');
const instant = z.iso.datetime({ offset: true });

/** Campaign as entered by an operator. */
const WrittenCampaign = z
  .object({
    campaign_id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'only small letters, digits and hyphens'),
    countries: z.array(country).min(1).max(50),
    /** Qualifying postal code prefixes. Empty for all. */
    zip_prefixes: z
      .array(z.string().regex(/^[0-9A-Za-z -]{1,12}$/, 'not the beginning of a postal code'))
      .max(500)
      .default([]),
    message: z.object({ en: words, pt: words, es: words, zh: words, vi: words }),
    start_date: instant,
    end_date: instant,
  })
  .refine(({ start_date, end_date }) => Date.parse(start_date) < Date.parse(end_date), {
    path: ['end_date'],
    error: 'before its start',
  });
export type WrittenCampaign = z.infer<typeof WrittenCampaign>;

const areDisjoint = (campaigns: readonly { readonly campaign_id: string }[]): boolean =>
  new Set(campaigns.map(({ campaign_id }) => campaign_id)).size === campaigns.length;

export const campaignOperations = operations({
  getZipCampaign: {
    summary: 'Whether the account is asked for its postal code now (BI-37).',
    authority: 'user',
    object: RequestedCampaign,
    refusals: [],
  },
  addCampaignAnswer: {
    summary: 'The postal code of the account for a campaign (BI-38); what was told first stays.',
    authority: 'user',
    input: z.object({ campaign_id: z.string().max(40), fields: z.object({ zip: z.string().max(20) }) }),
    /** `eligible`: the postal code qualifies. */
    object: z.object({ campaign_id: z.string(), zip: z.string(), eligible: z.boolean() }),
    refusals: ['CAMPAIGN_NOT_FOUND', 'INPUT_INVALID'],
  },
  changeZipCampaigns: {
    summary: 'Replaces all campaigns; what was answered stays.',
    authority: 'operator',
    input: z.object({
      campaigns: z.array(WrittenCampaign).max(MAX_CAMPAIGNS).refine(areDisjoint, 'two have the same campaign_id'),
    }),
    object: z.object({ campaigns: z.int() }),
    refusals: [],
  },
});
