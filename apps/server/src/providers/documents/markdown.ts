import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '@madang/domain/shared/language.ts';

/** Who runs the service, as its documents name them. */
export interface Operator {
  readonly name: string;
  /** An e-mail address. */
  readonly contact: string;
  /** By post, in one line. */
  readonly address: string;
}

/** A text as it was found, in Markdown. */
export interface FoundText {
  readonly text: string;
  /** Of the text, which may be there in another one only. */
  readonly language: Language;
}

/** A text as a page shows it. */
export interface MadeText {
  readonly title: string;
  /** With its title as `h1`. */
  readonly html: string;
}

/** The demo world's: nobody is there. */
const NOBODY: Operator = { name: 'Madang Demo', contact: 'hello@madang.example', address: '1 Demo Street, Seoul' };

/** The e-mail address of whoever runs the service. */
export const contactOf = (operator: Operator | null): string => (operator ?? NOBODY).contact;

const PUNCTUATION = /[\\`*_{}[\]<>#&!|~-]/g;
/** What Markdown would take for its own. */
const plain = (text: string): string => text.replaceAll(PUNCTUATION, String.raw`\$&`);

/** Where a text names whoever runs the service. */
const NAMES_OPERATOR = /\{(?:operator|contact|address)\}/;
export const namesOperator = ({ text }: FoundText): boolean => NAMES_OPERATOR.test(text);

/** Names the operator in a text; an address of theirs becomes a link. */
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
 * `<language>/<name>.md` in the operator's folder, or in ours. Theirs goes before ours, also where it is there in English only: what
 * counts is theirs, and not a translation of something else. Throws where ours is missing.
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

/** `# Title` is how a text begins; where it does not, its name has to do. */
const titleOf = ({ text }: FoundText, name: string): string => /^# +(.+?) *$/m.exec(text)?.[1] ?? name;

/** The first paragraph below the title, on one line; empty where there is none. */
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
  /** Of the pages that links of the text lead to. */
  readonly language: Language;
  readonly operator: Operator | null;
}

/** What a text is about, for a list of texts. */
export const introductionOf = (
  found: FoundText,
  { name, operator }: About,
): { readonly title: string; readonly summary: string } => ({
  title: titleOf(found, name),
  summary: summaryOf(found).replaceAll('{operator}', () => (operator ?? NOBODY).name),
});

/** HTML in which no HTML of the text and no address that runs anything is left; links of the text lead to pages in `language`. */
export const makePage = async (found: FoundText, { name, language, operator }: About): Promise<MadeText> => {
  const { micromark } = await import('micromark');
  return { title: titleOf(found, name), html: micromark(named(found.text, operator ?? NOBODY, language)) };
};

/** Keeps what was made, by its key; what could not be made is tried anew the next time. */
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
