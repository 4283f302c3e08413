import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import config from '../../../react-router.config.ts';
import { withChunkFailures } from './chunk-failures.ts';
import { leanRouter } from './router-source.ts';

const LIBRARY = new URL('../../../../../node_modules/react-router/dist/production/lib/', import.meta.url);
const sourceOf = (file: string): string => readFileSync(fileURLToPath(new URL(file, LIBRARY)), 'utf8');

test('components of the router that no module imports are tree-shaken', () => {
  const source = sourceOf('dom/lib.js');
  const shorter = leanRouter(source);
  expect(source).toContain('\nNavLink.displayName = "NavLink";');
  expect(shorter).not.toMatch(/^\w+\.displayName = /m);
  expect(shorter).toMatch(/^const NavLink = \/\* @__PURE__ \*\/ React\$?\d*\.forwardRef\(/m);
  // Exactly three components are created with forwardRef.
  expect(shorter.match(/@__PURE__/g)?.length).toBe((source.match(/@__PURE__/g)?.length ?? 0) + 3);
});

test('the browser does not check for lazy route discovery while it is turned off', () => {
  expect(config.routeDiscovery.mode).toBe('initial');
  const shorter = leanRouter(sourceOf('dom/ssr/fog-of-war.js'));
  expect(shorter).toContain('function isFogOfWarEnabled(routeDiscovery, ssr) {');
  expect(shorter).toContain('if (!false) return;');
  expect(leanRouter(sourceOf('dom/ssr/components.js'))).toContain('let enableFogOfWar = false;');
});

test('the browser does not check for router instrumentations, so that their code is tree-shaken', () => {
  const source = sourceOf('router/router.js');
  expect(source).toContain('if (init.instrumentations) router = instrumentClientSideRouter(');
  const shorter = leanRouter(source);
  expect(shorter).toContain('if (undefined) router = instrumentClientSideRouter(');
  expect(shorter).not.toMatch(/\b(?:init|opts\?)\.instrumentations\b/);
});

test('the advice for developers is removed', () => {
  const source = sourceOf('dom/ssr/errorBoundaries.js');
  expect(source).toContain('Hey developer');
  const shorter = leanRouter(source);
  expect(shorter).not.toContain('Hey developer');
  expect(shorter).toContain("dangerouslySetInnerHTML: { __html: '' }");
});

test('a page whose script cannot be loaded fails instead of being reloaded without a word [RT-160]', () => {
  const source = sourceOf('dom/ssr/routeModules.js');
  expect(source).toContain('window.location.reload();');
  const changed = withChunkFailures(source);
  expect(changed).not.toContain('window.location.reload();');
  expect(changed).toMatch(/await loadScript\(import\([^)]*route\.module\s*\), route\.module\);/);
  expect(changed).toMatch(/catch \(error\) \{\s*throw error;\s*\}/);
  expect(changed).toMatch(/^import \{ loadScript, loadStyle \} from ".*\/platform\/chunks\.ts";/);
});

test('a page whose stylesheet cannot be loaded fails instead of being shown without it [RT-161]', () => {
  const source = sourceOf('dom/ssr/links.js');
  const changed = withChunkFailures(source);
  expect(changed).toContain('return loadStyle((resolve, reject) => {');
  expect(changed).toMatch(/link\.onerror = \(\) => \{\s*removeLink\(\);\s*reject\(\);\s*\};/);
  expect(changed).toMatch(/document\.head\.appendChild\(link\);\s*\}, descriptor\.href\);/);
});

test('a module that cannot be loaded fails its page, whatever its data is [RT-160]', () => {
  const routes = withChunkFailures(sourceOf('dom/ssr/routes.js'));
  expect(routes).toContain('let [routeModule] = await Promise.all([routeModulePromise, prefetchRouteCssPromise]);');
  const strategy = sourceOf('dom/ssr/single-fetch.js');
  expect(strategy.match(/await resolvePromise;/g)).toHaveLength(1);
  const changed = withChunkFailures(strategy);
  expect(changed).toContain('(await resolvePromise).forEach((outcome, i) => {');
  expect(changed).not.toContain('await resolvePromise;');
});

test('other parts of the router are left as they are', () => {
  for (const file of ['dom/lib.js', 'router/router.js']) {
    expect(withChunkFailures(sourceOf(file))).toBe(sourceOf(file));
  }
});
