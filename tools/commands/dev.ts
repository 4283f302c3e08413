import { buildWeb } from '../steps/build-web.ts';
import { applyDemoSettings } from '../steps/demo-settings.ts';
import { createDemoWorld } from '../steps/demo-world.ts';
import { onShutdown } from '../steps/shutdown.ts';
import { UserError } from '../steps/run.ts';
import { command, say } from '../steps/say.ts';
import { serve, SERVER_SOURCE } from '../steps/serve.ts';
import { requireDatabase, requireFreePorts, settings } from '../steps/preconditions.ts';
import { watchSources } from '../steps/watch-sources.ts';

process.env['NODE_ENV'] ??= 'development';

/** Development server: `npm start`, but rebuilt when a source changes. Reload to see the change. */
await command(async () => {
  applyDemoSettings();
  const set = settings();
  await requireFreePorts(set);
  await requireDatabase(set);
  await buildWeb(() => say('Building the pages …'));
  await createDemoWorld(set);

  let running = serve(SERVER_SOURCE);
  const welcome = async () => {
    const first = await running.listening;
    say(first ? `Open at ${first.url}` : 'The server does not start; waiting for a change.');
    if (first?.mailbox) say(`Mails are shown at ${first.mailbox}`);
  };
  const stop = () => {
    const { server } = running;
    if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
    const ended = new Promise<void>((done) => server.once('exit', () => done()));
    server.kill('SIGTERM');
    return ended;
  };

  onShutdown(() => void stop().then(() => process.exit(0)));
  watchSources(['apps/web', 'apps/pay/src', 'apps/server/src', 'packages'], async (path) => {
    say(`${path} has changed`);
    try {
      await buildWeb(() => say('Building the pages …'));
      await stop();
      running = serve(SERVER_SOURCE);
      await welcome();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      say(error.message);
    }
  });
  await welcome();
});
