import { command, say } from '../tools/steps/say.ts';
import { openBench, type Bench } from './bench.ts';
import type { Line } from './line.ts';
import { readOptions } from './options.ts';
import { GROWN_ROWS, ROWS } from './rows.ts';
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

/** Measures the site and its upper bounds in one run on one machine, and prints a table. */
await command(async () => {
  const options = readOptions(process.argv.slice(2));
  const all = options.titles === null ? ROWS : GROWN_ROWS;
  const rows = all.filter(({ name }) => options.only.length === 0 || options.only.some((part) => name.includes(part)));
  const bench = openBench(options);
  const lines: Line[] = [];
  try {
    for (const row of rows) lines.push(...(await measure(bench, row)));
  } finally {
    await bench.close();
  }
  say(tableOf(lines));
});
