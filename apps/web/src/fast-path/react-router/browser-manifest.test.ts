import { expect, test } from 'vitest';
import { withoutImports } from './browser-manifest.ts';

const WRITTEN = {
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'], css: ['/assets/shell.css'] },
  routes: {
    home: {
      id: 'home',
      path: 'main',
      hasLoader: true,
      hasAction: false,
      module: '/assets/home.js',
      imports: ['/assets/react.js'],
      css: ['/assets/home.css'],
    },
  },
  url: '/assets/manifest-1.js',
  version: '1',
};
const scriptOf = (manifest: object): string => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

test("the browser's manifest keeps paths and styles of every route and drops its imports and empty fields", () => {
  expect(withoutImports(scriptOf(WRITTEN))).toBe(
    scriptOf({
      entry: { ...WRITTEN.entry, imports: [] },
      routes: { home: { id: 'home', path: 'main', hasLoader: true, module: '/assets/home.js', css: ['/assets/home.css'] } },
      url: WRITTEN.url,
      version: WRITTEN.version,
    }),
  );
});

test('a manifest of another format is refused', () => {
  expect(() => withoutImports(`self.routes=${JSON.stringify(WRITTEN)};`)).toThrow(
    'The router writes its list of routes in another way.',
  );
});
