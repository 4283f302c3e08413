import { reportCode, serverCodeIn } from '@madang/domain/analytics/report-code.ts';
import type { CallFailed } from '../client.ts';
import { type ViewerOperation, VIEWER_ROUTES } from '../viewer-routes.ts';

interface ApiCode {
  readonly base: string;
  /** Separate code for calls without a response. */
  readonly unanswered?: string;
}

/** API codes of failed calls, by which operators search their reports (AN-59, AN-60). */
export const API_CODES: Readonly<Partial<Record<ViewerOperation, ApiCode>>> = {
  listMenu: { base: '0010' },
  getSmsConfig: { base: '0020' },
  forgotPassword: { base: '1100' },
  refreshToken: { base: '1120' },
  changeProfile: { base: '1160' },
  listProfiles: { base: '1180' },
  selectProfile: { base: '1190' },
  getEntitlement: { base: '2020' },
  getLike: { base: '2030', unanswered: '2090' },
  addLike: { base: '2031', unanswered: '2091' },
  removeLike: { base: '2032', unanswered: '2092' },
  listLikes: { base: '2033', unanswered: '2093' },
  getActiveSubscription: { base: '2080' },
  // Shares the codes of `getLike`, as prescribed: the report names the call.
  getReservedSubscription: { base: '2030', unanswered: '2090' },
  redeemPremiumPass: { base: '3040' },
  addBillingInfo: { base: '3130' },
  changeBillingInfo: { base: '3131' },
  listBillingInfo: { base: '3140' },
  getPrimaryBillingInfo: { base: '3150' },
  removeBillingInfo: { base: '3160' },
  selectPrimaryBillingInfo: { base: '3170' },
  purchase: { base: '3180' },
  previewPurchase: { base: '3190' },
  cancelSubscription: { base: '3200' },
  removePlanChange: { base: '3210' },
  changePlan: { base: '3211' },
  previewPlanChange: { base: '3220' },
  reactivateSubscription: { base: '3230' },
  createBoletoPayment: { base: '3240' },
  getZipCampaign: { base: '3250' },
  addCampaignAnswer: { base: '3250' },
  getLiveCounter: { base: '4020' },
  listCollection: { base: '4060' },
  listGroups: { base: '4110' },
  listEpisodes: { base: '4120' },
  listFavorites: { base: '4140' },
  addFavorite: { base: '4150' },
  removeFavorite: { base: '4160' },
  listWatching: { base: '4190' },
  listContinueWatching: { base: '4220' },
  listWebtoonGroups: { base: '4260' },
  listRelatedWebtoons: { base: '4280' },
  getGeo: { base: '6010' },
  listRecommendations: { base: '7010' },
};
/** Code for calls without a number of their own. The report names the call. */
const WITHOUT_NUMBER: ApiCode = { base: '0000' };

type PaymentFailure = Pick<CallFailed, 'operation' | 'status' | 'code' | 'local' | 'message' | 'reason'>;

/** Refusals are shown to the viewer and not reported, nor is a report that failed itself. */
export const isReported = ({ operation, reason }: Pick<PaymentFailure, 'operation' | 'reason'>): boolean =>
  reason === null && operation !== 'trackError';

/** Report of a failed call: its code, and a line that names the call, because codes are not unique. */
export const toErrorReport = ({
  operation,
  status,
  code,
  local,
  message,
}: PaymentFailure): { readonly code: string; readonly message: string } => {
  const { base, unanswered = base } = API_CODES[operation] ?? WITHOUT_NUMBER;
  return {
    code: reportCode({
      base: status === 0 ? unanswered : base,
      ofContentService: VIEWER_ROUTES[operation].includes(' /api/content/'),
      server: serverCodeIn(code),
      local,
    }),
    message: `${operation}: ${message}`.slice(0, 500),
  };
};
