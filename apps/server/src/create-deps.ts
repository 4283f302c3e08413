import { randomInt, randomUUID } from 'node:crypto';
import type { Connection } from '@madang/database/connection.ts';
import type { TaxRate } from '@madang/domain/billing/tax.ts';
import { newUserCode } from '@madang/domain/tv-sign-in/user-code.ts';
import { sendMail } from './mail/send-mail.ts';
import type { AdDeps, HouseAd, AdTags } from './ports/ads.ts';
import { readAdTicket, signAdTicket } from './ads/ad-ticket.ts';
import { afterAnswer, coalescingWorker } from './background/queues.ts';
import { billingDeps } from './billing/billing-deps.ts';
import { settlePaymentWebhooks } from './billing/settle-payment-webhooks.ts';
import { catalogSource, type CatalogSource } from './catalog/catalog-source.ts';
import { type CommitWorkers, openTransactions } from './after-commit.ts';
import type { Deps } from './use-case/deps.ts';
import { noteUndelivered } from './gifts/gift-delivery.ts';
import { giftCodes } from './gifts/gift-codes.ts';
import { helpDeps } from './help/help-deps.ts';
import { limitsFor, memoryLimits } from './http/limits.ts';
import { createOperatorCheck } from './http/credentials.ts';
import { identityDeps } from './identities/identity-deps.ts';
import { legalDocuments, type LegalSettings } from './legal/legal-documents.ts';
import { guideSource } from './live/guide-source.ts';
import { liveChannel } from './live/live-channel.ts';
import { filmAssets } from './playback/film-assets.ts';
import { playbackIds } from './playback/playback-ids.ts';
import { exportTickets } from './privacy/export-ticket.ts';
import { drawnPictures } from './profiles/picture-file/pictures.ts';
import { pinHasher } from './profiles/profile-pin.ts';
import { vastTags } from './providers/ad-tags/vast-tags.ts';
import type { EncryptedFilms, MediaStorage } from './ports/media.ts';
import { type IdentityProviders, NO_PROVIDERS, type PartnerAssertions } from './ports/identity-providers.ts';
import { linkTokens } from './providers/mail/link-tokens.ts';
import { mailboxMailer } from './providers/mail/mailbox-mailer.ts';
import type { Mailer } from './ports/mail.ts';
import { dictionaryGuesses } from './providers/passwords/password-guesses.ts';
import { closedGateway, type PaymentGateway } from './ports/payment-gateway.ts';
import { sendPushes } from './push/send-pushes.ts';
import { createSearch } from './search/create-search.ts';
import type { KeytalkLearning } from './search/keytalk/keytalk-learning.ts';
import { knownDevices } from './sessions/known-devices.ts';
import { argon2Hasher } from './sessions/password-hasher.ts';
import { tokenIssuer } from './sessions/token-issuer.ts';
import type { ProductSettings } from './settings/product-settings.ts';
import type { SearchEngine } from './settings/search-settings.ts';
import { switchedBilling, switchedClock, switchedGateway, switchedSettings } from './test-switches/switched.ts';
import { knownStrips } from './webtoons/strips.ts';
import type { CoalescingWorker } from './ports/background-work.ts';
import type { GuideSource } from './ports/live.ts';
import type { SwitchBoard } from './ports/switch-board.ts';
import { type HelpSettings, NO_HELP_ELSEWHERE } from './settings/help-settings.ts';

