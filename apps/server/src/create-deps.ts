import { randomInt, randomUUID } from 'node:crypto';
import type { Connection } from '@madang/database/connection.ts';
import { repositories } from '@madang/database/repositories.ts';
import type { TaxRate } from '@madang/domain/billing/tax.ts';
import { newUserCode } from '@madang/domain/tv-sign-in/user-code.ts';
import { sendMail } from './accounts/send-mail.ts';
import { readAdTicket, signAdTicket } from './ads/ad-ticket.ts';
import type { HouseAd } from './ads/house-ads.ts';
import { billingDeps } from './billing/billing-deps.ts';
import { settleNotices } from './billing/settle-notices.ts';
import { catalogSource, type CatalogSource } from './catalog/catalog-source.ts';
import type { Deps } from './deps.ts';
import { limitsFor, memoryLimits } from './http/limits.ts';
import { operatorsOf } from './http/operators.ts';
import { giftCodes } from './gifts/gift-codes.ts';
import { sendPushes } from './push/send-pushes.ts';
import { helpDeps, type HelpSettings, NO_HELP_ELSEWHERE } from './help/help-deps.ts';
import { legalDocuments, type LegalSettings } from './legal/legal-documents.ts';
import { type CoalescingWorker, coalescingWorker } from './background/coalescing-worker.ts';
import { guideSource, type GuideSource } from './live/guide-source.ts';
import { liveChannel } from './live/live-channel.ts';
import { identityDeps } from './identities/identity-deps.ts';
import { filmAssets } from './playback/film-assets.ts';
import { playbackIds } from './playback/playback-ids.ts';
import { exportTickets } from './privacy/export-ticket.ts';
import { pinHasher } from './profiles/pin-hasher.ts';
import { drawnPictures } from './profiles/picture-file/pictures.ts';
import type { AdTags } from './providers/ad-tags/ad-tags.ts';
import { vastTags } from './providers/ad-tags/vast-tags.ts';
import type { EncryptedFilms } from './providers/encrypted-films/encrypted-films.ts';
import { httpEmbeddings } from './providers/embeddings/http-embeddings.ts';
import { linkTokens } from './providers/mail/link-tokens.ts';
import { mailboxMailer } from './providers/mail/mailbox-mailer.ts';
import type { Mailer } from './providers/mail/mailer.ts';
import { type IdentityProviders, NO_PROVIDERS } from './providers/identity/identity-providers.ts';
import { closedGateway } from './providers/payments/closed-gateway.ts';
import type { PaymentGateway } from './providers/payments/payment-gateway.ts';
import type { PartnerAssertions } from './providers/partners/partner-assertions.ts';
import type { MediaStorage } from './providers/media-storage/media-storage.ts';
import { awaitedTitleIndex } from './search/engine/awaited-title-index.ts';
import { lexiconKeytalk } from './search/keytalk/keytalk.ts';
import { type KeytalkLearning, keytalkLearning } from './search/keytalk/keytalk-learning.ts';
import { serviceNearness } from './search/keytalk/service-nearness.ts';
import { topSearches } from './search/top-searches.ts';
import { visitorKey } from './search/visitor-key.ts';
import { afterAnswer } from './background/after-answer.ts';
import { dictionaryGuesses } from './providers/passwords/password-guesses.ts';
import { knownDevices } from './sessions/known-devices.ts';
import { argon2Hasher } from './sessions/password-hasher.ts';
import { sessionRegistry } from './sessions/session-registry.ts';
import { tokenIssuer } from './sessions/token-issuer.ts';
import type { ProductSettings } from './settings/product-settings.ts';
import type { SearchEngine } from './settings/search-settings.ts';
import type { SwitchBoard } from './test-switches/switch-board.ts';
import { switchedBilling, switchedClock, switchedGateway, switchedSettings } from './test-switches/switched.ts';
import { knownStrips } from './webtoons/strips.ts';

