import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const OUT = join(dirname(fileURLToPath(import.meta.url)), 'build');

/** What lies beside a source, as migrations and threads do, is looked for from there, wherever the source is read from. */
const placesOfSources = (): Plugin => ({
  name: 'places-of-sources',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:apps|packages)\/[^/]+\/src\/.+\.ts$/, code: 'import.meta.url' },
    handler: (code, id) => {
      const place = relative(OUT, id).replaceAll(sep, '/');
      return { code: code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`), map: null };
    },
  },
});

/** Made of many small files. */
const OF_MANY_FILES = ['kysely', 'zod', 'jose', 'avvio', 'find-my-way', 'semver', 'readable-stream', 'ret', 'safe-regex2'];
/**
 * Read before the first page, in a hundred files: the driver with the queue over it, the log, and what Fastify and its plugins stand on. pino and
 * thread-stream look for files beside themselves where a log is written by a thread, which ours is not.
 */
const READ_AT_START = [
  ...[/^pg(?:-|$)/, /^postgres-/, 'pgpass', 'split2', 'xtend'],
  ...[/^pino(?:-|$)/, '@pinojs/redact', 'atomic-sleep', 'on-exit-leak-free', 'process-warning', 'quick-format-unescaped'],
  ...['safe-stable-stringify', 'sonic-boom', 'thread-stream'],
  ...['@lukeed/ms', 'content-disposition', 'depd', 'escape-html', 'fast-decode-uri-component', 'fast-deep-equal'],
  ...['fast-json-stringify', 'fast-querystring', 'fastify-plugin', 'fastq', 'helmet', 'http-errors', 'inherits', 'ipaddr.js'],
  ...['mime', 'mime-db', 'minipass', 'process', 'reusify', 'rfdc', 'safe-buffer', 'secure-json-parse', 'setprototypeof'],
  ...['statuses', 'string_decoder', 'toad-cache', 'toidentifier'],
];
/** All else is read where it was installed. */
const TAKEN_IN = [/^@madang\/(?!web)/, /^@?fastify(?:$|\/)/, ...OF_MANY_FILES, ...READ_AT_START];

/** The server in few files (decision 30): Node takes half a millisecond for each of the thousand that it is written in. */
export default defineConfig({
  plugins: [placesOfSources()],
  environments: {
    ssr: { resolve: { noExternal: TAKEN_IN, external: ['@madang/web'] } },
  },
  build: {
    ssr: 'src/main.ts',
    outDir: OUT,
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
});
