/**
 * The beginning of every command, for the Node that the machine happens to have (20 or newer) and nothing installed:
 * installs what package-lock.json names, then goes on with Node 24. `node tools/launch.mjs start` runs tools/commands/start.ts.
 */
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './launch/install.mjs';
import { runWithNode24 } from './launch/node-24.mjs';

const [command = '', ...options] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));

try {
  installIfNeeded(root);
  await runWithNode24(root, fileURLToPath(new URL(`commands/${command}.ts`, import.meta.url)), options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
