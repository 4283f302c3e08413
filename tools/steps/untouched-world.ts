import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.ts';
import { makeDemoWorld } from './demo-world.ts';
import { UNTOUCHED } from './journey-worlds.ts';
import { ROOT } from './root.ts';
import { runNode, Stop } from './run.ts';

/** All that decides, besides the world, what is learned from it. */
const LEARNER = ['apps/server/src/search/keytalk/**/*.ts'];

/** The day on which its rows were written; another day's plans have ended or are not yet begun, since no server renews them. */
const madeOn = (): string | undefined => {
  const stamp = join(UNTOUCHED.dataDir, 'world');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ')[1] : undefined;
};

/**
 * Makes the template world for journeys where it is missing or outdated. Keywords are learned in it in advance: a dozen
 * servers would otherwise learn the same ones, which takes longer than their start.
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
