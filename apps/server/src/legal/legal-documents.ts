import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LegalDocument } from '@madang/domain/legal/legal-document.ts';
import { DEFAULT_LANGUAGE, type Language } from '@madang/domain/shared/language.ts';
import type { LegalPage } from '@madang/web/render';

/** Who runs the service, as its documents name them. */
export interface Operator {
  readonly name: string;
  /** An e-mail address. */
  readonly contact: string;
  /** By post, in one line. */
  readonly address: string;
}

export type ReadLegal = (name: LegalDocument, language: Language) => Promise<LegalPage>;

export interface LegalSettings {
  /** The operator's own texts, `<language>/<document>.md`; null for ours alone. */
  readonly folder: string | null;
  /** Null while nobody has said who that is. */
  readonly operator: Operator | null;
}

const SHIPPED = fileURLToPath(new URL('../../documents/', import.meta.url));

/** The demo world's: nobody is there. */
const NOBODY: Operator = { name: 'Madang Demo', contact: 'hello@madang.example', address: '1 Demo Street, Seoul' };

/** What Markdown would take for its own. */
const plain = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#&!|~-]/g, String.raw`\$&`);

/** Where a text names whoever runs the service. */
const NAMES_OPERATOR = /\{(?:operator|contact|address)\}/;

/** Names the operator in a text; an address of theirs becomes a link. */
const named = (text: string, { name, contact, address }: Operator, language: Language): string =>
  text
    .replaceAll('{operator}', () => plain(name))
    .replaceAll('{contact}', () => `<${contact}>`)
    .replaceAll('{address}', () => plain(address))
    .replaceAll('{language}', language);

const readText = async (folder: string, name: LegalDocument, language: Language): Promise<string | null> => {
  try {
    return await readFile(join(folder, language, `${name}.md`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** `# Title` is how a document begins. */
const titleOf = (text: string, name: LegalDocument): string => /^# +(.+?) *$/m.exec(text)?.[1] ?? name;

/**
 * The documents in memory, each read when it is first asked for. The operator's text goes before ours, also where it is there in English
 * only: what binds is theirs, and not a translation of something else.
 */
export const legalDocuments = ({ folder, operator }: LegalSettings): ReadLegal => {
  const find = async (name: LegalDocument, language: Language) => {
    if (folder !== null)
      for (const of of new Set([language, DEFAULT_LANGUAGE])) {
        const text = await readText(folder, name, of);
        if (text !== null) return { text, language: of };
      }
    const text = await readText(SHIPPED, name, language);
    if (text === null) throw new Error(`Our ${name} is missing in ${language}.`);
    return { text, language };
  };
  const make = async (name: LegalDocument, language: Language): Promise<LegalPage> => {
    const [found, { micromark }] = await Promise.all([find(name, language), import('micromark')]);
    return {
      title: titleOf(found.text, name),
      html: micromark(named(found.text, operator ?? NOBODY, language)),
      language: found.language,
      isModel: operator === null && NAMES_OPERATOR.test(found.text),
    };
  };
  const pages = new Map<string, Promise<LegalPage>>();
  return async (name, language) => {
    const key = `${language} ${name}`;
    const page = pages.get(key) ?? make(name, language);
    pages.set(key, page);
    try {
      return await page;
    } catch (error) {
      pages.delete(key);
      throw error;
    }
  };
};
