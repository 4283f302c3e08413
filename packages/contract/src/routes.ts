/**
 * Method and path of every operation: all that a browser has to know of the contract at run time.
 * Bases as in the requirements README: gateway v01 and v03, content service v01, streaming gateway v01.
 */
export const ROUTES = {
  signIn: 'POST /api/gateway/v01/user/signin',
  signUp: 'POST /api/gateway/v01/user/signup',
  signOut: 'POST /api/gateway/v01/user/signout',
  refreshToken: 'POST /api/gateway/v01/user/token/refresh',
  getAccount: 'GET /api/gateway/v01/user/account',
  getEntitlement: 'GET /api/gateway/v01/user/subscription/entitlement',
  listProfiles: 'GET /api/gateway/v01/user/profile/list',
  getProfile: 'GET /api/gateway/v01/user/profile/get',
  selectProfile: 'POST /api/gateway/v01/user/profile/select',
  getGeo: 'GET /api/gateway/v01/geo',
  trackError: 'POST /api/gateway/v01/log/error',
  listErrors: 'GET /api/gateway/v01/log/error/list',
  listProducts: 'GET /api/gateway/v03/fe/products',
  getActiveSubscription: 'GET /api/gateway/v03/fe/subscription/active',

  listMenu: 'GET /api/content/v01/fe/menu/all',
  listCollection: 'GET /api/content/v01/fe/collection/children',
  listRecommendations: 'GET /api/content/v01/fe/user/recommend/list',
  getContent: 'GET /api/content/v01/fe/content/get',
  listGroups: 'GET /api/content/v01/fe/content/groups',
  listEpisodes: 'GET /api/content/v01/fe/content/groups/episodes',

  listFavorites: 'GET /api/content/v01/fe/favorite/list',
  addFavorite: 'POST /api/content/v01/fe/favorite/add',
  removeFavorite: 'POST /api/content/v01/fe/favorite/delete',
  removeAllFavorites: 'POST /api/content/v01/fe/favorite/delete/all',
  restoreFavorites: 'POST /api/content/v01/fe/favorite/restore',
  getLike: 'GET /api/content/v01/fe/like/check',
  addLike: 'POST /api/content/v01/fe/like/add',
  removeLike: 'POST /api/content/v01/fe/like/delete',
  listLikes: 'GET /api/content/v01/fe/like/list',
  listWatching: 'GET /api/content/v01/fe/watching/list',
  listContinueWatching: 'GET /api/content/v01/fe/watching/continue',
  removeWatching: 'POST /api/content/v01/fe/watching/delete',
  removeAllWatching: 'POST /api/content/v01/fe/watching/delete/all',
  restoreWatching: 'POST /api/content/v01/fe/watching/restore',

  listWebtoonGroups: 'GET /api/content/v01/fe/webtoon/groups',
  listRelatedWebtoons: 'GET /api/content/v01/fe/webtoon/related',
  listWebtoonChildren: 'GET /api/content/v01/fe/webtoon/children',
  getStrip: 'GET /api/content/v01/fe/webtoon/strip',
  trackReading: 'POST /api/stream/v01/analytics/read',
  searchTitles: 'GET /api/content/v01/fe/search',
  listSuggestions: 'GET /api/content/v01/fe/search/suggest',
  searchKeywords: 'GET /api/content/v01/fe/search/keytalk',
  listTopSearches: 'GET /api/content/v01/fe/search/top',
  trackSearch: 'POST /api/content/v01/fe/search/track',
  listPersonTitles: 'GET /api/content/v01/fe/person/titles',

  getLiveCounter: 'GET /api/stream/v01/live/counter',
  listGuide: 'GET /api/stream/v01/live/epg',
  getLiveCountdown: 'GET /api/stream/v01/live/countdown',
  playLive: 'POST /api/stream/v01/live/play',
  renewStream: 'POST /api/stream/v01/stream/renew',
  stopStream: 'POST /api/stream/v01/stream/stop',
  listStreams: 'GET /api/stream/v01/stream/list',
  endStream: 'POST /api/stream/v01/stream/end',
  previewDownload: 'GET /api/stream/v01/download/preview',
  addDownload: 'POST /api/stream/v01/download/add',
  listDownloads: 'GET /api/stream/v01/download/list',
  renewDownloads: 'POST /api/stream/v01/download/renew',
  removeDownload: 'POST /api/stream/v01/download/delete',
  playVideo: 'POST /api/stream/v01/vod/play',
  trackWatch: 'POST /api/stream/v01/watching/position',
  trackPlayback: 'POST /api/stream/v01/analytics/watch',
  trackAd: 'POST /api/stream/v01/analytics/ad',
} as const satisfies Record<string, `${'GET' | 'POST'} /api/${string}`>;

export type OperationName = keyof typeof ROUTES;

/** Look-ups that mean nothing without the id they look up: a caller without one is told so before anything is sent (WT-08, CA-79). */
export const NEEDED_IDS: Readonly<Partial<Record<OperationName, string>>> = {
  listCollection: 'collection_id',
  listRelatedWebtoons: 'related_id',
  listWebtoonChildren: 'parent_id',
};
