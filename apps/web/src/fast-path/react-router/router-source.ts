import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

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

const CHUNKS = JSON.stringify(fileURLToPath(new URL('../../platform/chunks.ts', import.meta.url)));

/**
 * The router reloads a page whose script cannot be loaded, without a word and at each click, shows one whose stylesheet cannot be loaded without
 * its styles, and drops what else goes wrong while a page's module is loaded. All of these become failures of the page here, shown by the error
 * boundary around it (RT-160, RT-161).
 */
export const withChunkFailures = (code: string): string => {
  const changed = code
    .replace(
      /await (import\((?:\s*\/\*.*?\*\/)*\s*route\.module\s*\))(?=;[^]*? catch \(error\) \{)/,
      'await loadScript($1, route.module)',
    )
    .replace(/console\.error\(`Error loading route module[^]*?return new Promise\(\(\) => \{\}\);/, 'throw error;')
    .replace(
      /return new Promise\(\(resolve\) => \{(\s*if \(descriptor\.media[^]*?link\.onerror = \(\) => \{\s*removeLink\(\);\s*)resolve\(\);([^]*?\n\t\})\);/,
      'return loadStyle((resolve, reject) => {$1reject();$2, descriptor.href);',
    );
  return changed === code ? withLoadErrors(code) : `import { loadScript, loadStyle } from ${CHUNKS};\n${changed}`;
};

/** A stylesheet may fail before the script has come, and a module while the data of its page is fetched. */
const withLoadErrors = (code: string): string =>
  code
    .replace(
      'let routeModule = await routeModulePromise;',
      'let [routeModule] = await Promise.all([routeModulePromise, prefetchRouteCssPromise]);',
    )
    .replace(
      /(?<=^\t)await resolvePromise;$/m,
      '(await resolvePromise).forEach((outcome, i) => { if (outcome?.type === "error") results[args.matches[i].route.id] = outcome; });',
    );

/** Leaves them out of what browsers get: a thirtieth of the scripts of every first visit. */
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
