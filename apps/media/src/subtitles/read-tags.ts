import { decodeReferences } from './character-references.ts';
import type { Run } from './cue-text.ts';

/** How a format writes its tags: what counts as one, and what happens to other text in `<…>`. */
export type TagRules = Readonly<{
  isTag: (name: string, rest: string) => boolean;
  /** Whether an unknown tag is no word either, as in WebVTT, where `<` is written `&lt;`. */
  dropsUnknown: boolean;
}>;

const TIME = /^\d+:\d\d(?::\d\d)?[.,]\d{1,3}$/;
const HTML = new Set(['i', 'b', 'u', 's', 'font', 'em', 'strong']);
/** WebVTT's own, which other formats borrow. In small letters only: `<V for Vendetta>` is a film. */
const WEBVTT = new Set(['c', 'v', 'ruby', 'rt', 'lang']);
/** `color="red"`, `color = red`, `.loud`: what may stand behind a name. */
const ATTRIBUTES = /^(?:\.[^\s.]+)*(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|\S+))*\s*\/?$/;

const isBorrowed = (name: string, rest: string) => WEBVTT.has(name) && /^(?:[.\s]|$)/.test(rest);

/** SubRip has no rules: what is not a tag for certain, such as `<1박 2일>`, is words. */
export const SUBRIP_TAGS: TagRules = {
  isTag: (name, rest) =>
    TIME.test(name + rest) ||
    isBorrowed(name, rest) ||
    (HTML.has(name.toLowerCase()) && (ATTRIBUTES.test(rest) || (/^font$/i.test(name) && rest.includes('=')))),
  dropsUnknown: false,
};

export const WEBVTT_TAGS: TagRules = {
  isTag: (name, rest) =>
    TIME.test(name + rest) || isBorrowed(name.toLowerCase(), rest) || (HTML.has(name.toLowerCase()) && /^(?:[.\s]|$)/.test(rest)),
  dropsUnknown: true,
};

/** Tags of SAMI bodies that have nothing to say to us. */
const SAMI = new Set([
  'p',
  'span',
  'div',
  'center',
  'sync',
  'body',
  'sami',
  'a',
  'tt',
  'big',
  'small',
  'rp',
  'sup',
  'sub',
  'basefont',
]);

export const SAMI_TAGS: TagRules = {
  isTag: (name, rest) => SUBRIP_TAGS.isTag(name, rest) || (SAMI.has(name.toLowerCase()) && ATTRIBUTES.test(rest)),
  dropsUnknown: false,
};

const ITALIC = new Set(['i', 'em']);
const BOLD = new Set(['b', 'strong']);

const TAG = /<(\/?)([^\s<>./]*)([^<>]*)>/g;

/** Words between tags in the look that the tags ask for, and the unknown tags that were dropped. */
export const readTags = (
  text: string,
  { isTag, dropsUnknown }: TagRules,
): { runs: readonly Run[]; dropped: readonly string[] } => {
  const runs: Run[] = [];
  const dropped: string[] = [];
  const open: string[] = [];
  const take = (words: string) => {
    const look = { italic: open.some((tag) => ITALIC.has(tag)), bold: open.some((tag) => BOLD.has(tag)) };
    if (words !== '') runs.push({ words: decodeReferences(words), ...look });
  };
  let from = 0;
  for (const match of text.matchAll(TAG)) {
    const [tag, closing, name = '', rest = ''] = match;
    const isKnown = isTag(name, rest);
    if (!isKnown && !dropsUnknown) continue;
    take(text.slice(from, match.index));
    from = match.index + tag.length;
    const shown = name.toLowerCase();
    if (!isKnown) dropped.push(tag);
    else if (!closing) open.push(shown);
    else if (open.includes(shown)) open.splice(open.lastIndexOf(shown), 1);
  }
  take(text.slice(from));
  return { runs, dropped };
};
