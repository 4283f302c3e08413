import type { Needs } from '../use-case/needs.ts';
import { audienceOfCaller } from '@madang/domain/notices/notice.ts';
import { type Popup, popupsFor, POPUP_HEIGHTS, type PopupCheckout, type PopupLink } from '@madang/domain/popups/popup.ts';
import type { Popup as PresentedPopup } from '@madang/contract/popups/popups.contract.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import type { Viewer } from '../use-case/viewer.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';
import { presentTexts } from '../catalog/catalog.presenter.ts';
import { presentTargetApi } from '../http/target-api.presenter.ts';

/** A popup does not link to a title that the viewer would not find in the catalogue. */
const isOpenTo = (viewer: Viewer, catalog: Pick<CatalogSnapshot, 'find'>) => {
  const isVisible = isVisibleTo(viewer, catalog);
  return ({ link: { contentId } }: Popup): boolean => {
    const content = contentId === null ? null : catalog.find(contentId);
    return contentId === null || (content !== null && isVisible(content));
  };
};

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
const presentPopup = ({ id, placement, imgUrl, width, link }: Popup): PresentedPopup => ({
  notice_id: id,
  placement,
  img_url: `${imgUrl}-${width}x${POPUP_HEIGHTS[width]}.webp`,
  width,
  height: POPUP_HEIGHTS[width],
  link: presentLink(link),
});

export const listPopups: UseCase<'listPopups', Needs<'catalog' | 'now' | 'repositories', 'popups'>> =
  ({ repositories, catalog, now }) =>
  async (viewer, { placement }) => {
    const at = now();
    const open = (await repositories.popups.listUnended(at)).filter(isOpenTo(viewer, catalog()));
    const audience = audienceOfCaller(viewer);
    const popups = popupsFor(open, { placement, audience, now: at });
    return answer({ objects: popups.map(presentPopup), total_count: popups.length });
  };
