import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Connection } from '@madang/database/connection.ts';
import { normalizeAddresses } from '@madang/database/accounts/normalize-addresses.ts';
import { DEMO_TAX_RATES } from '@madang/domain/billing/demo-tax-rates.ts';
import { type Logger, pino } from 'pino';
import { mailboxPath } from './accounts/mailbox-key.ts';
import { accountJobs } from './accounts/accounts.jobs.ts';
import { adsJobs } from './ads/ads.jobs.ts';
import { readHouseAds } from './ads/house-ads.ts';
import { analyticsJobs } from './analytics/analytics.jobs.ts';
import { billingJobs } from './billing/billing.jobs.ts';
import { catalogJobs, LEARN_LIKENESS, RANK_PLAYS } from './catalog/catalog.jobs.ts';
import { createDeps } from './create-deps.ts';
import { closable, shutDownGracefully } from './http/graceful-shutdown.ts';
import { giftJobs } from './gifts/gifts.jobs.ts';
import { trustedPeers } from './http/trusted-proxies.ts';
import { headerGeo } from './providers/geo/geo.ts';
import { openIdProviders } from './providers/identity/openid-providers.ts';
import { signedAssertions } from './providers/partners/signed-assertions.ts';
import { liveJobs, PUBLISH_GUIDE } from './live/live.jobs.ts';
import { openChannel } from './live/publish-guide.ts';
import { smtpMailer } from './providers/mail/smtp-mailer.ts';
import { openPush } from './providers/push/open-push.ts';
import { pushJobs } from './push/push.jobs.ts';
import { popupJobs } from './popups/popups.jobs.ts';
import { openPayments } from './providers/payments/open-payments.ts';
import { keptEncryptedFilms } from './providers/encrypted-films/kept-encrypted-films.ts';
import { diskMediaStorage } from './providers/media-storage/disk-media-storage.ts';
import { insist } from './jobs/insist.ts';
import type { Jobs } from './jobs/jobs.ts';
import { LEARN_KEYTALK, searchJobs, WRITE_SEARCH_ENTRIES } from './search/search.jobs.ts';
import { sessionJobs } from './sessions/sessions.jobs.ts';
import { openDatabase } from './startup/open-database.ts';
import { switchBoard } from './test-switches/switch-board.ts';
import { productSettings } from './settings/product-settings.ts';
import { readSettings, type Settings } from './settings/read-settings.ts';
import { explainStartError } from './startup/explain-start-error.ts';
import { watchHistoryJobs } from './watch-history/watch-history.jobs.ts';

// React decides by this whether it is the slow build for developers.
process.env['NODE_ENV'] ??= 'production';

/** How often a node asks whether the catalogue has changed, in milliseconds. */
const CATALOG_CHECK_MS = 5000;
/** How often a node checks whether another node has relearned keywords, in milliseconds. */
const LEARNING_CHECK_MS = 60_000;
/** Jobs that run when a node starts and when the catalogue has changed. */
const DUE_AFTER_A_CHANGE = [LEARN_LIKENESS, RANK_PLAYS, LEARN_KEYTALK, PUBLISH_GUIDE];
/** Delay of background work after the start, in milliseconds, so that the first pages come before it. */
const FIRST_PAGES_MS = 1000;

/** The monotonic clock of this process. */
const elapsed = () => performance.now();

const home = fileURLToPath(new URL('../../../', import.meta.url));

/** What answers, in the order in which it is read. */
const PARTS = [() => import('@madang/contract/api.ts'), () => import('fastify'), () => import('./handlers.ts')];

/** Each is one look at what the database has sent; what one brings is asked on for in the next. */
const LOOKS = 5;
const hearTheDatabase = async () => {
  for (let look = 0; look < LOOKS; look += 1) await setImmediate();
};

/**
 * What answers is read while the database sends the catalogue. An import is one long step, however much it brings along; so it
 * is divided, and the database is heard in between.
 */
const readInTurns = async () => {
  await hearTheDatabase();
  const { render, publicAddress } = await import('@madang/web/render');
  for (const read of PARTS) {
    await hearTheDatabase();
    await read();
  }
  await hearTheDatabase();
  const { createApp } = await import('./app.ts');
  return { render, publicAddress, createApp };
};

