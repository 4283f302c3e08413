import { accountRoutes } from './accounts/accounts.routes.ts';
import { adOperationRoutes } from './ads/ads.routes.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { billingRoutes } from './billing/billing.routes.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { couponRoutes } from './coupons/coupons.routes.ts';
import { downloadRoutes } from './downloads/downloads.routes.ts';
import { favoriteRoutes } from './favorites/favorites.routes.ts';
import { giftRoutes } from './gifts/gifts.routes.ts';
import { helpRoutes } from './help/help.routes.ts';
import type { Handlers } from './use-case/use-case.ts';
import { identityRoutes } from './identities/identities.routes.ts';
import { likeRoutes } from './likes/likes.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { noticeRoutes } from './notices/notices.routes.ts';
import { partnerRoutes } from './partners/partners.routes.ts';
import { playbackRoutes } from './playback/playback.routes.ts';
import { popupRoutes } from './popups/popups.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { profileRoutes } from './profiles/profiles.routes.ts';
import { pushRoutes } from './push/push.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { subscriptionRoutes } from './subscriptions/subscriptions.routes.ts';
import { testSwitchRoutes } from './test-switches/test-switches.routes.ts';
import { tvSignInRoutes } from './tv-sign-in/tv-sign-in.routes.ts';
import { watchHistoryRoutes } from './watch-history/watch-history.routes.ts';
import { webtoonRoutes } from './webtoons/webtoons.routes.ts';

/** The list of slices. An operation without a use case does not compile here. */
export const handlers: Handlers = {
  ...accountRoutes,
  ...adOperationRoutes,
  ...analyticsRoutes,
  ...billingRoutes,
  ...catalogRoutes,
  ...couponRoutes,
  ...downloadRoutes,
  ...favoriteRoutes,
  ...giftRoutes,
  ...helpRoutes,
  ...identityRoutes,
  ...likeRoutes,
  ...liveRoutes,
  ...noticeRoutes,
  ...partnerRoutes,
  ...playbackRoutes,
  ...popupRoutes,
  ...privacyRoutes,
  ...profileRoutes,
  ...pushRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...subscriptionRoutes,
  ...testSwitchRoutes,
  ...tvSignInRoutes,
  ...watchHistoryRoutes,
  ...webtoonRoutes,
};
