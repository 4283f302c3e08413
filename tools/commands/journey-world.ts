import { makeDemoWorld } from '../steps/demo-world.ts';
import { copyWorld, journeyWorld, UNTOUCHED } from '../steps/journey-worlds.ts';
import { command } from '../steps/say.ts';

const [, , port] = process.argv;

/** Begins the world of the journeys' server on a port anew, whatever an earlier run has left in it. */
await command(async () => {
  const { dataDir } = journeyWorld(Number(port));
  await makeDemoWorld(UNTOUCHED);
  copyWorld(UNTOUCHED.dataDir, dataDir);
});
