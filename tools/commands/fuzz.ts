import { buildServer } from '../steps/build-server.ts';
import { buildWeb } from '../steps/build-web.ts';
import { runNode } from '../steps/run.ts';
import { command, say } from '../steps/say.ts';

await command(async () => {
  await buildWeb(() => say('Building the pages …'));
  await buildServer();
  const { code } = await runNode('tests/fuzz/main.ts', process.argv.slice(2));
  process.exitCode = code;
});