/** What the dependencies of use cases are created from: settings, keys, clocks and opened providers. */
export interface ServerConfig {
  readonly connection: Connection;
  readonly storage: MediaStorage;
  /** Encrypted films for subscribers. Optional; default: none. */
  readonly encryptedFilms?: EncryptedFilms | null;
  readonly tokenKey: Uint8Array;
  readonly mediaSecret: string;
  /** Key of the hashes of PINs and codes. */
  readonly pinKey: Uint8Array;
  /** Operator API key. Optional; default: operator calls are rejected. */
  readonly operatorKey?: string;
  readonly settings: ProductSettings;
  /** The operator's own ads. Optional; default: none. */
  readonly houseAds?: readonly HouseAd[];
  /** Reads third-party tags. Optional; default: over HTTP. */
  readonly adTags?: AdTags;
  /** `mailbox` keeps mails in the database, where the developer reads them. Optional; default: mails wait in the queue. */
  readonly mailer?: Mailer | 'mailbox' | null;
  /** Identity providers for sign-in. Optional; default: none. */
  readonly identityProviders?: IdentityProviders;
  /** Partners whose signed assertions are accepted. Optional; default: none. */
  readonly partnerAssertions?: PartnerAssertions;
  /** The payment provider. Optional; default: nothing is sold. */
  readonly gateway?: PaymentGateway;
  /** The operator's name and legal documents. Optional; default: none. */
  readonly legal?: LegalSettings;
  /** An external help center and the operator's own articles. Optional; default: neither. */
  readonly help?: HelpSettings;
  /** Web push. Optional; default: no notifications. */
  readonly push?: NonNullable<Deps['push']['service']>;
  /** Tax rates. Optional; default: none. */
  readonly taxRates?: readonly TaxRate[];
  /** Whether boletos are sold. Optional; default: yes. */
  readonly boleto?: boolean;
  /** Whether clocks of accounts may be moved. Optional; default: no. */
  readonly testClock?: boolean;
  /** Switches that override clock, settings, payments and answers. Optional; default: none, as in production. */
  readonly testSwitches?: SwitchBoard | null;
  readonly now: () => number;
  /** The monotonic clock. Optional; default: the clock of this process. */
  readonly elapsed?: () => number;
  readonly report: Deps['report'];
  /** Optional; default: `memory`. */
  readonly searchEngine?: SearchEngine;
  /** Embedding service for search phrases. Optional; default: the learned vectors. */
  readonly keytalkUrl?: string | null;
  /** Logs failures that the operator should know. Optional; default: not logged. */
  readonly warn?: (error: unknown, message: string) => void;
}

/** The dependencies of use cases, and what background jobs refresh behind them. */
export interface ServerRuntime {
  readonly deps: Deps;
  readonly source: CatalogSource;
  readonly guide: GuideSource;
  readonly learning: KeytalkLearning;
  /** Background workers that commits wake. */
  readonly workers: CommitWorkers;
  /** Writes the catalogue's searchable names into the database, for all nodes; null where each node has them in memory. */
  readonly writeSearchEntries: ((signal?: AbortSignal) => Promise<void>) | null;
  /** Warms the search index up before the first search. */
  readonly prepareSearch: () => Promise<void>;
}

const NO_ASSERTIONS: PartnerAssertions = { read: async () => null, redirectsOf: () => [] };

type Warn = NonNullable<ServerConfig['warn']>;

/** Clock, settings, payment provider and billing, wrapped by the test switches of a test installation. */
const createSwitchable = (config: ServerConfig) => {
  const { settings, now, gateway = closedGateway(), testSwitches: board = null } = config;
  const billing = billingDeps({
    taxRates: config.taxRates ?? [],
    clocksMove: config.testClock ?? false,
    boleto: config.boleto ?? true,
    secret: config.pinKey,
  });
  if (board === null) return { settings, now, gateway, billing };
  return {
    settings: switchedSettings(settings, board),
    now: switchedClock(now, board),
    gateway: switchedGateway(gateway, board),
    billing: switchedBilling(billing, board),
  };
};

/** House ads, third-party tags, and tickets signed with the media key. A tag or tracker that fails is logged and costs no viewer the film. */
const createAds = (
  { houseAds = [], mediaSecret, ...config }: ServerConfig,
  { settings, now, warn }: { readonly settings: ProductSettings; readonly now: () => number; readonly warn: Warn },
): AdDeps => {
  const adTags = config.adTags ?? vastTags(settings.ads.hosts);
  return {
    house: houseAds,
    readTag: (tag) =>
      adTags.read(tag).catch((error: unknown) => {
        warn(error, 'an ad tag could not be read');
        return [];
      }),
    track: (trackers) => {
      for (const tracker of trackers)
        adTags.track(tracker).catch((error: unknown) => warn(error, 'an ad tracker could not be called'));
    },
    sign: (ticket) => signAdTicket(ticket, mediaSecret),
    read: (text) => readAdTicket(text, mediaSecret, now()),
  };
};

