import { LIVE_RECOVERY_SECONDS, LIVE_RETRY_SECONDS, NOTICE_CHECK_MINUTES } from '@madang/domain/shared/constants.ts';
import { INDEXED_ROUTES, type IndexedRoute, isIndexedRoute } from '@madang/domain/shared/indexed-routes.ts';
import { optionalSetting, setting, type SettingKind } from './setting.ts';
import { integer, listOf } from './setting-kinds.ts';

const routes = listOf(
  'routes, separated by commas',
  (name) => name === 'all' || isIndexedRoute(name),
  `must be all, or names of: ${INDEXED_ROUTES.join(', ')}`,
);
const unindexedRoutes: SettingKind<readonly IndexedRoute[]> = {
  schema: routes.schema.transform((names) => INDEXED_ROUTES.filter((name) => names.has('all') || names.has(name))),
  values: routes.values,
};

/** Read by use cases (`Deps.settings`). */
export const siteSettings = {
  /** Routes that are kept out of search engines although their pages could be found (RT-119). */
  noindex: setting({
    name: 'NOINDEX',
    kind: unindexedRoutes,
    default: '',
    doc: 'Routes excluded from search engines (`robots: noindex`): `home`, `live`, `catalog`, `season`, `person`, `legal` …, or `all`, as for a staging host',
  }),
  /** Hours of content that the operator claims on the guide; null counts titles instead (CA-84). */
  claimedHours: optionalSetting({
    name: 'CLAIMED_HOURS',
    kind: integer(1, 10_000_000),
    unset: 'the number of titles',
    doc: 'Hours of content that the guide for newcomers claims, as in `40000`. Without it the guide counts the titles of the catalog',
  }),
  /** Interval in which browsers poll for notices, in minutes (NO-22). */
  noticeCheckMinutes: setting({
    name: 'NOTICE_CHECK_MINUTES',
    kind: integer(1, 1440),
    default: String(NOTICE_CHECK_MINUTES),
    doc: 'Minutes between polls of a browser for notices. Fewer show notices sooner, and cost calls',
  }),
  /** Delay before browsers retry a failed call for the channel's state, in seconds (LV-11). */
  liveRetrySeconds: setting({
    name: 'LIVE_RETRY_SECONDS',
    kind: integer(5, 3600),
    default: String(LIVE_RETRY_SECONDS),
    doc: 'Seconds before a browser retries a failed call for the live channel’s state',
  }),
  /** Delay before browsers try to play the channel again, in seconds (LV-12). */
  liveRecoverySeconds: setting({
    name: 'LIVE_RECOVERY_SECONDS',
    kind: integer(5, 3600),
    default: String(LIVE_RECOVERY_SECONDS),
    doc: 'Seconds before a browser tries to play the live channel again after it failed',
  }),
};
