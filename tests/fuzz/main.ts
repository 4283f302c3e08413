import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../tools/steps/root.ts';
import { UserError } from '../../tools/steps/run.ts';
import { command, say } from '../../tools/steps/say.ts';
import { fuzz, hasGrown, judgeAlone } from './fuzz.ts';
import { type Case, CYCLE } from './requests.ts';
import { openFuzzWorld } from './world.ts';

const FOLDER = join(ROOT, '.cache/fuzz');
const MIB = 1024 * 1024;

/** Sends valid, nearly valid and hostile requests to every operation and every page, in the name of every kind of caller. */
await command(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      minutes: { type: 'string' },
      again: { type: 'string' },
      counts: { type: 'string' },
    },
  });
  const seed = Number(values.seed ?? randomInt(1_000_000));
  const seconds = Number(values.minutes ?? 1) * 60;
  if (!Number.isFinite(seed) || !(seconds > 0)) throw new UserError('--seed and --minutes are numbers.');
  const world = await openFuzzWorld();
  try {
    if (values.again !== undefined) {
      const { fault, ms } = await judgeAlone(world, JSON.parse(readFileSync(values.again, 'utf8')) as Case);
      say(`${fault ?? 'no fault'}, ${ms.toFixed(0)} ms`);
      if (world.server.output()) say(world.server.output().slice(0, 4000));
      process.exitCode = fault === null ? 0 : 1;
      return;
    }
    say(`seed ${seed}`);
    mkdirSync(FOLDER, { recursive: true });
    const ran = await fuzz(world, {
      seed,
      seconds,
      onFailure: ({ index, fault, smallest }) => {
        const path = join(FOLDER, `${seed}-${index}.json`);
        writeFileSync(path, JSON.stringify(smallest, null, 2));
        const { method, target, body } = smallest.request;
        say(`✗ ${fault}\n  ${smallest.caller} ${method} ${target.slice(0, 300)} ${body?.slice(0, 300) ?? ''}`);
        say(`  again: npm run fuzz -- --again ${path}`);
      },
    });
    const { requests, failing, slowestMs, statuses, memory } = ran;
    const failures = failing.map(({ index, fault }) => `seed ${seed}, case ${index}: ${fault}`);
    const mebibytes = memory.map((bytes) => (bytes / MIB).toFixed(0)).join(', ');
    if (hasGrown(memory)) failures.push(`seed ${seed}: memory rose: ${mebibytes} MiB`);
    if (!world.isAlive()) failures.push(`seed ${seed}: the process has ended: ${world.server.output().slice(-2000)}`);
    const answers = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    say(`${requests} requests; ${answers.join(', ')}; slowest ${slowestMs.toFixed(0)} ms alone`);
    say(`memory after half of the time, and four times since: ${mebibytes} MiB; ${failures.length} failures`);
    if (failures.length > 0 && world.server.output()) say(world.server.output().slice(0, 4000));
    if (values.counts !== undefined)
      writeFileSync(
        values.counts,
        JSON.stringify({ passed: Math.max(0, Math.min(requests, CYCLE) - failing.length), failed: failures.length, failures }),
      );
    process.exitCode = failures.length === 0 ? 0 : 1;
  } finally {
    await world.close();
  }
});
