// A repair that stays on: the router has no public way to report chunks that fail [RT-160, RT-161].
// Breaks when the library changes: patterns over its source; their tests fail when they no longer match.

import { fileURLToPath } from 'node:url';

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
