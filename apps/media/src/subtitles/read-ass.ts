import type { Cue } from '@madang/streaming/webvtt.ts';
import { cleanCueText } from './cue-text.ts';
import { AT_TOP } from './read-subrip.ts';

const TIME = /^\s*(\d+):(\d{1,2}):(\d{1,2})[.:](\d{1,3})\s*$/;

const toMs = (written: string) => {
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = TIME.exec(written) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'));
};

/** The fields that a Format line names; of a Dialogue line the last one keeps its commas. */
const fieldsOf = (line: string, count: number) => {
  const parts = line.slice(line.indexOf(':') + 1).split(',');
  return [...parts.slice(0, count - 1), parts.slice(count - 1).join(',')].map((part) => part.trim());
};

const BLOCK = /\{([^{}]*)\}/g;

/** Override codes as tags: italics and bold stay, drawings go with all that they draw. */
const readText = (written: string) => {
  let drawing = false;
  let text = '';
  let from = 0;
  const take = (part: string) => (text += drawing ? '' : part.replaceAll('<', '‹').replaceAll('>', '›'));
  for (const match of written.matchAll(BLOCK)) {
    take(written.slice(from, match.index));
    from = match.index + match[0].length;
    for (const [, name = '', value = ''] of (match[1] ?? '').matchAll(/\\(i|b|p)(\d+)(?![a-z])/g)) {
      if (name === 'p') drawing = value !== '0';
      else text += value === '0' ? `</${name}>` : `<${name}>`;
    }
  }
  take(written.slice(from));
  return text.replace(/\\[Nn]/g, '\n').replaceAll('\\h', '\u00A0');
};

/** Numbers of the keypad: the upper row. */
const isAbove = (written: string, alignment: string | undefined) => {
  const [, own] = /\\an(\d)/.exec(written) ?? [];
  return Number(own ?? alignment ?? 2) >= 7;
};

/** Reads the dialogue of an ASS or SSA file. What is drawn, and comments, are left out. */
export const readAss = (file: string): readonly Cue[] => {
  let section = '';
  let format: readonly string[] = [];
  const alignments = new Map<string, string>();
  const cues: Cue[] = [];
  for (const line of file.split('\n')) {
    const [, head] = /^\s*\[(.+)\]\s*$/.exec(line) ?? [];
    if (head) section = head.toLowerCase();
    if (/^Format:/i.test(line)) format = fieldsOf(line, line.split(',').length).map((name) => name.toLowerCase());
    const fields = fieldsOf(line, format.length);
    const field = (name: string) => fields[format.indexOf(name)] ?? '';
    if (/^Style:/i.test(line) && section.startsWith('v4+')) alignments.set(field('name'), field('alignment'));
    if (!/^Dialogue:/i.test(line) || section !== 'events') continue;
    const written = field('text');
    cues.push({
      startMs: toMs(field('start')),
      endMs: toMs(field('end')),
      settings: isAbove(written, alignments.get(field('style').replace(/^\*/, ''))) ? AT_TOP : '',
      text: cleanCueText(readText(written), false),
    });
  }
  return cues;
};
