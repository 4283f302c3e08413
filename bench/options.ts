import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FAST_PATHS, readFastPath } from '@madang/domain/shared/fast-path.ts';
import { ROOT } from '../tools/steps/root.ts';
import { UserError } from '../tools/steps/run.ts';

export interface Options {
  /** Runs rows whose name contains one of these; all if empty. */
  readonly only: readonly string[];
  /** Seconds of load per round and side. */
  readonly seconds: number;
  readonly rounds: number;
  readonly dataDir: string;
  /** Number of titles to grow the catalog to. Null measures the demo world. */
  readonly titles: number | null;
  /** FAST_PATH of the second column. Null for one column. */
  readonly without: string | null;
}

/** Number of titles of the small catalog that a large catalog is compared with. */
export const SMALL = 500;

const USAGE =
  "npm run bench -- [--only <part of a row's name>]… [--quick] [--titles <number>] [--without-fast-path | --without <fast path>…]";

export const readOptions = (words: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string', multiple: true },
      quick: { type: 'boolean' },
      titles: { type: 'string' },
      'without-fast-path': { type: 'boolean' },
      'without-tricks': { type: 'boolean' },
      without: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    process.exit(0);
  }
  const titles = values.titles === undefined ? null : Number(values.titles);
  if (titles !== null && !(Number.isInteger(titles) && titles > SMALL))
    throw new UserError(`--titles takes a number above ${SMALL}.`);
  const isWithoutAny = values['without-fast-path'] || values['without-tricks'];
  const without = isWithoutAny ? 'off' : (values.without?.join(',') ?? null);
  if (without !== null && readFastPath(without) === null)
    throw new UserError(`--without takes one of: ${FAST_PATHS.join(', ')}.`);
  return {
    only: values.only ?? [],
    seconds: values.quick ? 1 : 3,
    rounds: 5,
    dataDir: resolve(ROOT, process.env['BENCH_DATA_DIR'] ?? '.data'),
    titles,
    without,
  };
};
