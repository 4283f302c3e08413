import type { Menu } from '@madang/contract/catalog/catalog.contract.ts';
import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { Visitor } from '../../render';
import { profileOf } from '../platform/visitor.ts';
import { textIn } from './language.ts';
import { subscribeLabel } from './subscribe-label.ts';

/** What the header and the footer show. */
export interface ShellData {
  readonly language: Language;
  readonly person: {
    readonly token: string;
    /** The chosen profile. */
    readonly profile: Profile | null;
  } | null;
  /** In the menu's order, home left out (HF-52). */
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly subscribeLabel: 'subscribe' | 'upgrade';
  readonly seo: { readonly title: string; readonly description: string; readonly keywords: string } | null;
  readonly year: number;
}

interface Standing {
  readonly plan: 'Basic' | 'Premium';
  readonly period: string;
}

/** The menu without its collections; `menu` is null on pages that stand without it. */
export const shellDataOf = (language: Language, visitor: Visitor, menu: Menu | null, standing: Standing | null): ShellData => ({
  language,
  person: visitor.session && { token: visitor.session.token, profile: profileOf(visitor) },
  categories: (menu?.entries ?? [])
    .filter(({ is_home }) => !is_home)
    .map(({ id, display_name }) => ({ id, name: textIn(language, display_name) })),
  subscribeLabel: subscribeLabel({
    entitlement: standing?.plan ?? null,
    period: standing?.period ?? null,
    promotion: Boolean(menu?.promotion),
  }),
  seo: menu && {
    title: textIn(language, menu.seo.titles),
    description: textIn(language, menu.seo.descriptions),
    keywords: textIn(language, menu.seo.keywords),
  },
  year: visitor.now.getUTCFullYear(),
});
