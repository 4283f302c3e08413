import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import config from './react-router.config.ts';
import { withoutUnneeded } from './router-parts.ts';

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
