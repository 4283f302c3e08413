import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createDeps } from './create-deps.ts';
import { closable, shutDownGracefully } from './http/graceful-shutdown.ts';
import { openChannel } from './live/live.jobs.ts';
import { readSettings } from './settings/read-settings.ts';
import { announce, warnAboutSettings, explainStartError } from './startup/startup-messages.ts';
import { appOptions } from './startup/app-options.ts';
import { createBackgroundJobs } from './startup/background-jobs.ts';
import type { Clock } from './startup/clock.ts';
import { loadAppCode } from './startup/load-app-code.ts';
import { openServerDatabase } from './startup/open-database.ts';
import { openMedia } from './startup/open-media.ts';
import { openProviders } from './startup/open-providers.ts';
import { serverConfig } from './startup/server-config.ts';

// React decides by this whether it is the slow build for developers.
process.env['NODE_ENV'] ??= 'production';

const home = fileURLToPath(new URL('../../../', import.meta.url));
const clock: Clock = { now: Date.now, elapsed: () => performance.now() };

const serve = async (): Promise<void> => {
  const settings = readSettings(process.env, home);
  const logger = pino({ level: settings.logLevel });
  warnAboutSettings(settings, logger);
  const media = await openMedia(settings, clock);

  const opening = openServerDatabase(settings, logger);
  // PostgreSQL answers within milliseconds, and would wait for every import. The embedded database starts slowly, in its own thread.
  if (settings.databaseUrl !== null) await opening;
  const creatingRuntime = opening.then(async (connection) => {
    const providers = await openProviders(settings, { connection, logger, clock });
    const runtime = await createDeps(await serverConfig(settings, { connection, media, providers, logger, clock }));
    await openChannel(runtime.deps, runtime.guide);
    return { connection, providers, runtime };
  });
  const [{ connection, providers, runtime }, code] = await Promise.all([creatingRuntime, loadAppCode()]);

  const development = process.env['NODE_ENV'] === 'development';
  const { deps } = runtime;
  const { app, cache } = await code.createApp(appOptions(settings, { deps, media, providers, logger, code, development }));
  const { recurly } = providers;
  const onError = (error: unknown) => logger.error(error);
  const background = createBackgroundJobs({ connection, runtime, recurly, cache, onError });

  shutDownGracefully([closable(app), providers.payments.close], async () => {
    await background.stop();
    await connection.close();
  });
  await app.listen({ port: settings.port, host: settings.host });
  announce(settings, connection.kind);
  background.start();
};

serve().catch((error: unknown) => {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exit(1);
});
