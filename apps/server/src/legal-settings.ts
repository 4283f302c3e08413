import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLegalDocument } from '@madang/domain/legal/legal-document.ts';
import { isLanguage } from '@madang/domain/shared/language.ts';
import { z } from 'zod';
import type { LegalSettings } from './legal/legal-documents.ts';

const line = z
  .string()
  .trim()
  .regex(/^[^\r\n]{1,200}$/, 'must be one line')
  .optional();

/** Who runs the service, and their own documents. */
export const LEGAL_ENVIRONMENT = {
  OPERATOR_NAME: line,
  OPERATOR_ADDRESS: line,
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
  LEGAL_DIR: z.string().optional(),
};
const OF_THE_OPERATOR = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

type LegalEnvironment = z.infer<z.ZodObject<typeof LEGAL_ENVIRONMENT>>;

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
/** What systems and tools keep for themselves begins with a dot. */
const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted();

/** What in the operator's folder would never be shown, for its name is another one than a language or a document has. */
const strangersIn = (folder: string): readonly string[] =>
  namesIn(folder).flatMap((language) =>
    isLanguage(language) && isFolder(join(folder, language))
      ? namesIn(join(folder, language))
          .filter((file) => !file.endsWith('.md') || !isLegalDocument(file.slice(0, -3)))
          .map((file) => join(language, file))
      : [language],
  );

/** Throws what `wrong` makes of a folder that is not as it has to be, and of an operator who is named by half. */
export const legalOf = (set: LegalEnvironment, home: string, wrong: (faults: readonly string[]) => Error): LegalSettings => {
  const missing = OF_THE_OPERATOR.filter((name) => set[name] === undefined);
  if (missing.length > 0 && missing.length < OF_THE_OPERATOR.length)
    throw wrong(
      missing.map((name) => `${name}: must be set with ${OF_THE_OPERATOR.filter((one) => one !== name).join(' and ')}`),
    );
  const folder = set.LEGAL_DIR === undefined ? null : resolve(home, set.LEGAL_DIR);
  if (folder !== null) {
    if (!isFolder(folder)) throw wrong(['LEGAL_DIR: there is no such folder']);
    const strangers = strangersIn(folder);
    if (strangers.length > 0)
      throw wrong([`LEGAL_DIR: nobody would be shown ${strangers.join(', ')}; documents are <language>/<document>.md`]);
  }
  const { OPERATOR_NAME: name, OPERATOR_EMAIL: contact, OPERATOR_ADDRESS: address } = set;
  return {
    folder,
    operator: name === undefined || contact === undefined || address === undefined ? null : { name, contact, address },
  };
};
