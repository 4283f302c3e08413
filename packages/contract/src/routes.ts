import { type Method, VIEWER_ROUTES } from './viewer-routes.ts';

/** Routes of the operator, called with the installation's key and from no page. */
const OPERATOR_ROUTES = {
  listErrors: 'GET /api/gateway/v01/log/error/list',
  createRefund: 'POST /api/gateway/v03/operator/refunds',
  changeZipCampaigns: 'PUT /api/gateway/v03/operator/zip-campaign/list',
  changeTestClock: 'PUT /api/gateway/v03/operator/test-clock',
  changeTestSwitches: 'POST /api/gateway/v03/operator/test-switches',
  removeTestSwitches: 'DELETE /api/gateway/v03/operator/test-switches',
  changeNotices: 'PUT /api/content/v01/operator/notice/list',
  createPush: 'POST /api/gateway/v03/operator/push',
  changePopups: 'PUT /api/content/v01/operator/popup/list',
} as const satisfies Record<string, `${Method} /api/${string}`>;

/** Routes of other platforms' apps and of partners. Left out of the browser bundle. */
const APP_ROUTES = {
  confirmHandOver: 'POST /api/gateway/v01/partner/sso/:type',
  getLiveCountdown: 'GET /api/stream/v01/live/countdown',
  listDownloads: 'GET /api/stream/v01/download/list',
} as const satisfies Record<string, `${Method} /api/${string}`>;

/** Method and path of every operation of the contract. */
export const ROUTES = { ...VIEWER_ROUTES, ...APP_ROUTES, ...OPERATOR_ROUTES };

export type OperationName = keyof typeof ROUTES;
