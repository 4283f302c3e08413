import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { builtFastPath } from './fast-path-build.ts';
import { standalone } from './standalone.ts';
import { routerSource } from './src/fast-path/react-router/router-source.ts';
import { NOTICE } from './src/platform/browser-notice/outdated.ts';
import { offlineWorker } from './src/offline-worker/build.ts';

/** One name for server and browser: what the server's page fetches ahead is what the stylesheets ask for. */
const ASSETS = 'assets/[name]-[hash:7][extname]';
/** What runs without the application: the notice for browsers that understand less than it takes for granted, and what shows notifications. */
const STANDALONE = [
  standalone({ entry: new URL('./src/platform/browser-notice/notice.ts', import.meta.url), path: NOTICE, target: 'es2015' }),
  standalone({
    entry: new URL('./src/platform/push-worker/worker.ts', import.meta.url),
    path: '/push-worker.js',
    target: 'chrome107',
  }),
];

export default defineConfig({
  plugins: [reactRouter(), routerSource(builtFastPath().has('lean-router')), offlineWorker(), ...STANDALONE],
  css: { transformer: 'lightningcss' },
  build: {
    target: 'chrome107',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 512,
    // Lazy chunks load their own imports. A list of them all in the first chunk costs more than it saves.
    modulePreload: { resolveDependencies: (_url, files) => files.filter((file) => file.endsWith('.css')) },
  },
  environments: {
    // Few large chunks compress better, and arrive sooner, than twenty small ones.
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each browser downloads a list of two hundred scripts, and random hashes do not compress: short ones save
            // the most.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSETS,
            codeSplitting: {
              groups: [
                // With what the router loads its pages by, which imports nothing.
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\/|src\/platform\/chunks\.ts/,
                },
                // Home, where most people come in, and what stands around every page, with all that these import.
                { name: 'shell', test: /src\/(root|shell\/language-layout|pages\/home\.page)\.tsx/ },
                { name: 'clock', test: /src\/platform\/clock\.ts/ },
                { name: 'access', test: /src\/features\/(playback\/access|analytics)\// },
                // A film is one chunk beside the streaming library: twelve small ones would weigh a tenth more.
                { name: 'film', test: /src\/features\/playback\/(VideoPlayer|watch\/Watch)\.tsx/ },
                {
                  name: 'parts',
                  // Without what only downloads, dialogs and forms need: neither home nor a film waits for their words.
                  test: /src\/(shell(?!\/(Leave|use-reason-text|load-reason-text|alerts))|fast-path|platform(?!\/offline)|features\/(catalog\/[^/]+$|watch-history))|packages\/(i18n|ui)\/src\/(?!Dialog)[^/]+\.tsx?$/,
                  // What fewer pages share comes with them.
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
    // One file is read in a fraction of the time that the router's sixty take.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      // Films play only in browsers: the streaming library is a fifth of the file, and the server never imports it.
      build: {
        rolldownOptions: {
          input: 'src/render.ts',
          external: /^shaka-player\//,
          output: { codeSplitting: false, assetFileNames: ASSETS },
        },
      },
    },
  },
  resolve: { noExternal: [/^@madang\//] },
});
