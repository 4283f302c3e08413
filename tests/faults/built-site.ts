import { fileURLToPath } from 'node:url';
import { startApp } from '@madang/server/app.fixture.ts';
import { buildWeb } from '../../tools/steps/build-web.ts';

/** Time to build the pages, where they are not up to date, and to start. */
export const BUILD_MS = 600_000;

/** A file of the built pages. */
export const builtFile = (path: string): string => fileURLToPath(new URL(`../../apps/web/build/${path}`, import.meta.url));

/** The built pages, as a server takes them. */
export const builtPages = async () => {
  await buildWeb(() => undefined);
  const { render, publicAddress } = await import('@madang/web/render');
  return { render, publicAddress, assets: builtFile('client'), pictures: builtFile('client') };
};

export type BuiltSite = Awaited<ReturnType<typeof startApp>>;

/** A server with the built pages over a database of its own. */
export const startBuiltSite = async (settings: Parameters<typeof startApp>[0] = {}): Promise<BuiltSite> =>
  startApp(settings, await builtPages());
