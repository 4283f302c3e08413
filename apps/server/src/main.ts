import { fileURLToPath } from 'node:url';
import { connect } from '@madang/database/connection.ts';
import { migrate } from '@madang/database/migrate.ts';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { depsOf } from './deps-of.ts';
import { closeGently } from './http/close-gently.ts';
import { headerGeo } from './providers/geo/geo.ts';
import { diskMediaStorage } from './providers/media-storage/disk-media-storage.ts';
import { readSettings } from './settings.ts';
import { explain } from './start-faults.ts';

// React decides by this whether it is the slow build for developers.
process.env['NODE_ENV'] ??= 'production';

/** How often a node asks whether the catalogue has changed, in milliseconds. */
const CATALOG_CHECK_MS = 5000;

const home = fileURLToPath(new URL('../../../', import.meta.url));

const serve = async () => {
  const settings = readSettings(process.env, home);
  const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'warn' });
  const connection = await connect(settings.databaseUrl === null ? { folder: settings.dataDir } : { url: settings.databaseUrl });
  await migrate(connection.database);
  const storage = diskMediaStorage(settings.mediaDir);
  const mediaSecret = settings.secrets.mediaKey.toString('base64url');
  const { deps, source } = await depsOf({
    connection,
    storage,
    mediaSecret,
    tokenKey: settings.secrets.tokenKey,
    settings: {
      blockedCountries: settings.blockedCountries,
      adTags: settings.adTags,
      subscriptionsOpen: settings.subscriptionsOpen,
    },
    now: Date.now,
    report: (error) => logger.warn(error, 'a browser reported an error'),
  });
  const { render } = await import('@madang/web/render');
  const { app, cache } = await createApp({
    deps,
    geo: headerGeo(settings.countryHeader, settings.country),
    storage,
    mediaSecret,
    publicUrl: settings.publicUrl,
    trustedProxies: settings.trustedProxies,
    logger,
    development: process.env['NODE_ENV'] === 'development',
    web: {
      render,
      assets: fileURLToPath(new URL('../../web/build/client', import.meta.url)),
      pictures: `${settings.dataDir}/artwork`,
    },
  });
  const watch = setInterval(() => {
    source
      .refresh()
      .then((changed) => changed && cache.clear())
      .catch((error: unknown) => logger.error(error));
  }, CATALOG_CHECK_MS);
  closeGently(app, async () => {
    clearInterval(watch);
    await connection.close();
  });
  await app.listen({ port: settings.port, host: settings.host });
  process.send?.({ kind: 'listening', url: settings.publicUrl, database: connection.kind });
};

serve().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
