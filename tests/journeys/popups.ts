import type { WrittenPopup } from '@madang/contract/popups/popups.contract.ts';
import { ROUTES } from '@madang/contract/routes.ts';
import { POPUP_PLACEMENTS } from '@madang/domain/popups/popup.ts';
import type { Page } from '@playwright/test';
import { call, expect } from './journey.ts';
import { operatorAuthority } from './operator.ts';

export const pathOf = (operation: keyof typeof ROUTES): string => ROUTES[operation].split(' ')[1] ?? '';

export type Link = WrittenPopup['link'];
export const NO_TITLE = { en: '', pt: '', es: '', zh: '', vi: '' };
export const inEveryLanguage = (text: string) => ({ en: text, pt: text, es: text, zh: text, vi: text });

/** Common fields of every popup link. */
export const led = (id: string) => ({
  tracking_id: `see-${id}`,
  popup_tracking_id: `popup-${id}`,
  button_title: inEveryLanguage(`Go ${id}`),
  exposure_settings: { interval_hour: 0, maximum_shown_count: 0 },
  target_api: null,
});
export const internal = (id: string, url = '/catalog/30'): Link => ({ type: 'internal', url, ...led(id) });
/** An offer of the checkout. */
export const PREMIUM = {
  currency: 'USD',
  sku: 'WEB_PREMIUM_ANNUAL_USD',
  gateway_code: 'CARD',
  period: 'annual',
  skip_trial: true,
  renewable: true,
  campaign_id: null,
  coupon_code: null,
  entitlement: 'Premium',
} as const;

/** A popup for all viewers over the main page, valid for years, unless overridden. */
export const popup = (id: string, link: Link, other: Partial<WrittenPopup> = {}): Omit<WrittenPopup, 'img_url'> => ({
  notice_id: id,
  placement: POPUP_PLACEMENTS.main,
  user_types: ['anonymous', 'avod', 'svod'],
  width: 1168,
  link,
  start_date: '2026-01-01T00:00:00Z',
  end_date: '2040-01-01T00:00:00Z',
  ...other,
});

/** Drawn in the sizes of popups too; where its pictures are depends on the day on which they were drawn. */
const DRAWN_TITLE = '1006';
const pictureOf = async (page: Page): Promise<string> => {
  const { body } = await call(page, 'getContent', { id: DRAWN_TITLE });
  return `/img/${(body.object as { image: { path: string } }).image.path}/popup`;
};

/** As an operator; an empty list takes all of them away. */
export const publish = async (page: Page, ...popups: readonly Omit<WrittenPopup, 'img_url'>[]): Promise<void> => {
  const img_url = await pictureOf(page);
  const answer = await page.request.put(pathOf('changePopups'), {
    data: { popups: popups.map((written) => ({ ...written, img_url })) },
    headers: { authorization: operatorAuthority() },
  });
  expect(answer.status()).toBe(200);
};

export const shown = (page: Page) => page.getByRole('dialog');
export const named = (page: Page, name: string) => page.getByRole('dialog', { name });
export const button = (page: Page, name: string) => shown(page).getByRole('button', { name, exact: true });
