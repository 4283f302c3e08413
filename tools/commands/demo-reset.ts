import { resetDemoWorld } from '../steps/demo-world.ts';
import { command, say } from '../steps/say.ts';
import { requireDatabase, settings } from '../steps/preconditions.ts';

await command(async () => {
  const set = settings();
  await requireDatabase(set);
  await resetDemoWorld(set);
  say('The demo world is as new.');
});
