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
import { createTemplateWorld } from '../steps/template-world.ts';

/** On CI a missing program is a failure, after an attempt to install it. */
const required = (name: string): boolean => process.env[name] === '1';
const RESULTS = '.cache/results';

interface Part {
  readonly name: string;
  readonly seconds: number;
  readonly counts: Counts;
  /** Reason why the part was skipped. */
  readonly leftOut?: string;
}

const timed = async (name: string, work: () => Promise<Counts>): Promise<Part> => {
  heading(name);
  const from = performance.now();
  const counts = await work();
  return { name, counts, seconds: (performance.now() - from) / 1000 };
};

/** A part that cannot run on this machine; counts as a failure if it is required. */
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

/** Playback tests wait in real time and use little CPU, so more of them run at once than there are cores. */
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

/** Runs one part of the journeys once the template world, which they copy, is ready. */
const journeys = async (
  part: 'others' | 'films',
  chromium: string,
  template: Promise<void>,
  options: readonly string[] = [],
): Promise<Counts> => {
  await template;
  const { code } = await run('playwright', ['test', ...options], { env: { CHROMIUM_PATH: chromium, JOURNEYS: part } });
  return playwrightCounts(join(ROOT, RESULTS, `journeys-${part}.json`), code);
};

/** Sends hostile requests to a built server for one minute. A failure names the random seed. */
const fuzz = async (): Promise<Counts> => {
  const path = join(ROOT, RESULTS, 'fuzz.json');
  const { code } = await runNode('tests/fuzz/main.ts', ['--minutes', '1', '--counts', path]);
  return fuzzCounts(path, code);
};

/** Reruns failed journeys alone: playback is in real time, and the machine may have been too slow for parallel work. */
const againAlone = async (first: Part, runJourneys: (options: readonly string[]) => Promise<Counts>): Promise<Part> => {
  if (first.counts.failed === 0) return first;
  const again = await timed(`${first.name}, rerun`, () =>
    runJourneys(['--last-failed', '--retries=0', '--trace=retain-on-failure']),
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
      'without-fast-path': { type: 'boolean', default: false },
    },
  });
  Object.assign(process.env, clockEnvironment(values.zone, values.at, Date.now()));
  if (values['no-fonts']) process.env['TEST_FONTS'] = writeBlankFonts(join(ROOT, '.cache/blank-fonts'));
  // Builds, servers and tests inherit it.
  if (values['without-fast-path']) process.env['FAST_PATH'] = 'off';
  rmSync(join(ROOT, RESULTS), { recursive: true, force: true });
  // Checks and unit tests do not read the built pages, so the build runs beside them. It has to finish before the database tests:
  // some start a whole server, and two builds at once would conflict.
  const [checks, unit] = await Promise.all([timed('Checks', check), timed('Unit tests', () => vitest('unit*', 'unit')), build()]);
  const parts = [checks, unit];

  const chromium = await findChromium();
  // Drawing its artwork takes minutes on the first run, so it starts in the background of the database tests.
  const template = chromium ? createTemplateWorld('low') : Promise.resolve();
  template.catch(() => undefined);
  const postgres = await findPostgres({ provide: required('REQUIRE_POSTGRES') });
  const onServer = 'Integration tests on PostgreSQL';
  // Both spend a third of their time waiting for I/O: in parallel they take as long as the slower one.
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

  // Alone, because it measures response times.
  parts.push(await timed('Fuzz of every operation and page', fuzz));

  // They take nine minutes of real time on any machine and little CPU time, so everything below runs in parallel.
  const films = chromium
    ? timed('Journeys that wait for films and the channel', () => journeys('films', chromium, template, ['--retries=0']))
    : undefined;
  films?.catch(() => undefined);
  const ffmpeg = await findFfmpeg({ provide: required('REQUIRE_FFMPEG') });
  const noFfmpeg = 'ffmpeg is not installed';
  const noChromium = 'no Chromium was found and none could be had';
  // Media tests are limited by the CPU, player tests by real time, so they run in parallel.
  const media = ffmpeg
    ? timed('Media tests', () => vitest('media', 'media'))
    : leftOut('Media tests', noFfmpeg, required('REQUIRE_FFMPEG'));
  const player =
    ffmpeg && chromium
      ? timed('Player tests in Chromium', () => vitest('browser', 'browser', { CHROMIUM_PATH: chromium }, FILMS_AT_ONCE))
      : leftOut('Player tests in Chromium', ffmpeg ? noChromium : noFfmpeg, ffmpeg !== null || required('REQUIRE_FFMPEG'));
  parts.push(...(await Promise.all([media, player])));
  if (chromium) parts.push(await timed('Journeys in Chromium', () => journeys('others', chromium, template)));
  else parts.push(leftOut('Journeys in Chromium', noChromium, true));
  if (films && chromium) parts.push(await againAlone(await films, (options) => journeys('films', chromium, template, options)));
  summary(parts);
});
