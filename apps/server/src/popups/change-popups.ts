import type { Needs } from '../use-case/needs.ts';
import type { WrittenPopup } from '@madang/contract/popups/popups.contract.ts';
import type { Popup, PopupCheckout, PopupLink } from '@madang/domain/popups/popup.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { toTargetApi } from '../http/target-api.presenter.ts';

type WrittenLink = WrittenPopup['link'];
type WrittenCheckout = NonNullable<Extract<WrittenLink, { type: 'checkout' }>['checkout']>;

const localized = ({ en, pt, es, zh, vi }: WrittenLink['button_title']): Localized => ({
  en_us: en,
  pt_br: pt,
  es_es: es,
  zh_cn: zh,
  vi_vn: vi,
});

const checkoutOf = (written: WrittenCheckout): PopupCheckout => ({
  currency: written.currency,
  sku: written.sku,
  gatewayCode: written.gateway_code,
  period: written.period,
  skipTrial: written.skip_trial,
  renewable: written.renewable,
  campaignId: written.campaign_id,
  couponCode: written.coupon_code,
  entitlement: written.entitlement,
});

const linkOf = (written: WrittenLink): PopupLink => ({
  type: written.type,
  url: 'url' in written ? written.url : null,
  trackingId: written.tracking_id,
  popupTrackingId: written.popup_tracking_id,
  contentId: written.type === 'content' ? written.content_id : null,
  contentTitle: written.type === 'content' ? localized(written.content_title) : null,
  buttonTitle: localized(written.button_title),
  exposure: {
    intervalHours: written.exposure_settings.interval_hour,
    mostShown: written.exposure_settings.maximum_shown_count,
  },
  targetApi: written.target_api && toTargetApi(written.target_api),
  checkout: written.type === 'checkout' ? written.checkout && checkoutOf(written.checkout) : null,
});

const popupOf = (written: WrittenPopup): Popup => ({
  id: written.notice_id,
  placement: written.placement,
  audiences: written.user_types,
  imgUrl: written.img_url,
  width: written.width,
  link: linkOf(written.link),
  startsAt: Date.parse(written.start_date),
  endsAt: Date.parse(written.end_date),
});

export const changePopups: UseCase<'changePopups', Needs<'inTransaction', 'popups'>> =
  ({ inTransaction }) =>
  async (_viewer, { popups }) => {
    await inTransaction((repositories) => repositories.popups.replaceAll(popups.map(popupOf)));
    return answer({ popups: popups.length });
  };
