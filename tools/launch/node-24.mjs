import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { whenNpmEnds } from './when-npm-ends.mjs';

/** Node 24 strips types, so TypeScript runs without a build. */
const MAJOR = 24;

const ofThisProcess = () => Number(process.versions.node.split('.')[0]) >= MAJOR;

/** Path of the Node 24 that npm installed as a package, or null if there is none for this platform. */
const installedNode = (/** @type {string} */ root) => {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = join(root, `node_modules/node-${platform}-${process.arch}/bin/node${platform === 'win' ? '.exe' : ''}`);
  return existsSync(program) ? program : null;
};

/**
 * Runs a TypeScript file with Node 24: in this process if it is one, else in a child process whose exit code is passed on.
 * @param {string} root @param {string} file @param {readonly string[]} options
 */
export const runWithNode24 = async (root, file, options) => {
  if (!existsSync(file)) throw new Error(`There is no such command: ${file}`);
  if (ofThisProcess()) {
    process.argv = [process.execPath, file, ...options];
    await import(pathToFileURL(file).href);
    return;
  }
  const program = installedNode(root);
  if (!program) {
    throw new Error(
      `Madang needs Node ${MAJOR}. There is no packaged one for ${process.platform} ${process.arch}, and this is Node ${process.versions.node}: ` +
        `install Node ${MAJOR} from nodejs.org.`,
    );
  }
  const child = spawn(program, [file, ...options], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  // Ctrl+C reaches the whole process group, so only wait for the child. Other signals reach this process alone and are forwarded.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  whenNpmEnds(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
};
