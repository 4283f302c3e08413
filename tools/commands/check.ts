import { check } from '../steps/check.ts';
import { command, heading } from '../steps/say.ts';

await command(async () => {
  heading('Checks');
  const { failed } = await check();
  if (failed > 0) process.exitCode = 1;
});
