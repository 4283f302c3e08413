import { command, say } from '../tools/steps/say.ts';
import { buildServer } from '../tools/steps/build-server.ts';
import { buildWeb } from '../tools/steps/build-web.ts';
import { openBench, type Bench } from './bench.ts';
import type { Line } from './line.ts';
import { type Options, readOptions } from './options.ts';
import { FAST_PATH_ROWS, GROWN_ROWS, ROWS } from './rows.ts';
import type { Row } from './rows/row.ts';
import { tableOf } from './table.ts';

/** Runs a row. An error becomes a failed line, so that the other rows are still measured. */
const measure = async (bench: Bench, { name, measure: measureRow }: Row): Promise<readonly Line[]> => {
  process.stderr.write(`measuring ${name} …\n`);
  try {
    return await measureRow(bench);
  } catch (error) {
    return [{ row: name, verdict: 'failed', note: error instanceof Error ? error.message : String(error) }];
  }
};

/** Measures rows one after the other, with parts of its own that end with them. */
const measureAll = async (options: Options, rows: readonly Row[]): Promise<readonly Line[]> => {
  const bench = openBench(options);
  const lines: Line[] = [];
  try {
    for (const row of rows) lines.push(...(await measure(bench, row)));
  } finally {
    await bench.close();
  }
  return lines;
};

const build = async (fastPath: string): Promise<void> => {
  process.env['FAST_PATH'] = fastPath;
  await buildWeb(() => process.stderr.write(`building the pages with FAST_PATH=${fastPath} …\n`));
  await buildServer();
};

/** Measures the rows again on a build without fast paths, and puts both results beside each other. */
const besideWithout = async (options: Options, rows: readonly Row[], lines: readonly Line[]): Promise<readonly Line[]> => {
  if (options.without === null) return lines;
  const affected = rows.filter(({ name }) => FAST_PATH_ROWS.includes(name));
  try {
    await build(options.without);
    const others = new Map((await measureAll(options, affected)).map((line) => [line.row, line]));
    return lines.map((line) => {
      const other = others.get(line.row);
      return other
        ? { ...line, without: [other.ours ?? other.note, other.ratio && `(${other.ratio})`].filter(Boolean).join(' ') }
        : line;
    });
  } finally {
    await build('on');
  }
};

/** Measures the site and its upper bounds in one run on one machine, and prints a table. */
await command(async () => {
  const options = readOptions(process.argv.slice(2));
  const all = options.titles === null ? ROWS : GROWN_ROWS;
  const rows = all.filter(({ name }) => options.only.length === 0 || options.only.some((part) => name.includes(part)));
  say(tableOf(await besideWithout(options, rows, await measureAll(options, rows))));
});