export interface ServerConfig {
  readonly connection: Connection;
  readonly storage: MediaStorage;
  /** Encrypted films for subscribers. None unless the settings protect them. */
  readonly encryptedFilms?: EncryptedFilms | null;
  readonly tokenKey: Uint8Array;
  readonly mediaSecret: string;
  /** What the hashes of PINs are made with. */
  readonly pinKey: Uint8Array;
  /** By which operators are known; without one there are none. */
  readonly operatorKey?: string;
  readonly settings: ProductSettings;
  /** The operator's own ads; none unless it says otherwise. */
  readonly houseAds?: readonly HouseAd[];
  /** How tags of others are read; over HTTP unless it says otherwise. */
  readonly adTags?: AdTags;
  /** `mailbox` keeps mails in the database, where the developer reads them. Null leaves them in the queue. */
  readonly mailer?: Mailer | 'mailbox' | null;
  /** Identity providers for sign-in. None by default. */
  readonly identityProviders?: IdentityProviders;
  /** Partners whose signed assertions are accepted. None by default. */
  readonly partnerAssertions?: PartnerAssertions;
  /** The payment provider. Without one nothing is sold. */
  readonly gateway?: PaymentGateway;
  /** The operator's name and legal documents. None by default. */
  readonly legal?: LegalSettings;
  /** A help centre elsewhere and the operator’s own articles; neither unless it says otherwise. */
  readonly help?: HelpSettings;
  /** What notifications are sent with; none are unless it says otherwise. */
  readonly push?: NonNullable<Deps['push']['service']>;
  /** Taxes that are reckoned with; none unless it says otherwise. */
  readonly taxRates?: readonly TaxRate[];
  /** Whether slips are sold where people pay with them; they are unless it says otherwise. */
  readonly boleto?: boolean;
  /** Whether clocks of accounts may be moved. */
  readonly testClock?: boolean;
  /** Switches that override clock, settings, payments and answers; none in production. */
  readonly testSwitches?: SwitchBoard | null;
  readonly now: () => number;
  /** The monotonic clock; the process's own by default. */
  readonly elapsed?: () => number;
  readonly report: Deps['report'];
  /** Where titles are looked for; in memory unless it says otherwise. */
  readonly searchEngine?: SearchEngine;
  /** An embedding service that says what phrases mean; without one the learned vectors do. */
  readonly keytalkUrl?: string | null;
  /** Takes what an operator should know of. */
  readonly warn?: (error: unknown, message: string) => void;
}

export interface ServerRuntime {
  readonly deps: Deps;
  readonly source: CatalogSource;
  readonly guide: GuideSource;
  readonly learning: KeytalkLearning;
  /** Writes what can be found in the catalogue into the database, for all nodes; null where each node has it in memory. */
  readonly writeSearchEntries: ((signal?: AbortSignal) => Promise<void>) | null;
  /** Warms the search index up before the first search. */
  readonly prepareSearch: () => Promise<void>;
}

const NO_ASSERTIONS: PartnerAssertions = { read: async () => null, redirectsOf: () => [] };

