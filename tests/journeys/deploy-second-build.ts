import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../tools/steps/root.ts';
import { BUNDLED_SERVER } from '../../tools/steps/serve.ts';

/** A file with a hash in its name, as scripts and stylesheets mention it. */
const HASHED = /[\w.~-]+-[\w-]{6,8}\.(?:js|css)\b/g;
const WITH_HASH = /^(.+-)([\w-]{6,8})(\.(?:js|css))$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Copies the built pages and the built server to `folder` under other names, as if every chunk had changed: each hashed script and stylesheet
 * gets another hash wherever it is named, and no file of the first build is left. Gives the server's file to start.
 */
export const writeSecondBuild = (folder: string): string => {
  rmSync(folder, { recursive: true, force: true });
  // What is not built comes from the repository.
  mkdirSync(join(folder, 'apps/web'), { recursive: true });
  mkdirSync(join(folder, 'apps/server'));
  mkdirSync(join(folder, 'node_modules/@madang'), { recursive: true });
  const link = (path: string) => symlinkSync(join(ROOT, path), join(folder, path));
  for (const path of ['packages', 'package.json', 'apps/demo', 'apps/media', 'apps/pay', 'apps/web/package.json']) link(path);
  for (const path of ['src', 'documents', 'package.json']) link(`apps/server/${path}`);
  symlinkSync(join(folder, 'apps/web'), join(folder, 'node_modules/@madang/web'));
  cpSync(dirname(BUNDLED_SERVER), join(folder, 'apps/server/build'), { recursive: true });
  cpSync(join(ROOT, 'apps/web/build'), join(folder, 'apps/web/build'), { recursive: true });

  const web = join(folder, 'apps/web/build');
  const assets = join(web, 'client/assets');
  const names = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const [, stem, hash, ending] = WITH_HASH.exec(name) ?? [];
    if (stem && hash && ending) names.set(name, `${stem}${'B'.repeat(hash.length)}${names.size}${ending}`);
    // Compressed ahead of the change.
    if (/\.(?:br|gz)$/.test(name)) rmSync(join(assets, name));
  }
  for (const path of filesIn(web).filter((file) => /\.(?:js|css)$/.test(file))) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replaceAll(HASHED, (name) => names.get(name) ?? name),
    );
  }
  for (const [name, other] of names) renameSync(join(assets, name), join(assets, other));
  return join(folder, 'apps/server/build/main.js');
};
