import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { installDebian } from './install-debian.ts';
import { ROOT } from './root.ts';
import { run } from './run.ts';

/** Headless shell first: it runs a journey in a tenth less time. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
const PLACES = [
  WITHOUT_WINDOWS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/** npm package with a compressed Chromium, unpacked into our cache folder instead of the system's temporary folder. */
const PACKAGE = '@sparticuz/chromium@153.0.0';

const fromRegistry = async (): Promise<string | null> => {
  const folder = join(ROOT, '.cache/chromium');
  await mkdir(folder, { recursive: true });
  const npm = await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--min-release-age=0', PACKAGE], {
    quiet: true,
  });
  if (npm.code !== 0) return null;
  const unpack = `import c from '@sparticuz/chromium'; process.stdout.write(await c.executablePath());`;
  const ran = await run(process.execPath, ['--input-type=module', '--eval', unpack], {
    quiet: true,
    cwd: folder,
    env: { TMPDIR: folder },
  });
  const program = ran.output.trim();
  // It may be installed and still not start, if system libraries are missing.
  const starts = ran.code === 0 && existsSync(program) && (await run(program, ['--version'], { quiet: true })).code === 0;
  return starts ? program : null;
};

/** Chromium for the journeys: CHROMIUM_PATH, the system's, Debian's package where we may install it, or one from the registry. */
export const findChromium = async (): Promise<string | null> => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : null;
  const present = () => PLACES.find((place) => existsSync(place));
  for (const debian of process.platform === 'linux' ? ['chromium-headless-shell', 'chromium'] : [])
    if (!present()) await installDebian([debian]);
  return present() ?? (await fromRegistry());
};
