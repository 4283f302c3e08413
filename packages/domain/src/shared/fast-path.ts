/**
 * Optimizations that lean on private parts of libraries, or go around them. Each can be turned off by FAST_PATH, and the library's public
 * way takes its place (docs/decisions/0068-fast-path.md). The READMEs of the fast-path folders say what each buys.
 */
export const FAST_PATHS = [
  'ssr-fragments',
  'whole-page',
  'routes-by-segment',
  'inline-styles',
  'lean-router',
  'short-manifest',
  'cached-answers-first',
  'operation-table',
  'no-schema-compilers',
  'built-files',
  'prepared-statements',
  'wasm-tiering',
  'batched-counters',
] as const;
export type FastPathName = (typeof FAST_PATHS)[number];

/** Those that are on. */
export type FastPath = ReadonlySet<FastPathName>;

export const WHOLE_FAST_PATH: FastPath = new Set(FAST_PATHS);

/**
 * Reads FAST_PATH: `on`, `off`, or the names of those to turn off, joined by commas. Null for any other text. A fast path that needs
 * another one is off with it.
 */
export const readFastPath = (setting: string = 'on'): FastPath | null => {
  if (setting === 'on' || setting === '') return WHOLE_FAST_PATH;
  const off = new Set(setting === 'off' ? FAST_PATHS : setting.split(','));
  if ([...off].some((name) => !FAST_PATHS.includes(name as FastPathName))) return null;
  // Fragments are put in place of their placeholders when the page is assembled, which a streamed page is not.
  if (off.has('whole-page')) off.add('ssr-fragments');
  return new Set(FAST_PATHS.filter((name) => !off.has(name)));
};
