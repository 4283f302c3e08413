import { accountRoutes } from './accounts/accounts.routes.ts';
import { adOperationRoutes } from './ads/ads.routes.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { downloadRoutes } from './downloads/downloads.routes.ts';
import { favoriteRoutes } from './favorites/favorites.routes.ts';
import type { Handlers } from './http/handlers.ts';
import { likeRoutes } from './likes/likes.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { playbackRoutes } from './playback/playback.routes.ts';
import { profileRoutes } from './profiles/profiles.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { subscriptionRoutes } from './subscriptions/subscriptions.routes.ts';
import { watchHistoryRoutes } from './watch-history/watch-history.routes.ts';
import { webtoonRoutes } from './webtoons/webtoons.routes.ts';

/** The list of slices. An operation without a use case does not compile here. */
export const handlers: Handlers = {
  ...accountRoutes,
  ...adOperationRoutes,
  ...analyticsRoutes,
  ...catalogRoutes,
  ...downloadRoutes,
  ...favoriteRoutes,
  ...likeRoutes,
  ...liveRoutes,
  ...playbackRoutes,
  ...profileRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...subscriptionRoutes,
  ...watchHistoryRoutes,
  ...webtoonRoutes,
};
