import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../tools/steps/root.ts';

export interface Options {
  /** Rows whose name holds one of these; all when empty. */
  readonly only: readonly string[];
  /** How long each round loads each of the two, in seconds. */
  readonly seconds: number;
  readonly rounds: number;
  readonly dataDir: string;
}

const USAGE = "npm run bench -- [--only <part of a row's name>]… [--quick]";

export const readOptions = (words: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...words],
    options: { only: { type: 'string', multiple: true }, quick: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    process.exit(0);
  }
  return {
    only: values.only ?? [],
    seconds: values.quick ? 1 : 3,
    rounds: 5,
    dataDir: resolve(ROOT, process.env['BENCH_DATA_DIR'] ?? '.data'),
  };
};
