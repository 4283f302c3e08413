import { buildIfChanged, type BuildTarget } from './build-if-changed.ts';

const failed = 'The pages could not be built.';

/** Client builds: the pages, and the frame with the card fields. Neither depends on packages/database or the server. */
const PAGES: readonly BuildTarget[] = [
  {
    workspace: '@madang/web',
    folder: 'apps/web',
    sources: [
      'package-lock.json',
      'tsconfig.base.json',
      'tools/precompress.mjs',
      'apps/web/*.{ts,json}',
      ...['apps/web/src', 'apps/web/public', 'packages/{contract,domain,i18n,player,ui}/src'].map((folder) => `${folder}/**/*.*`),
      'packages/{contract,domain,i18n,player,ui}/package.json',
    ],
    failed,
  },
  {
    workspace: '@madang/pay',
    folder: 'apps/pay',
    sources: [
      'package-lock.json',
      'tsconfig.base.json',
      'apps/pay/*.{ts,json}',
      ...['apps/pay/src', 'packages/{contract,domain}/src/billing', 'packages/ui/src'].map((folder) => `${folder}/**/*.*`),
      'packages/i18n/src/fill.ts',
      'packages/{contract,domain,i18n,ui}/package.json',
    ],
    failed,
  },
];

/** Builds each client bundle whose sources have changed. Returns whether any was built. */
export const buildWeb = async (onStart: () => void): Promise<boolean> => {
  let started = false;
  const start = () => {
    if (!started) onStart();
    started = true;
  };
  for (const part of PAGES) await buildIfChanged(part, start);
  return started;
};
