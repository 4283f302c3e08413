import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { filesFrom, offlinePages } from './build.ts';
import { OFFLINE_POLICY } from './page.ts';

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

test('the offline page is cached with everything it may import, styles and drawings included, and nothing of other pages', () => {
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

test('the offline page is self-contained, in five languages, and its policy allows only its own style and script', async () => {
  const pages = await offlinePages();
  expect(Object.keys(pages)).toEqual([...LANGUAGES]);
  expect(new Set(Object.values(pages)).size).toBe(LANGUAGES.length);
  for (const html of Object.values(pages)) {
    expect(html).not.toMatch(/(?:src|href)=|https?:|style="|onclick/);
    for (const kind of ['style', 'script']) {
      const inside = new RegExp(`<${kind}>([^]*?)</${kind}>`).exec(html)?.[1] ?? '';
      expect(OFFLINE_POLICY).toContain(`${kind}-src 'sha256-${createHash('sha256').update(inside).digest('base64')}'`);
    }
  }
  expect(pages['vi_vn']).toContain('<html lang="vi">');
  expect(Buffer.byteLength(JSON.stringify(pages))).toBeLessThan(15_000);
});
