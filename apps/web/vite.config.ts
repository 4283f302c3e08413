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
                  test: /(src\/(root|shell|platform|paths|routes)|packages\/i18n\/src\/[a-z]+\.ts|packages\/ui\/src)/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: 'src/render.ts' } } },
  },
  resolve: { noExternal: [/^@madang\//] },
});
