import { copyWorld, journeyWorld, TEMPLATE_WORLD } from '../steps/journey-worlds.ts';
import { command } from '../steps/say.ts';
import { createTemplateWorld } from '../steps/template-world.ts';

const [, , port] = process.argv;

/** Resets the world of the journeys' server on a port to the template, whatever an earlier run has left in it. */
await command(async () => {
  const { dataDir } = journeyWorld(Number(port));
  await createTemplateWorld();
  copyWorld(TEMPLATE_WORLD.dataDir, dataDir);
});
