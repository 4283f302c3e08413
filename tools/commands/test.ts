import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from '../steps/build-server.ts';
import { writeBlankFonts } from '../steps/blank-font.ts';
import { buildWeb } from '../steps/build-web.ts';
import { check } from '../steps/check.ts';
import { findChromium } from '../steps/find-chromium.ts';
import { findFfmpeg } from '../steps/find-ffmpeg.ts';
import { provideNginx } from '../steps/find-nginx.ts';
import { findPostgres } from '../steps/find-postgres.ts';
import { ROOT } from '../steps/root.ts';
import { run, runNode } from '../steps/run.ts';
import { command, heading, say } from '../steps/say.ts';
import { clockEnvironment, TEST_ZONE } from '../steps/test-clock.ts';
import { type Counts, fuzzCounts, playwrightCounts, sum, vitestCounts } from '../steps/test-results.ts';
import { makeUntouchedWorld } from '../steps/untouched-world.ts';

/** On a build machine what is missing is a failure, after we have tried to provide it. */
const required = (name: string): boolean => process.env[name] === '1';
const RESULTS = '.cache/results';

interface Part {
  readonly name: string;
  readonly seconds: number;
  readonly counts: Counts;
  /** Why it did not run, where it did not. */
  readonly leftOut?: string;
}

const timed = async (name: string, work: () => Promise<Counts>): Promise<Part> => {
  heading(name);
  const from = performance.now();
  const counts = await work();
  return { name, counts, seconds: (performance.now() - from) / 1000 };
};

/** A part that cannot run here; a failure where it must. */
const leftOut = (name: string, why: string, must: boolean): Part => {
  heading(name);
  say(`  left out: ${why}`);
  return {
    name,
    seconds: 0,
    counts: { passed: 0, failed: must ? 1 : 0, failures: must ? [`${name}: ${why}`] : [] },
    leftOut: why,
  };
};

/** Films wait for their own time more than for a core, however many there are. */
const FILMS_AT_ONCE = ['--maxWorkers=3'];

