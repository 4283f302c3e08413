/**
 * Entry point of every command. Runs on any Node from 20 without installed packages: installs package-lock.json, then
 * continues on Node 24. `node tools/launch.mjs start` runs tools/commands/start.ts.
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
