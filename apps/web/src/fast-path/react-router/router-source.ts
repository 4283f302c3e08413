// Fast path `lean-router`: FAST_PATH=lean-router turns it off.
// Buys: 3.6 KiB of 122.8 KiB of scripts of home, 3 % (row `home bytes`); below 5 %, but without it home exceeds its budget of 120 KiB.
// Breaks when the library changes: patterns over the router's source; its test fails when they no longer match.

import type { Plugin } from 'vite';
import { withChunkFailures } from './chunk-failures.ts';

const ROUTER = /\/node_modules\/react-router\/dist\//;

/**
 * Removes code of the router that the bundler cannot tree-shake: display names for developer tools, run-time checks for
 * lazy route discovery (which react-router.config.ts turns off) and for instrumentations (which are not used), and the
 * advice for developers on its error page.
 */
export const leanRouter = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(const \w+ = )(React(?:\$\d+)?\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/(?<!function )\bisFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'false')
    .replace(/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined')
    .replace(/`\s*console\.log\(\s*"[^"`]*Hey developer[^`]*`/, "''");

/** Rewrites the router for browsers: repairs its failures of chunks, and makes it smaller where `isLean`. */
export const routerSource = (isLean: boolean): Plugin => ({
  name: 'router-parts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({ code: withChunkFailures(isLean ? leanRouter(code) : code), map: null }),
  },
});
