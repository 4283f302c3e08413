import type { CueAtLine, SkippedLine } from '@madang/streaming/webvtt.ts';
import { DOMParser } from '@xmldom/xmldom';
import { writeCueText, type Run } from './cue-text.ts';
import { chooseLanguage } from './language-choice.ts';
import { AT_TOP, type SubtitleReading } from './reading.ts';
import { readAttribute, elementsIn, MAX_DEPTH, ttmlStyles, type TtmlStyle } from './ttml-style.ts';
import { parseTtmlTime, ttmlClock } from './ttml-time.ts';

/** Later than any film ends: the end of what shows until its end. */
const FOREVER_MS = 24 * 3_600_000;

const parseXml = (file: string): Element => {
  const refuse = (message: string) => {
    const [, line = '1'] = /line:(\d+)/.exec(message) ?? [];
    throw new SyntaxError(`line ${line} is not well-formed XML.`);
  };
  const errorHandler = { warning: () => undefined, error: refuse, fatalError: refuse };
  const root = new DOMParser({ errorHandler, locator: {} }).parseFromString(file, 'text/xml')?.documentElement;
  if (root?.localName !== 'tt') throw new SyntaxError('there is no TTML in it.');
  return root;
};

const lineOf = (element: Element) => ('lineNumber' in element ? Number(element.lineNumber) : 1);

/** What an element passes on to those within it. */
type Context = Readonly<{
  look: TtmlStyle;
  startMs: number;
  endMs: number;
  language: string | null;
  region: string;
  keepsSpace: boolean;
}>;

/** Words that show for a part of their paragraph's time. */
type Part = Run & Readonly<{ startMs: number; endMs: number }>;
type Paragraph = Readonly<{ language: string | null; region: string; line: number; parts: readonly Part[] }>;

const listParagraphs = (root: Element) => {
  const { lookOf, regionLook, isReading } = ttmlStyles(root);
  const clock = ttmlClock((name) => readAttribute(root, name));
  const paragraphs: Paragraph[] = [];
  const skipped: SkippedLine[] = [];

  /** Null where there is none; of a wrong one NaN, which makes the times of everything within NaN, and drops it. */
  const timeOf = (element: Element, name: string): number | null => {
    const written = readAttribute(element, name);
    if (written === '') return null;
    const ms = parseTtmlTime(written, clock);
    if (ms !== null) return ms;
    skipped.push({ line: lineOf(element), why: `Not a time of TTML: ${name}="${written.slice(0, 40)}"` });
    return Number.NaN;
  };

  /** Times within the parent's; in a sequence an element begins where the one before it ends. */
  const enter = (element: Element, parent: Context, fromMs: number): Context => {
    const startMs = fromMs + (timeOf(element, 'begin') ?? 0);
    const [endAt, lasting] = [timeOf(element, 'end'), timeOf(element, 'dur')];
    const ends = [parent.endMs, ...(endAt === null ? [] : [fromMs + endAt]), ...(lasting === null ? [] : [startMs + lasting])];
    const space = readAttribute(element, 'space');
    const region = readAttribute(element, 'region') || parent.region;
    return {
      look: lookOf(element, region === parent.region ? parent.look : regionLook(region, parent.look)),
      startMs,
      endMs: Math.min(...ends),
      language: readAttribute(element, 'lang') || parent.language,
      region,
      keepsSpace: space === '' ? parent.keepsSpace : space === 'preserve',
    };
  };

  const isSequence = (element: Element) => readAttribute(element, 'timeContainer') === 'seq';

  const partsOf = (element: Element, context: Context, depth: number): readonly Part[] => {
    const { look, startMs, endMs, keepsSpace } = context;
    let fromMs = startMs;
    return Array.from(element.childNodes).flatMap((node): readonly Part[] => {
      if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE) {
        const text = node.nodeValue ?? '';
        return [{ words: keepsSpace ? text : text.replace(/\s+/g, ' '), ...look, startMs, endMs }];
      }
      if (node.nodeType !== node.ELEMENT_NODE || depth > MAX_DEPTH) return [];
      const child = node as Element;
      if (child.localName === 'br') return [{ words: '\n', ...look, startMs, endMs }];
      if (child.localName !== 'span' || isReading(child)) return [];
      const inner = enter(child, context, fromMs);
      if (isSequence(element)) fromMs = inner.endMs;
      return Number.isNaN(inner.startMs + inner.endMs) ? [] : partsOf(child, inner, depth + 1);
    });
  };

  const walk = (element: Element, context: Context, depth: number) => {
    let fromMs = context.startMs;
    for (const child of depth > MAX_DEPTH ? [] : elementsIn(element)) {
      if (!['body', 'div', 'p'].includes(child.localName)) continue;
      const inner = enter(child, context, fromMs);
      if (isSequence(element)) fromMs = inner.endMs;
      const { language, region } = inner;
      if (Number.isNaN(inner.startMs + inner.endMs)) continue;
      if (child.localName !== 'p') walk(child, inner, depth + 1);
      else paragraphs.push({ language, region, line: lineOf(child), parts: partsOf(child, inner, 0) });
    }
  };

  const plain = { italic: false, bold: false };
  walk(
    root,
    {
      look: plain,
      startMs: 0,
      endMs: FOREVER_MS,
      language: readAttribute(root, 'lang') || null,
      region: '',
      keepsSpace: readAttribute(root, 'space') === 'preserve',
    },
    0,
  );
  return { paragraphs, skipped };
};

/** A cue for every span of time in which a paragraph shows the same words. */
const cuesOf = ({ parts, line }: Paragraph, settings: string): readonly CueAtLine[] => {
  const times = [...new Set(parts.flatMap(({ startMs, endMs }) => [startMs, endMs]))].toSorted((a, b) => a - b);
  const spans = times.slice(1).map((endMs, at) => ({ startMs: times[at] ?? 0, endMs }));
  return spans.map(({ startMs, endMs }) => {
    const shown = parts.filter((part) => part.startMs <= startMs && part.endMs >= endMs);
    return { startMs, endMs, settings, text: writeCueText(shown), line };
  });
};

/** Reads the words of a TTML document in a language. Throws SyntaxError when it has several, and that one is not among them. */
export const readTtml = (file: string, language: string): SubtitleReading => {
  const root = parseXml(file);
  const { paragraphs, skipped } = listParagraphs(root);
  const { isAbove } = ttmlStyles(root);
  const languages = [...new Set(paragraphs.map((one) => one.language))].map((one) => ({ language: one }));
  const chosen = chooseLanguage(languages, language);
  if (!chosen && languages.length > 0) {
    const present = languages.map((one) => one.language ?? 'none').join(', ');
    throw new SyntaxError(`there is nothing in ${language} in it: its languages are ${present}.`);
  }
  const wanted = paragraphs.filter((one) => one.language === chosen?.language);
  return { cues: wanted.flatMap((one) => cuesOf(one, isAbove(one.region) ? AT_TOP : '')), skipped };
};