/** Films in a folder, or in a bucket, whose client is read only then. */
const openMedia = async ({ mediaDir, mediaBucket }: Settings) => {
  if (mediaBucket === null) return { storage: diskMediaStorage(mediaDir), mediaOrigin: null };
  const [{ s3Bucket }, { s3MediaStorage }] = await Promise.all([
    import('./providers/media-storage/s3-bucket.ts'),
    import('./providers/media-storage/s3-media-storage.ts'),
  ]);
  const bucket = s3Bucket(mediaBucket);
  return { storage: s3MediaStorage(bucket, Date.now, elapsed), mediaOrigin: bucket.origin };
};

/** Recurly, where it keeps subscriptions; its library is read only then. */
const openSubscriptions = async ({ recurly }: Settings, connection: Connection, logger: Logger) => {
  if (recurly === null) return null;
  const { openRecurly } = await import('./providers/payments/recurly/open-recurly.ts');
  return openRecurly(recurly, connection, (error) => logger.error(error));
};

const serve = async () => {
  const settings = readSettings(process.env, home);
  const logger = pino({ level: settings.logLevel });
  const { storage, mediaOrigin } = await openMedia(settings);
  const { mode } = settings.protection;
  const { protectionKey } = settings.secrets;
  const encryptedFilms =
    mode === 'on'
      ? keptEncryptedFilms({ media: storage, directory: join(settings.dataDir, 'encrypted'), secret: protectionKey })
      : null;
  if (mode === 'insecure')
    logger.warn(
      'Films for subscribers are lent in the clear: no browser keeps keys for pages at PUBLIC_URL, which is not https.',
    );
  const mediaSecret = settings.secrets.mediaKey.toString('base64url');
  const houseAds = readHouseAds(join(settings.mediaDir, 'ads.json'), storage);
  // It is waited for below, where it may fail.
  houseAds.catch(() => undefined);
  const open = async () => {
    const connection = await openDatabase(settings);
    // Once the database has answered: a start that fails says why in one line.
    if (settings.createdKeys.length > 0)
      logger.warn(
        `Created ${settings.createdKeys.join(', ')} in DATA_DIR/secrets.json. Nodes that share a database need the same keys.`,
      );
    const left = await normalizeAddresses(connection.database);
    if (left.length > 0)
      logger.warn(
        { accounts: left.slice(0, 100), count: left.length },
        'accounts whose e-mail address, in its normalized form, belongs to another account or is none: docs/operations/addresses.md',
      );
    return connection;
  };
  const assemble = async (connection: Connection) => {
    const recurly = await openSubscriptions(settings, connection, logger);
    const payments = recurly ?? (await openPayments(settings, { connection, logger, now: Date.now }));
    const assembled = await createDeps({
      connection,
      storage,
      encryptedFilms,
      houseAds: await houseAds,
      mediaSecret,
      pinKey: settings.secrets.pinKey,
      tokenKey: settings.secrets.tokenKey,
      operatorKey: settings.secrets.operatorKey,
      mailer: settings.smtp ? smtpMailer(settings.smtp) : settings.mailboxKey !== null ? 'mailbox' : null,
      settings: productSettings(settings, payments.url),
      legal: settings.legal,
      help: settings.help,
      ...(settings.push.sent && { push: await openPush(settings, (error, message) => logger.warn(error, message)) }),
      gateway: payments.gateway,
      identityProviders: openIdProviders(settings.outside.providers, settings.publicUrl, { elapsed }),
      partnerAssertions: signedAssertions(settings.outside.partners, settings.publicUrl),
      taxRates: settings.taxRates === 'demo' ? DEMO_TAX_RATES : [],
      testClock: settings.testClock,
      testSwitches: settings.testSwitches ? switchBoard() : null,
      boleto: settings.boleto,
      now: Date.now,
      elapsed,
      report: (error) => logger.warn(error, 'a call failed for a viewer'),
      searchEngine: settings.searchEngine,
      keytalkUrl: settings.keytalkUrl,
      warn: (error, message) => logger.warn(error, message),
    });
    await openChannel(assembled.deps, assembled.guide);
    return { payments, recurly, ...assembled };
  };
  if (!settings.smtp && settings.mailboxKey === null) logger.warn('no mail leaves: SMTP_URL is not set');
  if (
    settings.stripe === null &&
    settings.recurly === null &&
    settings.publicUrl.startsWith('https:') &&
    settings.pay.url === null
  )
    logger.warn('No card can be entered: PUBLIC_URL is https, and PAY_URL, where browsers reach the card fields, is not set.');
  const opening = open();
  // A server answers within milliseconds, and would wait for every import; the embedded database takes its time, in a thread of its own.
  if (settings.databaseUrl !== null) await opening;
  const [
    connection,
    { payments, recurly, deps, source, guide, learning, writeSearchEntries, prepareSearch },
    { render, publicAddress, createApp },
  ] = await Promise.all([opening, opening.then(assemble), readInTurns()]);
  const { app, cache } = await createApp({
    deps,
    geo: headerGeo(settings.countryHeader, settings.country, trustedPeers(settings.trustedProxies)),
    storage,
    encryptedFilms,
    strips: diskMediaStorage(`${settings.dataDir}/artwork/strips`),
    mediaSecret,
    mediaOrigin,
    publicUrl: settings.publicUrl,
    trustedProxies: settings.trustedProxies,
    logger,
    mailboxKey: settings.mailboxKey,
    ...(recurly && { subscriptions: recurly.served(deps) }),
    development: process.env['NODE_ENV'] === 'development',
    web: {
      render,
      publicAddress,
      assets: fileURLToPath(new URL('../../web/build/client', import.meta.url)),
      pictures: `${settings.dataDir}/artwork`,
    },
  });
  const fail = (error: unknown) => logger.error(error);
  const ending = new AbortController();
  let jobs: Promise<Jobs | null> = Promise.resolve(null);
  const askForWhatIsDue = async () => {
    const begun = await jobs;
    const names = [...(writeSearchEntries ? [WRITE_SEARCH_ENTRIES] : []), ...DUE_AFTER_A_CHANGE];
    for (const name of begun ? names : []) if (!ending.signal.aborted) await begun?.request(name);
  };
  const refresh = async () => {
    const before = source.current().version;
    await guide.refresh();
    if (await source.refresh()) cache.clear();
    if (source.current().version !== before) await askForWhatIsDue();
  };
  const takeLearned = () => void learning.take().catch(fail);
  const timers = [setInterval(() => void refresh().catch(fail), CATALOG_CHECK_MS), setInterval(takeLearned, LEARNING_CHECK_MS)];
  const beginJobs = async (): Promise<Jobs> => {
    const { startJobs } = await import('./jobs/jobs.ts');
    const all = [
      ...adsJobs(deps),
      ...accountJobs(deps),
      ...analyticsJobs(deps),
      ...billingJobs(deps),
      ...(recurly?.jobs(deps) ?? []),
      ...catalogJobs(deps),
      ...giftJobs(deps),
      ...liveJobs(deps),
      ...popupJobs(deps),
      ...pushJobs(deps),
      ...searchJobs(learning, writeSearchEntries),
      ...sessionJobs(deps),
      ...watchHistoryJobs(deps),
    ];
    return startJobs(connection, all, fail);
  };
  shutDownGracefully([closable(app), payments.close], async () => {
    for (const timer of timers) clearInterval(timer);
    ending.abort();
    await (await jobs)?.close();
    await connection.close();
  });
  await app.listen({ port: settings.port, host: settings.host });
  const mailbox = settings.mailboxKey === null ? null : `${settings.publicUrl}${mailboxPath(settings.mailboxKey)}`;
  if (process.send) process.send({ kind: 'listening', url: settings.publicUrl, database: connection.kind, mailbox });
  else if (mailbox !== null) process.stdout.write(`Mails are kept and shown at ${mailbox}\n`);
  const beginTheRest = () => {
    takeLearned();
    prepareSearch().catch(fail);
    // A database that is away just then comes back; a node without jobs would renew no plan and send no mail until it is started again.
    jobs = insist(beginJobs, fail, ending);
    askForWhatIsDue().catch(fail);
  };
  timers.push(setTimeout(beginTheRest, FIRST_PAGES_MS));
};

serve().catch((error: unknown) => {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exit(1);
});
