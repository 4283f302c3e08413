import type { NoticeAudience } from '../notices/notice.ts';
import type { TargetApi } from '../notices/target-api.ts';
import type { Language, Localized } from '../shared/language.ts';
import type { Period, Plan } from '../subscriptions/plan.ts';

/** Placements by route activity code: main page, payment tab, and ours for other routes (PO-24, PO-25, PO-26). */
export const POPUP_PLACEMENTS = {
  main: '30_007_01_01',
  live: '30_008_01_01',
  catalog: '30_009_01_01',
  list: '30_010_01_01',
  search: '30_011_01_01',
  plan: '30_014_01_01',
  favorites: '30_015_01_01',
  history: '30_015_01_02',
  account: '30_016_01_01',
  cancelPlan: '30_016_03_02',
  webtoon: '30_018_01_01',
} as const;
export type PopupPlacement = (typeof POPUP_PLACEMENTS)[keyof typeof POPUP_PLACEMENTS];

/** Rendered widths of a popup's picture, in pixels (PO-41 to PO-44). */
export const POPUP_WIDTHS = [1752, 1443, 1168, 840] as const;
export type PopupWidth = (typeof POPUP_WIDTHS)[number];
/** Their heights, in pixels (CA-75). */
export const POPUP_HEIGHTS: Readonly<Record<PopupWidth, number>> = { 1752: 984, 1443: 810, 1168: 656, 840: 472 };
export const DEFAULT_POPUP_WIDTH: PopupWidth = 1168;

/** Action of a popup's button (PO-04, PO-46). */
export const POPUP_LINK_TYPES = ['internal', 'external', 'content', 'checkout'] as const;
export type PopupLinkType = (typeof POPUP_LINK_TYPES)[number];

/** Checkout that a popup opens. Prices are computed by the server (BI-80 to BI-88). */
export interface PopupCheckout {
  /** ISO 4217. */
  readonly currency: string;
  readonly sku: string;
  readonly gatewayCode: string;
  readonly period: Period;
  readonly skipTrial: boolean;
  readonly renewable: boolean;
  /** At most one of the two (BI-99). */
  readonly campaignId: string | null;
  readonly couponCode: string | null;
  readonly entitlement: Plan;
}

export interface PopupLink {
  readonly type: PopupLinkType;
  /** Path without its language, or an external URL. Null for other link types. */
  readonly url: string | null;
  /** Key of the view record in browsers (PO-06). */
  readonly trackingId: string;
  /** Sent with impressions and clicks (PO-07). */
  readonly popupTrackingId: string;
  readonly contentId: string | null;
  readonly contentTitle: Localized | null;
  /** Empty for the default “Learn more” (PO-39). */
  readonly buttonTitle: Readonly<Partial<Record<Language, string>>>;
  /** Frequency cap: hours between two views, and the maximum number of views. 0 is unlimited (PO-11, PO-12). */
  readonly exposure: { readonly intervalHours: number; readonly mostShown: number };
  readonly targetApi: TargetApi | null;
  /** Null for nothing to buy. A checkout popup without it has no link (PO-37). */
  readonly checkout: PopupCheckout | null;
}

export interface Popup {
  readonly id: string;
  readonly placement: PopupPlacement;
  readonly audiences: readonly NoticeAudience[];
  /** Picture path without its suffix: `-1168x656.webp` is appended for a width. */
  readonly imgUrl: string;
  readonly width: PopupWidth;
  readonly link: PopupLink;
  /** Start of display, in milliseconds since 1970, up to the end. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Popups shown per placement, newest first (our default). */
export const MAX_POPUPS_AT_ONCE = 6;

/** Popups for a placement and an audience at `now` (ms), newest first. */
export const popupsFor = (
  popups: readonly Popup[],
  { placement, audience, now }: { readonly placement: string; readonly audience: NoticeAudience; readonly now: number },
): readonly Popup[] =>
  popups
    .filter(
      (popup) =>
        popup.placement === placement && popup.audiences.includes(audience) && popup.startsAt <= now && now < popup.endsAt,
    )
    .toSorted((one, other) => other.startsAt - one.startsAt || (one.id < other.id ? -1 : 1))
    .slice(0, MAX_POPUPS_AT_ONCE);