/** Puts together what use cases are given, over one database. */
export const createDeps = async (around: ServerConfig): Promise<ServerRuntime> => {
  const { connection, storage, tokenKey, mediaSecret, report, keytalkUrl, warn = () => undefined, testSwitches = null } = around;
  const settings = testSwitches ? switchedSettings(around.settings, testSwitches) : around.settings;
  const now = testSwitches ? switchedClock(around.now, testSwitches) : around.now;
  const gateway = around.gateway ?? closedGateway();
  const billing = billingDeps({
    taxRates: around.taxRates ?? [],
    clocksMove: around.testClock ?? false,
    boleto: around.boleto ?? true,
    secret: around.pinKey,
  });
  const elapsed = around.elapsed ?? (() => performance.now());
  const isInDatabase = around.searchEngine === 'postgres';
  const adTags = around.adTags ?? vastTags(settings.ads.hosts);
  const bound = repositories(connection.database, connection.searching);
  const source = await catalogSource(bound);
  const guide = await guideSource(bound.live, now);
  const keytalk = lexiconKeytalk({
    catalog: source.current,
    ...(keytalkUrl && { nearness: serviceNearness({ embeddings: httpEmbeddings(keytalkUrl), elapsed, warn }) }),
  });
  const learning = keytalkLearning({ keytalk, catalog: source.current, repository: bound.keytalk, now });
  const inDatabase = { catalog: source.current, searchEntries: bound.searchEntries };
  const titles = awaitedTitleIndex(async () => {
    if (!isInDatabase) {
      const { memoryTitleIndex } = await import('./search/engine/memory-title-index.ts');
      return memoryTitleIndex(source.current);
    }
    const { postgresTitleIndex } = await import('./search/engine/postgres-title-index.ts');
    // The very first search of all waits; later the job writes what has changed, and what was there before is found meanwhile.
    if ((await bound.searchEntries.findVersion()) === null) await writeEntries();
    return postgresTitleIndex(inDatabase);
  });
  const writeEntries = async (signal?: AbortSignal): Promise<void> => {
    const { writeSearchEntries } = await import('./search/engine/write-search-entries.ts');
    await writeSearchEntries(inDatabase, signal);
  };
  const writeIfNewest = async (signal?: AbortSignal): Promise<void> => {
    // A node that has not read the newest catalogue yet asks for this once more when it has.
    if ((await bound.catalog.getVersion()) === source.current().version) await writeEntries(signal);
  };
  const mailer = around.mailer === 'mailbox' ? mailboxMailer(bound.mailbox, now) : (around.mailer ?? null);
  const mails: CoalescingWorker = coalescingWorker(
    () => sendMail(deps),
    (error) => warn(error, 'mails could not be sent'),
  );
  const notices = coalescingWorker(
    () => settleNotices(deps),
    (error) => warn(error, 'notices of payments could not be settled'),
  );
  const pushes = coalescingWorker(
    () => sendPushes(deps),
    (error) => warn(error, 'notifications could not be sent'),
  );
  const deps: Deps = {
    repositories: bound,
    inTransaction: (work) => connection.database.transaction().execute((transaction) => work(repositories(transaction))),
    catalog: source.current,
    mostPlayed: source.mostPlayed,
    sessions: sessionRegistry(bound, now, elapsed),
    tokens: tokenIssuer(tokenKey),
    passwords: argon2Hasher(),
    passwordGuesses: dictionaryGuesses(),
    knownDevices: knownDevices(around.pinKey),
    afterAnswer: afterAnswer((error) => warn(error, 'work after an answer failed')),
    pins: pinHasher(around.pinKey),
    pictures: drawnPictures(),
    media: filmAssets(storage, around.encryptedFilms ?? null, mediaSecret),
    playbackIds: playbackIds(mediaSecret),
    ads: {
      house: around.houseAds ?? [],
      readTag: (tag) =>
        adTags.read(tag).catch((error: unknown) => {
          warn(error, 'an ad tag could not be read');
          return [];
        }),
      tell: (trackers) => {
        for (const tracker of trackers)
          adTags.tell(tracker).catch((error: unknown) => warn(error, 'a tracker of an ad could not be told'));
      },
      sign: (ticket) => signAdTicket(ticket, mediaSecret),
      read: (text) => readAdTicket(text, mediaSecret, now()),
    },
    live: {
      guide: guide.current,
      channel: liveChannel(guide, storage),
      forcedStatus: () => testSwitches?.current().liveStatus ?? null,
    },
    strips: knownStrips(bound.webtoons, () => source.current().version),
    search: {
      titles,
      keytalk,
      top: topSearches(bound, source, now, elapsed),
      visitorKey: visitorKey(mediaSecret),
    },
    readLegal: legalDocuments(around.legal ?? { folder: null, operator: null }),
    help: helpDeps(around.help ?? NO_HELP_ELSEWHERE, around.legal?.operator ?? null),
    mail: { mailer, ...mails },
    push: { service: around.push ?? null, ...pushes },
    links: linkTokens(mediaSecret),
    tvSignIn: { newCode: () => newUserCode(randomInt) },
    identity: identityDeps(around.identityProviders ?? NO_PROVIDERS, warn),
    assertions: around.partnerAssertions ?? NO_ASSERTIONS,
    exportTickets: exportTickets(mediaSecret),
    billing: testSwitches ? switchedBilling(billing, testSwitches) : billing,
    gifts: giftCodes(around.pinKey),
    payments: { gateway: testSwitches ? switchedGateway(gateway, testSwitches) : gateway, notices },
    limits: limitsFor(connection, around.pinKey, settings.fastPath),
    nodeLimits: memoryLimits(),
    settings,
    testSwitches,
    isOperator: operatorsOf(around.operatorKey ?? null),
    report,
    now,
    elapsed,
    newId: randomUUID,
  };
  return {
    deps,
    source,
    guide,
    learning,
    writeSearchEntries: isInDatabase ? writeIfNewest : null,
    prepareSearch: titles.prepare,
  };
};
