import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss' },
  build: { target: 'chrome107', cssMinify: 'lightningcss', assetsInlineLimit: 512 },
  environments: { ssr: { build: { rolldownOptions: { input: 'src/render.ts' } } } },
  resolve: { noExternal: [/^@madang\//] },
});
