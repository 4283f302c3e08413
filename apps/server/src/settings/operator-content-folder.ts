import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLanguage } from '@madang/domain/shared/language.ts';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
/** What systems and tools keep for themselves begins with a dot. */
const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted();

/** What in a folder would never be shown, for its name is another one than a language or a text has. */
const unknownFilesIn = (folder: string, isName: (name: string) => boolean): readonly string[] =>
  namesIn(folder).flatMap((language) =>
    isLanguage(language) && isFolder(join(folder, language))
      ? namesIn(join(folder, language))
          .filter((file) => !file.endsWith('.md') || !isName(file.slice(0, -3)))
          .map((file) => join(language, file))
      : [language],
  );

/** A setting that names a folder of the operator's own texts, `<language>/<name>.md`. */
interface OperatorContent {
  readonly setting: string;
  /** As it was set, taken from `home`. */
  readonly folder: string | undefined;
  readonly isName: (name: string) => boolean;
  /** What one of them is called. */
  readonly text: string;
}

/** The folder, or null where none is set; throws what `wrong` makes of one that is not there, or in which a text has a name that no page shows. */
export const operatorContentFolder = (
  { setting, folder, isName, text }: OperatorContent,
  home: string,
  wrong: (faults: readonly string[]) => Error,
): string | null => {
  if (folder === undefined) return null;
  const path = resolve(home, folder);
  if (!isFolder(path)) throw wrong([`${setting}: there is no such folder`]);
  const strangers = unknownFilesIn(path, isName);
  if (strangers.length > 0)
    throw wrong([`${setting}: nobody would be shown ${strangers.join(', ')}; ${text}s are <language>/<${text}>.md`]);
  return path;
};
