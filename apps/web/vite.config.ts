import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss' },
  build: { target: 'chrome107', cssMinify: 'lightningcss', assetsInlineLimit: 512 },
  environments: {
    // Three chunks that every page needs compress better, and arrive sooner, than twenty small ones.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
                {
                  name: 'shell',
                  test: /src\/(shell|platform|paths|pictures|routes|features\/(catalog\/[^/]+$|favorites|likes|watch-history))|packages\/(i18n|ui)\/src\/[^/]+\.tsx?$/,
                  // What fewer pages share is no part of home, and would only make it wait.
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
      build: { rolldownOptions: { input: 'src/render.ts' } },
    },
  },
  resolve: { noExternal: [/^@madang\//] },
});
