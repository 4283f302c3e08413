import { parseArgs } from 'node:util';
import { command } from '../steps/say.ts';
import { summary, timed, vitest } from '../steps/test-parts.ts';

/** All unit tests, or those of the files and folders that are named: `npm run test:unit -- packages/domain/src/gifts`. */
await command(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  summary([await timed('Unit tests', () => vitest('unit*', 'unit', {}, positionals))]);
});
