import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.ts';
import { makeDemoWorld } from './demo-world.ts';
import { UNTOUCHED } from './journey-worlds.ts';
import { ROOT } from './root.ts';
import { runNode, Stop } from './run.ts';

/** Inputs of keyword learning other than the world itself. */
const LEARNER = ['apps/server/src/search/keytalk/**/*.ts'];

/** Day on which the rows were written. On another day plans would have ended or not begun, because no server renews them. */
const madeOn = (): string | undefined => {
  const stamp = join(UNTOUCHED.dataDir, 'world');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ')[1] : undefined;
};

/**
 * Creates the template world for journeys if it is missing or outdated. Its search keywords are learned in advance: otherwise a
 * dozen servers would learn the same ones, which takes longer than their start.
 */
export const makeUntouchedWorld = async (how: 'now' | 'idly' = 'now'): Promise<void> => {
  if (madeOn() !== new Date().toISOString().slice(0, 10))
    rmSync(join(UNTOUCHED.dataDir, 'pglite'), { recursive: true, force: true });
  await makeDemoWorld(UNTOUCHED, how);
  const stamp = join(UNTOUCHED.dataDir, 'learned');
  const version = `${readFileSync(join(UNTOUCHED.dataDir, 'world'), 'utf8')} ${contentHash(ROOT, LEARNER)}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;
  const { code, output } = await runNode('tools/steps/learn-untouched.ts', [], { idly: how === 'idly', quiet: true });
  if (code !== 0) throw new Stop(`Nothing could be learned from the demo world.\n${output}`);
  writeFileSync(stamp, version);
};
