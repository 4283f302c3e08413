import { expect, test } from 'vitest';
import { filesFrom } from './build.ts';

type Bundle = Parameters<typeof filesFrom>[0];

/** A chunk as the bundler describes it, with what this reads of it. */
const chunk = (
  fileName: string,
  moduleIds: readonly string[],
  more: { imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] } = {},
) => ({
  type: 'chunk',
  fileName,
  moduleIds,
  imports: more.imports ?? [],
  dynamicImports: more.dynamicImports ?? [],
  viteMetadata: { importedCss: new Set(more.css), importedAssets: new Set(more.assets) },
});

const bundleOf = (...chunks: readonly ReturnType<typeof chunk>[]): Bundle =>
  Object.fromEntries(chunks.map((each) => [each.fileName, each])) as unknown as Bundle;

test('the offline page is kept with everything that it may import, styles and drawings included, and nothing of other pages', () => {
  const bundle = bundleOf(
    chunk('offline.js', ['/app/src/pages/offline.page.tsx?route'], { imports: ['parts.js'], dynamicImports: ['player.js'] }),
    chunk('parts.js', ['/app/src/shell/Frame.tsx'], {
      imports: ['offline.js'],
      css: ['parts.css'],
      assets: ['logo.svg', 'font.woff2'],
    }),
    chunk('player.js', ['/app/src/features/playback/index.ts'], { dynamicImports: ['library.js'] }),
    chunk('library.js', ['/modules/shaka.js']),
    chunk('plan.js', ['/app/src/pages/plan.page.tsx'], { imports: ['parts.js'] }),
    chunk('entry.js', ['/app/src/entry.client.tsx']),
  );
  expect(filesFrom(bundle)).toEqual(['entry.js', 'library.js', 'logo.svg', 'offline.js', 'parts.css', 'parts.js', 'player.js']);
});