const vitest = async (
  project: string,
  report: string,
  env: NodeJS.ProcessEnv = {},
  options: readonly string[] = [],
): Promise<Counts> => {
  const path = join(ROOT, RESULTS, `${report}.json`);
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${path}`];
  const { code } = await run('vitest', ['run', '--project', project, ...reporters, ...options], { env });
  return vitestCounts(path, code);
};

const build = async (): Promise<void> => {
  await buildWeb(() => say('  building the pages …'));
  await buildServer();
};

/** The journeys have worlds of their own, which are copied. */
const journeys = async (
  part: 'others' | 'films',
  chromium: string,
  untouched: Promise<void>,
  options: readonly string[] = [],
): Promise<Counts> => {
  await untouched;
  const { code } = await run('playwright', ['test', ...options], { env: { CHROMIUM_PATH: chromium, JOURNEYS: part } });
  return playwrightCounts(join(ROOT, RESULTS, `journeys-${part}.json`), code);
};

/** Hostile requests to a built server for a minute, from a seed that a failure names. */
const fuzz = async (): Promise<Counts> => {
  const path = join(ROOT, RESULTS, 'fuzz.json');
  const { code } = await runNode('tests/fuzz/main.ts', ['--minutes', '1', '--counts', path]);
  return fuzzCounts(path, code);
};

/** Reruns failures without other work beside them: a film plays in real time, or the machine was too slow for both. */
const againAlone = async (first: Part, tell: (options: readonly string[]) => Promise<Counts>): Promise<Part> => {
  if (first.counts.failed === 0) return first;
  const again = await timed(`${first.name}, told again`, () =>
    tell(['--last-failed', '--retries=0', '--trace=retain-on-failure']),
  );
  return {
    ...first,
    seconds: first.seconds + again.seconds,
    counts: { ...again.counts, passed: first.counts.passed + again.counts.passed },
  };
};

const summary = (parts: readonly Part[]): void => {
  heading('Summary');
  for (const { name, seconds, counts, leftOut: why } of parts) {
    say(
      `  ${name.padEnd(44)} ${why ? `left out: ${why}` : `${counts.passed} passed, ${counts.failed} failed, ${Math.round(seconds)} s`}`,
    );
  }
  const { passed, failed, failures } = sum(parts.map(({ counts }) => counts));
  for (const failure of failures) say(`\n  ✗ ${failure}`);
  say(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
};

await command(async () => {
  const { values } = parseArgs({
    options: {
      zone: { type: 'string', default: TEST_ZONE },
      at: { type: 'string' },
      'no-fonts': { type: 'boolean', default: false },
    },
  });
  Object.assign(process.env, clockEnvironment(values.zone, values.at, Date.now()));
  if (values['no-fonts']) process.env['TEST_FONTS'] = writeBlankFonts(join(ROOT, '.cache/blank-fonts'));
  rmSync(join(ROOT, RESULTS), { recursive: true, force: true });
  // Two cores are busy with either; more of them take both at once. Nothing of theirs reads the pages; some tests of databases start a
  // whole server, and two that began to build its pages at once would be in each other's way.
  const [checks, unit] = await Promise.all([timed('Checks', check), timed('Unit tests', () => vitest('unit*', 'unit')), build()]);
  const parts = [checks, unit];

  const chromium = await findChromium();
  // Its artwork takes minutes, once: tests of databases leave time for it.
  const untouched = chromium ? makeUntouchedWorld('idly') : Promise.resolve();
  untouched.catch(() => undefined);
  const postgres = await findPostgres({ provide: required('REQUIRE_POSTGRES') });
  const onServer = 'Integration tests on PostgreSQL';
  // Either waits for a third of its time, and what it waits for is no processor: together they take what the longer one takes.
  const embedded = timed('Integration tests on the embedded database', () =>
    vitest('database', 'embedded', { DATABASE: 'embedded' }),
  );
  if ('missing' in postgres) parts.push(await embedded, leftOut(onServer, postgres.missing, required('REQUIRE_POSTGRES')));
  else {
    const env = { DATABASE: 'server', TEST_DATABASE_URL: postgres.url };
    const server = timed(`${onServer} ${postgres.version}`, () => vitest('database', 'server', env));
    parts.push(...(await Promise.all([embedded, server])));
  }

  const nginx = await provideNginx({ provide: required('REQUIRE_NGINX') });
  const cached = 'Answers through a shared cache (nginx)';
  parts.push(
    nginx
      ? await timed(cached, () => vitest('proxy', 'proxy', { DATABASE: 'embedded' }))
      : leftOut(cached, 'nginx is not installed', required('REQUIRE_NGINX')),
  );

  // Alone: it measures how long answers take.
  parts.push(await timed('Fuzz of every operation and page', fuzz));

  // They take nine minutes on any machine, and little processor time: everything below runs beside them.
  const films = chromium
    ? timed('Journeys that wait for films and the channel', () => journeys('films', chromium, untouched, ['--retries=0']))
    : undefined;
  films?.catch(() => undefined);
  const ffmpeg = await findFfmpeg({ provide: required('REQUIRE_FFMPEG') });
  const noFfmpeg = 'ffmpeg is not installed';
  const noChromium = 'no Chromium was found and none could be had';
  // Films are cut by the processor and played by the clock.
  const media = ffmpeg
    ? timed('Media tests', () => vitest('media', 'media'))
    : leftOut('Media tests', noFfmpeg, required('REQUIRE_FFMPEG'));
  const player =
    ffmpeg && chromium
      ? timed('Player tests in Chromium', () => vitest('browser', 'browser', { CHROMIUM_PATH: chromium }, FILMS_AT_ONCE))
      : leftOut('Player tests in Chromium', ffmpeg ? noChromium : noFfmpeg, ffmpeg !== null || required('REQUIRE_FFMPEG'));
  parts.push(...(await Promise.all([media, player])));
  if (chromium) parts.push(await timed('Journeys in Chromium', () => journeys('others', chromium, untouched)));
  else parts.push(leftOut('Journeys in Chromium', noChromium, true));
  if (films && chromium) parts.push(await againAlone(await films, (options) => journeys('films', chromium, untouched, options)));
  summary(parts);
});
