import type { CueAtLine, SkippedLine } from '@madang/streaming/webvtt.ts';
import { writeCueText, type Run } from './cue-text.ts';
import { AT_TOP, type SubtitleReading } from './reading.ts';

const TIME = /^\s*(\d+):(\d{1,2}):(\d{1,2})(?:[.:,](\d{1,3}))?\s*$/;

const toMs = (written: string) => {
  const [, hours, minutes, seconds, fraction = '0'] = TIME.exec(written) ?? [];
  if (hours === undefined) return null;
  return (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'));
};

/** The order of fields where a section does not tell its own, as libass has it; SSA is the older form. */
const USUAL_FIELDS = {
  events: 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'.split(','),
  'v4+ styles':
    'name,fontname,fontsize,primarycolour,secondarycolour,outlinecolour,backcolour,bold,italic,underline,strikeout,scalex,scaley,spacing,angle,borderstyle,outline,shadow,alignment,marginl,marginr,marginv,encoding'.split(
      ',',
    ),
  'v4 styles':
    'name,fontname,fontsize,primarycolour,secondarycolour,tertiarycolour,backcolour,bold,italic,borderstyle,outline,shadow,alignment,marginl,marginr,marginv,alphalevel,encoding'.split(
      ',',
    ),
} as const;

type Section = keyof typeof USUAL_FIELDS;
const isSection = (name: string): name is Section => Object.hasOwn(USUAL_FIELDS, name);

/** The fields that a Format line names; of a Dialogue line the last one keeps its commas. */
const fieldsOf = (line: string, count: number) => {
  const parts = line.slice(line.indexOf(':') + 1).split(',');
  return [...parts.slice(0, count - 1), parts.slice(count - 1).join(',')].map((part) => part.trim());
};

type Style = Readonly<{ italic: boolean; bold: boolean; above: boolean }>;
const PLAIN: Style = { italic: false, bold: false, above: false };

const isSet = (field: string) => Number(field) !== 0 && field !== '';
/** From this weight on libass takes a bold typeface. */
const BOLD_WEIGHT = 600;
const isBold = (value: number) => value === 1 || value >= BOLD_WEIGHT;

/** Numbers of the keypad, 7 to 9 above; those of SSA, 5 to 7. */
const isAboveOnKeypad = (alignment: number) => alignment >= 7 && alignment <= 9;
const isAboveInSsa = (alignment: number) => alignment >= 5 && alignment <= 7;

const readStyle = (field: (name: string) => string, section: Section): Style => {
  const alignment = Number(field('alignment'));
  return {
    italic: isSet(field('italic')),
    bold: isSet(field('bold')),
    above: section === 'v4 styles' ? isAboveInSsa(alignment) : isAboveOnKeypad(alignment),
  };
};

/** What the codes of one block change; a code without a value, `\i`, goes back to the style of the line. */
const CODE = /\\(?:(an|a|i|b|p)(-?\d+)?(?![a-z\d])|r([^\\]*))/gi;
/** Braces with codes or a comment; `\{` is a brace that is shown. */
const BLOCK = /(?<!\\)\{([^{}]*)\}/g;

type Styles = ReadonlyMap<string, Style>;
const styleNamed = (styles: Styles, name: string) => styles.get(name.replace(/^\*/, '')) ?? styles.get('Default') ?? PLAIN;

/** Words in the look that style and codes give them; drawings go with all that they draw. */
const readText = (written: string, style: Style, styles: Styles, wrapsAtNewline: boolean) => {
  const runs: Run[] = [];
  let { italic, bold, above } = style;
  let drawing = false;
  const take = (part: string) => {
    const words = part
      .replaceAll('\\N', '\n')
      .replaceAll('\\n', wrapsAtNewline ? '\n' : ' ')
      .replaceAll('\\h', '\u00A0')
      .replace(/\\([{}])/g, '$1');
    if (!drawing) runs.push({ words, italic, bold });
  };
  let from = 0;
  for (const match of written.matchAll(BLOCK)) {
    take(written.slice(from, match.index));
    from = match.index + match[0].length;
    for (const [, code, value, reset] of (match[1] ?? '').matchAll(CODE)) {
      const number = value === undefined ? null : Number(value);
      if (reset !== undefined) ({ italic, bold } = reset.trim() === '' ? style : styleNamed(styles, reset.trim()));
      else if (code === 'i') italic = number === null ? style.italic : number !== 0;
      else if (code === 'b') bold = number === null ? style.bold : isBold(number);
      else if (code === 'p') drawing = (number ?? 0) > 0;
      else if (number !== null) above = code === 'an' ? isAboveOnKeypad(number) : isAboveInSsa(number);
    }
  }
  take(written.slice(from));
  return { text: writeCueText(runs), above };
};

/** Reads the dialogue of an ASS or SSA file, as libass shows it. What is drawn, and comments, are left out. */
export const readAss = (file: string): SubtitleReading => {
  let section: Section | undefined;
  let format: readonly string[] = [];
  let wrapsAtNewline = false;
  const styles = new Map<string, Style>();
  const cues: CueAtLine[] = [];
  const skipped: SkippedLine[] = [];
  for (const [at, line] of file.split('\n').entries()) {
    const [, head] = /^\s*\[(.+)\]\s*$/.exec(line) ?? [];
    if (head !== undefined) {
      const name = head.trim().toLowerCase();
      section = isSection(name) ? name : undefined;
      format = section ? USUAL_FIELDS[section] : [];
    }
    if (/^WrapStyle\s*:\s*2/i.test(line)) wrapsAtNewline = true;
    if (!section) continue;
    if (/^Format:/i.test(line)) format = fieldsOf(line, line.split(',').length).map((name) => name.toLowerCase());
    const fields = fieldsOf(line, format.length);
    const field = (name: string) => fields[format.indexOf(name)] ?? '';
    if (/^Style:/i.test(line) && section !== 'events') styles.set(field('name').replace(/^\*/, ''), readStyle(field, section));
    if (!/^Dialogue:/i.test(line) || section !== 'events') continue;
    const [startMs, endMs] = [toMs(field('start')), toMs(field('end'))];
    if (startMs === null || endMs === null) {
      skipped.push({ line: at + 1, why: `Not a timing of ASS: ${line.trim().slice(0, 60)}` });
      continue;
    }
    const { text, above } = readText(field('text'), styleNamed(styles, field('style')), styles, wrapsAtNewline);
    cues.push({ startMs, endMs, settings: above ? AT_TOP : '', text, line: at + 1 });
  }
  return { cues, skipped };
};
