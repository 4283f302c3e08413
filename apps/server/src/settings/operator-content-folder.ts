import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLanguage } from '@madang/domain/shared/language.ts';
import type { RefuseSettings } from './setting.ts';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
/** Files of systems and tools begin with a dot. */
const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted();

/** Files that no page would show, because their name is neither a language nor a known text. */
const unknownFilesIn = (folder: string, isName: (name: string) => boolean): readonly string[] =>
  namesIn(folder).flatMap((language) =>
    isLanguage(language) && isFolder(join(folder, language))
      ? namesIn(join(folder, language))
          .filter((file) => !file.endsWith('.md') || !isName(file.slice(0, -3)))
          .map((file) => join(language, file))
      : [language],
  );

/** A setting that names a folder of the operator's own content, `<language>/<name>.md`. */
interface OperatorContent {
  readonly setting: string;
  /** Relative to `home`. */
  readonly folder: string | undefined;
  readonly isName: (name: string) => boolean;
  /** Noun for one file in error messages. */
  readonly text: string;
}

/** The folder, or null where none is set. A missing folder or an unknown file in it ends the start. */
export const operatorContentFolder = (
  { setting, folder, isName, text }: OperatorContent,
  home: string,
  wrong: RefuseSettings,
): string | null => {
  if (folder === undefined) return null;
  const path = resolve(home, folder);
  if (!isFolder(path)) throw wrong([`${setting}: there is no such folder`]);
  const strangers = unknownFilesIn(path, isName);
  if (strangers.length > 0)
    throw wrong([`${setting}: unknown files ${strangers.join(', ')}; ${text}s are <language>/<${text}>.md`]);
  return path;
};
