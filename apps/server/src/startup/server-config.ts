import type { Connection } from '@madang/database/connection.ts';
import { DEMO_TAX_RATES } from '@madang/domain/billing/demo-tax-rates.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../create-deps.ts';
import { productSettings } from '../settings/product-settings.ts';
import type { Settings } from '../settings/read-settings.ts';
import { switchBoard } from '../test-switches/switched.ts';
import type { Clock } from './clock.ts';
import type { Media } from './open-media.ts';
import type { Providers } from './open-providers.ts';

interface Opened {
  readonly connection: Connection;
  readonly media: Media;
  readonly providers: Providers;
  readonly logger: FastifyBaseLogger;
  readonly clock: Clock;
}

/** The configuration of this process, from its settings and from what was opened with them. */
export const serverConfig = async (
  settings: Settings,
  { connection, media, providers, logger, clock }: Opened,
): Promise<ServerConfig> => ({
  ...clock,
  connection,
  storage: media.storage,
  encryptedFilms: media.encryptedFilms,
  houseAds: await media.houseAds,
  mediaSecret: media.mediaSecret,
  pinKey: settings.secrets.pinKey,
  tokenKey: settings.secrets.tokenKey,
  operatorKey: settings.secrets.operatorKey,
  settings: productSettings(settings, providers.payments.url),
  legal: settings.legal,
  help: settings.help,
  mailer: providers.mailer,
  ...(providers.push && { push: providers.push }),
  gateway: providers.payments.gateway,
  identityProviders: providers.identityProviders,
  partnerAssertions: providers.partnerAssertions,
  taxRates: settings.taxRates === 'demo' ? DEMO_TAX_RATES : [],
  testClock: settings.testClock,
  testSwitches: settings.testSwitches ? switchBoard() : null,
  boleto: settings.boleto,
  searchEngine: settings.searchEngine,
  keytalkUrl: settings.keytalkUrl,
  report: (error) => logger.warn(error, 'a call failed for a viewer'),
  warn: (error, message) => logger.warn(error, message),
});
