import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBlankFonts } from '../steps/blank-font.ts';
import { checkCapability, testsOf, type CapabilityTests } from '../steps/capability-tests.ts';
import { check } from '../steps/check.ts';
import { findChromium } from '../steps/find-chromium.ts';
import { findFfmpeg } from '../steps/find-ffmpeg.ts';
import { provideNginx } from '../steps/find-nginx.ts';
import { findPostgres } from '../steps/find-postgres.ts';
import { readTexts } from '../sources/source-file.ts';
import { ROOT } from '../steps/root.ts';
import { runNode } from '../steps/run.ts';
import { command } from '../steps/say.ts';
import { clockEnvironment, TEST_ZONE } from '../steps/test-clock.ts';
import { build, journeys, leftOut, type Part, RESULTS, summary, timed, vitest } from '../steps/test-parts.ts';
import { afterRerun, type Counts, fuzzCounts } from '../steps/test-results.ts';
import { createTemplateWorld } from '../steps/template-world.ts';

/** On CI a missing program is a failure, after an attempt to install it. */
const required = (name: string): boolean => process.env[name] === '1';
/** Playback tests wait in real time and use little CPU, so more of them run at once than there are cores. */
const FILMS_AT_ONCE = ['--maxWorkers=3'];

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
    counts: afterRerun(first.counts, again.counts),
  };
};

/** Tests that draw, hash, learn, or start processes: a selection, or all. */
const slowTests = (files: readonly string[] = []): Promise<Part> =>
  timed('Slow tests (drawing, hashing, learning, processes)', () => vitest('slow', 'slow', {}, files));

/** Integration tests of a selection, or of everything, on both databases. */
const integration = async (files: readonly string[] = []): Promise<readonly Part[]> => {
  const postgres = await findPostgres({ provide: required('REQUIRE_POSTGRES') });
  const onServer = 'Integration tests on PostgreSQL';
  // Each run waits for I/O a third of its time: both together take as long as the longer one.
  const embedded = timed('Integration tests on the embedded database', () =>
    vitest('database', 'embedded', { DATABASE: 'embedded' }, files),
  );
  if ('missing' in postgres) return [await embedded, leftOut(onServer, postgres.missing, required('REQUIRE_POSTGRES'))];
  const env = { DATABASE: 'server', TEST_DATABASE_URL: postgres.url };
  const server = timed(`${onServer} ${postgres.version}`, () => vitest('database', 'server', env, files));
  return Promise.all([embedded, server]);
};

/** Answers through nginx as a shared cache. */
const sharedCache = async (files: readonly string[] = []): Promise<Part> => {
  const nginx = await provideNginx({ provide: required('REQUIRE_NGINX') });
  const cached = 'Answers through a shared cache (nginx)';
  return nginx
    ? timed(cached, () => vitest('proxy', 'proxy', { DATABASE: 'embedded' }, files))
    : leftOut(cached, 'nginx is not installed', required('REQUIRE_NGINX'));
};

const NO_FFMPEG = 'ffmpeg is not installed';
const NO_CHROMIUM = 'no Chromium was found and none could be had';

/** Films are cut by the processor and played by the clock, so both kinds run at the same time. */
const filmTests = async (
  chromium: string | null,
  files: Pick<CapabilityTests, 'media' | 'browser'> | null,
): Promise<readonly Part[]> => {
  const ffmpeg = await findFfmpeg({ provide: required('REQUIRE_FFMPEG') });
  const media = () =>
    ffmpeg
      ? timed('Media tests', () => vitest('media', 'media', {}, files?.media))
      : leftOut('Media tests', NO_FFMPEG, required('REQUIRE_FFMPEG'));
  const player = () =>
    ffmpeg && chromium
      ? timed('Player tests in Chromium', () =>
          vitest('browser', 'browser', { CHROMIUM_PATH: chromium }, [...FILMS_AT_ONCE, ...(files?.browser ?? [])]),
        )
      : leftOut('Player tests in Chromium', ffmpeg ? NO_CHROMIUM : NO_FFMPEG, ffmpeg !== null || required('REQUIRE_FFMPEG'));
  return Promise.all([...(files?.media.length === 0 ? [] : [media()]), ...(files?.browser.length === 0 ? [] : [player()])]);
};

