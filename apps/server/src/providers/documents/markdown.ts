import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '@madang/domain/shared/language.ts';

/** The operator of the service, as its legal documents name them. */
export interface Operator {
  readonly name: string;
  /** E-mail address. */
  readonly contact: string;
  /** Postal address on one line. */
  readonly address: string;
}

/** A document as it was read from disk, in Markdown. */
export interface FoundText {
  readonly text: string;
  /** Language of the text, which is the default language where the requested one is missing. */
  readonly language: Language;
}

/** A document rendered for a page. */
export interface MadeText {
  readonly title: string;
  /** Includes the title as `h1`. */
  readonly html: string;
}

/** Placeholder of the demo world, which has no operator. */
const NO_OPERATOR: Operator = { name: 'Madang Demo', contact: 'hello@madang.example', address: '1 Demo Street, Seoul' };

/** The operator's contact e-mail address. */
export const readContact = (operator: Operator | null): string => (operator ?? NO_OPERATOR).contact;

const PUNCTUATION = /[\\`*_{}[\]<>#&!|~-]/g;
/** Escapes Markdown syntax. */
const plain = (text: string): string => text.replaceAll(PUNCTUATION, String.raw`\$&`);

/** Placeholders that are filled in with the operator's data. */
const NAMES_OPERATOR = /\{(?:operator|contact|address)\}/;
export const namesOperator = ({ text }: FoundText): boolean => NAMES_OPERATOR.test(text);

/** Fills in the operator's data. Contact addresses become links. */
const named = (text: string, { name, contact, address }: Operator, language: Language): string =>
  text
    .replaceAll('{operator}', () => plain(name))
    .replaceAll('{contact}', () => `<${contact}>`)
    .replaceAll('{address}', () => plain(address))
    .replaceAll('{language}', language);

const readText = async (folder: string, name: string, language: Language): Promise<string | null> => {
  try {
    return await readFile(join(folder, language, `${name}.md`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * Reads `<language>/<name>.md` from the operator's folder, else ours. The operator's English text wins over our
 * translation, which would say something else. Throws where ours is missing.
 */
export const findText = async (
  { own, shipped }: { readonly own: string | null; readonly shipped: string },
  name: string,
  language: Language,
): Promise<FoundText> => {
  if (own !== null)
    for (const of of new Set([language, DEFAULT_LANGUAGE])) {
      const text = await readText(own, name, of);
      if (text !== null) return { text, language: of };
    }
  const text = await readText(shipped, name, language);
  if (text === null) throw new Error(`Our ${name} is missing in ${language}.`);
  return { text, language };
};

/** The first level-one heading, else the document's name. */
const titleOf = ({ text }: FoundText, name: string): string => /^# +(.+?) *$/m.exec(text)?.[1] ?? name;

/** The first paragraph below the title as one line, empty where there is none. */
const summaryOf = ({ text }: FoundText): string => {
  const [, below = ''] = text.split(/^# .*$/m, 2);
  return (
    below
      .trim()
      .split(/\n\s*\n/, 1)[0]
      ?.replaceAll(/\s+/g, ' ') ?? ''
  );
};

interface About {
  readonly name: string;
  /** Language of the pages that links in the text lead to. */
  readonly language: Language;
  readonly operator: Operator | null;
}

/** Title and summary of a document for a list. */
export const introductionOf = (
  found: FoundText,
  { name, operator }: About,
): { readonly title: string; readonly summary: string } => ({
  title: titleOf(found, name),
  summary: summaryOf(found).replaceAll('{operator}', () => (operator ?? NO_OPERATOR).name),
});

/** Renders Markdown without raw HTML and without script URLs. Links in the text lead to pages in `language`. */
export const makePage = async (found: FoundText, { name, language, operator }: About): Promise<MadeText> => {
  const { micromark } = await import('micromark');
  return { title: titleOf(found, name), html: micromark(named(found.text, operator ?? NO_OPERATOR, language)) };
};

/** Memoizes an async function by its arguments. A rejected promise is not cached, so the next call retries. */
export const remembering = <Args extends readonly string[], T>(make: (...args: Args) => Promise<T>) => {
  const made = new Map<string, Promise<T>>();
  return async (...args: Args): Promise<T> => {
    const key = args.join(' ');
    const known = made.get(key) ?? make(...args);
    made.set(key, known);
    try {
      return await known;
    } catch (error) {
      made.delete(key);
      throw error;
    }
  };
};
