import type { Menu } from '@madang/contract/catalog/catalog.contract.ts';
import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import type { Plan } from '@madang/domain/subscriptions/plan.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { Visitor } from '../../render';
import { textIn } from './language.ts';
import { subscribeLabel } from './subscribe-label.ts';

/** What the header and the footer show. */
export interface ShellData {
  readonly language: Language;
  readonly person: {
    readonly name: string;
    /** What counts now; null without a subscription. */
    readonly plan: Plan | null;
    /** The chosen profile. */
    readonly profile: Profile | null;
    /** The account's other profiles, to switch to; those behind a PIN are not among them. */
    readonly others: readonly Profile[];
  } | null;
  /** For the calls that the browser makes; kept in memory there. */
  readonly accessToken: string | null;
  /** In the menu's order, home left out (HF-52). */
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly subscribeLabel: 'subscribe' | 'upgrade';
  readonly seo: { readonly title: string; readonly description: string; readonly keywords: string } | null;
  readonly year: number;
}

/** The menu without its collections; `menu` is null on pages that stand without it. */
export const shellDataOf = (
  language: Language,
  { session, accessToken, now }: Visitor,
  menu: Menu | null,
  profiles: readonly Profile[] = [],
): ShellData => ({
  language,
  person: session && {
    name: session.profile?.name ?? session.name,
    plan: session.entitlement,
    profile: session.profile,
    others: profiles.filter(({ id, pin_enable }) => id !== session.profile?.id && !pin_enable),
  },
  accessToken,
  categories: (menu?.entries ?? [])
    .filter(({ is_home }) => !is_home)
    .map(({ id, display_name }) => ({ id, name: textIn(language, display_name) })),
  subscribeLabel: subscribeLabel({
    entitlement: session?.entitlement ?? null,
    period: session?.period ?? null,
    promotion: Boolean(menu?.promotion),
  }),
  seo: menu && {
    title: textIn(language, menu.seo.titles),
    description: textIn(language, menu.seo.descriptions),
    keywords: textIn(language, menu.seo.keywords),
  },
  year: now.getUTCFullYear(),
});
