import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

interface Standalone {
  /** Its source, with all that it imports. */
  readonly entry: URL;
  /** Where it is found, beside the application's files, under the same name in every version. */
  readonly path: string;
  readonly target: string;
}

const made = async ({ entry, target }: Standalone): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('.', entry)),
    resolve: { noExternal: [/^@madang\//] },
    build: {
      write: false,
      target,
      rolldownOptions: { input: fileURLToPath(entry), output: { format: 'iife', codeSplitting: false } },
    },
  });
  if (!('output' in result)) throw new Error(`${entry.pathname} was not built in one piece.`);
  return result.output[0].code;
};

/** Writes a script beside the application that is one file and runs without it. */
export const standalone = (script: Standalone): Plugin => ({
  name: `standalone${script.path}`,
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: script.path.slice(1), source: await made(script) });
  },
});
