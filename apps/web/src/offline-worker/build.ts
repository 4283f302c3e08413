import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';

import { OFFLINE_POLICY, offlinePage } from './page.ts';

const SOURCE = new URL('./worker.ts', import.meta.url);
/** Where the offline page begins, and what stands around every page. */
const BEGINNINGS = [
  /\/src\/entry\.client\.tsx$/,
  /\/src\/root\.tsx$/,
  /\/src\/shell\/language-layout\.tsx$/,
  /\/src\/pages\/offline\.page\.tsx$/,
];

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): ReadonlyMap<string, Rolldown.OutputChunk> =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));

/** Everything that some chunks may import, statically or dynamically. Fonts load when a script needs them. */
export const filesFrom = (bundle: Bundle): readonly string[] => {
  const chunks = chunksOf(bundle);
  const files = new Set<string>();
  const follow = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) if (asset.endsWith('.svg')) files.add(asset);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next);
  };
  for (const [name, { moduleIds }] of chunks)
    if (moduleIds.some((id) => BEGINNINGS.some((beginning) => beginning.test(id.split('?', 1)[0] ?? '')))) follow(name);
  return [...files].toSorted();
};

/** The page without a network in every language, by language. */
export const offlinePages = async (): Promise<Readonly<Record<string, string>>> => {
  await Promise.all(LANGUAGES.map(loadWords));
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const { offline, tryAgain } = loadedWords(language).shell;
      return [language, offlinePage(language, { title: offline.title, text: offline.text, retry: tryAgain })];
    }),
  );
};

/** Writes the worker of the offline page beside the application, with the names of the files that it keeps. */
export const offlineWorker = (): Plugin => ({
  name: 'offline-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    const files = filesFrom(bundle).map((file) => `/${file}`);
    const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), 'worker.ts');
    const pages = JSON.stringify(await offlinePages());
    const version = createHash('sha256').update(files.join()).update(pages).update(code).digest('hex').slice(0, 12);
    const source = `const FILES = ${JSON.stringify(files)};\nconst VERSION = '${version}';\nconst PAGES = ${pages};\nconst POLICY = ${JSON.stringify(OFFLINE_POLICY)};\n${code}`;
    this.emitFile({ type: 'asset', fileName: 'offline-worker.js', source });
  },
});
