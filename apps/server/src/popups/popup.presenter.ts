import type { Popup as PresentedPopup } from '@madang/contract/popups/popups.contract.ts';
import { type Popup, POPUP_HEIGHTS, type PopupCheckout, type PopupLink } from '@madang/domain/popups/popup.ts';
import { presentTexts } from '../catalog/catalog.presenter.ts';
import { presentTargetApi } from '../http/target-api.presenter.ts';

const NO_TITLE = { en_us: '', pt_br: '', es_es: '', zh_cn: '', vi_vn: '' };

const presentCheckout = (checkout: PopupCheckout): PresentedPopup['link']['checkout'] => ({
  currency: checkout.currency,
  sku: checkout.sku,
  gateway_code: checkout.gatewayCode,
  period: checkout.period,
  skip_trial: checkout.skipTrial,
  renewable: checkout.renewable,
  campaign_id: checkout.campaignId,
  coupon_code: checkout.couponCode,
  entitlement: checkout.entitlement,
});

const presentLink = ({ targetApi, exposure, ...link }: PopupLink): PresentedPopup['link'] => ({
  type: link.type,
  url: link.url,
  tracking_id: link.trackingId,
  popup_tracking_id: link.popupTrackingId,
  content_id: link.contentId,
  content_title: link.contentTitle && presentTexts(link.contentTitle),
  button_title: presentTexts({ ...NO_TITLE, ...link.buttonTitle }),
  exposure_settings: { interval_hour: exposure.intervalHours, maximum_shown_count: exposure.mostShown },
  target_api: targetApi && presentTargetApi(targetApi),
  checkout: link.checkout && presentCheckout(link.checkout),
});

/** A popup with its picture in its own width (PO-41 to PO-44). */
export const presentPopup = ({ id, placement, imgUrl, width, link }: Popup): PresentedPopup => ({
  notice_id: id,
  placement,
  img_url: `${imgUrl}-${width}x${POPUP_HEIGHTS[width]}.webp`,
  width,
  height: POPUP_HEIGHTS[width],
  link: presentLink(link),
});
