import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { NOTICE } from './outdated.ts';

/** In one script of its own, for browsers that understand less than the application takes for granted. */
const made = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('.', import.meta.url)),
    resolve: { noExternal: [/^@madang\//] },
    build: {
      write: false,
      target: 'es2015',
      rolldownOptions: {
        input: fileURLToPath(new URL('./notice.ts', import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  if (!('output' in result)) throw new Error('The notice for old browsers was not built in one piece.');
  return result.output[0].code;
};

/** Writes the notice for old browsers beside the application. */
export const browserNotice = (): Plugin => ({
  name: 'browser-notice',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: NOTICE.slice(1), source: await made() });
  },
});
