import { accountOperations } from './accounts/accounts.contract.ts';
import { adOperations } from './ads/ads.contract.ts';
import { analyticsOperations } from './analytics/analytics.contract.ts';
import { catalogOperations } from './catalog/catalog.contract.ts';
import { downloadOperations } from './downloads/downloads.contract.ts';
import { favoriteOperations } from './favorites/favorites.contract.ts';
import { likeOperations } from './likes/likes.contract.ts';
import { liveOperations } from './live/live.contract.ts';
import type { Operation } from './operation.ts';
import { playbackOperations } from './playback/playback.contract.ts';
import { profileOperations } from './profiles/profiles.contract.ts';
import type { OperationName } from './routes.ts';
import { searchOperations } from './search/search.contract.ts';
import { sessionOperations } from './sessions/sessions.contract.ts';
import { subscriptionOperations } from './subscriptions/subscriptions.contract.ts';
import { watchHistoryOperations } from './watch-history/watch-history.contract.ts';
import { webtoonOperations } from './webtoons/webtoons.contract.ts';

/** The whole contract. An operation without a route, or a route without an operation, does not compile. */
export const api = {
  ...sessionOperations,
  ...accountOperations,
  ...profileOperations,
  ...subscriptionOperations,
  ...catalogOperations,
  ...favoriteOperations,
  ...likeOperations,
  ...watchHistoryOperations,
  ...playbackOperations,
  ...adOperations,
  ...downloadOperations,
  ...liveOperations,
  ...webtoonOperations,
  ...searchOperations,
  ...analyticsOperations,
} satisfies Record<OperationName, Operation>;

export type Api = typeof api;
