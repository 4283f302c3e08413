import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { makeWorld } from './make-world.ts';

/** Options: `--reset` rewrites existing rows, `--draft` draws small pictures instead of full ones. */
const home = fileURLToPath(new URL('../../../', import.meta.url));
const { DATA_DIR = '.data', DATABASE_URL, PIN_KEY } = process.env;

/** Progress on one line of a terminal, a line for every tenth elsewhere. */
const show = () => {
  let last = '';
  return (step: string, done: number, all: number) => {
    const percent = all === 0 ? 100 : Math.floor((done / all) * 100);
    const line = `  ${step} ${percent} %`;
    if (line === last || (!process.stdout.isTTY && percent % 10 !== 0)) return;
    last = line;
    process.stdout.write(process.stdout.isTTY ? `\r${line}${percent === 100 ? '\n' : ''}` : `${line}\n`);
  };
};

try {
  if (!PIN_KEY) throw new Error('PIN_KEY is missing: without it the server would not find the codes.');
  await makeWorld({
    dataDir: resolve(home, DATA_DIR),
    databaseUrl: DATABASE_URL || null,
    codeSecret: Buffer.from(PIN_KEY, 'base64url'),
    reset: process.argv.includes('--reset'),
    draft: process.argv.includes('--draft'),
    now: Date.now(),
    onProgress: show(),
  });
} catch (error) {
  const { code, message, name } = error as { code?: string; message?: string; name?: string };
  const full = code === 'ENOSPC' ? 'The disk is full. Free some space, or set DATA_DIR to a folder on another disk.' : null;
  process.stderr.write(`${full ?? (name === 'FolderInUse' ? message : `The demo world could not be made: ${message}`)}\n`);
  process.exit(1);
}
