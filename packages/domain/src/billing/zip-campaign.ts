import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Localized } from '../shared/language.ts';
import { faultOfPostalCode, normalPostalCode } from './postal-code.ts';

/** Promotion for residents of certain places: an account takes part by entering its postal code (BI-37). */
export interface ZipCampaign {
  readonly id: string;
  /** ISO 3166 countries of the campaign. */
  readonly countries: readonly string[];
  /** Postal code prefixes that qualify. Empty for all. */
  readonly prefixes: readonly string[];
  readonly message: Localized;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Postal code that an account entered for a campaign. */
export interface CampaignAnswer {
  readonly campaignId: string;
  readonly country: string;
  readonly zip: string;
  /** Whether the code qualifies. */
  readonly isMeant: boolean;
}

const runsIn = ({ countries, startsAt, endsAt }: ZipCampaign, country: string, now: number): boolean =>
  countries.includes(country) && startsAt <= now && now < endsAt;

/** Campaign to ask an account about: of the running, unanswered ones in its country, the one that ends first. */
export const campaignFor = (
  campaigns: readonly ZipCampaign[],
  { country, answered, now }: { readonly country: string; readonly answered: ReadonlySet<string>; readonly now: number },
): ZipCampaign | null =>
  campaigns
    .filter((campaign) => runsIn(campaign, country, now) && !answered.has(campaign.id))
    .toSorted((a, b) => a.endsAt - b.endsAt || (a.id < b.id ? -1 : 1))[0] ?? null;

/** Comparison form without separators: 98101-1234 has the prefix 981. */
const packed = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** Validates the postal code entered for a campaign. CAMPAIGN_NOT_FOUND unless it runs in the country at `now` (ms). */
export const answerCampaign = (
  campaign: ZipCampaign | null,
  { country, zip, now }: { readonly country: string; readonly zip: string; readonly now: number },
): Decision<CampaignAnswer, 'CAMPAIGN_NOT_FOUND' | 'INPUT_INVALID'> => {
  if (!campaign || !runsIn(campaign, country, now)) return refuse('CAMPAIGN_NOT_FOUND');
  if (faultOfPostalCode(country, zip) !== null) return refuse('INPUT_INVALID');
  const code = normalPostalCode(country, zip);
  const { prefixes } = campaign;
  const isMeant = prefixes.length === 0 || prefixes.some((prefix) => packed(code).startsWith(packed(prefix)));
  return allow({ campaignId: campaign.id, country, zip: code, isMeant });
};
