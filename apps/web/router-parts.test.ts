import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import config from './react-router.config.ts';
import { withChunkFailures, withoutUnneeded } from './router-parts.ts';

const LIBRARY = new URL('../../node_modules/react-router/dist/production/lib/', import.meta.url);
const sourceOf = (file: string): string => readFileSync(fileURLToPath(new URL(file, LIBRARY)), 'utf8');

test('components of the router that nobody imports can be left out', () => {
  const source = sourceOf('dom/lib.js');
  const shorter = withoutUnneeded(source);
  expect(source).toContain('\nNavLink.displayName = "NavLink";');
  expect(shorter).not.toMatch(/^\w+\.displayName = /m);
  expect(shorter).toMatch(/^const NavLink = \/\* @__PURE__ \*\/ React\$?\d*\.forwardRef\(/m);
  // The three components that are made so, and nothing else, are told of.
  expect(shorter.match(/@__PURE__/g)?.length).toBe((source.match(/@__PURE__/g)?.length ?? 0) + 3);
});

test('nobody asks in the browser whether routes are told bit by bit, as long as they are not', () => {
  expect(config.routeDiscovery.mode).toBe('initial');
  const shorter = withoutUnneeded(sourceOf('dom/ssr/fog-of-war.js'));
  expect(shorter).toContain('function isFogOfWarEnabled(routeDiscovery, ssr) {');
  expect(shorter).toContain('if (!false) return;');
  expect(withoutUnneeded(sourceOf('dom/ssr/components.js'))).toContain('let enableFogOfWar = false;');
});

test('nobody asks in the browser who measures the steps of the router, so that how they are measured can be left out', () => {
  const source = sourceOf('router/router.js');
  expect(source).toContain('if (init.instrumentations) router = instrumentClientSideRouter(');
  const shorter = withoutUnneeded(source);
  expect(shorter).toContain('if (undefined) router = instrumentClientSideRouter(');
  expect(shorter).not.toMatch(/\b(?:init|opts\?)\.instrumentations\b/);
});

test('nobody is given advice for developers', () => {
  const source = sourceOf('dom/ssr/errorBoundaries.js');
  expect(source).toContain('Hey developer');
  const shorter = withoutUnneeded(source);
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
