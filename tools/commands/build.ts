import { buildWeb } from '../steps/build-web.ts';
import { command, say } from '../steps/say.ts';

await command(async () => {
  const built = await buildWeb(() => say('Building the pages …'));
  say(built ? 'The pages are built, in apps/web/build.' : 'The pages are up to date, in apps/web/build.');
});
