import { buildIfChanged, type BuildTarget } from './build-if-changed.ts';

const SERVER: BuildTarget = {
  workspace: '@madang/server',
  folder: 'apps/server',
  sources: [
    'package-lock.json',
    'apps/server/*.{ts,json}',
    // The payment sandbox shares the server's process.
    'apps/{server,pay}/src/**/*.*',
    'packages/{contract,database,domain,i18n,streaming}/src/**/*.*',
    '{apps/pay,packages/{contract,database,domain,i18n,streaming}}/package.json',
  ],
  failed: 'The server could not be put together.',
};

/** Bundles the server into a few files (decision 30) if its sources have changed. Takes about one second. */
export const buildServer = (): Promise<boolean> => buildIfChanged(SERVER, () => undefined);
