import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/steps/root.ts';
import { run } from '../../../tools/steps/run.ts';
import { exactly, type Experiment, none } from './experiment.ts';

const FACTS = 'apps/server/src/billing/crashes.database.test.ts';
const REPORT = join(ROOT, '.cache/results/faults-steps.json');
/** What is killed: purchases, with a key, without one and asked about by a bank, renewals, changes of plan and pauses. */
const countEffects = (): number => readFileSync(join(ROOT, FACTS), 'utf8').match(/\[R2\]'/g)?.length ?? 0;

/** The facts of the ordinary suite, which kill before and after each commit and each call to the provider. */
export const killAtEveryStep: Experiment = {
  name: 'R2',
  about: 'a charge is killed at every step',
  run: async ({ cluster }) => {
    const env = { DATABASE: 'server', TEST_DATABASE_URL: await cluster.newDatabase('steps') };
    const options = ['run', '--project', 'database', '--reporter=json', `--outputFile.json=${REPORT}`, FACTS];
    const { code } = await run('vitest', options, { env, quiet: true });
    const report = JSON.parse(readFileSync(REPORT, 'utf8')) as {
      readonly numPassedTests: number;
      readonly numFailedTests: number;
    };
    return {
      did: 'kills at every step of purchases, a renewal, changes of plan and a pause',
      figures: [
        exactly('paid once', report.numPassedTests, countEffects()),
        none('not so', Math.max(report.numFailedTests, code)),
      ],
    };
  },
};
