import type { SiteMenu } from '@madang/contract/catalog/catalog.contract.ts';
import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import { needsAccountNotice } from '@madang/domain/notices/account-notice.ts';
import { COMPANY_PAGES, type OperatorLinks, SOCIAL_NETWORKS, type SocialNetwork } from '@madang/domain/operators/links.ts';
import { WEBTOONS } from '@madang/domain/catalog/vocabulary.ts';
import { LEGAL_DOCUMENTS } from '@madang/domain/legal/legal-document.ts';
import type { Plan } from '@madang/domain/subscriptions/plan.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { loadedWords } from '@madang/i18n/catalogues.ts';
import { legalWords } from '@madang/i18n/parts/legal.ts';
import type { Visitor } from '../../render';
import { paths } from '../paths.ts';
import type { Caller } from '../platform/caller.ts';
import { pickText } from './language.ts';
import { type SubscribeLabel, subscribeLabel } from './subscribe-label.ts';

/** What the header and the footer show. */
export interface ShellData {
  readonly language: Language;
  readonly person: {
    /** The user as calls name them. */
    readonly user: Caller;
    readonly name: string;
    /** Whose account it is. */
    readonly holder: string;
    /** Whether a new email address is unconfirmed: leaving the account, or signing out, would lose it (SE-31). */
    readonly isChangingEmail: boolean;
    /** Whether they are asked among their notices to prove their address (AC-58). */
    readonly needsAccountNotice: boolean;
    /** The plan in effect. Null without a subscription. */
    readonly plan: Plan | null;
    /** Whether a partner bills the account: its entitlement is never asked for (SU-60). */
    readonly isPartnerBilled: boolean;
    /** Whether the plan takes a pause. */
    readonly isPaused: boolean;
    /** The chosen profile. */
    readonly profile: Profile | null;
    /** The account's other profiles, without those beyond the plan's limit. */
    readonly others: readonly Profile[];
  } | null;
  /** For calls from the browser, kept in memory there. */
  readonly accessToken: string | null;
  /** In the menu's order, home left out (HF-52). */
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  /** Name of the webtoon collection. Null when the menu has none. */
  readonly webtoons: string | null;
  readonly subscribeLabel: SubscribeLabel;
  /** Whether passes are redeemed (HF-13). */
  readonly passes: boolean;
  /** Most characters of a first or last name. */
  readonly longestName: number;
  readonly seo: { readonly title: string; readonly description: string; readonly keywords: string } | null;
  /**
   * Footer links in order: the operator's documents, other sites and company information (HF-33, HF-45). Paths with a
   * leading slash are of this site.
   */
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** App store links. Null for none. */
  readonly apps: OperatorLinks['apps'] | null;
  readonly year: number;
  /** In the middle of a partner's request only that is offered (HF-28, HF-29). */
  readonly isEntryOnly?: boolean;
  /**
   * A partner's request waits for this viewer to be linked: the logo, which leaves the request, signs out first
   * (HF-02).
   */
  readonly isPartnerAwaited?: boolean;
}

/** Addresses with what they are called: networks have the same name in every language. */
const linksOf = (language: Language, { social, company }: OperatorLinks): ShellData['links'] => {
  const { documents, company: names } = loadedWords(language, legalWords).legal;
  return [
    ...LEGAL_DOCUMENTS.map((one) => ({ label: documents[one], url: paths.legal(language, one) })),
    ...(Object.keys(SOCIAL_NETWORKS) as SocialNetwork[]).map((one) => ({ label: SOCIAL_NETWORKS[one], url: social[one] ?? '' })),
    ...COMPANY_PAGES.map((one) => ({ label: names[one], url: company[one] ?? '' })),
  ].filter(({ url }) => url !== '');
};

const webtoonsName = (language: Language, menu: SiteMenu | null): string | null => {
  const collection = menu?.entries.flatMap(({ collections }) => collections).find(({ id }) => id === WEBTOONS);
  return collection ? pickText(language, collection.name) : null;
};

/** The menu without its collections. `menu` is null on pages without it. */
export const loadShellData = (
  language: Language,
  { session, profiles, accessToken, codes, longestName, links, now }: Visitor,
  menu: SiteMenu | null,
): ShellData => ({
  language,
  person: session && {
    user: { id: session.id, country: session.country, channel_id: session.channel_id },
    holder: session.name,
    name: session.profile?.name ?? session.name,
    isChangingEmail: session.email_verification_required,
    needsAccountNotice: needsAccountNotice(
      { signInType: session.signin_type, emailVerified: session.email_verified },
      now.getTime(),
    ),
    plan: session.entitlement,
    isPartnerBilled: isPartnerBilled(session.user_type),
    isPaused: session.is_paused,
    profile: session.profile,
    others: session.profile ? profiles.filter(({ id, locked }) => id !== session.profile?.id && !locked) : [],
  },
  accessToken,
  categories: (menu?.entries ?? [])
    .filter(({ is_home }) => !is_home)
    .map(({ id, display_name }) => ({ id, name: pickText(language, display_name) })),
  webtoons: webtoonsName(language, menu),
  subscribeLabel: subscribeLabel({
    entitlement: session?.entitlement ?? null,
    period: session?.period ?? null,
    promotion: Boolean(menu?.promotion),
    paused: session?.is_paused ?? false,
  }),
  passes: codes,
  longestName,
  seo: menu && {
    title: pickText(language, menu.seo.titles),
    description: pickText(language, menu.seo.descriptions),
    keywords: pickText(language, menu.seo.keywords),
  },
  links: linksOf(language, links),
  apps: Object.keys(links.apps).length > 0 ? links.apps : null,
  year: now.getUTCFullYear(),
});
