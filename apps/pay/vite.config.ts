import { defineConfig } from 'vite';

/**
 * Makes one script and one style sheet of the frame, and of the pages that stand for a bank's: the rules of packages/domain and the look of packages/ui are taken in by import, so
 * that they check and look like the rest of the product. `src/built.ts` reads from the manifest what they are called.
 */
export default defineConfig({
  base: '/card-fields/',
  publicDir: false,
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'build',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'chrome107',
    cssMinify: 'lightningcss',
    // The policy of the page has no room for data: addresses.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: ['src/frame/main.ts', 'src/bank/main.ts'] },
  },
});
