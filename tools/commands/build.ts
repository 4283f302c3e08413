import { buildServer } from '../steps/build-server.ts';
import { buildWeb } from '../steps/build-web.ts';
import { command, say } from '../steps/say.ts';

await command(async () => {
  const built = await buildWeb(() => say('Building the pages …'));
  // The server bundle includes the SSR bundle, so the pages are built first.
  await buildServer();
  say(
    built
      ? 'The pages are built, in apps/web/build and apps/pay/build.'
      : 'The pages are up to date, in apps/web/build and apps/pay/build.',
  );
});
