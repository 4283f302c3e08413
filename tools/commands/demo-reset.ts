import { resetDemoWorld } from '../steps/demo-world.ts';
import { command, say } from '../steps/say.ts';
import { databaseAnswers, settings } from '../steps/surroundings.ts';

await command(async () => {
  const set = settings();
  await databaseAnswers(set);
  await resetDemoWorld(set);
  say('The demo world is as new.');
});
