import { accountsRepository } from './accounts/accounts.repository.ts';
import { emailVerificationsRepository } from './accounts/email-verifications.repository.ts';
import { mailboxRepository } from './accounts/mailbox.repository.ts';
import { mailOutboxRepository } from './accounts/mail-outbox.repository.ts';
import { passwordLinksRepository } from './accounts/password-links.repository.ts';
import { adShowingsRepository } from './ads/ad-showings.repository.ts';
import { errorReportsRepository } from './analytics/error-reports.repository.ts';
import { playbackEventsRepository } from './analytics/playback-events.repository.ts';
import { zipCampaignsRepository } from './billing/zip-campaigns.repository.ts';
import { idempotencyKeysRepository } from './billing/idempotency-keys.repository.ts';
import { instrumentsRepository } from './billing/instruments.repository.ts';
import { paymentAttemptsRepository } from './billing/payment-attempts.repository.ts';
import { paymentWebhooksRepository } from './billing/payment-webhooks.repository.ts';
import { refundsRepository } from './billing/refunds.repository.ts';
import { invoicesRepository } from './billing/invoices.repository.ts';
import { recurlyNotificationsRepository } from './billing/recurly-notifications.repository.ts';
import { recurlyRepository } from './billing/recurly.repository.ts';
import { catalogRepository } from './catalog/catalog.repository.ts';
import { recommendationsRepository } from './catalog/recommendations.repository.ts';
import { ignoreDuty, type RecordDuty } from './after-commit.ts';
import type { Database } from './connection.ts';
import { codesRepository } from './coupons/codes.repository.ts';
import { downloadsRepository } from './downloads/downloads.repository.ts';
import { favoritesRepository } from './favorites/favorites.repository.ts';
import { giftsRepository } from './gifts/gifts.repository.ts';
import { identitiesRepository } from './identities/identities.repository.ts';
import { handOversRepository } from './partners/hand-overs.repository.ts';
import { leasesRepository } from './playback/leases.repository.ts';
import { likesRepository } from './likes/likes.repository.ts';
import { liveRepository } from './live/live.repository.ts';
import { personalDataRepository } from './privacy/personal-data.repository.ts';
import { noticesRepository } from './notices/notices.repository.ts';
import { popupEventsRepository } from './popups/popup-events.repository.ts';
import { popupsRepository } from './popups/popups.repository.ts';
import { profilesRepository } from './profiles/profiles.repository.ts';
import { pushRepository } from './push/push.repository.ts';
import { keytalkRepository } from './search/keytalk.repository.ts';
import { removalsRepository } from './removals.repository.ts';
import { rateLimitsRepository } from './rate-limits.repository.ts';
import { searchEntriesRepository } from './search/search-entries.repository.ts';
import { searchesRepository } from './search/searches.repository.ts';
import { sessionsRepository } from './sessions/sessions.repository.ts';
import { subtitlePreferencesRepository } from './playback/subtitle-preferences.repository.ts';
import { subscriptionsRepository } from './subscriptions/subscriptions.repository.ts';
import { tvSignInsRepository } from './tv-sign-in/tv-sign-ins.repository.ts';
import { watchProgressRepository } from './watch-history/watch-progress.repository.ts';
import { webtoonsRepository } from './webtoons/webtoons.repository.ts';

/**
 * Every repository, bound to one connection or transaction; searches to another where one is given. `record` receives the after-commit
 * duties of their writes. A server uses `transactions`, which runs them.
 */
export const repositories = (database: Database, searching = database, record: RecordDuty = ignoreDuty) => ({
  accounts: accountsRepository(database, record),
  adShowings: adShowingsRepository(database),
  catalog: catalogRepository(database),
  codes: codesRepository(database),
  downloads: downloadsRepository(database),
  emailVerifications: emailVerificationsRepository(database),
  errorReports: errorReportsRepository(database),
  favorites: favoritesRepository(database),
  gifts: giftsRepository(database),
  handOvers: handOversRepository(database),
  idempotencyKeys: idempotencyKeysRepository(database),
  identities: identitiesRepository(database),
  instruments: instrumentsRepository(database),
  invoices: invoicesRepository(database),
  paymentAttempts: paymentAttemptsRepository(database),
  paymentNotices: paymentWebhooksRepository(database, record),
  refunds: refundsRepository(database),
  keytalk: keytalkRepository(database),
  leases: leasesRepository(database),
  likes: likesRepository(database),
  live: liveRepository(database),
  mailbox: mailboxRepository(database),
  mailOutbox: mailOutboxRepository(database, record),
  notices: noticesRepository(database),
  passwordLinks: passwordLinksRepository(database),
  personalData: personalDataRepository(database),
  playbackEvents: playbackEventsRepository(database),
  popupEvents: popupEventsRepository(database),
  popups: popupsRepository(database),
  profiles: profilesRepository(database, record),
  push: pushRepository(database, record),
  rateLimits: rateLimitsRepository(database),
  recommendations: recommendationsRepository(database),
  recurly: recurlyRepository(database),
  recurlyNotifications: recurlyNotificationsRepository(database),
  removals: removalsRepository(database),
  searchEntries: searchEntriesRepository(database, searching),
  searches: searchesRepository(database),
  sessions: sessionsRepository(database, record),
  subscriptions: subscriptionsRepository(database, record),
  subtitlePreferences: subtitlePreferencesRepository(database),
  tvSignIns: tvSignInsRepository(database),
  watchProgress: watchProgressRepository(database),
  webtoons: webtoonsRepository(database),
  zipCampaigns: zipCampaignsRepository(database),
});
export type Repositories = ReturnType<typeof repositories>;
