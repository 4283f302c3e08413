import { isExternalUrl, NOTICE_AUDIENCES } from '@madang/domain/notices/notice.ts';
import { DEFAULT_POPUP_WIDTH, POPUP_LINK_TYPES, POPUP_PLACEMENTS, POPUP_WIDTHS } from '@madang/domain/popups/popup.ts';
import { ownPath } from '@madang/domain/shared/own-path.ts';
import { PERIODS, planOfSku, PLANS } from '@madang/domain/subscriptions/plan.ts';
import { z } from 'zod';
import { Texts } from '../catalog/catalog.contract.ts';
import { TargetApi } from '../notices/target-api.ts';
import { operations } from '../operation.ts';
import { ContentId } from '../pagination.ts';

/** Maximum number of stored popups. A placement shows six at a time. */
const MAX_POPUPS = 40;

const Placement = z.enum(Object.values(POPUP_PLACEMENTS));
const TrackingId = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/, 'only letters, digits, dots, hyphens and underscores');
const Checkout = z.object({
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  sku: z.string().min(1).max(80),
  gateway_code: z.string().min(1).max(32),
  period: z.enum(PERIODS),
  skip_trial: z.boolean(),
  renewable: z.boolean(),
  /** At most one of the two (BI-99). */
  campaign_id: z.string().max(64).nullable(),
  coupon_code: z.string().max(64).nullable(),
  entitlement: z.enum(PLANS),
});

/** Details beside the sku must match the product. */
const WrittenCheckout = Checkout.refine(
  ({ sku, entitlement, period }) => {
    const sold = planOfSku(sku);
    return sold?.plan === entitlement && sold.period === period;
  },
  { path: ['sku'], error: 'sells another plan, or by another period' },
);

const exposure = z.object({
  /** Minimum hours between two views. */
  interval_hour: z.number().min(0).max(8760),
  /** Maximum number of views. 0 is unlimited. */
  maximum_shown_count: z.int().min(0).max(1000),
});

export const Popup = z.object({
  notice_id: z.string(),
  placement: Placement,
  /** Absolute picture URL in the popup's width. */
  img_url: z.string(),
  /** Pixels. */
  width: z.union(POPUP_WIDTHS.map((width) => z.literal(width))),
  height: z.int(),
  link: z.object({
    type: z.enum(POPUP_LINK_TYPES),
    /** Path without its language, or an external https:// URL. Null for content and checkout. */
    url: z.string().nullable(),
    tracking_id: z.string(),
    popup_tracking_id: z.string(),
    content_id: z.string().nullable(),
    content_title: Texts.nullable(),
    /** Empty for the default “Learn more”. */
    button_title: Texts,
    exposure_settings: exposure,
    target_api: TargetApi.nullable(),
    checkout: Checkout.nullable(),
  }),
});
export type Popup = z.infer<typeof Popup>;

const words = (least: number, most: number) => z.string().min(least).max(most);
const texts = (least: number, most: number) =>
  z.object({
    en: words(least, most),
    pt: words(least, most),
    es: words(least, most),
    zh: words(least, most),
    vi: words(least, most),
  });
const instant = z.iso.datetime({ offset: true });
const NO_TITLE = { en: '', pt: '', es: '', zh: '', vi: '' };

const led = {
  tracking_id: TrackingId,
  popup_tracking_id: TrackingId,
  button_title: texts(0, 40).default(NO_TITLE),
  exposure_settings: exposure.default({ interval_hour: 24, maximum_shown_count: 0 }),
  target_api: TargetApi.nullable().default(null),
};

/** Popup as entered by an operator: pictures of this site, and links to this site or to external https URLs. */
const WrittenPopup = z
  .object({
    notice_id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'only small letters, digits and hyphens'),
    placement: Placement,
    /** All audiences by default. */
    user_types: z
      .array(z.enum(NOTICE_AUDIENCES))
      .min(1)
      .max(3)
      .default([...NOTICE_AUDIENCES]),
    /** Without its suffix: `-1168x656.webp` is appended. */
    img_url: z.string().refine((url) => ownPath(url) !== null && /^\/img\/[^?#]*[^/?#]$/.test(url), 'not a picture of this site'),
    width: z.union(POPUP_WIDTHS.map((width) => z.literal(width))).default(DEFAULT_POPUP_WIDTH),
    link: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('internal'),
        url: z.string().refine((url) => ownPath(url) !== null, 'not a path of this site'),
        ...led,
      }),
      z.object({
        type: z.literal('external'),
        url: z.url().max(500).refine(isExternalUrl, 'not an address that begins with https://'),
        ...led,
      }),
      z.object({ type: z.literal('content'), content_id: ContentId, content_title: texts(1, 120), ...led }),
      z.object({ type: z.literal('checkout'), checkout: WrittenCheckout.nullable(), ...led }),
    ]),
    start_date: instant,
    end_date: instant,
  })
  .refine(({ start_date, end_date }) => Date.parse(start_date) < Date.parse(end_date), {
    path: ['end_date'],
    error: 'before its start',
  });
export type WrittenPopup = z.infer<typeof WrittenPopup>;

const areDisjoint = (popups: readonly { readonly notice_id: string }[]): boolean =>
  new Set(popups.map(({ notice_id }) => notice_id)).size === popups.length;

export const popupOperations = operations({
  listPopups: {
    summary: 'The popups of a placement for whoever calls, newest first: six at most (PO-17).',
    authority: 'anyone',
    input: z.object({ placement: Placement }),
    objects: Popup,
    refusals: [],
  },
  changePopups: {
    summary: 'Replaces all popups; strangers see the new ones within half a minute.',
    authority: 'operator',
    input: z.object({ popups: z.array(WrittenPopup).max(MAX_POPUPS).refine(areDisjoint, 'two have the same notice_id') }),
    object: z.object({ popups: z.int() }),
    refusals: [],
  },
  trackPopup: {
    summary: 'Takes that a popup was seen or followed. What is told again counts once (AN-13).',
    authority: 'anyone',
    limits: [{ limit: 'trackPopup' }, { limit: 'trackPopupOfDay' }],
    input: z.object({
      /** Idempotency key of this report, generated by the browser. */
      event_id: z.uuid(),
      event: z.enum(['impression', 'click']),
      tracking_id: TrackingId,
      popup_tracking_id: TrackingId,
    }),
    object: z.null(),
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
});