/** Workers that send in the background what transactions have committed. */
const createWorkers = (deps: () => Deps, warn: Warn): CommitWorkers => {
  const worker = (send: (deps: Deps) => Promise<void>, failure: string): CoalescingWorker =>
    coalescingWorker(
      () => send(deps()),
      (error) => warn(error, failure),
    );
  return {
    mail: worker(sendMail, 'mails could not be sent'),
    paymentWebhooks: worker(settlePaymentWebhooks, 'payment webhooks could not be processed'),
    push: worker(sendPushes, 'notifications could not be sent'),
  };
};

/** Creates the dependencies of use cases over one database. */
export const createDeps = async (config: ServerConfig): Promise<ServerRuntime> => {
  const { connection, storage, mediaSecret, pinKey, warn = () => undefined, testSwitches = null } = config;
  const elapsed = config.elapsed ?? (() => performance.now());
  const { settings, now, gateway, billing } = createSwitchable(config);

  const workers = createWorkers(() => deps, warn);
  const onError = (error: unknown) => warn(error, 'work after a commit failed');
  const { repositories: bound, inTransaction, sessions } = openTransactions({ connection, workers, now, elapsed, onError });
  const source = await catalogSource(bound);
  const guide = await guideSource(bound.live, now);
  const search = createSearch({
    repositories: bound,
    source,
    engine: config.searchEngine ?? 'memory',
    keytalkUrl: config.keytalkUrl ?? null,
    secret: mediaSecret,
    now,
    elapsed,
    warn,
  });
  const mailer = config.mailer === 'mailbox' ? mailboxMailer(bound.mailbox, now) : (config.mailer ?? null);

  const deps: Deps = {
    // Database
    repositories: bound,
    inTransaction,

    // Catalogue and search
    catalog: source.current,
    mostPlayed: source.mostPlayed,
    search: search.deps,

    // Sessions, sign-in and profiles
    sessions,
    tokens: tokenIssuer(config.tokenKey),
    passwords: argon2Hasher(),
    passwordGuesses: dictionaryGuesses(),
    knownDevices: knownDevices(pinKey),
    tvSignIn: { newCode: () => newUserCode(randomInt) },
    identity: identityDeps(config.identityProviders ?? NO_PROVIDERS, warn),
    assertions: config.partnerAssertions ?? NO_ASSERTIONS,
    pins: pinHasher(pinKey),
    pictures: drawnPictures(),
    exportTickets: exportTickets(mediaSecret),

    // Playback
    media: filmAssets(storage, config.encryptedFilms ?? null, mediaSecret),
    playbackIds: playbackIds(mediaSecret),
    strips: knownStrips(bound.webtoons, () => source.current().version),
    ads: createAds(config, { settings, now, warn }),
    live: {
      guide: guide.current,
      channel: liveChannel(guide, storage),
      forcedStatus: () => testSwitches?.current().liveStatus ?? null,
    },

    // Subscriptions and payments
    billing,
    gifts: giftCodes(pinKey),
    payments: { gateway, notices: { settled: workers.paymentWebhooks.settled } },

    // Mail, notifications and documents
    mail: { mailer, onGivenUp: noteUndelivered, settled: workers.mail.settled },
    links: linkTokens(mediaSecret),
    push: { service: config.push ?? null, settled: workers.push.settled },
    readLegal: legalDocuments(config.legal ?? { folder: null, operator: null }),
    help: helpDeps(config.help ?? NO_HELP_ELSEWHERE, config.legal?.operator ?? null),

    // Limits, operators and the process
    limits: limitsFor(connection, pinKey, settings.fastPath),
    nodeLimits: memoryLimits(),
    isOperator: createOperatorCheck(config.operatorKey ?? null),
    afterAnswer: afterAnswer((error) => warn(error, 'work after an answer failed')),
    testSwitches,
    settings,
    report: config.report,
    now,
    elapsed,
    newId: randomUUID,
  };
  return {
    deps,
    source,
    guide,
    learning: search.learning,
    workers,
    writeSearchEntries: search.writeEntries,
    prepareSearch: search.prepare,
  };
};
