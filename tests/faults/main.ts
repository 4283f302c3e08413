import { randomInt } from 'node:crypto';
import { parseArgs, styleText } from 'node:util';
import { command, say } from '../../tools/steps/say.ts';
import { EXPERIMENTS } from './experiments.ts';
import type { Experiment, Given, Result } from './experiments/experiment.ts';
import { startPostgresCluster } from './world/postgres-cluster.ts';

/** One line: what was done, and what was counted. */
const lineOf = ({ name }: Experiment, { did, figures }: Result, seconds: number): string => {
  const counted = figures.map((figure) => styleText(figure.met ? 'green' : 'red', `${figure.name} ${figure.value}`));
  return [name.padEnd(4), did, ...counted, styleText('dim', `${seconds.toFixed(0)} s`)].join('  ');
};

const runOne = async (experiment: Experiment, given: Given): Promise<boolean> => {
  process.stderr.write(`${experiment.name}: ${experiment.about} …\n`);
  const from = performance.now();
  const result = await experiment.run(given);
  if ('missing' in result) {
    say(`${experiment.name.padEnd(4)} left out: ${result.missing}`);
    return true;
  }
  say(lineOf(experiment, result, (performance.now() - from) / 1000));
  for (const note of result.notes ?? []) say(styleText('dim', `     ${note}`));
  return result.figures.every(({ met }) => met);
};

/** Breaks a running installation on purpose, and counts what is lost, done twice or does not add up. */
await command(async () => {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      seed: { type: 'string' },
    },
  });
  const seed = Number(values.seed ?? randomInt(1_000_000));
  say(`seed ${seed}`);
  const cluster = await startPostgresCluster();
  let isMet = true;
  try {
    for (const experiment of EXPERIMENTS) {
      if (values.only && !values.only.includes(experiment.name)) continue;
      if (!(await runOne(experiment, { cluster, quick: values.quick, whole: values.whole, seed }))) isMet = false;
    }
  } finally {
    await cluster.close();
  }
  // Connections that were cut may keep the process for a while.
  process.exit(isMet ? 0 : 1);
});
