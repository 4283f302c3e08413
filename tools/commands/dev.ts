import { buildWeb } from '../steps/build-web.ts';
import { offerDemo } from '../steps/demo-offers.ts';
import { makeDemoWorld } from '../steps/demo-world.ts';
import { endBy } from '../steps/ending.ts';
import { Stop } from '../steps/run.ts';
import { command, say } from '../steps/say.ts';
import { serve, SOURCES } from '../steps/serve.ts';
import { databaseAnswers, portIsFree, settings } from '../steps/surroundings.ts';
import { watchSources } from '../steps/watch-sources.ts';

process.env['NODE_ENV'] ??= 'development';

/** Development server: `npm start`, but rebuilt when a source changes. Reload to see the change. */
await command(async () => {
  offerDemo();
  const set = settings();
  await portIsFree(set);
  await databaseAnswers(set);
  await buildWeb(() => say('Building the pages …'));
  await makeDemoWorld(set);

  let running = serve(SOURCES);
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

  endBy(() => void stop().then(() => process.exit(0)));
  watchSources(['apps/web', 'apps/pay/src', 'apps/server/src', 'packages'], async (path) => {
    say(`${path} has changed`);
    try {
      await buildWeb(() => say('Building the pages …'));
      await stop();
      running = serve(SOURCES);
      await welcome();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      say(error.message);
    }
  });
  await welcome();
});
