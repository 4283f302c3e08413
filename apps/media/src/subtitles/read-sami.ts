import type { CueAtLine, SkippedLine } from '@madang/streaming/webvtt.ts';
import { writeCueText } from './cue-text.ts';
import { chooseLanguage } from './language-choice.ts';
import { readTags, SAMI_TAGS } from './read-tags.ts';
import type { SubtitleReading } from './reading.ts';

/** Classes that Korean programs write without a style sheet. */
const KNOWN_CLASSES: Readonly<Record<string, string>> = {
  krcc: 'ko',
  kocc: 'ko',
  encc: 'en',
  egcc: 'en',
  enuscc: 'en',
  jpcc: 'ja',
  cncc: 'zh',
  zhcc: 'zh',
  spcc: 'es',
  vncc: 'vi',
  brcc: 'pt',
};

/** How long the last words show, which nothing ends. */
const LAST_CUE_MS = 5000;

const STYLE_RULE = /\.([\w-]+)\s*\{([^{}]*)\}/g;
const LANGUAGE = /lang\s*:\s*([a-z]{2,3}(?:-[a-z0-9]+)*)/i;

/** The languages that the style sheet of a SAMI file names, by class in small letters. */
export const samiLanguages = (file: string): ReadonlyMap<string, string> =>
  new Map(
    [...file.matchAll(STYLE_RULE)].flatMap(([, name = '', rules = '']) => {
      const [, language] = LANGUAGE.exec(rules) ?? [];
      return language === undefined ? [] : [[name.toLowerCase(), language] as const];
    }),
  );

const SYNC = /<sync\b([^>]*)>/gi;
const PARAGRAPH = /<p\b([^>]*)>/gi;
const START = /\bstart\s*=\s*["']?\s*(-?\d+)/i;
const CLASS = /\bclass\s*=\s*["']?\s*([\w-]+)/i;

/** The pieces of a text behind each match of a tag, and the one before the first, which has no attributes. */
const piecesOf = (text: string, tag: RegExp) => {
  const matches = [...text.matchAll(tag)];
  const ends = [...matches.slice(1).map(({ index }) => index), text.length];
  const first = { attributes: null, at: 0, body: text.slice(0, matches[0]?.index ?? text.length) };
  const others = matches.map((match, place) => ({
    attributes: match[1] ?? '',
    at: match.index,
    body: text.slice(match.index + match[0].length, ends[place]),
  }));
  return [first, ...others];
};

type SamiLine = Readonly<{ startMs: number; line: number; class: string | null; body: string }>;

/** What each SYNC says in each class; an empty body ends what was said before. */
const listSamiLines = (file: string) => {
  const lines: SamiLine[] = [];
  const skipped: SkippedLine[] = [];
  let line = 1;
  let counted = 0;
  for (const { attributes, at, body } of piecesOf(file, SYNC).slice(1)) {
    line += file.slice(counted, at).split('\n').length - 1;
    counted = at;
    const [, start] = START.exec(attributes ?? '') ?? [];
    if (start === undefined) {
      skipped.push({ line, why: `A SYNC without a Start: <sync${(attributes ?? '').slice(0, 40)}>` });
      continue;
    }
    const [before, ...paragraphs] = piecesOf(body, PARAGRAPH);
    const startMs = Math.max(0, Number(start));
    // Words before the first P, and all of a SYNC without one, belong to every class.
    if (paragraphs.length === 0 && before) lines.push({ startMs, line, class: null, body: before.body });
    for (const paragraph of paragraphs) {
      const name = CLASS.exec(paragraph.attributes ?? '')?.[1] ?? null;
      lines.push({ startMs, line, class: name?.toLowerCase() ?? null, body: paragraph.body });
    }
  }
  return { lines, skipped };
};

const textOf = (body: string) => {
  const words = body
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/(?:body|sami)\s*>.*$/is, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<br\b[^<>]*>/gi, '\n');
  return writeCueText(readTags(words, SAMI_TAGS).runs);
};

/** Reads the class of a SAMI file that is in a language. Throws SyntaxError when it has several, and none is. */
export const readSami = (file: string, language: string): SubtitleReading => {
  const { lines, skipped } = listSamiLines(file);
  const declared = samiLanguages(file);
  const names = [...new Set(lines.flatMap((one) => one.class ?? []))];
  const classes = names.map((name) => ({ name, language: declared.get(name) ?? KNOWN_CLASSES[name] ?? null }));
  const chosen = chooseLanguage(classes, language);
  if (!chosen && classes.length > 0) {
    const present = classes.map((one) => `${one.name.toUpperCase()} (${one.language ?? 'no language'})`).join(', ');
    throw new SyntaxError(`there is nothing in ${language} in it: its classes are ${present}.`);
  }
  const wanted = lines.filter((one) => one.class === null || one.class === chosen?.name);
  // Several paragraphs of one moment show together.
  const moments = Map.groupBy(
    wanted.toSorted((a, b) => a.startMs - b.startMs),
    ({ startMs }) => startMs,
  );
  const starts = [...moments.keys()];
  const cues = [...moments.entries()].map(([startMs, together], at): CueAtLine => {
    const text = together.map(({ body }) => textOf(body)).filter((one) => one !== '');
    const endMs = starts[at + 1] ?? startMs + LAST_CUE_MS;
    return { startMs, endMs, settings: '', text: text.join('\n'), line: together[0]?.line ?? 1 };
  });
  return { cues, skipped };
};
