/** WebVTT spells these three, and our own reader knows what others may have written. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00A0',
  '&lrm;': '',
  '&rlm;': '',
};

const unescape = (text: string) => text.replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity] ?? entity);
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A tag as the formats have them, `<i>`, `</font>`, `<c.yellow>`, `<v Mina>`, `<00:01.000>`; `a < b` has none. */
const TAG = /<(\/?)([a-z]+|\d[\d:.]*)([^<>]*)>/gi;
const SHOWN = new Set(['i', 'b']);

/**
 * The text of a cue with nothing but what the player shows: italics and bold, in pairs; all other tags are taken off, and
 * what they enclose stays. `escaped` tells whether it comes from a format that escapes signs.
 */
export const cleanCueText = (written: string, escaped: boolean): string => {
  const text = written.trim();
  const words = (part: string) => escape(escaped ? unescape(part) : part);
  const open: string[] = [];
  let clean = '';
  let from = 0;
  for (const match of text.matchAll(TAG)) {
    const [tag, closing, name = ''] = match;
    clean += words(text.slice(from, match.index));
    from = match.index + tag.length;
    const shown = name.toLowerCase();
    if (!SHOWN.has(shown)) continue;
    if (!closing) {
      open.push(shown);
      clean += `<${shown}>`;
    } else if (open.includes(shown)) {
      // Tags that overlap are closed in their order: what is open must enclose what was opened later.
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        clean += `</${last}>`;
        if (last === shown) break;
      }
    }
  }
  clean += words(text.slice(from));
  for (let last = open.pop(); last !== undefined; last = open.pop()) clean += `</${last}>`;
  return clean
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
};
