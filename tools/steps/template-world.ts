import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.ts';
import { createDemoWorld, type Priority } from './demo-world.ts';
import { TEMPLATE_WORLD } from './journey-worlds.ts';
import { ROOT } from './root.ts';
import { runNode, UserError } from './run.ts';

/** Inputs of keyword learning other than the world itself. */
const LEARNING_SOURCES = ['apps/server/src/search/keytalk/**/*.ts'];

/** Day on which the rows were written. On another day plans would have ended or not begun, because no server renews them. */
const createdOn = (): string | undefined => {
  const stamp = join(TEMPLATE_WORLD.dataDir, 'world');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ')[1] : undefined;
};

/**
 * Creates the template world for journeys if it is missing or outdated. Its search keywords are learned in advance: otherwise a
 * dozen servers would learn the same ones, which takes longer than their start.
 */
export const createTemplateWorld = async (priority: Priority = 'normal'): Promise<void> => {
  if (createdOn() !== new Date().toISOString().slice(0, 10))
    rmSync(join(TEMPLATE_WORLD.dataDir, 'pglite'), { recursive: true, force: true });
  await createDemoWorld(TEMPLATE_WORLD, priority);
  const stamp = join(TEMPLATE_WORLD.dataDir, 'learned');
  const version = `${readFileSync(join(TEMPLATE_WORLD.dataDir, 'world'), 'utf8')} ${contentHash(ROOT, LEARNING_SOURCES)}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;
  const { code, output } = await runNode('tools/steps/learn-template-keywords.ts', [], {
    lowPriority: priority === 'low',
    quiet: true,
  });
  if (code !== 0) throw new UserError(`Learning keywords from the demo world failed.\n${output}`);
  writeFileSync(stamp, version);
};
