import { accountOperations } from './accounts/accounts.contract.ts';
import { adOperations } from './ads/ads.contract.ts';
import { analyticsOperations } from './analytics/analytics.contract.ts';
import { billingOperations } from './billing/billing.contract.ts';
import { campaignOperations } from './billing/campaigns.contract.ts';
import { catalogOperations } from './catalog/catalog.contract.ts';
import { couponOperations } from './coupons/coupons.contract.ts';
import { downloadOperations } from './downloads/downloads.contract.ts';
import { favoriteOperations } from './favorites/favorites.contract.ts';
import { giftOperations } from './gifts/gifts.contract.ts';
import { helpOperations } from './help/help.contract.ts';
import { identityOperations } from './identities/identities.contract.ts';
import { likeOperations } from './likes/likes.contract.ts';
import { liveOperations } from './live/live.contract.ts';
import { noticeOperations } from './notices/notices.contract.ts';
import { popupOperations } from './popups/popups.contract.ts';
import type { Operation } from './operation.ts';
import { partnerOperations } from './partners/partners.contract.ts';
import { playbackOperations } from './playback/playback.contract.ts';
import { privacyOperations } from './privacy/privacy.contract.ts';
import { profileOperations } from './profiles/profiles.contract.ts';
import { pushOperations } from './push/push.contract.ts';
import type { OperationName } from './routes.ts';
import { searchOperations } from './search/search.contract.ts';
import { sessionOperations } from './sessions/sessions.contract.ts';
import { subscriptionOperations } from './subscriptions/subscriptions.contract.ts';
import { testSwitchOperations } from './test-switches/test-switches.contract.ts';
import { tvSignInOperations } from './tv-sign-in/tv-sign-in.contract.ts';
import { watchHistoryOperations } from './watch-history/watch-history.contract.ts';
import { webtoonOperations } from './webtoons/webtoons.contract.ts';

/** The whole contract. Operations and routes must match, or it does not compile. */
export const api = {
  ...sessionOperations,
  ...tvSignInOperations,
  ...accountOperations,
  ...identityOperations,
  ...partnerOperations,
  ...profileOperations,
  ...privacyOperations,
  ...subscriptionOperations,
  ...billingOperations,
  ...campaignOperations,
  ...couponOperations,
  ...giftOperations,
  ...catalogOperations,
  ...favoriteOperations,
  ...likeOperations,
  ...watchHistoryOperations,
  ...playbackOperations,
  ...adOperations,
  ...downloadOperations,
  ...liveOperations,
  ...noticeOperations,
  ...popupOperations,
  ...webtoonOperations,
  ...searchOperations,
  ...analyticsOperations,
  ...helpOperations,
  ...pushOperations,
  ...testSwitchOperations,
} satisfies Record<OperationName, Operation>;

export type Api = typeof api;
