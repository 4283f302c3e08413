import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { builtFastPath } from './fast-path-build.ts';
import { shortenManifest } from './src/fast-path/react-router/browser-manifest.ts';

export default {
  ssr: true,
  appDirectory: 'src',
  // All routes together weigh less than asking for those in sight, three times on the first page alone.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig, viteConfig }) => {
    if (!builtFastPath().has('short-manifest')) return;
    await shortenManifest(join(reactRouterConfig.buildDirectory, 'client', viteConfig.build.assetsDir));
  },
} satisfies Config;