/** The order leaves no core idle and lets nothing disturb what is timed. */
const testEverything = async (): Promise<readonly Part[]> => {
  // Checks and unit tests do not read the built pages, so the build runs beside them. It has to finish before the database tests:
  // some start a whole server, and two builds at once would conflict.
  const [checks, unit] = await Promise.all([timed('Checks', check), timed('Unit tests', () => vitest('unit*', 'unit')), build()]);
  const parts = [checks, unit, await slowTests()];

  const chromium = await findChromium();
  // Drawing its artwork takes minutes on the first run, so it starts in the background of the database tests.
  const template = chromium ? createTemplateWorld('low') : Promise.resolve();
  template.catch(() => undefined);
  parts.push(...(await integration()));

  parts.push(await sharedCache());

  // Alone, because it measures response times.
  parts.push(await timed('Fuzz of every operation and page', fuzz));

  // They take nine minutes of real time on any machine and little CPU time, so everything below runs in parallel.
  const films = chromium
    ? timed('Journeys that wait for films and the channel', () => journeys('films', chromium, template, ['--retries=0']))
    : undefined;
  films?.catch(() => undefined);
  parts.push(...(await filmTests(chromium, null)));
  if (chromium) parts.push(await timed('Journeys in Chromium', () => journeys('others', chromium, template)));
  else parts.push(leftOut('Journeys in Chromium', NO_CHROMIUM, true));
  if (films && chromium) parts.push(await againAlone(await films, (options) => journeys('films', chromium, template, options)));
  return parts;
};

const merged = (selections: readonly CapabilityTests[]): CapabilityTests => {
  const all = (kind: keyof CapabilityTests) => [...new Set(selections.flatMap((selection) => selection[kind]))];
  return {
    unit: all('unit'),
    slow: all('slow'),
    database: all('database'),
    media: all('media'),
    browser: all('browser'),
    proxy: all('proxy'),
    journey: all('journey'),
  };
};

/** Only the tests of some capabilities, without the checks of the whole tree. A kind of which they have none is not mentioned. */
const testCapabilities = async (capabilities: readonly string[]): Promise<readonly Part[]> => {
  const sources = readTexts();
  const tests = merged(capabilities.map((capability) => testsOf(capability, sources)));
  const parts: Part[] = [];
  if (tests.unit.length > 0) parts.push(await timed('Unit tests', () => vitest('unit*', 'unit', {}, tests.unit)));
  if (tests.slow.length > 0) parts.push(await slowTests(tests.slow));
  if (tests.database.length + tests.proxy.length + tests.journey.length > 0) await build();
  if (tests.database.length > 0) parts.push(...(await integration(tests.database)));
  if (tests.proxy.length > 0) parts.push(await sharedCache(tests.proxy));
  const chromium = tests.browser.length + tests.journey.length > 0 ? await findChromium() : null;
  parts.push(...(await filmTests(chromium, tests)));
  if (tests.journey.length === 0) return parts;
  const name = 'Journeys in Chromium';
  if (!chromium) return [...parts, leftOut(name, NO_CHROMIUM, true)];
  return [...parts, await timed(name, () => journeys('all', chromium, createTemplateWorld(), tests.journey))];
};

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      zone: { type: 'string', default: TEST_ZONE },
      at: { type: 'string' },
      'no-fonts': { type: 'boolean', default: false },
      'without-fast-path': { type: 'boolean', default: false },
    },
  });
  const capabilities = positionals.map(checkCapability);
  Object.assign(process.env, clockEnvironment(values.zone, values.at, Date.now()));
  if (values['no-fonts']) process.env['TEST_FONTS'] = writeBlankFonts(join(ROOT, '.cache/blank-fonts'));
  // Builds, servers and tests inherit it.
  if (values['without-fast-path']) process.env['FAST_PATH'] = 'off';
  rmSync(join(ROOT, RESULTS), { recursive: true, force: true });
  if (capabilities.length === 0) return summary(await testEverything());
  summary(await testCapabilities(capabilities));
});
