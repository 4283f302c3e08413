import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { AppOptions } from '../app.ts';
import type { Deps } from '../use-case/deps.ts';
import { trustedPeers } from '../settings/server-settings.ts';
import { headerGeo } from '../providers/geo/geo.ts';
import type { Settings } from '../settings/read-settings.ts';
import type { AppCode } from './load-app-code.ts';
import type { Media } from './open-media.ts';
import type { Providers } from './open-providers.ts';

interface Opened {
  readonly deps: Deps;
  readonly media: Media;
  readonly providers: Providers;
  readonly logger: FastifyBaseLogger;
  readonly code: AppCode;
  /** Adds the contract as a page to read. */
  readonly development: boolean;
}

/** What the HTTP application is created with. */
export const appOptions = (
  settings: Settings,
  { deps, media, providers: { recurly }, logger, code, development }: Opened,
): AppOptions => ({
  deps,
  geo: headerGeo(settings.countryHeader, settings.country, trustedPeers(settings.trustedProxies)),
  storage: media.storage,
  encryptedFilms: media.encryptedFilms,
  strips: media.strips,
  mediaSecret: media.mediaSecret,
  mediaOrigin: media.mediaOrigin,
  publicUrl: settings.publicUrl,
  trustedProxies: settings.trustedProxies,
  logger,
  mailboxKey: settings.mailboxKey,
  ...(recurly && { subscriptions: recurly.served(deps) }),
  development,
  web: {
    render: code.render,
    publicAddress: code.publicAddress,
    assets: fileURLToPath(new URL('../../../web/build/client', import.meta.url)),
    pictures: media.pictures,
  },
});
